import { type Kind, list, type Replies } from '../replies.js';

const KINDS: Readonly<Record<Kind, string>> = {
  song: 'la chanson',
  album: "l'album",
  artist: "l'artiste",
  playlist: 'la playlist',
  station: 'la station',
};

/** French. */
export const replies: Replies = {
  playingSong: (song, artist) =>
    artist ? `Voici la chanson ${song} de ${artist}.` : `Voici la chanson ${song}.`,
  playingAlbum: (album, artist) =>
    artist ? `Voici l'album ${album} de ${artist}.` : `Voici l'album ${album}.`,
  playingArtist: (artist, { withsimilar, era }) =>
    withsimilar ? `Voici ${artist} et des artistes proches.` : `Voici de la musique de ${artist}${of(era)}.`,
  playingGenre: (genre, { artist, era } = {}) =>
    `Voici du ${genre}${artist ? ` de ${artist}` : ''}${of(era)}.`,
  playingMood: (mood, era) => `Voici de la musique : ${mood}${of(era)}.`,
  playingEra: (era) => `Voici de la musique : ${era}.`,
  playingTaste: () => 'Voici de la musique que vous aimez.',
  decade: (from) => `les années ${from}`,
  playingPlaylist: (playlist) => `Voici la playlist ${playlist}.`,
  playingStation: (station) => `Voici la station ${station}.`,
  playingPreset: (presetnumber) => `Voici la présélection ${presetnumber}.`,
  presetSet: (presetnumber) => `C'est maintenant la présélection ${presetnumber}.`,
  notHeard: () => "Désolé, je n'ai rien entendu.",
  notUnderstood: () => "Désolé, je n'ai pas compris.",
  notFound: (what, artist) => `Désolé, je n'ai pas trouvé ${what}${artist ? ` de ${artist}` : ''}.`,
  nothingToPlay: (what) => `Désolé, je n'ai rien à jouer${what && ` pour ${what}`}.`,
  cannot: () => 'Désolé, cette enceinte ne sait pas faire cela.',
  notWithThis: () => "Désolé, ce n'est pas possible avec ce qui est en cours de lecture.",
  whichVolume: () => 'À quel volume, de 0 à 100 ?',
  noSongGoes: (words) => `Désolé, je ne connais pas de chanson avec « ${words} ».`,
  serviceTrouble: () => "Désolé, je n'ai pas accès à la musique pour l'instant.",
  signinNeeded: () => "Connectez-vous d'abord au service de musique dans l'application.",
  ofKind: (kind, name, artist) => `${KINDS[kind]} ${name}${artist ? ` de ${artist}` : ''}`,
  whichOne: (options) => `Voulez-vous dire ${list(options, 'ou')} ?`,
  declined: () => "D'accord.",
  whichPlaylist: () => 'De quelle playlist parlez-vous ?',
  whichStation: () => 'De quelle station parlez-vous ?',
  nothingPlaying: () => "Rien n'est en cours de lecture.",
  unknownSong: () => 'Je ne sais pas ce qui est en cours de lecture.',
  unknownArtist: () => "Je ne sais pas qui c'est.",
  nowPlaying: (song, artist, album) =>
    `C'est ${song}${artist ? ` de ${artist}` : ''}${album ? `, de l'album ${album}` : ''}.`,
  nowPlayingStation: (station) => `C'est ${station}.`,
  performedBy: (song, performers, composers) =>
    `${song} est de ${list(performers, 'et')}${composers.length > 0 ? `, écrit par ${list(composers, 'et')}` : ''}.`,
  songIsOn: (song, album) => `${song} est sur l'album ${album}.`,
  albumIsBy: (album, artist, year) => `${album} est de ${artist}${year ? `, sorti en ${year}` : ''}.`,
  albumsBy: (artist, albums) => `De ${artist}, j'ai ${list(albums, 'et')}.`,
  aboutArtist: (artist, facts) => {
    const albums = facts.albums === 1 ? 'un album' : `${facts.albums} albums`;
    const years = facts.from ? ` ${span(facts.from, facts.to)}` : '';
    return `De ${artist}, j'ai ${albums}${years}${facts.genre ? `, surtout ${facts.genre}` : ''}.`;
  },
  artistTimespan: (artist, from, to) => `La musique que j'ai de ${artist} est sortie ${span(from, to)}.`,
  artistDates: (artist, from, to) =>
    to
      ? `Pour ${artist}, je connais les années ${from} à ${to}.`
      : `Pour ${artist}, tout commence en ${from}.`,
  nextConcert: (artist, { date, venue, city }) =>
    `Le prochain concert de ${artist} a lieu le ${date}, ${venue}, à ${city}.`,
  chartPlace: (what, place, chart) => `${what} est numéro ${place} du classement ${chart}.`,
  noConcerts: (artist) => `Je ne connais aucun concert${artist ? ` de ${artist}` : ''}.`,
  noChart: () => "Je n'ai pas encore de classement.",
  titled: (song, artist) => (artist ? `${song} de ${artist}` : song),
  chartTop: (chart, first, others) =>
    `Numéro un de ${chart} : ${first}${others.length > 0 ? `, puis ${list(others, 'et')}` : ''}.`,
  topSongs: (songs, artist) => `Les plus populaires${artist ? ` de ${artist}` : ''} : ${list(songs, 'et')}.`,
  noInfo: (what) => `Je ne sais rien sur ${what}.`,
  liked: (what) => `Bien, je retiens que vous aimez ${what}.`,
  disliked: (what) => `D'accord, plus de ${what}.`,
  createdPlaylist: (playlist) => `La playlist ${playlist} est créée.`,
  addedTo: (what, playlist) => `J'ai ajouté ${what} à ${playlist}.`,
  removedFrom: (what, playlist) => `J'ai retiré ${what} de ${playlist}.`,
  help: () =>
    'Demandez une chanson, un album, un artiste, un genre ou une radio, dites plus fort, pause ou suivant, ou demandez ce qui passe.',
};

function span(from: number, to: number | undefined): string {
  return to && to !== from ? `de ${from} à ${to}` : `en ${from}`;
}

/** An era behind what is played. */
function of(era: string | undefined): string {
  return era === undefined ? '' : `, ${era}`;
}
