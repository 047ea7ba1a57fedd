import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Parts } from '@ludoteca/kernel';
import { type Entry, someEntry } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { parsePerft, perft, perftWorld } from './perft.ts';
import { occasionOf, playthrough } from './playthrough.ts';
import { scaled } from './scale.ts';

/** The stored playthroughs of a game still happen as they did. */
export function playthroughs<P extends Parts>(entry: Entry<P>, folder: URL): void {
  const { id } = entry.game;
  describe(`the playthroughs of ${id}`, () => {
    test.each(readdirSync(folder))('%s happens again as it is written', (file) => {
      const written = readFileSync(new URL(file, folder), 'utf8');
      const again = playthrough(someEntry(entry), occasionOf(written));
      expect(again, `if the change is meant, run: tools/record-playthrough ${id}`).toBe(written);
    });
  });
}

/** Positions that take longer to count are left to the soak. */
const MOST = 2_500_000;

/** The figures of a game's perft.txt. */
export function perfts<P extends Parts>(entry: Entry<P>, file: URL): void {
  const rows = existsSync(file) ? parsePerft(readFileSync(file, 'utf8')) : [];
  describe(`the perft figures of ${entry.game.id}`, () => {
    test('there are some', () => {
      expect(rows.length).toBeGreaterThan(0);
    });
    const affordable = rows.filter(({ count }) => count <= scaled(MOST));
    test.each(affordable)('$seats seats, $position, depth $depth: $count', (row) => {
      expect(perft(perftWorld(entry, row), row.depth)).toBe(row.count);
    });
  });
}
