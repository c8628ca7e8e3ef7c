import type { Template } from '../../pack.js';

/** How Spanish speakers play, pause, stop and skip. */
export const transport: readonly Template[] = [
  {
    intent: 'play',
    says: [
      '(quita|quitar|quite|termina|terminar|cancela|sal de|salir de) [<este>] pausa [(de|del|en|a)] [<este>] [(tele|tv|televisión|televisor|altavoz|dispositivo|equipo|reproductor|película|serie|programa|vídeo|emisión|contenido)]',
      '(reanuda|reanudar|reanude|continúa|continuar|continúe|sigue|seguir|retoma|retomar|despausa|despausar) [(en|con|de)] [<este>] [(tele|tv|televisión|televisor|altavoz|dispositivo|equipo|reproductor|película|serie|programa|vídeo|emisión|contenido)]',
      '(sigue|seguir|continúa|continuar) (viendo|escuchando|reproduciendo|con la reproducción) [...]',
      '(continúa|continuar|continua|reanuda|reanudar|reanude|sigue|seguir|reproduce|reproducir|play|dale|dale al play|retoma|retomar|continúe|siga|seguí|reproduzca|reproducí)',
      '(continúa|continuar|continua|reanuda|reanudar|reanude|sigue|seguir|retoma|retomar|reinicia|reiniciar|continúe|siga|seguí) [(con|reproduciendo)] [<este>] (<musica>|reproducción|medio|medios|pista|álbum|playlist|radio|vídeo|película|tele|tv|melodía)',
      '(quita|quitar|quite) [<este>] pausa [(de|a)] [<este>] [<musica>]',
      '(pon|poner|ponga|ponme|reproduce|reproducir|toca|escuchar|escucha|poné|póngame|poneme|reproduzca|reproducí|toque) [<algo>] (música|algo|una canción|canciones|canción|un tema|cualquier cosa|lo que quieras)',
      '<busca> [<algo>] (música|canciones|una canción|canción|temas)',
      '(enciende|encender|activa|inicia|arranca|empieza|encienda|prendé|active) [<este>] (música|reproducción)',
      '<pon> <service>',
      '(música)',
    ],
  },
  {
    intent: 'pause',
    says: [
      '(pausa|pausar|pause|detén un momento|interrumpe) [(en|de)] [<este>] (tele|tv|televisión|televisor|altavoz|dispositivo|equipo|reproductor|película|serie|programa|vídeo|emisión|contenido)',
      '(pon|poner|ponga|deja|dejar) [<este>] (tele|tv|televisión|televisor|altavoz|dispositivo|equipo|reproductor|película|serie|programa|vídeo|emisión|contenido) en pausa',
      '(pausa|pausar|pause|en pausa|espera|un momento|haz una pausa|pon pausa|pon en pausa|poner en pausa|espere)',
      '(pausa|pausar|pause|interrumpe|suspende) [<este>] (<musica>|reproducción|tele|tv|televisión|vídeo|película|radio|medio|medios|melodía|álbum|playlist|pista)',
      '(pon|poner|ponga|deja|poné) [<este>] [(<musica>|reproducción|tele|tv|vídeo|película|radio|medio)] (en pausa|pausado|pausada)',
      '(pon|poner|ponga|poné) en pausa [<este>] (<musica>|reproducción|tele|tv|vídeo|película|radio|medio)',
    ],
  },
  {
    intent: 'stop',
    says: [
      '(para|parar|pare|detén|detener|detente|stop|basta|alto|termina|apaga|páralo|suficiente|cállate|detenga|detené|apague)',
      '(para|parar|pare|detén|detener|detenga|stop|apaga|apagar|apague|quita|quitar|termina|corta|detené|quite) [<este>] (<musica>|reproducción|tele|tv|televisión|radio|medio|medios|ruido|todo|melodía|álbum|playlist|vídeo)',
      '(deja|dejar|para|pare) de (reproducir|sonar|tocar|cantar) [<este>] [(<musica>)]',
      'no más música',
    ],
  },
  {
    intent: 'skip_next',
    says: [
      '(avanza|avanzar|avance|salta|saltar|salte|pasa|pasar|pase|ve|ir|cambia|cambiar) [(al|a la|a|hasta)] [<este>] <siguiente> [(elemento|contenido|vídeo|capítulo|episodio|programa|archivo|tema|pista|canción)]',
      '(qué|cuál) (viene|sigue|suena|toca) (después|luego|a continuación|ahora después)',
      '(qué|cuál) (canción|tema) (viene|sigue|es la siguiente|va después)',
      '(siguiente|próxima|próximo|pasa|pasar|salta|saltar|avanza|adelante|adelanta|la siguiente|sáltala|sáltatela|pase|salte)',
      '[(<pon>|pasa|pasar|pase|salta|saltar|ve|ir|avanza|avanzar|cambia|cambiar)] [(a|al|a la|hasta)] [<este>] <siguiente> (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía|audio)',
      '[(<pon>|pasa|pasar|pase|salta|saltar|ve|ir|avanza|avanzar|cambia|cambiar)] [(a|al|a la|hasta)] [<este>] (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía|audio) <siguiente>',
      '(pasa|pasar|salta|saltar|ve|ir|avanza|cambia|pase|salte|vaya|andá|cambie) [(a|al|a la)] <este> <siguiente>',
      '(salta|saltar|sáltate|pasa|pasar|omite|omitir|cambia|cambiar|salte|pase|cambie) [(de)] [<este>] (<cancion>|música|medio|episodio|esto|esta|pista)',
      '[<pon>] (otra|otro|una diferente|una distinta) [(<cancion>|distinta|diferente)]',
    ],
  },
  {
    intent: 'skip_previous',
    says: [
      '(anterior|atrás|vuelve|volver|retrocede|regresa|regresar|retroceder|la anterior|desde el principio|vuelve atrás|vuelva|volvé|regrese)',
      '[(<pon>|vuelve|volver|regresa|regresar|retrocede|retroceder|ve|ir|repite|repetir|vuelve a poner|volver a poner|vuelve a reproducir|volver a reproducir)] [(a|al|a la)] [<este>] <anterior> (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía) [(otra vez|de nuevo|nuevamente)]',
      '[(<pon>|vuelve|volver|regresa|regresar|retrocede|retroceder|ve|ir|repite|repetir)] [(a|al|a la)] [<este>] (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía) <anterior> [(otra vez|de nuevo|nuevamente)]',
      '(vuelve|volver|regresa|regresar|ve|ir|vuelva|volvé|regrese|vaya|andá) [(a|al|a la)] <este> <anterior>',
      '(vuelve|volver|regresa|regresar|retrocede|retroceder|vuelva|volvé|regrese) [(atrás|uno|una)] [(una|un)] [<cancion>]',
      '(reinicia|reiniciar|empieza|empezar) [<este>] (<cancion>|música|medio|pista|reproducción) [(desde el principio|otra vez|de nuevo)]',
      '(volver a|vuelve a) (reproducir|poner|tocar|escuchar) [<este>] <anterior> <cancion>',
    ],
  },
];
