import type { Template } from '../../pack.js';

/** How French speakers ask for music. */
export const music: readonly Template[] = [
  {
    intent: 'create_dynamic_playlist',
    says: [
      '<demande> [<du>] [<sort>] <musique> [(de|d)] <mods> [<fins>]',
      '<demande> [<du>] <mods> <musique> [<fins>]',
      '<demande> [<du>] [<mods>] <musique> [<mods>] <fins>',
      '<demande> [<du>] {genre} [<sort>] [<fins>]',
      '<joue> [<ce>] <artiste> {artist}',
      '<joue> (quelque chose|du|des trucs|tout|tout ce que tu as|n importe quoi) <paras>',
      '<demande> [<du>] <musique> (pour|de|d) [(me|la|le|l|faire|une|un)] {mood}',
      '<joue> [<ce>] <sort> [<sort>] (<paras>|<quand>)',
      '(crée|créer|fais|fabrique|créez) [moi] [une] [nouvelle] <plist> (de|avec|à partir de|sur) [<du>] [<mods>] [<musique>] [<fins>]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.05,
    says: ['<demande> <sort> <musique> [<fins>]', '<joue> du {artist}', '<joue> {artist} <quand>'],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.14,
    says: [
      '[<du>] <musique> <fins>',
      '<musique> {genre}',
      '{genre}',
      '<joue> [<du>] {mood}',
      '<mods> <musique>',
      '<sort> <musique> <paras>',
    ],
  },
  { intent: 'create_dynamic_playlist', cost: 0.2, says: ['<strict> {artist}'] },
  {
    intent: 'play_song',
    says: [
      '<demande> [(la|le|une|un|cette)] [<sort>] <chanson> [<nomme>] {track} [<paras>]',
      '<joue> {track} (de|par|d) [<artiste>] {artist} [<suralbum>]',
    ],
  },
  { intent: 'play_song', cost: 0.18, says: ['<strict> {track}'] },
  { intent: 'play_song', cost: 0.35, says: ['<joue> {track}', '{track} de {artist}'] },
  {
    intent: 'play_song_by_lyric',
    says: [
      '[<demande>] [(la|une)] <chanson> (qui fait|qui dit|qui commence par|dont les paroles sont|avec les paroles|où il chante|où elle chante|où ils chantent|où ça dit|dans laquelle il chante) [(comme)] {lyric}',
      '(quelle est|c est quoi) la chanson (qui fait|qui dit|où il dit) {lyric}',
    ],
  },
  {
    intent: 'play_album',
    says: [
      '<demande> [(un|l|le|cet)] [<sort>] <album> [<nomme>] {album} [<paras>]',
      '<demande> [<du>] [<sort>] <album> [<mods>] [<fins>]',
      '<demande> [<du>] [<sort>] [<mods>] <musique> [<paras>] <suralbum> [<paras>]',
    ],
  },
  { intent: 'play_album', cost: 0.15, says: ['<joue> {album} de {artist}', '<album> {album}'] },
  {
    intent: 'play_playlist',
    says: [
      '<joue> [(quelque chose|musique|chansons|morceaux)] [(de|sur|dans)] [<mon>] <plist> [(<nomme>|de musique|de|des|d)] {playlist}',
      '<joue> [(quelque chose|musique|chansons|morceaux)] [(de|sur|dans)] [<mon>] [<sort>] <plist> [<sort>]',
      '<joue> [(ma|notre)] liste (de|des|d) ({genre}|{year}|{playlist})',
      '<joue> [<du>] [<mon>] <plist> (de|d) [musique] {genre}',
      '<joue> [<ce>] [(toutes|tous)] [(<musique>|chansons|titres)] [(que j ai|que j)] (préférées|préférés|favorites|favoris|aime|aimées|aimés)',
      '<joue> [(mes|nos)] (favoris|préférés|préférées)',
      '(change|changer|ouvre|ouvrir|lance|passe à|passer à|changez|ouvrez|lancez) [(de)] [<mon>] <plist> [{playlist}]',
    ],
  },
  { intent: 'play_playlist', cost: 0.15, says: ['[<mon>] <plist> {playlist}', '<joue> ... <plist> ...'] },
  {
    intent: 'play_radio',
    says: [
      '[(<joue>|<cherche>|allume|allumer|allumez|écoute|branche|ouvre|change|change de)] [<ce>] (radio|station de radio|station|poste|chaîne de radio)',
      '[(<joue>|allume|mets)] [<ce>] (radio|station|station de radio) [<nomme>] {station}',
      '(va|aller|passe|change|syntonise|règle|allez|passez|changez|réglez) [(sur|à)] [<ce>] (radio|station|fréquence) {station}',
      '<joue> <known>',
      '(va sur|écoute|passe sur|écoutez) <service> [et] <joue> <known>',
      '<joue> <known> (à la radio|sur la radio)',
      '<joue> [<ce>] (radio|station) [de] {genre}',
      '<joue> {station} (à la radio|sur la radio|fm)',
      '<joue> [<ce>] [(station|fréquence|radio)] {frequency} [fm]',
    ],
  },
  {
    intent: 'play_radio',
    cost: -0.05,
    says: ['(<joue>|règle|branche|passe) [<ce>] radio (sur|à) [(la fréquence|la station)] {frequency} [fm]'],
  },
  { intent: 'play_radio', cost: 0.35, says: ['... (radio|fm|station de radio) ...'] },
];
