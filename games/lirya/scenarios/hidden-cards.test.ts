/** RULES 12.5, 12.6 and 14: cards outside play and who knows them. */
import { createFastDice, type Watcher } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { imagine } from '../imagine.ts';
import { cardOf } from '../rules/known-cards.ts';
import { addTestCards } from '../scene.testing.ts';
import { spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import { createScenario, type Scenario } from './scenario.testing.ts';

addTestCards('hidden tests', [
  spell('draw-two', [{ do: 'draw', who: 'you', count: 2 }]),
  spell('find-spell', [{ do: 'search', like: { type: 'spell' }, to: 'hand' }]),
  spell('peek', [{ do: 'look', at: 'deck', of: 'opponent', count: 1 }]),
  spell('spy', [{ do: 'look', at: 'hand', of: 'opponent' }]),
  spell('third', [{ do: 'put back', count: 1, on: 2 }]),
  spell('order-three', [{ do: 'reorder', pile: 'deck', of: 'you', count: 3 }]),
  spell('order-discards', [{ do: 'reorder', pile: 'discard', of: 'you', count: 2 }]),
  spell('lose-one', [{ do: 'discard', who: 'opponent', count: 1, chosen: 'by lot' }]),
  spell('take-one', [{ do: 'discard', who: 'opponent', count: 1, chosen: 'by you' }]),
  spell('gratis', [
    {
      do: 'give',
      to: 'you',
      gifts: [{ costs: 0, cards: { type: 'character' }, once: true }],
      for: 'permanent',
    },
  ]),
  spell('recall', [{ do: 'return to hand', who: T0 }], [{ like: { type: 'character' } }]),
  spell('cover', [{ do: 'give', to: 'you', gifts: [{ hand: 'protected' }], for: 'until your next turn' }]),
  character('hand-keeper', { abilities: [{ kind: 'static', to: 'you', gives: [{ hand: 'protected' }] }] }),
]);

test('12.5 cards are drawn from the top, one at a time', () => {
  const scenario = createScenario({ hand: ['draw-two'], deck: ['jab', 'word', 'bolt'] }).plays('draw-two');
  expect([scenario.you.hand.cards, scenario.deck]).toEqual([['jab', 'word'], ['bolt']]);
  expect(scenario.countEvents({ did: 'draw', count: 1 })).toBe(2);
});

test('12.5 a card drawn with 10 in hand goes to the discard pile, seen by all', () => {
  const hand = Array.from({ length: 10 }, () => 'word');
  const scenario = createScenario({}, { hand, deck: ['jab', 'bolt'] }).endsTurn();
  expect(scenario.opponent).toMatchObject({ hand: { count: 10 }, discard: ['jab'], deck: { count: 1 } });
  expect(scenario.match.redact(scenario.events).get(0)).toContainEqual({ did: 'burn', seat: 1, card: 'jab' });
  expect(scenario.match.outcome).toBeUndefined();
});

test('12.6 a search shows only matching cards; the rest keeps its order', () => {
  const deck = ['post', 'word', 'brute', 'jab', 'wall'];
  const scenario = createScenario({ hand: ['find-spell'], deck }).plays('find-spell');
  expect(scenario.match.question?.options).toEqual([{ card: 'jab' }, { card: 'word' }, 'none']);
  scenario.does('jab');
  expect(scenario.deck).toEqual(['post', 'word', 'brute', 'wall']);
  expect(scenario.countEvents({ did: 'shuffle' })).toBe(0);
  expect(JSON.stringify(scenario.match.redact(scenario.events).get(1))).not.toContain('jab');
});

test('12.6 a card can be put at a given place of the deck', () => {
  const scenario = createScenario({ hand: ['third', 'bolt'], deck: ['post', 'word', 'brute'] })
    .plays('third')
    .does('bolt');
  expect(scenario.deck).toEqual(['post', 'word', 'bolt', 'brute']);
});

test('14.1 only the player who looks at a card knows it', () => {
  const scenario = createScenario({ hand: ['peek'] }, { deck: ['jab', 'word'] }).plays('peek');
  expect(scenario.match.view(0).players[1]?.deck.known).toEqual([{ fromTop: 0, card: 'jab' }]);
  for (const watcher of [1, 'spectator'] as const)
    expect(scenario.match.view(watcher).players[1]?.deck).toEqual({ count: 2, known: [] });
});

test('14.1 only owners know hands, nobody knows decks; discards, field and counts are public', () => {
  const scenario = createScenario({ hand: ['jab'], discard: ['bolt'], pieces: [{ card: 'post' }] });
  expect(scenario.match.view(0).players[0]).toMatchObject({ hand: { cards: ['jab'] }, deck: { known: [] } });
  const seen = scenario.match.view(1).players[0];
  expect(seen).toMatchObject({
    hand: { count: 1, cards: [null] },
    deck: { count: 8, known: [] },
    discard: ['bolt'],
  });
  expect(seen).not.toHaveProperty('costs');
});

test('14.1 the discard pile keeps its order until an effect changes it', () => {
  const scenario = createScenario({ hand: ['word', 'order-discards'], discard: ['jab', 'bolt'] }).plays(
    'word',
  );
  expect(scenario.you.discard).toEqual(['jab', 'bolt', 'word']);
  scenario.plays('order-discards', 'word', 'bolt');
  expect(scenario.you.discard).toEqual(['jab', 'word', 'bolt', 'order-discards']);
});

const tried = (scenario: Scenario): unknown => {
  scenario.plays('spy').plays('lose-one');
  return [scenario.match.view(0).players[1]?.hand.cards, scenario.opponent.discard.includes('jab')];
};

test('14.1 the opponent can neither see nor empty a protected hand, by an effect or a static ability', () => {
  const hand = ['spy', 'lose-one'];
  expect(tried(createScenario({ hand }, { hand: ['jab'] }))).toEqual([[], true]);
  expect(tried(createScenario({ hand }, { hand: ['jab'], pieces: [{ card: 'hand-keeper' }] }))).toEqual([
    [null],
    false,
  ]);
  const covered = createScenario({ hand: ['cover'] }, { hand }, {})
    .plays('cover')
    .endsTurn();
  covered.plays('spy');
  expect(covered.countEvents({ did: 'look' })).toBe(0);
});

const lot = () =>
  createScenario({ hand: ['lose-one'] }, { hand: ['jab', 'word', 'bolt'] }).plays('lose-one').opponent
    .discard;

test('12.6 the discarding player chooses; an opponent who chooses sees the hand first; random discards use the dice', () => {
  const mine = createScenario({ hand: ['debt-collector'] }, { hand: ['jab', 'word'] }).plays(
    'debt-collector',
    4,
  );
  expect(mine.match.question?.seat).toBe(1);
  const yours = createScenario({ hand: ['take-one'] }, { hand: ['jab', 'word'] }).plays('take-one');
  expect([yours.match.question?.seat, yours.match.view(0).players[1]?.hand.cards]).toEqual([
    0,
    ['jab', 'word'],
  ]);
  expect([lot().length, lot()]).toEqual([1, lot()]);
});

test('1.7 a card that returns to the hand loses its cost changes', () => {
  const scenario = createScenario({ energy: 9, hand: ['gratis', 'post', 'recall'] }).plays('gratis');
  expect(scenario.you.costs!['post']).toBe(0);
  scenario.plays('post', 0).plays('recall', 'post');
  expect([scenario.you.hand.cards, scenario.you.costs!['post']]).toEqual([['post'], 1]);
});

test('14.1 spectators do not know a card that both players know', () => {
  const scenario = createScenario({ hand: ['spy'] }, { hand: ['jab'] }).plays('spy');
  expect(scenario.match.view(0).players[1]?.hand.cards).toEqual(['jab']);
  expect(scenario.match.view(1).players[1]?.hand.cards).toEqual(['jab']);
  expect(scenario.match.view('spectator').players[1]?.hand.cards).toEqual([null]);
});

test('14.1 a publicly known card of a hand can be put back unseen', () => {
  const deck = ['post', 'wall', 'sage', 'post', 'wall'];
  const you = { hand: ['tide-scribe'], pieces: [{ card: 'ash-urchin' }], deck };
  const scenario = createScenario(you, { hand: ['long-wave'] }, { active: 1 })
    .plays('long-wave', 'ash-urchin')
    .endsTurn();
  expect(scenario.match.view(1).players[0]?.hand.cards).toContain('ash-urchin');
  scenario.plays('tide-scribe', 4).does('ash-urchin');
  for (const watcher of [1, 'spectator'] as const) {
    expect(JSON.stringify(scenario.match.redact(scenario.events).get(watcher))).not.toContain('ash-urchin');
    const { hand, deck: rest } = scenario.match.view(watcher).players[0]!;
    expect([hand.cards, rest.known]).toEqual([hand.cards.map(() => null), []]);
  }
  expect(scenario.match.view(0).players[0]?.deck.known).toEqual([{ fromTop: 2, card: 'ash-urchin' }]);
});

test('14.1 after a search, the player knows the cards on top and no place that may have changed', () => {
  const deck = ['post', 'word', 'brute', 'jab', 'wall'];
  const top = createScenario({ hand: ['third', 'bolt', 'find-spell'], deck })
    .plays('third')
    .does('bolt');
  expect(top.match.view(0).players[0]?.deck.known).toEqual([{ fromTop: 2, card: 'bolt' }]);
  top.plays('find-spell').does('jab');
  expect(top.match.view(0).players[0]?.deck.known).toEqual([]);
  const sorted = createScenario({ hand: ['order-three', 'find-spell'], deck }).plays('order-three');
  sorted.does('brute', 'word', 'post').plays('find-spell').does('jab');
  expect(sorted.match.view(0).players[0]?.deck.known.map(({ card }) => card)).toEqual([
    'post',
    'word',
    'brute',
  ]);
});

test('3.1 only its player knows a deck list, unless lists are open', () => {
  const decks = { deck1: 'ember-vanguard', deck2: 'veil-of-thorns' };
  const seen = (watcher: Watcher, openLists: boolean) =>
    createScenario({}, {}, {}, { ...decks, variant: { openLists } }).match.view(watcher).settings;
  expect(seen(0, false)).toMatchObject({ deck1: 'ember-vanguard', deck2: null });
  expect(seen(1, false)).toMatchObject({ deck1: null, deck2: 'veil-of-thorns' });
  expect(seen('spectator', false)).toMatchObject({ deck1: null, deck2: null });
  for (const watcher of [0, 'spectator'] as const) expect(seen(watcher, true)).toMatchObject(decks);
});

test('6.3 whether a player is asked does not depend on hidden cards', () => {
  for (const card of ['stress-haste', 'retort']) {
    const scenario = createScenario({ hand: ['jab'] }, { hand: [card], deck: [card] }).does(
      { play: 'jab' },
      'opponent',
    );
    expect([scenario.asked, scenario.match.question?.seat]).toEqual(['window', 1]);
  }
});

/** The hidden cards as seat 0 imagines them, if the opponent holds some cards that nobody has seen. */
const imagined = (...cards: readonly string[]): readonly unknown[] => {
  const table = createScenario(
    { deck: ['post', 'wall'] },
    { hand: cards, deck: cards, discard: ['jab'] },
  ).state;
  imagine(table, 0, createFastDice('imagined'));
  return table.players.map(({ hand, deck }) => [...hand, ...deck].map(cardOf));
};

test('3.1 imagined cards do not depend on the hidden cards', () => {
  expect(imagined('post', 'sage')).toEqual(imagined('bolt', 'retort'));
});
