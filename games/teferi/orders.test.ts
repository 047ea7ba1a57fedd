/** The standing orders of Teferi: to pass until the end of the turn, or until the own turn. */
import { at, type Choice } from '@ludoteca/kernel';
import { findOrderedAnswerInMatch, type StandingOrder } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { orders } from './orders.ts';
import type { Teferi } from './parts.ts';
import { ANY_CREATURE, creatureCard, createScene, instantCard } from './scene.testing.ts';

const CARDS = [
  creatureCard('Quarry Ox', [4, 4]),
  instantCard('Short Storm', [ANY_CREATURE], { do: 'damage', amount: 3, to: { target: 0 } }),
];
const LIBRARY = ['Quarry Ox', 'Quarry Ox', 'Quarry Ox'];

type Scene = ReturnType<typeof createScene>;

/** Seat 0 is in its first main phase, can attack and can answer. */
const startScene = (): Scene =>
  createScene(
    CARDS,
    { hand: ['Short Storm'], battlefield: ['Quarry Ox'], library: LIBRARY },
    { hand: ['Short Storm'], battlefield: ['Quarry Ox'], library: LIBRARY },
  );

const orderOf = ({ match }: Scene, seat: number, kind: string): StandingOrder =>
  orders.list!(match.view(seat), seat).find((order) => order.kind === kind)!;

/** Follows the order of a seat; the other seat passes, or does nothing. The number of answers of the order. */
function follow({ match }: Scene, seat: number, order: StandingOrder): number {
  for (let answers = 0; ;) {
    const { question } = match;
    if (question?.seat !== seat) {
      const options: readonly Choice<Teferi>[] = question!.options;
      match.choose(options.find((option) => option === 'pass' || option === 'done') ?? at(options, 0));
      continue;
    }
    const answer = findOrderedAnswerInMatch(orders, match, order);
    if (answer === undefined) return answers;
    match.choose(answer);
    answers++;
  }
}

describe('to pass until the end of the turn', () => {
  test('goes through the rest of the own turn without an attack, and no further', () => {
    const scene = startScene();
    const { turn } = scene.match.view(0);
    expect(follow(scene, 0, orderOf(scene, 0, 'end'))).toBeGreaterThan(3);
    expect(scene.match.view(0)).toMatchObject({ turn: turn + 1, active: 1 });
    expect(scene.match.view(0).sides[1]!.life).toBe(startScene().match.view(0).sides[1]!.life);
  });

  test('ends when the opponent acts', () => {
    const scene = startScene();
    const order = orderOf(scene, 1, 'end');
    scene.choose({ cast: 'Short Storm' });
    scene.choose({ name: 'Quarry Ox' });
    while (scene.match.question?.seat === 0) scene.choose('pass');
    expect(scene.match.question).toMatchObject({ prompt: 'priority', seat: 1 });
    expect(findOrderedAnswerInMatch(orders, scene.match, order)).toBeUndefined();
  });
});

test('to pass until the own turn goes through the turn of the opponent', () => {
  const scene = startScene();
  const { turn } = scene.match.view(0);
  follow(scene, 0, orderOf(scene, 0, 'own turn'));
  expect(scene.match.view(0)).toMatchObject({ turn: turn + 2, active: 0 });
});

test('blocks are never decided by an order', () => {
  const scene = startScene();
  const order = orderOf(scene, 1, 'own turn');
  for (;;) {
    const { question } = scene.match;
    if (question?.prompt === 'block') break;
    const attack = question!.options.find((option) => typeof option === 'object' && 'attack' in option);
    scene.match.choose(
      question!.seat === 1
        ? findOrderedAnswerInMatch(orders, scene.match, order)!
        : (attack ?? question!.options.find((option) => option === 'pass' || option === 'done')!),
    );
  }
  expect(scene.match.question?.seat).toBe(1);
  expect(findOrderedAnswerInMatch(orders, scene.match, order)).toBeUndefined();
});
