import { expect, test } from 'vitest';
import { runAllInOrder } from './run-all-in-order.ts';

test('all tasks run even if one fails, and the first error is thrown', async () => {
  const done: string[] = [];
  const deed = (name: string, fails: boolean) => async (): Promise<void> => {
    done.push(name);
    if (fails) throw new Error(`${name} failed`);
  };
  await expect(
    runAllInOrder([deed('a', false), deed('b', true), deed('c', true), deed('d', false)]),
  ).rejects.toThrow('b failed');
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
