import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { type Choice, createFastDice, type Match, type AnyParts } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { playIn } from './played.testing.ts';

const { heuristics } = catalogue.find(({ game }) => game.id === 'unstable-students')!;

/** Rooms, the chain and a hand of cards are seen whole. */
const SCREEN = { rows: 90 };

/** Whether somebody may defend against a card that interrupts another, and has something to defend with. */
const isNested = (match: Match<AnyParts>): boolean => {
  const { prompt, options } = match.question!;
  const { chain } = match.view('judge') as { chain: readonly unknown[] };
  return prompt === 'window' && chain.length > 1 && options.length > 1;
};

/** Somebody who plays sensibly, and defends inside other players’ rounds. */
const sensible = (match: Match<AnyParts>): Choice<AnyParts> => {
  const { seat, number, options } = match.question!;
  if (isNested(match)) return options.find((option) => option !== 'pass')!;
  return heuristics.greedy(match.perspective(seat), match.question!, createFastDice(`typed ${number}`));
};

it(
  'a match of two people is killed at a defence inside a round, resumed there, defended and won',
  { timeout: 120_000 },
  async () => {
    const folder = await makeTempFolder();
    const place = { folder, game: 'unstable-students', slot: 'esame' };
    const players = 'you=Ada,you=Bea';
    const begun = playIn(
      place,
      ['unstable-students', '--players', players, '--seed', 'typed 173', '--save', place.slot, '--yes'],
      SCREEN,
    );
    let { match } = await begun.asked();
    while (!isNested(match)) {
      await begun.answer(sensible(match));
      ({ match } = await begun.asked());
    }
    const { seat } = match.question!;
    expect(begun.pty.screen().join('\n')).toContain(`${['Ada', 'Bea'][seat]} decides`);
    begun.pty.kill('SIGKILL');
    expect(await begun.pty.exit).toEqual({ code: 0, signal: 9 });
    expect(readdirSync(join(folder, 'saves'))).toContain(`${place.slot}.sav`);

    const resumed = playIn(place, ['unstable-students', '--from', begun.path(), '--yes'], SCREEN);
    expect((await resumed.asked()).match.archive()).toEqual(match.archive());
    const answers = await resumed.toEnd(sensible);
    expect(answers[0]).toHaveProperty('block');
    resumed.pty.send('\r');
    expect(await resumed.pty.exit).toEqual({ code: 0, signal: 0 });
    const { outcome } = resumed.kept().match;
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
  },
);
