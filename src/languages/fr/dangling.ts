/** Words at which no French request ends: more is coming. */
export const dangling =
  'un une le la les l mon ma mes du de des d par sur dans à au et ou avec pour comme joue jouer mets mettre appelé appelée';
