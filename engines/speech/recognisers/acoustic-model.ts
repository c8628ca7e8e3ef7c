/** A model of how a language sounds, as files on this machine. */
export interface AcousticModel {
  /** A name to show, for example "en-us". */
  readonly name: string;
  /** Two letters. */
  readonly language: string;
  /** The folder of mdef, means, variances and so on, absolute. */
  readonly folder: string;
  readonly dictionary: string;
  readonly noiseDictionary: string;
  /** The parameters of the features, by the names that Sphinx gives them. */
  readonly features: Readonly<Record<string, string | number | boolean>>;
}
