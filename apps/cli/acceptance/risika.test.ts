import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { type Choice, createFastDice, type Match, type AnyParts } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { type PtyMatch, playInPty } from './pty-match.testing.ts';

const { heuristics } = catalogue.find(({ game }) => game.id === 'risika')!;

/** Tall enough for the board, the log and all attacks. */
const SCREEN = { rows: 100 };

/** A greedy player. */
const sensible = (match: Match<AnyParts>): Choice<AnyParts> => {
  const { seat, number } = match.question!;
  return heuristics.greedy(match.perspective(seat), match.question!, createFastDice(`typed ${number}`));
};

/** Plays until that round starts. */
async function toRound(played: PtyMatch, round: number): Promise<void> {
  for (;;) {
    const { match } = await played.waitForQuestion();
    const { prompt } = match.question!;
    if (prompt === 'round' && (match.view('judge') as { round: number }).round === round) return;
    await played.answer(sensible(match));
  }
}

it('a match of Risika is saved, left, opened again and won, with its log and statistics', async () => {
  const folder = await makeTempFolder();
  const place = { folder, game: 'risika' };
  // Ada plays first, so that rounds begin with her.
  const args = ['risika', '--players', 'you=Ada,random=Bo,random=Cy', '--save-prompts', 'go', '--yes'];
  const begun = playInPty(place, [...args, '--seed', 'typed 47'], SCREEN);
  await toRound(begun, 4);
  begun.pty.send('save\r');
  await begun.pty.waitFor('salvataggio.rsk');
  begun.pty.send('quit\r');
  await begun.pty.waitFor('2. ');
  begun.pty.send('1\r');
  expect(await begun.pty.exit).toEqual({ code: 0, signal: 0 });
  const saved = readFileSync(join(folder, 'salvataggio.rsk'));
  expect(saved.readInt32LE(0)).toBe(3);

  // Only the save is left of the match.
  rmSync(join(folder, 'risika'), { recursive: true });
  const again = ['risika', '--from', 'salvataggio.rsk', '--save-prompts', 'go', '--yes', '--seed', 'on'];
  const opened = playInPty(place, again, SCREEN);
  await opened.pty.waitFor('Ada, ');
  await opened.playToEnd(sensible);
  opened.pty.send('\r');
  expect(await opened.pty.exit).toEqual({ code: 0, signal: 0 });
  const { match } = opened.readSaved();
  expect(match.outcome!.places[0]).toBe(1);

  const log = readFileSync(join(folder, 'log.txt'), 'utf8').trimEnd().split('\n');
  const words = log.map((line) => line.split('\t')[4]);
  expect(words.filter((word) => word === 'match' || word === 'resume')).toEqual(['match', 'resume']);
  expect(words.at(-1)).toBe('win');
  const rolls = log.filter((line) => line.split('\t')[4] === 'roll');
  expect(rolls.length).toBeGreaterThan(50);
  for (const roll of rolls) expect(JSON.parse(roll.split('\t')[5]!)).toHaveProperty('attack.0');
  const { colours } = match.view('judge') as { colours: readonly number[] };
  const wins = readFileSync(join(folder, 'statistiche.bin'));
  expect(wins).toHaveLength(24);
  expect([0, 1, 2, 3, 4, 5].map((colour) => wins.readUInt32LE(4 * colour))).toEqual(
    [0, 1, 2, 3, 4, 5].map((colour) => (colour === colours[0] ? 1 : 0)),
  );
});
