import { AppError } from '../errors.js';

/** What the first of several that have something answers; whoever fails has nothing. All are asked at once. */
export async function firstOf<Asked, Answered>(
  all: readonly Asked[],
  ask: (each: Asked) => Promise<Answered | undefined>,
): Promise<Answered | undefined> {
  const answers = await Promise.all(
    all.map((each) =>
      ask(each).catch((error: unknown) => {
        if (error instanceof AppError) return undefined;
        throw error;
      }),
    ),
  );
  return answers.find((each) => each !== undefined);
}
