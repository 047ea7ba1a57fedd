/** Takes the results of all jobs of a run, several at a time. */
import type { JobResult, SubmittedRun } from '@ludoteca/server';

/** Results that are waited for at the same time. */
export const MAX_AWAITED_RESULTS = 64;

/** `handle` is called in any order, and the next results wait for it. Returns early after a stop. */
export async function takeAll(
  run: SubmittedRun,
  count: number,
  handle: (number: number, result: JobResult) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const number = next++;
      const result = await run.take(number);
      if (result === undefined) return;
      await handle(number, result);
    }
  };
  await Promise.all(Array.from({ length: MAX_AWAITED_RESULTS }, work));
}
