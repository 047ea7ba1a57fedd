import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { type Choice, createFastDice, type Match, type AnyParts } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { playInPty } from './pty-match.testing.ts';

const { heuristics } = catalogue.find(({ game }) => game.id === 'unstable-students')!;

/** Tall enough for rooms, chain and hand. */
const SCREEN = { rows: 90 };

/** Whether a seat can defend against a card that interrupts another. */
const isNested = (match: Match<AnyParts>): boolean => {
  const { prompt, options } = match.question!;
  const { chain } = match.view('judge') as { chain: readonly unknown[] };
  return prompt === 'window' && chain.length > 1 && options.length > 1;
};

/** A greedy player who defends inside the rounds of others. */
const sensible = (match: Match<AnyParts>): Choice<AnyParts> => {
  const { seat, number, options } = match.question!;
  if (isNested(match)) return options.find((option) => option !== 'pass')!;
  return heuristics.greedy(match.perspective(seat), match.question!, createFastDice(`typed ${number}`));
};

it('a match of two people is killed at a defence inside a round, resumed there, defended and won', async () => {
  const folder = await makeTempFolder();
  const place = { folder, game: 'unstable-students', slot: 'esame' };
  const players = 'you=Ada,you=Bea';
  const begun = playInPty(
    place,
    ['unstable-students', '--players', players, '--seed', 'typed 173', '--save', place.slot, '--yes'],
    SCREEN,
  );
  let { match } = await begun.waitForQuestion();
  while (!isNested(match)) {
    await begun.answer(sensible(match));
    ({ match } = await begun.waitForQuestion());
  }
  const { seat } = match.question!;
  expect(begun.pty.screen().join('\n')).toContain(`${['Ada', 'Bea'][seat]} decides`);
  begun.pty.kill('SIGKILL');
  expect(await begun.pty.exit).toEqual({ code: 0, signal: 9 });
  expect(readdirSync(join(folder, 'saves'))).toContain(`${place.slot}.sav`);

  const resumed = playInPty(place, ['unstable-students', '--from', begun.path(), '--yes'], SCREEN);
  expect((await resumed.waitForQuestion()).match.archive()).toEqual(match.archive());
  const answers = await resumed.playToEnd(sensible);
  expect(answers[0]).toHaveProperty('block');
  resumed.pty.send('\r');
  expect(await resumed.pty.exit).toEqual({ code: 0, signal: 0 });
  const { outcome } = resumed.readSaved().match;
  expect(outcome!.places).toContain(1);

  const winner = ['Ada', 'Bea'][outcome!.places.indexOf(1)]!;
  const log = readFileSync(join(folder, 'log.txt'), 'utf8');
  expect(log).toMatch(/^\[Turno \d+\] \S+ si difende /m);
  expect(log).toContain(`${winner} ha vinto la partita!`);
  const stats = readFileSync(join(folder, 'stats.bin'));
  expect(stats.length % 88).toBe(0);
  const records = Array.from({ length: stats.length / 88 }, (_, i) => stats.subarray(88 * i, 88 * i + 88));
  const record = records.find((one) => one.toString('utf8', 0, winner.length) === winner)!;
  expect(record.readInt32LE(32)).toBe(1);
});
