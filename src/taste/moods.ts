/** The genres that go with a mood, the most typical first. */
const GENRES_BY_MOOD: Readonly<Record<string, readonly string[]>> = {
  happy: ['pop', 'funk', 'soul', 'reggae', 'disco', 'dance'],
  relaxed: ['ambient', 'jazz', 'chillout', 'acoustic', 'lounge', 'folk', 'classical'],
  energetic: ['rock', 'dance', 'electronic', 'house', 'punk', 'hip hop', 'metal'],
  party: ['dance', 'disco', 'house', 'pop', 'hip hop', 'funk'],
  sad: ['blues', 'singer-songwriter', 'acoustic', 'folk', 'classical'],
  romantic: ['soul', 'r&b', 'jazz', 'ballad', 'bossa nova'],
  focused: ['ambient', 'classical', 'electronic', 'instrumental', 'minimal'],
  sleepy: ['ambient', 'new age', 'classical', 'acoustic'],
  angry: ['metal', 'punk', 'hardcore', 'industrial', 'rock'],
  dreamy: ['ambient', 'dream pop', 'shoegaze', 'chillout', 'trip hop'],
};

/** Other words for the moods, and occasions that go with them, in English, German, French and Spanish. */
const WORDS_BY_MOOD: Readonly<Record<string, string>> = {
  happy:
    'cheerful, cheery, upbeat, up beat, uplifting, feel good, feelgood, good mood, fun, summer, sunday, morning, ' +
    'cleaning, housework, cooking, birthday, cheer me up, fröhlich, glücklich, gute laune, joyeux, heureux, alegre, feliz',
  relaxed:
    'relax, relaxing, calm, calming, chill, chilled, chilling, mellow, quiet, gentle, soft, slow, smooth, peaceful, soothing, ' +
    'dinner, evening, background, spa, yoga, autumn, winter, beach, entspannt, ruhig, détendu, calme, relajado, tranquilo',
  energetic:
    'energy, energising, energizing, workout, work out, working out, exercise, gym, running, jogging, sport, fast, loud, lively, ' +
    'motivational, motivating, inspiring, driving, road trip, epic, energisch, énergique, energético',
  party:
    'partying, dancing, danceable, dance, funky, groovy, friday night, weekend, barbecue, wedding, night, feiern, fête, fiesta',
  sad: 'melancholic, melancholy, nostalgic, rainy day, breakup, break up, heartbreak, traurig, triste, melancólico',
  romantic:
    'love, sexy, sensual, candlelight, valentine, romantisch, liebe, romantique, amour, romántico, amor',
  focused:
    'focus, study, studying, concentration, concentrate, reading, work, working, konzentriert, lernen, concentré, concentración',
  sleepy: 'sleep, sleeping, late night, lullaby, bedtime, schlafen, sommeil, dormir',
  angry: 'aggressive, dark, dramatic, spooky, halloween, wütend, en colère, enfadado',
  dreamy: 'dream, meditation, meditative, spring, verträumt, rêveur, soñador',
};

const MOOD_BY_WORD = new Map(
  Object.entries(WORDS_BY_MOOD).flatMap(([mood, words]) => words.split(', ').map((word) => [word, mood])),
);

/** The moods that a tag may name. */
const MOODS: readonly string[] = Object.keys(GENRES_BY_MOOD);

/** The genres of a mood, the most typical first; undefined: it is not known. */
export function moodGenres(mood: string): readonly string[] | undefined {
  const word = mood.toLowerCase().trim();
  return GENRES_BY_MOOD[MOOD_BY_WORD.get(word) ?? word];
}

/** The moods that a genre goes with. */
export function genreMoods(genre: string): readonly string[] {
  const word = genre.toLowerCase();
  return MOODS.filter((mood) => GENRES_BY_MOOD[mood]?.includes(word));
}
