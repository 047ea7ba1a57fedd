import { catalogue } from '@ludoteca/games';
import { createFastDice, type Dice, type Json, startMatch } from '@ludoteca/kernel';
import { observe } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { applyEntry, chooseEntry, seatsOf } from '../../../testkit/random-match.ts';
import { scaleVolume } from '../../../testkit/scale.ts';
import { diff } from './diff.ts';
import { patch } from './patch.ts';

const MATCHES = scaleVolume(50);
const MAX_ENTRIES = 150;

/** A value as it arrives over the network. */
const transmit = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Applies the difference between two values after transmission. */
function transform(before: Json, after: Json): Json {
  const delta = diff(before, after);
  return delta === undefined ? before : expectOk(patch(before, transmit(delta)));
}

const createList = (offset: number): Json =>
  Array.from({ length: 20_000 }, (_, i) => ({ id: i, value: i * 3 + offset }));

describe('a difference', () => {
  test.each<readonly [Json, Json, Json | undefined]>([
    [1, 1, undefined],
    [1, 'a', [0, 'a']],
    [[1], { a: 1 }, [0, { a: 1 }]],
    [{ a: 1, b: [2] }, { a: 1, b: [2] }, undefined],
    [{ a: 1, b: 2 }, { b: 2, c: 3 }, [1, { c: [0, 3] }, ['a']]],
    [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, [1, { a: [1, { b: [1, { c: [0, 2] }] }] }]],
    [
      [1, 2, 3, 4],
      [1, 9, 4],
      [2, 1, 1, [[9]]],
    ],
    [
      [1, 2, 3],
      [3, 2, 1],
      [2, 0, 0, [2, 1, 0]],
    ],
    [
      [7, 7],
      [7, 7, 7],
      [2, 2, 0, [[7]]],
    ],
    [
      [{ id: 1, n: 1 }, { id: 2, n: 1 }, { id: 3 }],
      [{ id: 2, n: 2 }, { id: 3 }],
      [2, 0, 1, [[1, [1, { n: [0, 2] }]]]],
    ],
  ])('between %j and %j is %j', (before, after, delta) => {
    expect(diff(before, after)).toEqual(delta);
    expect(transform(before, after)).toEqual(after);
  });

  test('treats undefined fields as absent', () => {
    expect(diff({ a: 1 }, { a: 1, b: undefined } as unknown as Json)).toBeUndefined();
    expect(diff({ a: 1, b: undefined } as unknown as Json, { a: 1 })).toBeUndefined();
    expect(diff({ a: 1 }, { a: undefined } as unknown as Json)).toEqual([1, {}, ['a']]);
  });

  test('of long lists takes time proportional to their length', () => {
    expect(transform(createList(0), createList(1))).toEqual(createList(1));
  });

  test('keeps the parts that have not changed', () => {
    const before = { same: { a: 1 }, list: [{ b: 1 }, { c: 1 }], other: 1 };
    const after = transform(before, {
      same: { a: 1 },
      list: [{ b: 1 }, { c: 2 }],
      other: 1,
    }) as typeof before;
    expect(after.same).toBe(before.same);
    expect(after.list[0]).toBe(before.list[0]);
  });
});

test.each(catalogue.map((entry) => ({ game: entry.game.id, entry })))(
  'differences of observations of $game give the observations, and save bytes',
  ({ game, entry }) => {
    const seats = Math.min(3, entry.game.seats.max);
    const watchers = [...seatsOf({ seats }), 'spectator'] as const;
    let [whole, changed] = [0, 0];
    for (let round = 0; round < MATCHES; round++) {
      const dice = createFastDice(`differences ${game} ${round}`);
      const match = expectOk(startMatch(entry.game, { seats, seed: `differences ${round}` }));
      let known = watchers.map((watcher) => transmit(observe(match, watcher)));
      for (let i = 0; i < MAX_ENTRIES && match.question !== undefined; i++) {
        expectOk(applyEntry(match, chooseEntry(match, dice, { lapses: 20, withdrawals: 100 })));
        const seen = watchers.map((watcher) => observe(match, watcher) as unknown as Json);
        for (const [index, sight] of seen.entries()) {
          whole += JSON.stringify(sight).length;
          changed += JSON.stringify(diff(known[index], sight) ?? null).length;
        }
        known = known.map((before, index) => transform(before, seen[index]!));
        expect(known).toEqual(transmit(seen));
      }
    }
    expect(changed).toBeLessThan(whole);
  },
);

/** Replaces a random part of a value. */
function mutate(value: Json, dice: Dice): Json {
  const parts = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (parts.length === 0 || dice.int(4) === 0)
    return dice.pick<Json>([-1, 0, 1, 2, 9, 'a', null, [], {}, [0]]);
  const key = dice.pick(parts);
  const copy = structuredClone(value) as { [key: string]: Json };
  copy[key] = mutate(copy[key]!, dice);
  return copy;
}

describe('an invalid difference', () => {
  const before: Json = { a: [1, { id: 2 }, 3], b: { c: 'text' } };

  test.each<readonly [string, unknown]>([
    ['no list', { 0: 1 }],
    ['nothing', undefined],
    ['an unknown kind', [3, 1]],
    ['no value', [0]],
    ['fields of a list', [1, { a: [1, {}] }]],
    ['a list of fields', [2, 0, 0, []]],
    ['a removed field that does not exist', [1, {}, ['x']]],
    ['removed fields that are no list', [1, {}, 'a']],
    ['an inherited field', [1, {}, ['toString']]],
    ['an index outside', [1, { a: [2, 0, 0, [3]] }]],
    ['a negative index', [1, { a: [2, -1, 0, []] }]],
    ['more elements than there are', [1, { a: [2, 2, 2, []] }]],
    ['an element used twice', [1, { a: [2, 0, 0, [0, 0]] }]],
    ['an element of the start', [1, { a: [2, 1, 0, [0]] }]],
    ['an element with too much', [1, { a: [2, 0, 0, [[1, [0, 1], 2]]] }]],
  ])('is refused: %s', (_, delta) => {
    expect(patch(before, delta)).toEqual({ ok: false, problem: 'invalid' });
  });

  test('cannot change prototypes', () => {
    const delta: unknown = JSON.parse('[1,{"__proto__":[0,{"x":1}]}]');
    expect(patch(before, delta).ok).toBe(false);
    expect('x' in {}).toBe(false);
  });

  test('is refused if it is very deep', () => {
    let delta: unknown = [0, 1];
    for (let i = 0; i < 10_000; i++) delta = [1, { a: delta }];
    expect(patch({}, delta).ok).toBe(false);
  });

  test('is refused or gives a value that is not larger than the old one and the delta', () => {
    const dice = createFastDice('mutated differences');
    const after: Json = { a: [3, { id: 2, x: [1, 2] }], b: { d: 1 } };
    const delta = transmit(diff(before, after));
    const untouched = JSON.stringify(before);
    const most = untouched.length + JSON.stringify(delta).length;
    for (let i = 0; i < scaleVolume(100_000); i++) {
      const patched = patch(before, mutate(delta, dice));
      expect(JSON.stringify(patched.ok ? patched.value : 0).length).toBeLessThan(most + 20);
    }
    expect(JSON.stringify(before)).toBe(untouched);
  });
});
