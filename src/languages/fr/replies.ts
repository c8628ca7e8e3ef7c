import { type ArtistFacts, type Kind, list, type Replies } from '../replies.js';

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
    artist ? `Voici la chanson ${song} ${de(artist)}.` : `Voici la chanson ${song}.`,
  playingAlbum: (album, artist) =>
    artist ? `Voici l'album ${album} ${de(artist)}.` : `Voici l'album ${album}.`,
  playingArtist: (artist, { withsimilar, era }) =>
    withsimilar
      ? `Voici de la musique ${de(artist)} et d'artistes similaires.`
      : `Voici de la musique ${de(artist)}${of(era)}.`,
  playingGenre: (genre, { artist, era } = {}) =>
    `Voici ${some(genre)}${artist ? ` ${de(artist)}` : ''}${of(era)}.`,
  playingMood: (mood, era) =>
    DOING.test(mood)
      ? `Voici de la musique pour ${mood}${of(era)}.`
      : `Voici de la musique, ambiance « ${mood} »${of(era)}.`,
  playingEra: (era) => `Voici de la musique${of(era)}.`,
  playingTaste: () => 'Voici de la musique que vous aimez.',
  decade: (from) => `les années ${from}`,
  playingPlaylist: (playlist) => `Voici la playlist ${playlist}.`,
  playingStation: (station) => `Voici la station ${station}.`,
  playingPreset: (presetnumber) => `Voici la présélection ${presetnumber}.`,
  presetSet: (presetnumber) => `C'est maintenant la présélection ${presetnumber}.`,
  notHeard: () => "Désolé, je n'ai rien entendu.",
  notUnderstood: () => "Désolé, je n'ai pas compris.",
  notFound: (what, artist) => `Désolé, je n'ai pas trouvé ${what}${artist ? ` ${de(artist)}` : ''}.`,
  nothingToPlay: (what) => `Désolé, je n'ai rien trouvé à jouer${what && ` pour ${what}`}.`,
  cannot: () => 'Désolé, cette enceinte ne sait pas faire cela.',
  notWithThis: () => "Désolé, ce n'est pas possible avec ce qui est en cours de lecture.",
  whichVolume: () => 'À quel volume, de 0 à 100 ?',
  noSongGoes: (words) => `Désolé, je ne connais pas de chanson avec « ${words} ».`,
  serviceTrouble: () => "Désolé, je n'ai pas accès à la musique pour l'instant.",
  signinNeeded: () => "Connectez-vous d'abord au service de musique dans l'application.",
  ofKind: (kind, name, artist) => `${KINDS[kind]} ${name}${artist ? ` ${de(artist)}` : ''}`,
  whichOne: (options) => `Voulez-vous dire ${list(options, 'ou')} ?`,
  declined: () => "D'accord.",
  whichPlaylist: () => 'De quelle playlist parlez-vous ?',
  whichStation: () => 'De quelle station parlez-vous ?',
  nothingPlaying: () => "Rien n'est en cours de lecture.",
  unknownSong: () => 'Je ne sais pas ce qui est en cours de lecture.',
  unknownArtist: () => "Je ne sais pas qui c'est.",
  nowPlaying: (song, artist, album) =>
    `C'est ${song}${artist ? ` ${de(artist)}` : ''}${album ? `, de l'album ${album}` : ''}.`,
  nowPlayingStation: (station) => `C'est ${station}.`,
  performedBy: (song, performers, composers) =>
    `${song} est une chanson ${de(list(performers, 'et'))}${composers.length > 0 ? `, écrite par ${list(composers, 'et')}` : ''}.`,
  songIsOn: (song, album) => `${song} est sur l'album ${album}.`,
  albumIsBy: (album, artist, year) =>
    `${album} est un album ${de(artist)}${year ? `, sorti en ${year}` : ''}.`,
  albumsBy: (artist, albums) => `${atStart(de(artist))}, j'ai ${list(albums, 'et')}.`,
  aboutArtist: (artist, facts) => {
    const years = facts.from ? ` ${span(facts.from, facts.to)}` : '';
    return `${atStart(de(artist))}, j'ai ${much(facts)}${years}${facts.genre ? `, surtout ${facts.genre}` : ''}.`;
  },
  artistTimespan: (artist, from, to) => `La musique que j'ai ${de(artist)} est sortie ${span(from, to)}.`,
  artistDates: (artist, from, to) =>
    `L'histoire ${de(artist)} ${to ? `va de ${from} à ${to}` : `commence en ${from}`}.`,
  nextConcert: (artist, { date, venue, city }) =>
    `Le prochain concert ${de(artist)} a lieu le ${date.replace(/^1 /, '1er ')} à ${city} (${venue}).`,
  chartPlace: (what, place, chart) => `${what} est numéro ${place} du classement « ${chart} ».`,
  noConcerts: (artist) => `Je ne connais aucun concert${artist ? ` ${de(artist)}` : ''}.`,
  noChart: () => "Je n'ai pas encore de classement.",
  titled: (song, artist) => (artist ? `${song} ${de(artist)}` : song),
  chartTop: (chart, first, others) =>
    `Numéro un du classement « ${chart} » : ${first}${others.length > 0 ? `, puis ${list(others, 'et')}` : ''}.`,
  topSongs: (songs, artist) =>
    `${songs.length === 1 ? 'La chanson la plus populaire' : 'Les chansons les plus populaires'}${artist ? ` ${de(artist)}` : ''} : ${list(songs, 'et')}.`,
  noInfo: (what) => (what ? `Je ne sais rien sur ${what}.` : "Je n'en sais rien, désolé."),
  liked: (what) => `C'est noté, vous aimez ${what}.`,
  disliked: (what) => `D'accord, je ne jouerai plus ${what}.`,
  createdPlaylist: (playlist) => `J'ai créé la playlist ${playlist}.`,
  addedTo: (what, playlist) => `J'ai ajouté ${what} à la playlist ${playlist}.`,
  removedFrom: (what, playlist) => `J'ai retiré ${what} de la playlist ${playlist}.`,
  help: () =>
    'Demandez une chanson, un album, un artiste, un genre ou une radio, dites plus fort, pause ou suivant, ou demandez ce qui passe.',
};

