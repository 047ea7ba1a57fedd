/** Strength test of the bot from docs/uno-bot.pt.md. */
import { openReferee } from '@ludoteca/players/process';
import { lowerBound } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { parseRefereeOptions } from '../../../games/uno/referee/options.ts';
import {
  COMPILER,
  compileProgram,
  createEmptyFolder,
  NO_COMPILER_NOTE,
} from '../../../games/uno/referee/bot-programs.testing.ts';
import { toContestant, playBotMatch, startBotMatch } from '../../../games/uno/referee/bot-match.ts';
import { rankSeats } from '../../../games/uno/referee/standings.ts';
import { join } from 'node:path';

const GAMES = 2000;

/** How many of the matches a bot wins against greedy, and how many have a winner; the same deals from both seats. */
async function against(path: string): Promise<{ wins: number; decided: number }> {
  const read = parseRefereeOptions([path, ':greedy']);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { options } = read.value;
  const referee = await openReferee('none');
  let [wins, decided] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const own = game % 2;
    const seed = Math.floor(game / 2);
    const bots = own === 0 ? [path, ':greedy'] : [':greedy', path];
    const started = startBotMatch(options, 2, seed);
    const { match, withdrawn } = await playBotMatch(referee, {
      ...started,
      options,
      seats: bots.map((word, seat) => toContestant(word, seed, seat)),
      names: ['a', 'b'],
      clock: 30_000,
      observer: {},
      stopSignal: new AbortController().signal,
    });
    expect(withdrawn).toEqual([]);
    const first = rankSeats({ match, withdrawn }).filter(({ place }) => place === 1);
    if (first.length !== 1) continue;
    decided++;
    if (first[0]!.seat === own) wins++;
  }
  await referee.close();
  return { wins, decided };
}

test.runIf(COMPILER)(`the commented bot of the documentation beats :greedy${NO_COMPILER_NOTE}`, async () => {
  const path = compileProgram(createEmptyFolder(), 'modelo', join(import.meta.dirname, 'modelo.c'));
  const { wins, decided } = await against(path);
  expect(lowerBound(wins, decided)).toBeGreaterThan(0.52);
});
