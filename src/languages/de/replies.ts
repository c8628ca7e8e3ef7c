import { type ArtistFacts, type Kind, list, type Replies } from '../replies.js';

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
    withsimilar
      ? `Hier ist Musik von ${artist} und ähnlichen Künstlern.`
      : `Hier ist Musik von ${artist}${of(era)}.`,
  playingGenre: (genre, { artist, era } = {}) =>
    `Hier ist etwas ${genre}${artist ? ` von ${artist}` : ''}${of(era)}.`,
  playingMood: (mood, era) => `Hier ist Musik zum Stichwort „${mood}“${of(era)}.`,
  playingEra: (era) => `Hier ist Musik${of(era)}.`,
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
  serviceTrouble: () => 'Ich erreiche den Musikdienst gerade nicht.',
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
    const years = facts.from ? ` ${span(facts.from, facts.to)}` : '';
    return `Von ${artist} habe ich ${much(facts)}${years}${facts.genre ? `, vor allem ${facts.genre}` : ''}.`;
  },
  artistTimespan: (artist, from, to) =>
    `Was ich von ${artist} habe, erschien ${to === from ? 'im Jahr' : `zwischen ${from} und`} ${to}.`,
  artistDates: (artist, from, to) =>
    `Die Geschichte von ${artist} ${to ? `reicht von ${from} bis ${to}` : `beginnt ${from}`}.`,
  nextConcert: (artist, { date, venue, city }) =>
    `Das nächste Konzert von ${artist} ist am ${date} in ${city} (${venue}).`,
  chartPlace: (what, place, chart) => `${what} steht in den Charts „${chart}“ auf Platz ${place}.`,
  noConcerts: (artist) => `Ich weiß leider von keinen Konzerten${artist ? ` von ${artist}` : ''}.`,
  noChart: () => 'Ich habe noch keine Charts.',
  titled: (song, artist) => (artist ? `${song} von ${artist}` : song),
  chartTop: (chart, first, others) =>
    `Auf Platz eins der Charts „${chart}“ steht ${first}${others.length > 0 ? `, danach kommt ${list(others, 'und')}` : ''}.`,
  topSongs: (songs, artist) =>
    `${songs.length === 1 ? 'Das beliebteste Lied' : 'Die beliebtesten Lieder'}${artist ? ` von ${artist}` : ''}: ${list(songs, 'und')}.`,
  noInfo: (what) => `${what ? `Über ${what}` : 'Darüber'} weiß ich leider nichts.`,
  liked: (what) => `Gut, ich merke mir, dass dir ${what} gefällt.`,
  disliked: (what) => `In Ordnung, ${what} spiele ich nicht mehr.`,
  createdPlaylist: (playlist) => `Ich habe die Playlist ${playlist} angelegt.`,
  addedTo: (what, playlist) => `${what} ist jetzt in der Playlist ${playlist}.`,
  removedFrom: (what, playlist) => `${what} ist nicht mehr in der Playlist ${playlist}.`,
  help: () =>
    'Frag nach einem Lied, einem Album, einem Künstler, einem Genre oder einem Sender, sag lauter, Pause oder weiter, oder frag, was gerade läuft.',
};

function span(from: number, to: number | undefined): string {
  return to && to !== from ? `aus den Jahren ${from} bis ${to}` : `aus dem Jahr ${from}`;
}

function much({ albums, songs }: ArtistFacts): string {
  if (albums === 0) return songs === 1 ? 'ein Lied' : `${songs} Lieder`;
  return albums === 1 ? 'ein Album' : `${albums} Alben`;
}

/** `80er`, `achtziger Jahre`, `den Achtzigern`, `1985`, as it was said. */
function fromEra(era: string): string {
  const said = era.replace(/^(den|die|der) /i, '');
  if (/^\d{4}$/.test(said)) return `aus dem Jahr ${said}`;
  if (/(ern|jahren)$/i.test(said)) return `aus den ${said}`;
  return /(er|jahre)$/i.test(said) ? `aus den ${said}n` : `aus der Zeit „${said}“`;
}

function of(era: string | undefined): string {
  return era === undefined ? '' : ` ${fromEra(era)}`;
}
