/** RULES 11: a start from elsewhere. */
import { type Match, type Reason, type Result, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { risika } from './index.ts';
import type { Risika } from './parts.ts';

const GOOD = {
  owners: Array.from({ length: 26 }, (_, territory) => territory % 3),
  armies: Array.from({ length: 26 }, () => 2),
  colours: [4, 0, 5],
  hands: [[26], [], [3, 7]],
  deck: [...Array.from({ length: 26 }, (_, card) => card).filter((card) => card !== 3 && card !== 7), 27],
  starter: 2,
};

const begun = (from: unknown, seats = 3): Result<Match<Risika>, readonly Reason[]> =>
  startMatch(risika.game, { seats, seed: 'from elsewhere', from });

function match(from: unknown, seats = 3): Match<Risika> {
  const started = begun(from, seats);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

test('11. a match begins with a round of the starter, from the given position', () => {
  const on = match({ ...GOOD, round: 9 });
  expect(on.question).toMatchObject({ prompt: 'round', seat: 2, options: ['go on'] });
  expect(on.view('judge')).toMatchObject({
    ...GOOD,
    hands: GOOD.hands.map((cards) => ({ count: cards.length, cards })),
    deck: { count: 25, cards: GOOD.deck },
    round: 9,
  });
});

test('7.3 every seat knows its own hand and nothing of the deck', () => {
  const on = match(GOOD);
  expect(on.view(2).hands.map(({ cards }) => cards)).toEqual([[], [], [3, 7]]);
  expect(on.view(0).hands.map(({ cards }) => cards)).toEqual([[26], [], []]);
  expect(on.view(0).deck.cards).toEqual([]);
});

test('11.4 two seats are allowed, although new matches need three', () => {
  const owners = GOOD.owners.map((owner) => owner % 2);
  const two = { ...GOOD, owners, colours: [1, 2], hands: [[26], [3, 7]], starter: 1 };
  expect(match(two, 2).question?.seat).toBe(1);
  expect(startMatch(risika.game, { seats: 2, seed: 's' })).toEqual({
    ok: false,
    problem: [{ why: 'seats', facts: { min: 3, max: 6, given: 2 } }],
  });
});

test('11.4 an eliminated player keeps the seat and is not asked', () => {
  const owners = GOOD.owners.map((owner) => (owner === 1 ? 0 : owner));
  const on = match({ ...GOOD, owners, out: [1] });
  expect(on.present(1)).toBe(false);
  on.choose('go on');
  expect(on.question?.seat).toBe(2);
});

test('11.3 a deck without jokers is accepted', () => {
  const deck = GOOD.deck.filter((card) => card !== 27);
  expect(begun({ ...GOOD, deck, hands: [[], [], [3, 7]] }).ok).toBe(true);
});

/** The same list, with another value for the fourth. */
const with3 = (list: readonly number[], value: unknown): unknown[] =>
  list.map((one, i) => (i === 3 ? value : one));

describe('a start position is refused', () => {
  test.each<[string, unknown, string, string]>([
    ['a list', [GOOD], 'start fields', '11'],
    ['nothing', null, 'start fields', '11'],
    ['a missing field', { ...GOOD, deck: undefined }, 'position', ''],
    ['a field too many', { ...GOOD, phase: 2 }, 'start fields', '11'],
    ['a territory too few', { ...GOOD, owners: GOOD.owners.slice(1) }, 'start board', '11.1'],
    ['an owner that does not sit there', { ...GOOD, owners: with3(GOOD.owners, 3) }, 'start board', '11.1'],
    ['a territory without armies', { ...GOOD, armies: with3(GOOD.armies, 0) }, 'start board', '11.1'],
    ['half an army', { ...GOOD, armies: with3(GOOD.armies, 1.5) }, 'start board', '11.1'],
    ['a million armies', { ...GOOD, armies: with3(GOOD.armies, 1e6) }, 'start board', '11.1'],
    ['one colour for two', { ...GOOD, colours: [4, 4, 5] }, 'start colours', '11.2'],
    ['a seventh colour', { ...GOOD, colours: [4, 6, 5] }, 'start colours', '11.2'],
    ['a card twice', { ...GOOD, hands: [[26], [26], [3, 7]] }, 'start cards', '11.3'],
    ['a lost card', { ...GOOD, hands: [[26], [], [3]] }, 'start cards', '11.3'],
    ['a lost joker', { ...GOOD, hands: [[], [], [3, 7]] }, 'start cards', '11.3'],
    ['a card that there is not', { ...GOOD, hands: [[26], [28], [3, 7]] }, 'start cards', '11.3'],
    ['hands of two', { ...GOOD, hands: [[26], [3, 7]] }, 'start cards', '11.3'],
    ['a starter who is not there', { ...GOOD, starter: 3 }, 'start players', '11.4'],
    ['an eliminated seat with territories', { ...GOOD, out: [1] }, 'start players', '11.4'],
    [
      'a seat in play without territories',
      { ...GOOD, owners: GOOD.owners.map((owner) => (owner === 1 ? 0 : owner)) },
      'start players',
      '11.4',
    ],
    ['round zero', { ...GOOD, round: 0 }, 'start round', '11.5'],
  ])('with %s', (_, from, why, rule) => {
    const refused = begun(from);
    expect(refused.ok).toBe(false);
    const [reason] = refused.ok ? [] : refused.problem;
    expect(reason?.why).toBe(why);
    expect(reason?.rule ?? '').toBe(rule);
    for (const language of LANGUAGES)
      expect(risika.texts[language].reason(reason!, [])).not.toMatch(/undefined|NaN/);
  });
});
