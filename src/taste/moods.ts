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

/** Words that people use for the moods above. */
const SAME_MOOD: Readonly<Record<string, string>> = {
  cheerful: 'happy',
  feelgood: 'happy',
  calm: 'relaxed',
  chill: 'relaxed',
  chilled: 'relaxed',
  quiet: 'relaxed',
  mellow: 'relaxed',
  energy: 'energetic',
  workout: 'energetic',
  sport: 'energetic',
  dancing: 'party',
  melancholic: 'sad',
  love: 'romantic',
  focus: 'focused',
  study: 'focused',
  sleep: 'sleepy',
  aggressive: 'angry',
};

/** The moods that a tag may name. */
const MOODS: readonly string[] = Object.keys(GENRES_BY_MOOD);

/** The genres of a mood, the most typical first; undefined: it is not known. */
export function moodGenres(mood: string): readonly string[] | undefined {
  const word = mood.toLowerCase().trim();
  return GENRES_BY_MOOD[SAME_MOOD[word] ?? word];
}

/** The moods that a genre goes with. */
export function genreMoods(genre: string): readonly string[] {
  const word = genre.toLowerCase();
  return MOODS.filter((mood) => GENRES_BY_MOOD[mood]?.includes(word));
}
