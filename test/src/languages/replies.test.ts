import t from 'tap';
import { de } from '../../../src/languages/de/de.js';
import { en } from '../../../src/languages/en/en.js';
import { es } from '../../../src/languages/es/es.js';
import { fr } from '../../../src/languages/fr/fr.js';
import type { Replies } from '../../../src/languages/replies.js';

const LANGUAGES = { en, de, fr, es };

/** Everything that the server says, with and without what it may leave out. */
function everything(replies: Replies): readonly string[] {
  const many = ['Paper Lanterns', 'Tidewater', 'Gezeiten'];
  const concert = { date: '1 May 2026', venue: 'Old Hall', city: 'Bremen' };
  return [
    replies.playingSong('Paper Lanterns'),
    replies.playingSong('Paper Lanterns', 'Anna Harbour'),
    replies.playingAlbum('Tidewater'),
    replies.playingAlbum('Tidewater', 'Anna Harbour'),
    replies.playingArtist('Anna Harbour', { withsimilar: true }),
    replies.playingArtist('Anna Harbour', { withsimilar: false, era: '1985' }),
    replies.playingGenre('Jazz'),
    replies.playingMood('dinner'),
    replies.playingMood('dinner', '1985'),
    replies.playingGenre('Jazz', { artist: 'Anna Harbour', era: '1985' }),
    replies.playingEra('1985'),
    replies.playingEra(replies.decade(1980)),
    replies.playingTaste(),
    replies.playingPlaylist('Sunday'),
    replies.playingStation('Radio Seagull'),
    replies.playingPreset(3),
    replies.presetSet(3),
    replies.notHeard(),
    replies.notUnderstood(),
    replies.notFound('Tidewater'),
    replies.notFound('Tidewater', 'Anna Harbour'),
    replies.nothingToPlay(''),
    replies.nothingToPlay('Tidewater'),
    replies.cannot(),
    replies.notWithThis(),
    replies.whichVolume(),
    replies.noSongGoes('row your boat'),
    replies.serviceTrouble(),
    replies.signinNeeded(),
    replies.whichOne(many),
    replies.whichOne([
      replies.ofKind('song', 'Gezeiten', 'Anna Harbour'),
      replies.ofKind('album', 'Gezeiten'),
    ]),
    replies.declined(),
    replies.whichPlaylist(),
    replies.whichStation(),
    replies.nothingPlaying(),
    replies.unknownSong(),
    replies.unknownArtist(),
    replies.nowPlaying('Paper Lanterns'),
    replies.nowPlaying('Paper Lanterns', 'Anna Harbour', 'Tidewater'),
    replies.nowPlayingStation('Radio Seagull'),
    replies.performedBy('Paper Lanterns', ['Anna Harbour'], []),
    replies.performedBy('Paper Lanterns', ['Anna Harbour', 'Glass Port'], many),
    replies.songIsOn('Paper Lanterns', 'Tidewater'),
    replies.albumIsBy('Tidewater', 'Anna Harbour'),
    replies.albumIsBy('Tidewater', 'Anna Harbour', 1999),
    replies.albumsBy('Anna Harbour', many),
    replies.aboutArtist('Anna Harbour', { albums: 1, songs: 9 }),
    replies.aboutArtist('Anna Harbour', { albums: 0, songs: 1, genre: 'Folk', from: 1990, to: 1990 }),
    replies.aboutArtist('Anna Harbour', { albums: 3, songs: 30, genre: 'Folk', from: 1990, to: 2001 }),
    replies.artistTimespan('Anna Harbour', 1990, 1990),
    replies.artistTimespan('Anna Harbour', 1990, 2001),
    replies.artistDates('Anna Harbour', 1960),
    replies.artistDates('Anna Harbour', 1960, 1970),
    replies.nextConcert('Anna Harbour', concert),
    replies.chartPlace('Tidewater', 3, 'Top 40'),
    replies.noConcerts(),
    replies.noConcerts('Anna Harbour'),
    replies.noChart(),
    replies.chartTop('Top 40', 'Tidewater', []),
    replies.chartTop('Top 40', 'Tidewater', many),
    replies.topSongs(['Tidewater']),
    replies.topSongs(many, 'Anna Harbour'),
    replies.noInfo(''),
    replies.noInfo('Tidewater'),
    replies.liked('Tidewater'),
    replies.disliked('Tidewater'),
    replies.createdPlaylist('Sunday'),
    replies.addedTo('Tidewater', 'Sunday'),
    replies.removedFrom('Tidewater', 'Sunday'),
    replies.help(),
  ];
}

