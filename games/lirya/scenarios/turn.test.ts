/** RULES 4 and 5.1 to 5.2: the turn and its energy. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { TriggerEvent } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const watcher = (id: string, on: TriggerEvent) =>
  character(id, {
    abilities: [{ kind: 'triggered', trigger: { on }, effects: [{ do: 'heal', who: 'you', amount: 1 }] }],
  });

addTestCards('turn tests', [
  watcher('early', 'turn start'),
  watcher('late', 'turn end'),
  spell('surge', [{ do: 'energy', who: 'you', amount: 9 }]),
  spell('well', [{ do: 'capacity', who: 'you', amount: 1 }]),
  spell('fervour', [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: 1 }], for: 'turn' }], [{ like: {} }]),
  spell(
    'pep',
    [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: 1 }], for: 'until your next turn' }],
    [{ like: {} }],
  ),
]);

test('4.1 a turn has four phases in fixed order', () => {
  const scenario = createScenario({}).endsTurn();
  const phases = scenario.events.flatMap((event) => (event.did === 'phase' ? [event.phase] : []));
  expect(phases).toEqual(['combat', 'end', 'start', 'main']);
});

test('4.2 the start phase: draw, energy, poison, regeneration, triggers', () => {
  const pieces = [
    { card: 'early' },
    { card: 'post', health: 9, states: [{ state: 'regeneration' as const, turns: 3 }] },
    { card: 'wall', states: [{ state: 'poisoned' as const, turns: 3 }] },
  ];
  const { events } = createScenario({}, { life: 10, pieces }).endsTurn();
  const order = events
    .map(({ did }) => did)
    .filter((did) => ['draw', 'energy', 'damage', 'heal', 'trigger'].includes(did));
  expect(order).toEqual(['draw', 'energy', 'damage', 'heal', 'trigger', 'heal']);
});

test('4.2 modifiers until the next own turn end before the draw', () => {
  const scenario = createScenario({ hand: ['pep'], pieces: [{ card: 'post' }] })
    .plays('pep', 'post')
    .endsTurn();
  expect(scenario.gain('post', 'attack')).toBe(1);
  const did = scenario.endsTurn().events.map((event) => event.did);
  expect(did.indexOf('gift over')).toBeLessThan(did.indexOf('draw'));
});

test('4.2 start triggers go on the stack by entry', () => {
  const { events } = createScenario(
    {},
    { life: 1, pieces: [{ card: 'early' }, { card: 'early', slot: 3 }] },
  ).endsTurn();
  const sources = events.flatMap((event) => (event.did === 'resolve' ? [event.item] : []));
  const stacked = events.flatMap((event) => (event.did === 'trigger' ? [event] : []));
  const idOf = (item: number) => stacked.find((event) => event.item === item)?.piece;
  expect(sources.map(idOf)).toEqual([
    { id: 1, card: 'early' },
    { id: 2, card: 'early' },
  ]);
});

test('4.3 the main phase goes on until its player ends it', () => {
  const scenario = createScenario({ hand: ['word', 'word'] })
    .plays('word')
    .plays('word');
  expect([scenario.asked, scenario.match.question?.seat]).toEqual(['main', 0]);
});

test('4.5 the end phase: triggers of structures by entry, then others, then modifiers for the turn end, then states count down', () => {
  const state = { state: 'blessed' as const, turns: 1 };
  const furnace = { card: 'blast-furnace' };
  const pieces = [{ card: 'late' }, furnace, { card: 'post', states: [state] }, furnace];
  const { events } = createScenario({ life: 10, hand: ['fervour'], pieces })
    .plays('fervour', 'post')
    .endsTurn();
  const order = events
    .map(({ did }) => did)
    .filter((did) => ['damage', 'heal', 'gift over', 'state over', 'turn'].includes(did));
  expect(order).toEqual(['damage', 'damage', 'heal', 'gift over', 'state over', 'turn']);
  const dealt = events.flatMap((event) => (event.did === 'damage' ? [event.from] : []));
  expect(dealt).toEqual([2, 4].map((id) => ({ id, card: 'blast-furnace' })));
});

test('4.6 a move costs 1, once a turn, to a free slot or an exchange, and does not prevent attacking', () => {
  const scenario = createScenario({
    pieces: [{ card: 'post' }, { card: 'bowman', slot: 4 }, { card: 'sage', slot: 5 }],
  });
  scenario.does({ move: 'post' });
  expect(scenario.match.question?.options).toEqual([{ place: 4 }, { place: 6 }, { place: 7 }]);
  scenario.does(4);
  expect([scenario.piece('post').slot, scenario.piece('bowman').slot, scenario.you.energy]).toEqual([
    4, 0, 9,
  ]);
  expect([scenario.offers({ move: 'post' }), scenario.offers({ move: 'bowman' })]).toEqual([false, false]);
  expect(scenario.piece('post').ready).toBe(true);
});

const held = (state: 'rooted' | 'paralysed') => ({ card: 'post', states: [{ state, turns: 2 }] });

test('4.6 rooted and paralysed characters do not move, nor without the energy', () => {
  expect(createScenario({ pieces: [held('rooted'), held('paralysed')] }).offers({ move: 'post' })).toBe(
    false,
  );
  expect(createScenario({ energy: 0, pieces: [{ card: 'post' }] }).offers({ move: 'post' })).toBe(false);
});

test('5.1 energy is refilled to a capacity that grows by 1 up to 10', () => {
  const scenario = createScenario({}, { capacity: 4, energy: 0 }).endsTurn();
  expect(scenario.opponent).toMatchObject({ capacity: 5, energy: 5 });
  expect(createScenario({}, { capacity: 10, energy: 0 }).endsTurn().opponent).toMatchObject({
    capacity: 10,
    energy: 10,
  });
});

test('5.2 gained energy may exceed the capacity, never 10, and is gone at the next start', () => {
  const scenario = createScenario({ capacity: 3, energy: 3, hand: ['surge'] }).plays('surge');
  expect(scenario.you).toMatchObject({ capacity: 3, energy: 10 });
  expect(scenario.endsTurn().endsTurn().you).toMatchObject({ capacity: 4, energy: 4 });
  expect(createScenario({ capacity: 3, hand: ['well'] }).plays('well').you.capacity).toBe(4);
});

test('5.2 unspent energy can be used in the opponent’s turn', () => {
  const scenario = createScenario({ hand: ['retort'], energy: 1 }, { hand: ['jab'] }).endsTurn();
  scenario.does({ play: 'jab' }, 'you', { play: 'retort' }, 'opponent').settles();
  expect([scenario.opponent.life, scenario.you.energy]).toEqual([19, 0]);
});

test('5.1 with “bank” each turn adds to the unspent energy', () => {
  const scenario = createScenario(
    {},
    { capacity: 4, energy: 2 },
    {},
    { variant: { energy: 'bank' } },
  ).endsTurn();
  expect(scenario.opponent.energy).toBe(3);
});

test('13.2 after turn 200 the match is a draw', () => {
  const scenario = createScenario({}, {}, { turn: 199 }).endsTurn();
  expect([scenario.state.turn, scenario.match.outcome]).toEqual([200, undefined]);
  expect(scenario.endsTurn().match.outcome).toEqual({ places: [1, 1] });
});
