/** RULES 4, 6 and 13 together: refusals by phase, responses, events and triggers. */
import { at, type Dice, createFastDice, startMatch } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Lirya } from '../parts.ts';
import { addTestCards } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { character, stressSet } from '../stress.testing.ts';
import { TRIGGER_EVENTS } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

addTestCards('course tests', [
  spell('mend', [{ do: 'heal', who: 'you', amount: 1 }]),
  character('mended', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'heal', whose: 'you' },
        effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
      },
    ],
  }),
  character('helper', {
    abilities: [
      { kind: 'activated', costs: [{ energy: 1 }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  }),
]);

describe('4.3 actions of another phase are refused with a reason', () => {
  test.each([
    ['an attack in the main phase', 'main', { attacker: 'post', target: 'opponent' }],
    ['a card in the combat phase', 'attack', { play: 'word' }],
    ['the end of the turn in the combat phase', 'attack', 'end turn'],
    ['a move in the combat phase', 'attack', { move: 'post' }],
  ])('%s', (_, prompt, choice) => {
    const scenario = createScenario({ hand: ['word'], pieces: [{ card: 'post' }] });
    if (prompt === 'attack') scenario.does('combat');
    expect(scenario.asked).toBe(prompt);
    const before = JSON.stringify(scenario.match.position());
    expect(scenario.match.play(0, scenario.match.number, choice)).toMatchObject({
      ok: false,
      problem: {
        kind: 'illegal',
        reason: { why: 'no such action', rule: prompt === 'main' ? '4.3' : '4.4' },
      },
    });
    expect(JSON.stringify(scenario.match.position())).toBe(before);
  });
});

describe('6.2 may be answered', () => {
  const you = {
    hand: ['straw', 'hut', 'stick', 'word', 'mend'],
    life: 10,
    pieces: [{ card: 'helper' }, { card: 'hut' }, { card: 'mended' }],
  };
  test.each([
    ['a summons', [{ play: 'straw' }, 3], 'straw'],
    ['a building', [{ play: 'hut' }, 9], 'hut'],
    ['equipment', [{ play: 'stick' }, 'helper'], 'stick'],
    ['a spell', [{ play: 'word' }], 'word'],
    ['an upgrade', [{ upgrade: 'hut' }], 'hut'],
    ['an ability', [{ use: 'helper' }], 'helper'],
    ['what triggers', [{ play: 'mend' }, 'pass', 'pass'], 'mended'],
  ] as const)('%s', (_, answers, top) => {
    const scenario = createScenario(you, { hand: ['retort'] }).does(...answers);
    expect(scenario.match.question).toMatchObject({ prompt: 'window', seat: 1 });
    expect(scenario.match.view(1).stack.at(-1)?.card).toBe(top);
  });
});

test('6.6 abilities that trigger during a resolution go on the stack afterwards', () => {
  const scenario = createScenario(
    { life: 10, hand: ['mend'], pieces: [{ card: 'mended' }] },
    { hand: ['retort'] },
  );
  scenario.does({ play: 'mend' }, 'pass');
  expect([scenario.you.life, scenario.opponent.life, scenario.you.discard]).toEqual([11, 20, ['mend']]);
  expect(scenario.match.view(0).stack.map(({ kind, card }) => [kind, card])).toEqual([['trigger', 'mended']]);
  expect(scenario.settles().opponent.life).toBe(19);
});

test('13.1 a player without life at the end of a turn loses before the next begins', () => {
  const scenario = createScenario({ pieces: [{ card: 'blast-furnace' }] }, { life: 1 }).endsTurn();
  expect(scenario.match.outcome).toEqual({ places: [1, 2] });
  expect(scenario.countEvents({ did: 'turn' })).toBe(0);
});

test('events report everything that happens, with source, target and amount', () => {
  const scenario = createScenario(
    { hand: ['straw', 'word'], pieces: [{ card: 'helper' }, { card: 'brute' }] },
    { life: 5, pieces: [{ card: 'straw' }] },
  );
  const events = [
    ...scenario.plays('straw', 3).events,
    ...scenario.plays('word').events,
    ...scenario.uses('helper').events,
  ];
  events.push(...scenario.attacks(['brute', 'straw']).events);
  for (const event of [
    { did: 'play', seat: 0, card: 'straw', cost: 1 },
    { did: 'enter', seat: 0, slot: 3 },
    { did: 'use', seat: 0, piece: { card: 'helper' } },
    { did: 'phase', seat: 0, phase: 'combat' },
    { did: 'attack', seat: 0, attacker: { card: 'brute' }, target: { card: 'straw' } },
    { did: 'damage', to: { card: 'straw' }, from: { card: 'brute' }, amount: 5, combat: true },
    { did: 'die', seat: 1, piece: { card: 'straw' } },
    { did: 'turn', seat: 1 },
  ])
    expect(events).toContainEqual(expect.objectContaining(matching(event)));
});

/** Including nested fields. */
const matching = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'object' && value !== null ? expect.objectContaining(value) : value,
    ]),
  );

/** A deck with a trigger for every event. */
function watching(dice: Dice): { readonly cards: { readonly [card: string]: number } } {
  const ids = stressSet.cards.filter(({ token }) => token !== true).map(({ id }) => id);
  const watchers = ids.filter((id) => id.startsWith('stress-on-'));
  const others = dice.shuffle(ids.filter((id) => !watchers.includes(id)));
  return { cards: Object.fromEntries([...watchers, ...others].slice(0, 60).map((id) => [id, 1])) };
}

test('12.1 every trigger event happens and triggers abilities', () => {
  const missing = new Set(TRIGGER_EVENTS.map((on) => `stress-on-${on.replaceAll(' ', '-')}`));
  const guarded = createScenario(
    { pieces: [{ card: 'breach-captain' }] },
    { pieces: [{ card: 'stress-on-defend' }] },
  )
    .declares(['breach-captain', 'opponent'])
    .does({ defender: 'stress-on-defend' });
  expect(guarded.countEvents({ did: 'trigger', piece: 'stress-on-defend' })).toBe(1);
  missing.delete('stress-on-defend');
  for (let i = 0; i < 60 && missing.size > 0; i++) {
    const variant = { startingEnergy: 6, firstHand: 8, secondHand: 8, startingLife: 60, maxLife: 60 };
    const dice = createFastDice(`choices ${i}`);
    const settings = { variant, deck1: watching(dice), deck2: watching(dice) };
    const started = startMatch(game, { seats: 2, seed: `watch ${i}`, dice: 'fast', settings });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const { value: match } = started;
    const events: Lirya['event'][] = [];
    match.setEventSink(events);
    while (match.question !== undefined) {
      const { options } = match.question;
      match.choose(at(options as readonly never[], dice.int(options.length)));
    }
    for (const event of events)
      if (event.did === 'trigger' && event.piece !== null && 'card' in event.piece)
        missing.delete(event.piece.card);
  }
  expect([...missing]).toEqual([]);
});
