import { list, type Replies } from '../replies.js';

/** English. */
export const replies: Replies = {
  playingSong: (song, artist) =>
    artist ? `Playing the song ${song} by ${artist}.` : `Playing the song ${song}.`,
  playingAlbum: (album, artist) =>
    artist ? `Playing the album ${album} by ${artist}.` : `Playing the album ${album}.`,
  playingArtist: (artist, { withsimilar, era }) =>
    withsimilar ? `Playing ${artist} and similar artists.` : `Playing music by ${artist}${from(era)}.`,
  playingGenre: (genre, { artist, era } = {}) =>
    `Playing some ${genre}${artist ? ` by ${artist}` : ''}${from(era)}.`,
  playingMood: (mood, era) => `Playing ${mood} music${from(era)}.`,
  playingEra: (era) => `Playing music${from(era)}.`,
  playingTaste: () => 'Playing music you like.',
  decade: (from) => `the ${from}s`,
  playingPlaylist: (playlist) => `Playing the playlist ${playlist}.`,
  playingStation: (station) => `Playing the station ${station}.`,
  playingPreset: (presetnumber) => `Playing preset ${presetnumber}.`,
  presetSet: (presetnumber) => `This is preset ${presetnumber} now.`,
  notHeard: () => "Sorry, I didn't hear anything.",
  notUnderstood: () => "Sorry, I didn't understand that.",
  notFound: (what, artist) => `Sorry, I couldn't find ${what}${artist ? ` by ${artist}` : ''}.`,
  nothingToPlay: (what) => `Sorry, I found nothing to play${what && ` for ${what}`}.`,
  cannot: () => "Sorry, this speaker can't do that.",
  notWithThis: () => "Sorry, that doesn't work with what is playing.",
  whichVolume: () => 'How loud, from 0 to 100?',
  noSongGoes: (words) => `Sorry, I don't know a song that goes “${words}”.`,
  serviceTrouble: () => "Sorry, I can't reach the music right now.",
  signinNeeded: () => 'Please sign in to the music service in the app first.',
  ofKind: (kind, name, artist) => `the ${kind} ${name}${artist ? ` by ${artist}` : ''}`,
  whichOne: (options) => `Do you mean ${list(options, 'or')}?`,
  declined: () => 'All right.',
  whichPlaylist: () => 'Which playlist do you mean?',
  whichStation: () => 'Which station do you mean?',
  nothingPlaying: () => 'Nothing is playing.',
  unknownSong: () => "I don't know what is playing.",
  unknownArtist: () => "I don't know who is playing.",
  nowPlaying: (song, artist, album) =>
    `This is ${song}${artist ? ` by ${artist}` : ''}${album ? `, from the album ${album}` : ''}.`,
  nowPlayingStation: (station) => `This is ${station}.`,
  performedBy: (song, performers, composers) =>
    `${song} is by ${list(performers, 'and')}${composers.length > 0 ? `, written by ${list(composers, 'and')}` : ''}.`,
  songIsOn: (song, album) => `${song} is on the album ${album}.`,
  albumIsBy: (album, artist, year) => `${album} is by ${artist}${year ? ` and came out in ${year}` : ''}.`,
  albumsBy: (artist, albums) => `I have ${list(albums, 'and')} by ${artist}.`,
  aboutArtist: (artist, facts) => {
    const years = facts.from ? ` released ${span(facts.from, facts.to)}` : '';
    const genre = facts.genre ? `, mostly ${facts.genre}` : '';
    return `I have ${facts.albums === 0 ? count(facts.songs, 'song') : count(facts.albums, 'album')} by ${artist}${years}${genre}.`;
  },
  artistTimespan: (artist, from, to) => `The music I have by ${artist} came out ${span(from, to)}.`,
  artistDates: (artist, from, to) =>
    `The story of ${artist} ${to ? `goes from ${from} to ${to}` : `begins in ${from}`}.`,
  nextConcert: (artist, { date, venue, city }) =>
    `The next concert by ${artist} is on ${date} at ${venue} in ${city}.`,
  chartPlace: (what, place, chart) => `${what} is number ${place} in ${chart}.`,
  noConcerts: (artist) => `I don't know of any concerts${artist ? ` by ${artist}` : ''}.`,
  noChart: () => "I don't have any charts yet.",
  titled: (song, artist) => (artist ? `${song} by ${artist}` : song),
  chartTop: (chart, first, others) =>
    `Number one in ${chart} is ${first}${others.length > 0 ? `, followed by ${list(others, 'and')}` : ''}.`,
  topSongs: (songs, artist) =>
    `The most popular ${songs.length === 1 ? 'song' : 'songs'}${artist ? ` by ${artist}` : ''}: ${list(songs, 'and')}.`,
  noInfo: (what) => `I don't know anything about ${what || 'that'}.`,
  liked: (what) => `Good, I'll remember that you like ${what}.`,
  disliked: (what) => `All right, I won't play ${what} any more.`,
  createdPlaylist: (playlist) => `I made the playlist ${playlist}.`,
  addedTo: (what, playlist) => `I added ${what} to ${playlist}.`,
  removedFrom: (what, playlist) => `I removed ${what} from ${playlist}.`,
  help: () =>
    'You can ask for a song, an album, an artist, a genre or a station, say louder, pause or next, or ask what is playing.',
};

function span(from: number, to: number | undefined): string {
  return to && to !== from ? `from ${from} to ${to}` : `in ${from}`;
}

function count(number: number, what: string): string {
  return number === 1 ? `one ${what}` : `${number} ${what}s`;
}

/** 'from the eighties', 'from 1984'. */
function from(era: string | undefined): string {
  if (era === undefined) return '';
  return /^(the |\d{4}$)/.test(era) ? ` from ${era}` : ` from the ${era}`;
}
