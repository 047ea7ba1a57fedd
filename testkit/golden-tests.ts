/** Tests that compare stored playthroughs and perft counts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Parts } from '@ludoteca/kernel';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { parsePerft, countSequences, type PerftRow, createPerftWorld } from './perft.ts';
import { parseSetup, createPlaythrough } from './playthrough.ts';
import { scaleVolume } from './scale.ts';

export function testPlaythroughs<P extends Parts>(entry: CatalogueEntry<P>, folder: URL): void {
  const { id } = entry.game;
  describe(`the playthroughs of ${id}`, () => {
    test.each(readdirSync(folder))('%s happens again as it is written', (file) => {
      const written = readFileSync(new URL(file, folder), 'utf8');
      const again = createPlaythrough(eraseGameType(entry), parseSetup(written));
      expect(again, `if the change is meant, run: tools/record-playthrough ${id}`).toBe(written);
    });
  });
}

/** Counts are limited to this in a soak and to its scale in `npm test`. */
const MAX_PERFT_COUNT = 2_500_000;

export function testPerft<P extends Parts>(entry: CatalogueEntry<P>, file: URL): void {
  const rows = existsSync(file) ? parsePerft(readFileSync(file, 'utf8')) : [];
  describe(`the perft figures of ${entry.game.id}`, () => {
    test('there are some', () => {
      expect(rows.length).toBeGreaterThan(0);
    });
    const most = scaleVolume(MAX_PERFT_COUNT);
    const titleOf = ({ seats, position, depth, count }: PerftRow): string =>
      `${seats} seats, ${position}, depth ${depth}: ${count}` +
      (count > most ? `, as far as ${most}; the rest is left to npm run soak` : '');
    test.each(rows.map((row) => [titleOf(row), row] as const))('%s', (_, row) => {
      const count = countSequences(createPerftWorld(entry, row), row.depth, most);
      expect(count, `if the change is meant, run: tools/record-playthrough ${entry.game.id}`).toBe(
        Math.min(row.count, most),
      );
    });
  });
}
