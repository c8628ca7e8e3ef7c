/** Calls to the server at a time for one question. */
const LANES = 4;

/** What each of a list becomes, in its order, a few at a time. */
export async function inLanes<T, R>(list: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(list.length);
  const ahead = list.entries();
  const lane = async () => {
    for (const [at, each] of ahead) results[at] = await work(each);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
