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
  const tale = createScenario({}).endsTurn();
  const phases = tale.events.flatMap((event) => (event.did === 'phase' ? [event.phase] : []));
  expect(phases).toEqual(['combat', 'end', 'start', 'main']);
});

test('4.2 the start draws, refills, poisons, regenerates and then triggers', () => {
  const pieces = [
    { card: 'early' },
    { card: 'post', health: 9, states: [{ state: 'regeneration' as const, turns: 3 }] },
    { card: 'wall', states: [{ state: 'poisoned' as const, turns: 3 }] },
  ];
  const { events: told } = createScenario({}, { life: 10, pieces }).endsTurn();
  const order = told
    .map(({ did }) => did)
    .filter((did) => ['draw', 'energy', 'damage', 'heal', 'trigger'].includes(did));
  expect(order).toEqual(['draw', 'energy', 'damage', 'heal', 'trigger', 'heal']);
});

test('4.2 what lasts until the next own turn ends before the draw', () => {
  const tale = createScenario({ hand: ['pep'], pieces: [{ card: 'post' }] })
    .plays('pep', 'post')
    .endsTurn();
  expect(tale.gain('post', 'attack')).toBe(1);
  const did = tale.endsTurn().events.map((event) => event.did);
  expect(did.indexOf('gift over')).toBeLessThan(did.indexOf('draw'));
});

test('4.2 abilities that wait for the start go by entry', () => {
  const { events: told } = createScenario(
    {},
    { life: 1, pieces: [{ card: 'early' }, { card: 'early', slot: 3 }] },
  ).endsTurn();
  const sources = told.flatMap((event) => (event.did === 'resolve' ? [event.item] : []));
  const stacked = told.flatMap((event) => (event.did === 'trigger' ? [event] : []));
  const idOf = (item: number) => stacked.find((event) => event.item === item)?.piece;
  expect(sources.map(idOf)).toEqual([
    { id: 1, card: 'early' },
    { id: 2, card: 'early' },
  ]);
});

test('4.3 the main phase goes on until its player ends it', () => {
  const tale = createScenario({ hand: ['word', 'word'] })
    .plays('word')
    .plays('word');
  expect([tale.asked, tale.match.question?.seat]).toEqual(['main', 0]);
});

test('4.5 structures go first at the end, by entry, then others, then what lasts for the turn, then states count down', () => {
  const state = { state: 'blessed' as const, turns: 1 };
  const furnace = { card: 'blast-furnace' };
  const pieces = [{ card: 'late' }, furnace, { card: 'post', states: [state] }, furnace];
  const { events: told } = createScenario({ life: 10, hand: ['fervour'], pieces })
    .plays('fervour', 'post')
    .endsTurn();
  const order = told
    .map(({ did }) => did)
    .filter((did) => ['damage', 'heal', 'gift over', 'state over', 'turn'].includes(did));
  expect(order).toEqual(['damage', 'damage', 'heal', 'gift over', 'state over', 'turn']);
  const dealt = told.flatMap((event) => (event.did === 'damage' ? [event.from] : []));
  expect(dealt).toEqual([2, 4].map((id) => ({ id, card: 'blast-furnace' })));
});

test('4.6 a move costs 1, once a turn, to a free place or in exchange, and does not prevent attacking', () => {
  const tale = createScenario({
    pieces: [{ card: 'post' }, { card: 'bowman', slot: 4 }, { card: 'sage', slot: 5 }],
  });
  tale.does({ move: 'post' });
  expect(tale.match.question?.options).toEqual([{ place: 4 }, { place: 6 }, { place: 7 }]);
  tale.does(4);
  expect([tale.piece('post').slot, tale.piece('bowman').slot, tale.you.energy]).toEqual([4, 0, 9]);
  expect([tale.offers({ move: 'post' }), tale.offers({ move: 'bowman' })]).toEqual([false, false]);
  expect(tale.piece('post').ready).toBe(true);
});

const held = (state: 'rooted' | 'paralysed') => ({ card: 'post', states: [{ state, turns: 2 }] });

test('4.6 rooted and paralysed characters do not move, nor who cannot pay', () => {
  expect(createScenario({ pieces: [held('rooted'), held('paralysed')] }).offers({ move: 'post' })).toBe(
    false,
  );
  expect(createScenario({ energy: 0, pieces: [{ card: 'post' }] }).offers({ move: 'post' })).toBe(false);
});

test('5.1 energy is refilled to a capacity that grows by 1 up to 10', () => {
  const tale = createScenario({}, { capacity: 4, energy: 0 }).endsTurn();
  expect(tale.opponent).toMatchObject({ capacity: 5, energy: 5 });
  expect(createScenario({}, { capacity: 10, energy: 0 }).endsTurn().opponent).toMatchObject({
    capacity: 10,
    energy: 10,
  });
});

test('5.2 energy gained may exceed the capacity, never 10, and is gone at the next start', () => {
  const tale = createScenario({ capacity: 3, energy: 3, hand: ['surge'] }).plays('surge');
  expect(tale.you).toMatchObject({ capacity: 3, energy: 10 });
  expect(tale.endsTurn().endsTurn().you).toMatchObject({ capacity: 4, energy: 4 });
  expect(createScenario({ capacity: 3, hand: ['well'] }).plays('well').you.capacity).toBe(4);
});

test('5.2 energy that is not spent can be used in the other’s turn', () => {
  const tale = createScenario({ hand: ['retort'], energy: 1 }, { hand: ['jab'] }).endsTurn();
  tale.does({ play: 'jab' }, 'you', { play: 'retort' }, 'opponent').settles();
  expect([tale.opponent.life, tale.you.energy]).toEqual([19, 0]);
});

test('5.1 the literal bank adds to what was not spent', () => {
  const tale = createScenario({}, { capacity: 4, energy: 2 }, {}, { variant: { energy: 'bank' } }).endsTurn();
  expect(tale.opponent.energy).toBe(3);
});

test('13.2 after turn 200 the match is a draw', () => {
  const tale = createScenario({}, {}, { turn: 199 }).endsTurn();
  expect([tale.state.turn, tale.match.outcome]).toEqual([200, undefined]);
  expect(tale.endsTurn().match.outcome).toEqual({ places: [1, 1] });
});
