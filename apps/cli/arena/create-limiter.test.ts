import { expect, test } from 'vitest';
import { createLimiter } from './create-limiter.ts';

test('at most the given number of actions run at a time, in order, also after failures', async () => {
  const limit = createLimiter(3);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      limit(async () => {
        started.push(i);
        most = Math.max(most, ++running);
        for (let wait = 1 + (i % 4); wait > 0; wait--) await Promise.resolve();
        running--;
        if (i % 5 === 0) throw new Error(`action ${i}`);
        return i;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))).toEqual([
    1, 2, 3, 4, 6, 7, 8, 9,
  ]);
});
