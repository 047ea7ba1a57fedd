/** Standing orders and the automatic defence of risika (RULES 5). */
import { type Choice, type Match, startMatch } from '@ludoteca/kernel';
import { findOrderedAnswerInMatch, observe, type StandingOrder } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../kernel/result.testing.ts';
import { autoPass } from './auto-pass.ts';
import { risika } from './entry.ts';
import { makeAttackOrder, orders } from './orders.ts';
import type { Risika } from './parts.ts';

const FROM = 0;
const TO = 2;
const until = (left: number, dice = 3): StandingOrder => makeAttackOrder({ from: FROM, to: TO, dice, left });

/** Seat 0 holds one territory, which is linked to that of another seat. */
function startFight(own: number, other: number, defence: 'most' | 'declared' = 'most'): Match<Risika> {
  const owners = Array.from({ length: 26 }, (_, territory) => (territory === FROM ? 0 : 1 + (territory % 2)));
  const from = {
    owners,
    armies: owners.map((_, territory) => (territory === FROM ? own : other)),
    colours: [0, 1, 2],
    hands: [[], [], []],
    deck: Array.from({ length: 28 }, (_, card) => card),
    starter: 0,
  };
  const match = expectOk(
    startMatch(risika.game, { seats: 3, seed: 'action', settings: { defence, rounds: 300 }, from }),
  );
  expectOk(match.play(0, match.number, 'go on'));
  while (
    match.question?.prompt === 'set' ||
    match.question?.prompt === 'place' ||
    match.question?.prompt === 'armies'
  )
    match.choose(match.question.options.at(-1)!);
  expect(match.question?.prompt).toBe('fight');
  return match;
}

/** Follows the order until it has no answer; the answers. */
function follow(match: Match<Risika>, order: StandingOrder): readonly Choice<Risika>[] {
  const answers: Choice<Risika>[] = [];
  for (;;) {
    const answer = findOrderedAnswerInMatch(orders, match, order);
    if (answer === undefined) return answers;
    answers.push(answer);
    match.choose(answer);
  }
}

describe('the order to attack', () => {
  test('rolls again and again until the territory is conquered', () => {
    const match = startFight(30, 2);
    const answers = follow(match, until(1));
    expect(answers.slice(0, 2)).toEqual([{ attack: TO, from: FROM }, 3]);
    expect(match.view(0).owners[TO]).toBe(0);
    expect(match.question?.prompt).toBe('occupy');
  });

  test('ends when at most so many armies are left', () => {
    const match = startFight(20, 60);
    const before = match.view(0).armies[FROM]!;
    follow(match, until(before - 5));
    expect(match.view(0).armies[FROM]).toBeLessThanOrEqual(before - 5);
    expect(match.view(0).armies[FROM]).toBeGreaterThan(before - 5 - 3);
    expect(match.question?.prompt).toBe('fight');
  });

  test('rolls no more dice than it says, and no more than the armies allow', () => {
    expect(follow(startFight(30, 2), until(1, 2))[1]).toBe(2);
    const match = startFight(20, 60);
    follow(match, until(1));
    expect(match.view(0).armies[FROM]).toBe(1);
  });

  test.each([
    ['another kind', { kind: 'sit', values: [FROM, TO, 3, 1] }],
    ['too few values', { kind: 'attack', values: [FROM, TO] }],
    ['a territory that does not exist', { kind: 'attack', values: [1e6, TO, 3, 1] }],
    ['an attack on an own territory', { kind: 'attack', values: [FROM, FROM, 3, 1] }],
    ['no dice', { kind: 'attack', values: [FROM, TO, 0, 1] }],
  ])('answers nothing of a client that is wrong: %s', (_, order) => {
    const match = startFight(30, 2);
    for (const answer of follow(match, order)) expect(answer).toEqual({ attack: TO, from: FROM });
    expect(match.view(0).owners[TO]).not.toBe(0);
  });
});

test('defenders are answered for with all their dice, unless they want to be asked', () => {
  const match = startFight(30, 2, 'declared');
  expectOk(match.play(0, match.number, { attack: TO, from: FROM }));
  expectOk(match.play(0, match.number, 3));
  expect(match.question).toMatchObject({ prompt: 'defend', seat: match.view(0).owners[TO] });
  expect(autoPass.usual).toEqual(['defence']);
  for (const watcher of [0, 1, 2, 'spectator'] as const)
    expect(autoPass.findAutoPass(observe(match, watcher))).toEqual({ answer: 2, stop: 'defence' });
  expect(match.question?.options.at(-1)).toBe(2);
});
