import type { Template } from '../../pack.js';

/** How Spanish speakers say what they like, and change playlists. */
export const taste: readonly Template[] = [
  {
    intent: 'like',
    says: [
      '(me gusta|me encanta|nos gusta|amo|adoro|me gusta mucho|me mola) [(mucho)] [<este>] [(<cancion>|música|esto|grupo|artista|cantante|álbum|banda)] [mucho]',
      '(me gusta|me encanta) {genre}',
      '<este> [(<cancion>|música)] (es genial|es buena|es buenísima|es fantástica|está bien|mola|me gusta|me encanta)',
      '(qué|vaya) (buena|gran|bonita|linda|genial) [(<cancion>|música)]',
      '(buena|gran|bonita|excelente) (canción|música)',
      '(añade|añadir|agrega|agregar|guarda|guardar|pon|mete|añada|agregue|guarde|ponga|poné|meta) [<este>] [(<cancion>|esto|música|artista|grupo|álbum)] (a|en|como|entre) [<mi>] (favoritos|favoritas|favorito|favorita|biblioteca|colección|canciones favoritas|me gusta|temas favoritos)',
      '(guarda|guardar|recuerda|dale me gusta a|me gusta|guarde) [<este>] [(<cancion>|música|esto)]',
      '(valora|puntúa|califica) [<este>] <cancion> ...',
      '(haz|convierte|haga|hacé) <este> <cancion> (una de mis|en una de mis|mi) (favoritas|favorita)',
    ],
  },
  {
    intent: 'dislike',
    says: [
      '(no me gusta|odio|detesto|no soporto|no quiero oír|no quiero escuchar|no aguanto) [(nada|más)] [<este>] [(<cancion>|música|esto|grupo|artista|cantante|nada|{genre})]',
      '<este> [(<cancion>|música)] (no me gusta|es mala|es horrible|es aburrida|es fea|es malísima)',
      '(qué|vaya) (mala|horrible|fea|aburrida) [(<cancion>|música)]',
      '(no vuelvas a poner|no pongas más|no pongas nunca más|nunca más pongas|no reproduzcas más) [<este>] [(<cancion>|esto|artista|grupo)]',
    ],
  },
  {
    intent: 'modify_playlist',
    says: [
      '<anade> [<este>|otra|otro] (<cancion>|música|artista|grupo|álbum|cantante|esto|banda) [<deartista>] <en> [<mi>] <playlist> [(<llamado>|de)] [{playlist}]',
      '<anade> [<este>] [<cancion>] {track} [<deartista>] <en> [<mi>] <playlist> [(<llamado>|de)] [{playlist}]',
      '<anade> [<algo>] [<artista>] {artist} <en> [<mi>] <playlist> [(<llamado>|de)] [{playlist}]',
      '(quita|quitar|elimina|eliminar|borra|borrar|saca|sacar|quite|elimine|borre|saque) [<este>] [(<cancion>|esto|música|{track}|{artist})] (de|del) [<mi>] <plist> [(<llamado>|de)] [{playlist}]',
      '(crea|crear|cree|haz|nueva|genera|empieza|haga|hacé) [me] [(una|nueva|una nueva)] <plist> [{genre}] [(<llamado>|para) {playlist}]',
      '(borra|borrar|elimina|renombra|modifica|edita|vacía|borre|elimine) [<mi>] <plist> [{playlist}]',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.08,
    says: [
      '(añade|añadir|agrega|agregar|añada|agregue) [<este>] (<cancion>|artista|grupo|álbum|música) [<deartista>] (a|al|en) [<mi>] {playlist}',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.2,
    says: [
      '<anade> ... (a|al|en) ... <plist> ...',
      '(añade|añadir|agrega|agregar|añada|agregue) {track} (a|al|en) [<mi>] {playlist}',
    ],
  },
  { intent: 'play_playlist', cost: 0.45, says: ['... <plist> ...'] },
  {
    intent: 'stick_to_current',
    says: [
      '(quédate|sigue|continúa|mantén|mantente|seguir|siga|seguí|continúe) (con|en) (este|esta|el mismo|la misma|los mismos) (artista|género|estilo|grupo|banda|época|década|cantante|ambiente|música)',
      '(más|pon más|reproduce más|quiero más) [(música|canciones|temas|cosas)] (como esta|como este|como esto|así|de este artista|de este grupo|de este género|del mismo artista|del mismo género|del mismo estilo|de la misma época|parecidas|similares|por el estilo)',
      '(del mismo|de la misma) (artista|género|estilo|grupo|época)',
    ],
  },
  {
    intent: 'set_preset',
    says: [
      '(guarda|guardar|memoriza|memorizar|asigna|pon|graba|almacena|guarde|memorice|ponga|poné) [<este>] [(<cancion>|emisora|estación|radio|playlist|álbum|artista|esto)] (en|como|a) [<este>] (botón|preajuste|memoria|preselección|tecla|favorito|preset|presintonía) [número] {presetnumber}',
      '(configura|programa) [<este>] (botón|preajuste|memoria|preselección|tecla|preset|presintonía) [número] {presetnumber} [(con|a)] [<este>] [(emisora|canción|playlist|esto)]',
    ],
  },
  {
    intent: 'play_preset',
    says: [
      '[(<pon>|selecciona|elige|ve a|recupera)] [<este>] (botón|preajuste|memoria|preselección|tecla|favorito|preset|presintonía) [número] {presetnumber}',
    ],
  },
];
