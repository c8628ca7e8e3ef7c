import { type ArtistFacts, type Kind, list, type Replies } from '../replies.js';

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
      ? `Aquí tienes música de ${artist} y de artistas parecidos.`
      : `Aquí tienes música de ${artist}${of(era)}.`,
  playingGenre: (genre, { artist, era } = {}) =>
    `Aquí tienes algo de ${genre}${artist ? ` de ${artist}` : ''}${of(era)}.`,
  playingMood: (mood, era) =>
    /[aei]r(me)?$/.test(mood)
      ? `Aquí tienes música para ${mood}${of(era)}.`
      : `Aquí tienes música de ambiente «${mood}»${of(era)}.`,
  playingEra: (era) => `Aquí tienes música${of(era)}.`,
  playingTaste: () => 'Aquí tienes música que te gusta.',
  decade: (from) => `los años ${from}`,
  playingPlaylist: (playlist) => `Aquí tienes la lista ${playlist}.`,
  playingStation: (station) => `Aquí tienes la emisora ${station}.`,
  playingPreset: (presetnumber) => `Aquí tienes la memoria ${presetnumber}.`,
  presetSet: (presetnumber) => `Queda guardado en la memoria ${presetnumber}.`,
  notHeard: () => 'Lo siento, no he oído nada.',
  notUnderstood: () => 'Lo siento, no te he entendido.',
  notFound: (what, artist) => `Lo siento, no he encontrado ${what}${artist ? ` de ${artist}` : ''}.`,
  nothingToPlay: (what) => `Lo siento, no he encontrado nada que poner${what && ` de ${what}`}.`,
  cannot: () => 'Lo siento, este altavoz no puede hacer eso.',
  notWithThis: () => 'Lo siento, eso no se puede con lo que suena.',
  whichVolume: () => '¿A qué volumen, de 0 a 100?',
  noSongGoes: (words) => `Lo siento, no conozco ninguna canción que diga «${words}».`,
  serviceTrouble: () => 'Lo siento, ahora mismo no puedo acceder a la música.',
  signinNeeded: () => 'Inicia sesión primero en el servicio de música desde la aplicación.',
  ofKind: (kind, name, artist) => `${KINDS[kind]} ${name}${artist ? ` de ${artist}` : ''}`,
  whichOne: (options) => `¿Quieres decir ${or(options)}?`,
  declined: () => 'De acuerdo.',
  whichPlaylist: () => '¿A qué lista te refieres?',
  whichStation: () => '¿Qué emisora quieres decir?',
  nothingPlaying: () => 'Ahora mismo no suena nada.',
  unknownSong: () => 'No sé qué está sonando.',
  unknownArtist: () => 'No sé quién es.',
  nowPlaying: (song, artist, album) =>
    `Esto es ${song}${artist ? ` de ${artist}` : ''}${album ? `, del álbum ${album}` : ''}.`,
  nowPlayingStation: (station) => `Esto es ${station}.`,
  performedBy: (song, performers, composers) =>
    `${song} es de ${and(performers)}${composers.length > 0 ? `, escrita por ${and(composers)}` : ''}.`,
  songIsOn: (song, album) => `${song} está en el álbum ${album}.`,
  albumIsBy: (album, artist, year) => `${album} es de ${artist}${year ? ` y salió en ${year}` : ''}.`,
  albumsBy: (artist, albums) => `De ${artist} tengo ${and(albums)}.`,
  aboutArtist: (artist, facts) => {
    const years = facts.from ? ` ${span(facts.from, facts.to)}` : '';
    return `De ${artist} tengo ${much(facts)}${years}${facts.genre ? `, sobre todo ${facts.genre}` : ''}.`;
  },
  artistTimespan: (artist, from, to) => `La música que tengo de ${artist} salió ${span(from, to)}.`,
  artistDates: (artist, from, to) =>
    `La historia de ${artist} ${to ? `va de ${from} a ${to}` : `empieza en ${from}`}.`,
  nextConcert: (artist, { date, venue, city }) =>
    `El próximo concierto de ${artist} es el ${date} en ${city} (${venue}).`,
  chartPlace: (what, place, chart) => `${what} está en el número ${place} de la lista «${chart}».`,
  noConcerts: (artist) => `No sé de ningún concierto${artist ? ` de ${artist}` : ''}.`,
  noChart: () => 'Todavía no tengo listas de éxitos.',
  titled: (song, artist) => (artist ? `${song} de ${artist}` : song),
  chartTop: (chart, first, others) =>
    `El número uno de ${chart} es ${first}${others.length > 0 ? `, y después ${and(others)}` : ''}.`,
  topSongs: (songs, artist) =>
    `${songs.length === 1 ? 'La canción más popular' : 'Las canciones más populares'}${artist ? ` de ${artist}` : ''}: ${and(songs)}.`,
  noInfo: (what) => `No sé nada de ${what || 'eso'}.`,
  liked: (what) => `Bien, recordaré que te gusta ${what}.`,
  disliked: (what) => `De acuerdo, no volveré a poner ${what}.`,
  createdPlaylist: (playlist) => `He creado la lista ${playlist}.`,
  addedTo: (what, playlist) => `He añadido ${what} a la lista ${playlist}.`,
  removedFrom: (what, playlist) => `He quitado ${what} de la lista ${playlist}.`,
  help: () =>
    'Puedes pedir una canción, un álbum, un artista, un género o una emisora, decir más alto, pausa o siguiente, o preguntar qué suena.',
};

function span(from: number, to: number | undefined): string {
  return to && to !== from ? `de ${from} a ${to}` : `en ${from}`;
}

function much({ albums, songs }: ArtistFacts): string {
  if (albums === 0) return songs === 1 ? 'una canción' : `${songs} canciones`;
  return albums === 1 ? 'un álbum' : `${albums} álbumes`;
}

/** `y`, but `e` before the same sound: `Shakira e Inna`. */
function and(names: readonly string[]): string {
  return list(names, /^h?[ií](?![aeouáéóú])/i.test(names.at(-1) ?? '') ? 'e' : 'y');
}

/** `o`, but `u` before the same sound: `Shakira u Oasis`. */
function or(names: readonly string[]): string {
  return list(names, /^h?[oó]/i.test(names.at(-1) ?? '') ? 'u' : 'o');
}

/** `los 80`, `años ochenta`, `noventera`, `1985`, as it was said. */
function fromEra(era: string): string {
  if (/er[ao]s?$/i.test(era)) return era;
  return /^(años|décadas?) /i.test(era) ? `de los ${era}` : `de ${era}`;
}

function of(era: string | undefined): string {
  return era === undefined ? '' : ` ${fromEra(era)}`;
}
