/** Tests of the play of the computer players. */
import { createFastDice, startMatch } from '@ludoteca/kernel';
import { createPlayer, playOut } from '@ludoteca/players';
import { scaleVolume } from '@ludoteca/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import { characters } from './index.ts';
import { type PlayStatistics, CHARACTER_NAMES, collectStatistics } from './play-statistics.testing.ts';

describe.each([3, 4, 5, 6])('among %i computers', (seats) => {
  const matches = scaleVolume(2000);
  let found: PlayStatistics;
  beforeAll(() => {
    found = collectStatistics(seats, matches);
  });

  test('every match ends, few by the limit of rounds', () => {
    expect(found.limited).toBeLessThanOrEqual(0.003 * matches);
  });

  test('no player puts more than 30 % of its armies on one territory in the preparation', () => {
    expect(found.heap).toBeLessThanOrEqual(0.3);
  });

  test('the borders of complete faculties are defended after 95 % of the turns', () => {
    expect(found.doors).toBeGreaterThan(10 * matches);
    expect(found.held / found.doors).toBeGreaterThanOrEqual(0.95);
  });

  test('no player attacks below a chance of 25 %, except with armies over the limit', () => {
    expect(found.follies).toBe(0);
  });

  test('no player calls an attack with a chance of 50 % or more hopeless', () => {
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

test('the same seeds give the same match, other seeds another', () => {
  expect(played('one')).toEqual(played('one'));
  expect(played('one')).not.toEqual(played('two'));
});

test('a player without a question throws', () => {
  const started = startMatch(risika.game, { seats: 3, seed: 'idle' });
  if (!started.ok) throw new Error('no match');
  const idle = started.value.question!.seat === 0 ? 1 : 0;
  expect(() => characters.balanced(createFastDice('idle')).choose(started.value.perspective(idle))).toThrow(
    'not asked',
  );
});
