import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { startScene } from '../scene.testing.ts';
import {
  actorOf,
  planAnswers,
  EMPTY_PLAN,
  isActor,
  isOpenTarget,
  targetOf,
  combatPairsOf,
  pressActor,
  pressTarget,
  collectAttacks,
} from './combat-plan.ts';
import { mulliganAnswers } from './use-mulligan.ts';

const PLAYER = -2;

function attacking(...cards: readonly string[]) {
  const match = startScene({
    phase: 'combat',
    players: [
      { pieces: cards.map((card, slot) => ({ card, slot })) },
      {
        pieces: [
          { card: 'wall-mason', slot: 0 },
          { card: 'terrace-guard', slot: 1 },
        ],
      },
    ],
  });
  const view = match.view(0);
  const [own, other] = view.players.map(({ pieces }) => pieces.map(({ id }) => id));
  return { match, view, options: combatPairsOf(match.question), own: own!, other: other! };
}

describe('attacks', () => {
  test('are pairs of an attacker and a target, chosen one after the other', () => {
    const { view, options, own, other } = attacking('road-recruit', 'kiln-stoker');
    const waiting = pressActor(EMPTY_PLAN, view, options, at(own, 0));
    expect(waiting).toEqual({ waiting: own[0], pairs: [] });
    expect(isOpenTarget(waiting, options, at(other, 1))).toBe(true);
    expect(isOpenTarget(waiting, options, PLAYER)).toBe(false);
    const chosen = pressTarget(waiting, view, options, at(other, 1));
    expect(chosen.pairs.map((pair) => [actorOf(pair), targetOf(pair)])).toEqual([[own[0], other[1]]]);
    expect(collectAttacks(view, chosen, options)).toEqual([
      { attacker: own[0], target: other[1], kind: 'planned' },
    ]);
  });

  test('are removed by pressing the attacker again', () => {
    const { view, options, own, other } = attacking('road-recruit');
    const waiting = pressActor(EMPTY_PLAN, view, options, at(own, 0));
    expect(pressActor(waiting, view, options, at(own, 0))).toEqual(EMPTY_PLAN);
    const chosen = pressTarget(waiting, view, options, at(other, 0));
    expect(pressActor(chosen, view, options, at(own, 0))).toEqual(EMPTY_PLAN);
  });

  test('are sent in the order in which they are offered, and are accepted', () => {
    const { match, view, options, own, other } = attacking('road-recruit', 'kiln-stoker');
    let plan = EMPTY_PLAN;
    for (const actor of own.toReversed())
      plan = pressTarget(pressActor(plan, view, options, actor), view, options, at(other, 0));
    const answers = planAnswers(plan, options);
    expect(answers.at(-1)).toBe('done');
    expect(match.play(0, match.number, ...answers).ok).toBe(true);
    expect(match.view(0).attacks).toHaveLength(2);
  });

  test('by a piece with double attack go to two targets, or twice to one', () => {
    const { match, view, options, own, other } = attacking('comet-huntress');
    const one = pressTarget(pressActor(EMPTY_PLAN, view, options, at(own, 0)), view, options, at(other, 0));
    expect(one.waiting).toBe(own[0]);
    const both = pressTarget(one, view, options, at(other, 1));
    expect(collectAttacks(view, both, options).map(({ target }) => target)).toEqual(other);
    const twice = pressTarget(one, view, options, at(other, 0));
    expect(collectAttacks(view, twice, options).map(({ target }) => target)).toEqual([other[0], other[0]]);
    for (const plan of [both, twice])
      expect(match.fork().play(0, match.number, ...planAnswers(plan, options)).ok).toBe(true);
  });

  test('are not offered to pieces that cannot attack', () => {
    const { options, other } = attacking('road-recruit');
    expect(isActor(options, at(other, 0))).toBe(false);
  });
});

test('pressing a defender with one option plans it, and the arrow then leads to the defender', () => {
  const match = startScene({
    phase: 'combat',
    players: [{ pieces: [{ card: 'breach-captain' }] }, { pieces: [{ card: 'wall-mason' }] }],
  });
  const assault = match.question?.options.find(
    (option) => typeof option === 'object' && 'target' in option && 'player' in option.target,
  );
  match.play(0, match.number, assault, 'done');
  expect(match.question?.prompt).toBe('defend');
  const view = match.view(1);
  const options = combatPairsOf(match.question);
  const mason = at(at(view.players, 1).pieces, 0).id;
  const captain = at(at(view.players, 0).pieces, 0).id;
  expect(collectAttacks(view, EMPTY_PLAN, options)).toEqual([
    { attacker: captain, target: PLAYER, kind: 'declared' },
  ]);
  const plan = pressActor(EMPTY_PLAN, view, options, mason);
  expect(collectAttacks(view, plan, options)).toEqual([
    { attacker: captain, target: mason, kind: 'planned' },
  ]);
  expect(match.play(1, match.number, ...planAnswers(plan, options)).ok).toBe(true);
});

test('cards of a mulligan are counted by name', () => {
  const options = [
    { swap: 'balm', count: 1 },
    { swap: 'balm', count: 2 },
    { swap: 'undertow', count: 1 },
    'done' as const,
  ];
  const asked = {
    number: 0,
    seat: 0,
    prompt: 'mulligan' as const,
    frame: { do: 'mulligan' as const, seat: 0 },
    options,
    gather: 'subset' as const,
  };
  expect(mulliganAnswers(asked, ['undertow', 'balm', 'balm'])).toEqual([
    { swap: 'balm', count: 2 },
    { swap: 'undertow', count: 1 },
    'done',
  ]);
  expect(mulliganAnswers(asked, [])).toEqual(['done']);
});
