import { type Kind, list, type Replies } from '../replies.js';

/** As in 'Meinst du …?'. */
const KINDS: Readonly<Record<Kind, string>> = {
  song: 'das Lied',
  album: 'das Album',
  artist: 'den Interpreten',
  playlist: 'die Playlist',
  station: 'den Sender',
};

/** German. */
export const replies: Replies = {
  playingSong: (song, artist) =>
    artist ? `Hier ist das Lied ${song} von ${artist}.` : `Hier ist das Lied ${song}.`,
  playingAlbum: (album, artist) =>
    artist ? `Hier ist das Album ${album} von ${artist}.` : `Hier ist das Album ${album}.`,
  playingArtist: (artist, { withsimilar, era }) =>
    withsimilar ? `Hier sind ${artist} und Ähnliches.` : `Hier ist Musik von ${artist}${of(era)}.`,
  playingGenre: (genre, { artist, era } = {}) =>
    `Hier ist etwas ${genre}${artist ? ` von ${artist}` : ''}${of(era)}.`,
  playingMood: (mood, era) => `Hier ist Musik: ${mood}${of(era)}.`,
  playingEra: (era) => `Hier ist Musik: ${era}.`,
  playingTaste: () => 'Hier ist Musik, die dir gefällt.',
  decade: (from) => `${from}er`,
  playingPlaylist: (playlist) => `Hier ist die Playlist ${playlist}.`,
  playingStation: (station) => `Hier ist der Sender ${station}.`,
  playingPreset: (presetnumber) => `Hier ist Speicherplatz ${presetnumber}.`,
  presetSet: (presetnumber) => `Das liegt jetzt auf Speicherplatz ${presetnumber}.`,
  notHeard: () => 'Ich habe leider nichts gehört.',
  notUnderstood: () => 'Das habe ich leider nicht verstanden.',
  notFound: (what, artist) => `Ich habe ${what}${artist ? ` von ${artist}` : ''} leider nicht gefunden.`,
  nothingToPlay: (what) => `Ich habe leider nichts zum Abspielen gefunden${what && `: ${what}`}.`,
  cannot: () => 'Das kann dieser Lautsprecher leider nicht.',
  notWithThis: () => 'Mit dem, was gerade läuft, geht das leider nicht.',
  whichVolume: () => 'Wie laut, von 0 bis 100?',
  noSongGoes: (words) => `Ich kenne leider kein Lied mit „${words}“.`,
  serviceTrouble: () => 'Ich komme gerade nicht an die Musik heran.',
  signinNeeded: () => 'Bitte melde dich zuerst in der App beim Musikdienst an.',
  ofKind: (kind, name, artist) => `${KINDS[kind]} ${name}${artist ? ` von ${artist}` : ''}`,
  whichOne: (options) => `Meinst du ${list(options, 'oder')}?`,
  declined: () => 'Alles klar.',
  whichPlaylist: () => 'Welche Playlist meinst du?',
  whichStation: () => 'Welchen Sender meinst du?',
  nothingPlaying: () => 'Es läuft gerade nichts.',
  unknownSong: () => 'Ich weiß nicht, was gerade läuft.',
  unknownArtist: () => 'Ich weiß nicht, wer das ist.',
  nowPlaying: (song, artist, album) =>
    `Das ist ${song}${artist ? ` von ${artist}` : ''}${album ? `, vom Album ${album}` : ''}.`,
  nowPlayingStation: (station) => `Das ist ${station}.`,
  performedBy: (song, performers, composers) =>
    `${song} ist von ${list(performers, 'und')}${composers.length > 0 ? `, geschrieben von ${list(composers, 'und')}` : ''}.`,
  songIsOn: (song, album) => `${song} ist auf dem Album ${album}.`,
  albumIsBy: (album, artist, year) => `${album} ist von ${artist}${year ? ` und erschien ${year}` : ''}.`,
  albumsBy: (artist, albums) => `Von ${artist} habe ich ${list(albums, 'und')}.`,
  aboutArtist: (artist, facts) => {
    const albums = facts.albums === 1 ? 'ein Album' : `${facts.albums} Alben`;
    const years = facts.from ? ` ${span(facts.from, facts.to)}` : '';
    return `Von ${artist} habe ich ${albums}${years}${facts.genre ? `, vor allem ${facts.genre}` : ''}.`;
  },
  artistTimespan: (artist, from, to) => `Meine Musik von ${artist} erschien ${span(from, to)}.`,
  artistDates: (artist, from, to) =>
    to ? `Für ${artist} kenne ich die Jahre ${from} bis ${to}.` : `Bei ${artist} beginnt alles ${from}.`,
  nextConcert: (artist, { date, venue, city }) =>
    `Das nächste Konzert von ${artist} ist am ${date}, ${venue} in ${city}.`,
  chartPlace: (what, place, chart) => `${what} ist auf Platz ${place} in ${chart}.`,
  noConcerts: (artist) => `Ich weiß von keinen Konzerten${artist ? ` von ${artist}` : ''}.`,
  noChart: () => 'Ich habe noch keine Charts.',
  titled: (song, artist) => (artist ? `${song} von ${artist}` : song),
  chartTop: (chart, first, others) =>
    `Auf Platz eins von ${chart} ist ${first}${others.length > 0 ? `, dann ${list(others, 'und')}` : ''}.`,
  topSongs: (songs, artist) => `Am beliebtesten${artist ? ` von ${artist}` : ''}: ${list(songs, 'und')}.`,
  noInfo: (what) => `Über ${what} weiß ich nichts.`,
  liked: (what) => `Gut, ich merke mir, dass dir ${what} gefällt.`,
  disliked: (what) => `In Ordnung, kein ${what} mehr.`,
  createdPlaylist: (playlist) => `Die Playlist ${playlist} gibt es jetzt.`,
  addedTo: (what, playlist) => `${what} ist jetzt in ${playlist}.`,
  removedFrom: (what, playlist) => `${what} ist nicht mehr in ${playlist}.`,
  help: () =>
    'Frag nach einem Lied, einem Album, einem Künstler, einem Genre oder einem Sender, sag lauter, Pause oder weiter, oder frag, was gerade läuft.',
};

function span(from: number, to: number | undefined): string {
  return to && to !== from ? `von ${from} bis ${to}` : `aus dem Jahr ${from}`;
}

/** An era behind what is played. */
function of(era: string | undefined): string {
  return era === undefined ? '' : `, ${era}`;
}