for (const [languagecode, { replies }] of Object.entries(LANGUAGES)) {
  t.test(`every reply in ${languagecode} is one sentence that leaves nothing open`, async (t) => {
    for (const reply of everything(replies)) {
      t.match(reply, /^[\p{Lu}¿0-9].*[.?]$/u, reply);
      t.notMatch(reply, /undefined|null|NaN| {2}| [,.]|\(\)/, reply);
    }
  });
}

t.test('German says one song and many, and decades as people do', async (t) => {
  const { replies } = de;
  t.equal(
    replies.aboutArtist('Nena', { albums: 0, songs: 1, from: 1983, to: 1983 }),
    'Von Nena habe ich ein Lied aus dem Jahr 1983.',
  );
  t.equal(
    replies.aboutArtist('Nena', { albums: 2, songs: 20, from: 1983, to: 1990 }),
    'Von Nena habe ich 2 Alben aus den Jahren 1983 bis 1990.',
  );
  t.equal(replies.playingEra('80er'), 'Hier ist Musik aus den 80ern.');
  t.equal(replies.playingEra('den Achtzigern'), 'Hier ist Musik aus den Achtzigern.');
  t.equal(replies.playingEra('achtziger Jahre'), 'Hier ist Musik aus den achtziger Jahren.');
  t.equal(replies.playingEra('1985'), 'Hier ist Musik aus dem Jahr 1985.');
  t.equal(replies.topSongs(['99 Luftballons'], 'Nena'), 'Das beliebteste Lied von Nena: 99 Luftballons.');
});

t.test('French elides, contracts and gives kinds of music their articles', async (t) => {
  const { replies } = fr;
  t.equal(replies.playingSong('Hello', 'Adele'), "Voici la chanson Hello d'Adele.");
  t.equal(replies.playingSong('Papaoutai', 'Stromae'), 'Voici la chanson Papaoutai de Stromae.');
  t.equal(
    replies.playingArtist('Les Rita Mitsouko', { withsimilar: false }),
    'Voici de la musique des Rita Mitsouko.',
  );
  t.equal(
    replies.playingArtist('Étienne Daho', { withsimilar: false }),
    "Voici de la musique d'Étienne Daho.",
  );
  t.equal(replies.albumsBy('Indochine', ['3', '13']), "D'Indochine, j'ai 3 et 13.");
  t.equal(replies.playingGenre('jazz'), 'Voici du jazz.');
  t.equal(replies.playingGenre('pop'), 'Voici de la pop.');
  t.equal(replies.playingGenre('électro'), "Voici de l'électro.");
  t.equal(replies.playingEra('les années 80'), 'Voici de la musique des années 80.');
  t.equal(replies.playingEra('1985'), 'Voici de la musique de 1985.');
  t.equal(replies.playingMood('courir'), 'Voici de la musique pour courir.');
  t.equal(replies.playingMood('hiver'), 'Voici de la musique, ambiance « hiver ».');
  t.equal(
    replies.nextConcert('Zaz', { date: '1 mai 2026', venue: 'Olympia', city: 'Paris' }),
    'Le prochain concert de Zaz a lieu le 1er mai 2026 à Paris (Olympia).',
  );
  t.equal(replies.disliked('Hello'), "D'accord, je ne jouerai plus Hello.");
});

t.test('Spanish joins names by how they sound', async (t) => {
  const { replies } = es;
  t.equal(replies.albumsBy('Maná', ['Sueños', 'Identidad']), 'De Maná tengo Sueños e Identidad.');
  t.equal(replies.albumsBy('Maná', ['Sueños', 'Hielo']), 'De Maná tengo Sueños y Hielo.');
  t.equal(replies.whichOne(['Blur', 'Oasis']), '¿Quieres decir Blur u Oasis?');
  t.equal(replies.playingEra('años 80'), 'Aquí tienes música de los años 80.');
  t.equal(replies.playingEra('los 80'), 'Aquí tienes música de los 80.');
  t.equal(replies.playingMood('correr'), 'Aquí tienes música para correr.');
  t.equal(replies.aboutArtist('Maná', { albums: 0, songs: 1 }), 'De Maná tengo una canción.');
});
