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
  await pty.waitFor(
    (rows) => rows.some((row) => row.includes(hand)) && rows.some((row) => /^ +(▸ )?1\. /.test(row)),
  );
  const before = await countEntries();
  pty.send('1\r');
  await expect.poll(countEntries).toBeGreaterThan(before);
}
