/** Tables of the support room. */
export interface SupportTables {
  support_content: SupportContentTable;
  custom_config: CustomConfigTable;
}

interface SupportContentTable {
  lang: string;
  /** A JSON object. */
  content: string;
}

interface CustomConfigTable {
  countrycode: string;
  /** A JSON object. */
  config: string;
}
