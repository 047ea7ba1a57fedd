import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '@ludoteca/games';
import type { SomeEntry } from '@ludoteca/kit';
import { type Occasion, occasionOf, playthrough } from './playthrough.ts';

/** What is recorded of a game that has no playthroughs yet. */
function usualOccasions({ game: { id, seats } }: SomeEntry): Map<string, Occasion> {
  const numbers = new Set([seats.min, Math.min(seats.max, Math.max(seats.min, 4))]);
  return new Map(
    [...numbers].map((number) => [
      `${number}-seats.txt`,
      { game: id, seats: number, seed: `golden/${number}`, settings: {} },
    ]),
  );
}

/** Every file's own first lines say what it is made from: to add a playthrough, write those and record. */
function occasionsIn(folder: URL): Map<string, Occasion> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(files.map((file) => [file, occasionOf(readFileSync(new URL(file, folder), 'utf8'))]));
}

/** Writes the playthroughs of the games given, or of all, anew. Returns the exit code. */
export function recordPlaythroughs(ids: readonly string[], print: (line: string) => void): number {
  const known = catalogue.map(({ game }) => game.id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    print(`record-playthrough: there is no game ${unknown}; there are ${known.join(', ')}`);
    return 2;
  }
  for (const entry of catalogue.filter(({ game }) => ids.length === 0 || ids.includes(game.id))) {
    const folder = new URL(`../games/${entry.game.id}/playthroughs/`, import.meta.url);
    const stored = occasionsIn(folder);
    mkdirSync(folder, { recursive: true });
    for (const [file, occasion] of stored.size > 0 ? stored : usualOccasions(entry)) {
      const text = playthrough(entry, { ...occasion, game: entry.game.id });
      const path = new URL(file, folder);
      const same = existsSync(path) && readFileSync(path, 'utf8') === text;
      writeFileSync(path, text);
      print(`games/${entry.game.id}/playthroughs/${file}: ${same ? 'as before' : 'written'}`);
    }
  }
  return 0;
}
