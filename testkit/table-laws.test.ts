/** Laws of tables, on random matches of every game: what auto-pass may depend on, and what an undo may not return. */
import { catalogue } from '@ludoteca/games';
import {
  type Archive,
  createFastDice,
  type FastDice,
  findTakebackPoint,
  findUndoPoint,
  type Match,
  type AnyParts,
  hasLearnedNothing,
  replay,
  startMatch,
} from '@ludoteca/kernel';
import { type AnyCatalogueEntry, observe, type StandingOrder } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../kernel/result.testing.ts';
import { scaleVolume } from './scale.ts';

const MAX_ENTRIES = 120;

/** Plays a match at random up to some number of entries; `each` is called at every question. */
function playAtRandom(
  entry: AnyCatalogueEntry,
  seed: string,
  each?: (match: Match<AnyParts>) => void,
): Archive {
  const { min } = entry.game.seats;
  const match = expectOk(startMatch(entry.game, { seats: min, seed }));
  const dice = createFastDice(seed);
  for (let { question } = match; question !== undefined && match.number < MAX_ENTRIES; { question } = match) {
    each?.(match);
    match.choose(dice.pick(question.options));
  }
  return match.archive();
}

const withAutoPass = catalogue.filter(({ autoPass }) => autoPass !== undefined);

describe.each(withAutoPass.map((entry) => [entry.game.id, entry] as const))(
  'auto-pass of %s',
  (id, entry) => {
    test('depends on public information only, and is forced where it is certain', () => {
      const rules = entry.autoPass!;
      let passes = 0;
      for (let index = 0; index < scaleVolume(50); index++) {
        const dice = createFastDice(`worlds ${id} ${index}`);
        playAtRandom(entry, `auto-pass ${id} ${index}`, (match) => {
          const { seat } = match.question!;
          const pass = rules.findAutoPass(observe(match, 'spectator'));
          if (pass === undefined) return;
          passes++;
          const other = (seat + 1) % match.seats;
          // A world that looks the same to another seat: the asked seat may hold any cards in it.
          const world = match.perspective(other).imagine(dice);
          const { asked, outcome } = observe(match, 'spectator');
          const observations = [
            observe(match, seat),
            observe(match, other),
            { view: world.view('spectator'), asked, outcome },
          ];
          for (const observation of observations) expect(rules.findAutoPass(observation)).toEqual(pass);
          const forced = rules.findForcedPass(observe(match, seat));
          expect(pass.isCertain === true ? forced : pass.answer).toEqual(pass.answer);
        });
      }
      expect(passes).toBeGreaterThan(0);
    });
  },
);

/** Orders of the game, and some with values that a hostile client may send. */
function listOrders(entry: AnyCatalogueEntry, match: Match<AnyParts>, dice: FastDice): StandingOrder[] {
  const { orders } = entry;
  const value = (): number => dice.pick([match.number, dice.int(3), dice.int(30), dice.int(1e6)]);
  const values = (): number[] => Array.from({ length: dice.pick([0, 1, 2, 4, 4]) }, value);
  const kinds = Object.keys(orders!.names.en).flatMap((kind) => Array.from({ length: 30 }, () => kind));
  return [
    ...(orders!.list?.(match.view('spectator'), match.question!.seat) ?? []),
    ...[...kinds, 'unknown'].map((kind) => ({ kind, values: values() })),
  ];
}

const withOrders = catalogue.filter(({ orders }) => orders !== undefined);

describe.each(withOrders.map((entry) => [entry.game.id, entry] as const))(
  'standing orders of %s',
  (id, entry) => {
    test('depend on public information only, whatever their values', () => {
      const orders = entry.orders!;
      let given = 0;
      for (let index = 0; index < scaleVolume(50); index++) {
        const dice = createFastDice(`orders ${id} ${index}`);
        playAtRandom(entry, `orders ${id} ${index}`, (match) => {
          const { seat } = match.question!;
          const world = match.perspective((seat + 1) % match.seats).imagine(dice);
          const seen = observe(match, 'spectator');
          const observations = [observe(match, seat), { ...seen, view: world.view('spectator') }];
          for (const order of listOrders(entry, match, dice)) {
            const answer = orders.findAnswer(order, seen);
            for (const observation of observations)
              expect(orders.findAnswer(order, observation)).toEqual(answer);
            given++;
          }
        });
      }
      expect(given).toBeGreaterThan(0);
    });
  },
);

const diceOf = (archive: Archive, entry: AnyCatalogueEntry, number: number): unknown =>
  expectOk(replay(entry.game, archive, number)).position().dice;

describe.each(catalogue.map((entry) => [entry.game.id, entry] as const))('in %s', (id, entry) => {
  test('no undo or takeback returns what dice or another person have seen', () => {
    const matches = Math.max(2, scaleVolume(100));
    for (let index = 0; index < matches; index++) {
      const whole = playAtRandom(entry, `undo ${id} ${index}`);
      const seats = Array.from({ length: whole.seats }, (_, seat) => seat);
      const length = createFastDice(`cut ${id} ${index}`).int(whole.entries.length) + 1;
      const archive = { ...whole, entries: whole.entries.slice(0, length) };
      for (const seat of seats) {
        const takeback = findTakebackPoint(entry.game, archive, seat, seats, `secret ${index}`);
        for (const point of [findUndoPoint(entry.game, archive, seat, [seat]), takeback]) {
          if (point === undefined) continue;
          expect(expectOk(replay(entry.game, archive, point)).question?.seat).toBe(seat);
          expect(diceOf(archive, entry, point)).toEqual(diceOf(archive, entry, length));
        }
        if (takeback === undefined) continue;
        const dice = createFastDice(`other worlds ${id} ${index}`);
        for (const other of seats.filter((one) => one !== seat))
          expect(hasLearnedNothing(entry.game, archive, takeback, other, 5, dice)).toBe(true);
      }
    }
  });
});
