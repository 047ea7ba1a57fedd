import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Parts } from '@ludoteca/kernel';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { parsePerft, perft, type PerftRow, perftWorld } from './perft.ts';
import { occasionOf, playthrough } from './playthrough.ts';
import { scaled } from './scale.ts';

/** The stored playthroughs of a game still happen as they did. */
export function playthroughs<P extends Parts>(entry: CatalogueEntry<P>, folder: URL): void {
  const { id } = entry.game;
  describe(`the playthroughs of ${id}`, () => {
    test.each(readdirSync(folder))('%s happens again as it is written', (file) => {
      const written = readFileSync(new URL(file, folder), 'utf8');
      const again = playthrough(eraseGameType(entry), occasionOf(written));
      expect(again, `if the change is meant, run: tools/record-playthrough ${id}`).toBe(written);
    });
  });
}

/** Rows are counted this far; a larger one to its end only in the soak. */
const MOST = 2_500_000;

/** The figures of a game's perft.txt. */
export function perfts<P extends Parts>(entry: CatalogueEntry<P>, file: URL): void {
  const rows = existsSync(file) ? parsePerft(readFileSync(file, 'utf8')) : [];
  describe(`the perft figures of ${entry.game.id}`, () => {
    test('there are some', () => {
      expect(rows.length).toBeGreaterThan(0);
    });
    const most = scaled(MOST);
    const titleOf = ({ seats, position, depth, count }: PerftRow): string =>
      `${seats} seats, ${position}, depth ${depth}: ${count}` +
      (count > most ? `, as far as ${most}; the rest is left to npm run soak` : '');
    test.each(rows.map((row) => [titleOf(row), row] as const))('%s', (_, row) => {
      const count = perft(perftWorld(entry, row), row.depth, most);
      expect(count, `if the change is meant, run: tools/record-playthrough ${entry.game.id}`).toBe(
        Math.min(row.count, most),
      );
    });
  });
}
