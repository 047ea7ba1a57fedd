/** Recording of playthroughs and perft counts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '@ludoteca/games';
import type { CommandEnvironment, AnyCatalogueEntry } from '@ludoteca/kit';
import { recountPerft } from './perft.ts';
import { type PlaythroughSetup, parseSetup, createPlaythrough } from './playthrough.ts';

const USAGE = `usage: tools/record-playthrough GAME …   or   tools/record-playthrough --all

Writes anew what is kept of a game's matches, once a change of its rules is meant:
the playthroughs in games/GAME/playthroughs/ and the counts in games/GAME/perft.txt.`;

type Output = Pick<CommandEnvironment, 'print' | 'printError'>;

/** The setups for a game without playthroughs. */
function defaultSetups({ game: { id, seats } }: AnyCatalogueEntry): Map<string, PlaythroughSetup> {
  const numbers = new Set([seats.min, Math.min(seats.max, Math.max(seats.min, 4))]);
  return new Map(
    [...numbers].map((number) => [
      `${number}-seats.txt`,
      { game: id, seats: number, seed: `golden/${number}`, settings: {} },
    ]),
  );
}

/** Reads the setups of existing files. To add a playthrough, write its first lines and record. */
function readSetups(folder: URL): Map<string, PlaythroughSetup> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(files.map((file) => [file, parseSetup(readFileSync(new URL(file, folder), 'utf8'))]));
}

/** Implements `tools/record-playthrough`. Returns the exit code. */
export function recordPlaythroughs(
  words: readonly string[],
  output: Output,
  games = new URL('../games/', import.meta.url),
): number {
  const known = catalogue.map(({ game }) => game.id);
  const refuse = (complaint: string): number => {
    output.printError(`record-playthrough: ${complaint}; there are ${known.join(', ')}`);
    return 2;
  };
  if (words.includes('--help')) {
    output.print(USAGE);
    return 0;
  }
  if (words.length === 0) return refuse('name a game, or --all');
  const all = words.length === 1 && words[0] === '--all';
  const unknown = all ? undefined : words.find((id) => !known.includes(id));
  if (unknown !== undefined) return refuse(`there is no game ${unknown}`);
  for (const entry of catalogue.filter(({ game }) => all || words.includes(game.id)))
    recordGame(entry, games, output);
  return 0;
}

function recordGame(entry: AnyCatalogueEntry, games: URL, output: Output): void {
  const { id } = entry.game;
  const write = (file: string, text: string): void => {
    const path = new URL(`${id}/${file}`, games);
    const same = existsSync(path) && readFileSync(path, 'utf8') === text;
    if (!same) writeFileSync(path, text);
    output.print(`games/${id}/${file}: ${same ? 'as before' : 'written'}`);
  };
  const folder = new URL(`${id}/playthroughs/`, games);
  const stored = readSetups(folder);
  mkdirSync(folder, { recursive: true });
  for (const [file, occasion] of stored.size > 0 ? stored : defaultSetups(entry))
    write(`playthroughs/${file}`, createPlaythrough(entry, { ...occasion, game: id }));
  const figures = new URL(`${id}/perft.txt`, games);
  if (!existsSync(figures)) return;
  const complain = (line: string): void => output.printError(`games/${id}/perft.txt: ${line}`);
  write('perft.txt', recountPerft(entry, readFileSync(figures, 'utf8'), complain));
}
