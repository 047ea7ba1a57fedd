/** Answers the first question of a match that was started in the menu. */
import { expect } from 'vitest';
import { SaveStore } from '../saves/save-store.ts';
import type { Pty } from '../testing/pty.testing.ts';

/** `hand` is the label of the own hand. Resolves when the answer is saved. */
export async function answerFirstQuestion(pty: Pty, folder: string, hand: string): Promise<void> {
  const countEntries = async (): Promise<number> => {
    const { matches } = await new SaveStore(folder).list();
    const [match] = matches;
    return match !== undefined && 'entries' in match ? match.entries : 0;
  };
  // What is typed before the input line is shown is not taken for an answer.
  const isAsked = (rows: readonly string[]): boolean =>
    [(row: string) => row.includes(hand), /^ +(▸ )?1\. /, /^ +>/].every((part) =>
      rows.some((row) => (typeof part === 'function' ? part(row) : part.test(row))),
    );
  await pty.waitFor(isAsked);
  const before = await countEntries();
  pty.send('1\r');
  await expect.poll(countEntries).toBeGreaterThan(before);
}
