import { createFastDice, startMatch } from '@ludoteca/kernel';
import { createPlayer, playOut } from '@ludoteca/players';
import { scaled } from '@ludoteca/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import { characters } from './index.ts';
import { type PlayStatistics, CHARACTER_NAMES, collectStatistics } from './play-statistics.testing.ts';

describe.each([3, 4, 5, 6])('among %i computers', (seats) => {
  const matches = scaled(2000);
  let found: PlayStatistics;
  beforeAll(() => {
    found = collectStatistics(seats, matches);
  });

  test('every match ends, and hardly any by the limit of rounds', () => {
    expect(found.limited).toBeLessThanOrEqual(0.003 * matches);
  });

  test('nobody heaps more than 30 % of the armies on one territory in the set-up', () => {
    expect(found.heap).toBeLessThanOrEqual(0.3);
  });

  test('the doors of whole faculties are held at 95 % of the ends of turns', () => {
    expect(found.doors).toBeGreaterThan(10 * matches);
    expect(found.held / found.doors).toBeGreaterThanOrEqual(0.95);
  });

  test('nobody attacks below a chance of 25 %, but to spend what the limit would take', () => {
    expect(found.follies).toBe(0);
  });

  test('nobody calls an attack lost that may well succeed', () => {
    expect(found.excuses).toBe(0);
  });
});

/** A match among the four, as its entries. */
function played(seed: string): unknown {
  const started = startMatch(risika.game, { seats: 4, seed, dice: 'fast' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const players = CHARACTER_NAMES.map((name, seat) => createPlayer(risika, name, `${seed} ${seat}`));
  playOut(started.value, players);
  return started.value.archive().entries;
}

test('the same seeds give the same match, others another', () => {
  expect(played('one')).toEqual(played('one'));
  expect(played('one')).not.toEqual(played('two'));
});

test('a character that nobody asks cannot answer', () => {
  const started = startMatch(risika.game, { seats: 3, seed: 'idle' });
  if (!started.ok) throw new Error('no match');
  const idle = started.value.question!.seat === 0 ? 1 : 0;
  expect(() => characters.balanced(createFastDice('idle')).choose(started.value.perspective(idle))).toThrow(
    'not asked',
  );
});
