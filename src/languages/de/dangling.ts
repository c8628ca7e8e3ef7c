/** Words at which no German request ends: more is coming. */
export const dangling =
  'ein eine einen der die das den dem mein meine meinen etwas von vom aus auf in im zu zur zum und oder mit für wie spiel spiele namens';
