/** Answers the first question of a match that was started in the menu. */
import { expect } from 'vitest';
import { SaveStore } from '../saves/save-store.ts';
import type { Pty } from '../testing/pty.testing.ts';

/** The number of the first option that is shown. It need not be 1: a number of cards to draw is its own option. */
const findOption = (rows: readonly string[]): string | undefined =>
  rows.flatMap((row) => /^ +(?:▸ )?(\d+)\. /.exec(row)?.[1] ?? [])[0];

/** `hand` is the label of the own hand. Resolves when the answer is saved. */
export async function answerFirstQuestion(pty: Pty, folder: string, hand: string): Promise<void> {
  const countEntries = async (): Promise<number> => {
    const { matches } = await new SaveStore(folder).list();
    const [match] = matches;
    return match !== undefined && 'entries' in match ? match.entries : 0;
  };
  // What is typed before the input line is shown is not taken for an answer.
  const isAsked = (rows: readonly string[]): boolean =>
    rows.some((row) => row.includes(hand)) &&
    rows.some((row) => /^ +>/.test(row)) &&
    findOption(rows) !== undefined;
  const option = findOption(await pty.waitFor(isAsked));
  const before = await countEntries();
  pty.send(`${option}\r`);
  await expect.poll(countEntries).toBeGreaterThan(before);
}
