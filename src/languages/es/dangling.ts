/** Words at which no Spanish request ends: more is coming. */
export const dangling =
  'un una el la los las mi mis algo de del por en a al y o con para como pon toca reproduce llamado llamada';
