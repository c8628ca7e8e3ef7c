import type { Template } from '../../pack.js';

/** How Spanish speakers ask for music. */
export const music: readonly Template[] = [
  {
    intent: 'create_dynamic_playlist',
    says: [
      '<pide> [<algo>] [<sort>] <musica> [de] <mods> [<fines>]',
      '<pide> [<algo>] <mods> [de] <musica> [<fines>]',
      '<pide> [<algo>] [<mods>] <musica> [<mods>] <fines>',
      '<pide> [<algo>] [(de)] {genre} [<sort>] [<fines>]',
      '<pon> [<este>] <artista> {artist}',
      '<pon> (algo|cosas|todo|lo mejor|lo último|lo más nuevo|todo lo que tengas|todo lo que haya) <deartista>',
      '<pide> [<algo>] <musica> (para|de|pare) [(una|la|el|mi)] {mood}',
      '<pon> [<este>] <sort> [<sort>] (<deartista>|<cuando>)',
      '(crea|crear|haz|hazme|genera|cree|haga|hacé) [me] [una] [nueva] <plist> (de|con|a partir de) [<algo>] [<mods>] [<musica>] [<fines>]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.05,
    says: [
      '<pide> <sort> <musica> [<fines>]',
      '<pide> <musica> <sort> [<fines>]',
      '<pon> {artist} <cuando>',
      '<pon> algo de {artist}',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.14,
    says: [
      '[<algo>] <musica> <fines>',
      '<musica> {genre}',
      '{genre}',
      '<pon> [<algo>] {mood}',
      '<mods> <musica>',
      '(lo mejor|lo último|lo más nuevo) <deartista>',
    ],
  },
  { intent: 'create_dynamic_playlist', cost: 0.2, says: ['<estricto> {artist}'] },
  {
    intent: 'play_song',
    says: [
      '<pide> [<este>] [<sort>] <cancion> [<llamado>] {track} [<deartista>]',
      '<pon> {track} (de|por|del) [<artista>] {artist} [<delalbum>]',
      '<pon> {track} canción',
    ],
  },
  { intent: 'play_song', cost: 0.18, says: ['<estricto> {track}'] },
  { intent: 'play_song', cost: 0.35, says: ['<pon> {track}', '{track} de {artist}'] },
  {
    intent: 'play_song_by_lyric',
    says: [
      '[<pide>] [(la|una)] <cancion> (que dice|que hace|que empieza con|que empieza por|cuya letra es|con la letra|donde canta|donde dice|en la que dice|que canta) [(así|como)] {lyric}',
      '(cuál es|cómo se llama) la canción (que dice|que hace|donde dice) {lyric}',
    ],
  },
  {
    intent: 'play_album',
    says: [
      '<pide> [<este>] [<sort>] <album> [<llamado>] {album} [<deartista>]',
      '<pide> [<algo>|<este>] [<sort>] <album> [<sort>] [<mods>] [<fines>]',
      '<pide> [<algo>] [<mods>] <musica> [<deartista>] <delalbum> [<deartista>]',
    ],
  },
  { intent: 'play_album', cost: 0.15, says: ['<pon> {album} de {artist}', '<album> {album}'] },
  {
    intent: 'play_playlist',
    says: [
      '<pon> [(algo|música|canciones)] [(de|desde)] [<mi>] <plist> [(<llamado>|de música|de|del)] {playlist}',
      '<pon> [(algo|música|canciones)] [(de|desde)] [<mi>] [<sort>] <plist> [<sort>]',
      '<pon> [<mi>] lista [(de|del)] ({genre}|{year}|{playlist})',
      '<pon> [<algo>] [<mi>] <plist> (de|con) [música] {genre}',
      '<pon> [<mi>] [(<musica>|canciones|temas)] (favorita|favoritas|favoritos|preferidas|que me gustan|que más me gustan)',
      '<pon> (mis|nuestros) (favoritos|favoritas)',
      '(cambia|cambiar|abre|abrir|ve a|pasa a|cambie) [(de|a)] [<mi>] (<plist>|lista) [{playlist}]',
    ],
  },
  { intent: 'play_playlist', cost: 0.15, says: ['[<mi>] <plist> {playlist}', '<pon> ... <plist> ...'] },
  {
    intent: 'play_radio',
    says: [
      '[(<pon>|<busca>|enciende|encender|sintoniza|conecta|abre|cambia a|cambia de)] [<este>] (radio|emisora|estación|estación de radio|emisora de radio|cadena de radio)',
      '[(<pon>|enciende|sintoniza)] [<este>] (radio|emisora|estación|estación de radio) [<llamado>] {station}',
      '(sintoniza|sintonizar) [<este>] [(radio|emisora|estación)] {station}',
      '<pon> <known> [(en la radio)]',
      '(ve a|abre|entra en) <service> [y] <pon> <known>',
      '<pon> [<este>] (radio|emisora|estación) [de] {genre}',
      '<pon> {station} (en la radio|fm)',
      '<pon> [<este>] [(emisora|estación|frecuencia|radio)] {frequency} [fm]',
    ],
  },
  {
    intent: 'play_radio',
    cost: -0.05,
    says: [
      '(<pon>|sintoniza|cambia) [<este>] radio (en|a) [(el|la|la frecuencia|la emisora)] {frequency} [fm]',
    ],
  },
  { intent: 'play_radio', cost: 0.35, says: ['... (radio|emisora|estación de radio) ...'] },
];
