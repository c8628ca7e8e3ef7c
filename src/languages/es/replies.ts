import { type Kind, list, type Replies } from '../replies.js';

const KINDS: Readonly<Record<Kind, string>> = {
  song: 'la canción',
  album: 'el álbum',
  artist: 'el artista',
  playlist: 'la lista',
  station: 'la emisora',
};

/** Spanish. */
export const replies: Replies = {
  playingSong: (song, artist) =>
    artist ? `Aquí tienes la canción ${song} de ${artist}.` : `Aquí tienes la canción ${song}.`,
  playingAlbum: (album, artist) =>
    artist ? `Aquí tienes el álbum ${album} de ${artist}.` : `Aquí tienes el álbum ${album}.`,
  playingArtist: (artist, { withsimilar, era }) =>
    withsimilar
      ? `Aquí tienes ${artist} y artistas parecidos.`
      : `Aquí tienes música de ${artist}${of(era)}.`,
  playingGenre: (genre, { artist, era } = {}) =>
    `Aquí tienes ${genre}${artist ? ` de ${artist}` : ''}${of(era)}.`,
  playingMood: (mood, era) => `Aquí tienes música: ${mood}${of(era)}.`,
  playingEra: (era) => `Aquí tienes música: ${era}.`,
  playingTaste: () => 'Aquí tienes música que te gusta.',
  decade: (from) => `los años ${from}`,
  playingPlaylist: (playlist) => `Aquí tienes la lista ${playlist}.`,
  playingStation: (station) => `Aquí tienes la emisora ${station}.`,
  playingPreset: (presetnumber) => `Aquí tienes la memoria ${presetnumber}.`,
  presetSet: (presetnumber) => `Ahora es la memoria ${presetnumber}.`,
  notHeard: () => 'Perdona, no he oído nada.',
  notUnderstood: () => 'Perdona, no te he entendido.',
  notFound: (what, artist) => `Perdona, no he encontrado ${what}${artist ? ` de ${artist}` : ''}.`,
  nothingToPlay: (what) => `Perdona, no he encontrado nada que poner${what && ` de ${what}`}.`,
  cannot: () => 'Perdona, este altavoz no puede hacer eso.',
  notWithThis: () => 'Perdona, eso no se puede con lo que suena.',
  whichVolume: () => '¿A qué volumen, de 0 a 100?',
  noSongGoes: (words) => `Perdona, no conozco ninguna canción que diga «${words}».`,
  serviceTrouble: () => 'Perdona, ahora mismo no llego a la música.',
  signinNeeded: () => 'Inicia sesión primero en el servicio de música desde la aplicación.',
  ofKind: (kind, name, artist) => `${KINDS[kind]} ${name}${artist ? ` de ${artist}` : ''}`,
  whichOne: (options) => `¿Quieres decir ${list(options, 'o')}?`,
  declined: () => 'De acuerdo.',
  whichPlaylist: () => '¿Qué lista quieres decir?',
  whichStation: () => '¿Qué emisora quieres decir?',
  nothingPlaying: () => 'No suena nada.',
  unknownSong: () => 'No sé qué está sonando.',
  unknownArtist: () => 'No sé quién es.',
  nowPlaying: (song, artist, album) =>
    `Esto es ${song}${artist ? ` de ${artist}` : ''}${album ? `, del álbum ${album}` : ''}.`,
  nowPlayingStation: (station) => `Esto es ${station}.`,
  performedBy: (song, performers, composers) =>
    `${song} es de ${list(performers, 'y')}${composers.length > 0 ? `, escrita por ${list(composers, 'y')}` : ''}.`,
  songIsOn: (song, album) => `${song} está en el álbum ${album}.`,
  albumIsBy: (album, artist, year) => `${album} es de ${artist}${year ? ` y salió en ${year}` : ''}.`,
  albumsBy: (artist, albums) => `De ${artist} tengo ${list(albums, 'y')}.`,
  aboutArtist: (artist, facts) => {
    const albums = facts.albums === 1 ? 'un álbum' : `${facts.albums} álbumes`;
    const years = facts.from ? ` ${span(facts.from, facts.to)}` : '';
    return `De ${artist} tengo ${albums}${years}${facts.genre ? `, sobre todo ${facts.genre}` : ''}.`;
  },
  artistTimespan: (artist, from, to) => `La música que tengo de ${artist} salió ${span(from, to)}.`,
  artistDates: (artist, from, to) =>
    to ? `De ${artist} conozco los años ${from} a ${to}.` : `Para ${artist} todo empieza en ${from}.`,
  nextConcert: (artist, { date, venue, city }) =>
    `El próximo concierto de ${artist} es el ${date} en ${venue}, ${city}.`,
  chartPlace: (what, place, chart) => `${what} es el número ${place} en ${chart}.`,
  noConcerts: (artist) => `No sé de ningún concierto${artist ? ` de ${artist}` : ''}.`,
  noChart: () => 'Todavía no tengo listas de éxitos.',
  titled: (song, artist) => (artist ? `${song} de ${artist}` : song),
  chartTop: (chart, first, others) =>
    `El número uno de ${chart} es ${first}${others.length > 0 ? `, y después ${list(others, 'y')}` : ''}.`,
  topSongs: (songs, artist) => `Lo más popular${artist ? ` de ${artist}` : ''}: ${list(songs, 'y')}.`,
  noInfo: (what) => `No sé nada de ${what}.`,
  liked: (what) => `Bien, recordaré que te gusta ${what}.`,
  disliked: (what) => `De acuerdo, no más ${what}.`,
  createdPlaylist: (playlist) => `He creado la lista ${playlist}.`,
  addedTo: (what, playlist) => `He añadido ${what} a ${playlist}.`,
  removedFrom: (what, playlist) => `He quitado ${what} de ${playlist}.`,
  help: () =>
    'Puedes pedir una canción, un álbum, un artista, un género o una emisora, decir más alto, pausa o siguiente, o preguntar qué suena.',
};

function span(from: number, to: number | undefined): string {
  return to && to !== from ? `de ${from} a ${to}` : `en ${from}`;
}

/** An era behind what is played. */
function of(era: string | undefined): string {
  return era === undefined ? '' : `, ${era}`;
}