function span(from: number, to: number | undefined): string {
  return to && to !== from ? `de ${from} à ${to}` : `en ${from}`;
}

function much({ albums, songs }: ArtistFacts): string {
  if (albums === 0) return songs === 1 ? 'une chanson' : `${songs} chansons`;
  return albums === 1 ? 'un album' : `${albums} albums`;
}

/** Names with which French elides, and those that begin with an article that contracts. */
const VOWEL = /^([aeiou]|y[^aeiou])/;
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^les /i, 'des '],
  [/^le /i, 'du '],
];

/** `de Stromae`, `d'Adele`, `des Rita Mitsouko`. */
function de(name: string): string {
  for (const [article, contracted] of ARTICLES)
    if (article.test(name)) return name.replace(article, contracted);
  return startsWithVowel(name) ? `d'${name}` : `de ${name}`;
}

function atStart(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function startsWithVowel(name: string): boolean {
  return VOWEL.test(name.normalize('NFKD').toLowerCase());
}

/** Moods that are what one does to the music. */
const DOING = /^(danser|dormir|courir|étudier|travailler|cuisiner|lire|conduire|faire la fête)$/;

const FEMININE =
  /^(pop|soul|house|techno|trance|country|disco|folk|variété|chanson|musique|salsa|bossa|cumbia|bachata|samba|dance|new wave|k-?pop|j-?pop|synthpop|world|lounge|polka|rumba|valse|bande|comédie)/i;

/** A kind of music with the article that it takes: `du jazz`, `de la pop`, `de l'électro`. */
function some(genre: string): string {
  if (startsWithVowel(genre)) return `de l'${genre}`;
  return FEMININE.test(genre) ? `de la ${genre}` : `du ${genre}`;
}

/** `les années 80`, `années quatre-vingt`, `1985`, as it was said. */
function fromEra(era: string): string {
  return /ann[ée]es/i.test(era) ? `des ${era.replace(/^(les|des) /i, '')}` : `de ${era}`;
}

function of(era: string | undefined): string {
  return era === undefined ? '' : ` ${fromEra(era)}`;
}
