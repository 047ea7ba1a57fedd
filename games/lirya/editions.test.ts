/** RULES 15.5: matches of the first edition keep their cards and rules; new ones have the revised cards. */
import { type Json, startMatch } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { decodeDeck, encodeDeck, parseDeckList } from './deck/index.ts';
import { game } from './game.ts';
import { checkSettings } from './settings.ts';
import { cardRevisions } from './sets/index.ts';

const FIRST = ['broken-bell@1'];

const cardsOf = (settings: Json): ReadonlySet<string | null> => {
  const started = startMatch(game, { seats: 2, seed: 'editions', settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const { players } = started.value.view('judge');
  return new Set(players.flatMap(({ hand, deck }) => hand.cards.concat(deck.known.map(({ card }) => card))));
};

const STONE = { deck1: 'stonelight-bastion', deck2: 'veil-of-thorns' };

test('new matches are played by the rules `balanced`, with the revised cards', () => {
  expect(checkSettings({})).toMatchObject({
    ok: true,
    value: { preset: 'balanced', needs: ['broken-bell@2'] },
  });
  const cards = cardsOf(STONE);
  expect(cards.has('dry-stone-wall-ii') && cards.has('moth-prince-ii')).toBe(true);
  expect([...cards].filter((card) => Object.hasOwn(cardRevisions, card ?? ''))).toEqual([]);
});

test('settings of the first edition name or imply `canon`, and keep their cards', () => {
  expect(checkSettings({ needs: FIRST })).toMatchObject({
    ok: true,
    value: { preset: 'canon', needs: FIRST },
  });
  expect(checkSettings({ preset: 'canon' })).toMatchObject({ ok: true, value: { preset: 'canon' } });
  const cards = cardsOf({ ...STONE, needs: FIRST });
  expect(cards.has('dry-stone-wall') && cards.has('moth-prince')).toBe(true);
  expect(cards.has('dry-stone-wall-ii') || cards.has('moth-prince-ii')).toBe(false);
});

test('other versions of the set are refused', () => {
  expect(checkSettings({ needs: ['broken-bell@3'] })).toMatchObject({
    ok: false,
    problem: [{ why: 'other version' }],
  });
});

const fillers = [
  'ash-urchin',
  'kiln-stoker',
  'road-recruit',
  'ember-nurse',
  'spark-fletcher',
  'wandering-blade',
  'bellows-master',
  'border-hound',
  'breach-captain',
  'common-oven',
  'crossroads-inn',
  'blast-furnace',
  'red-gate',
  'slag-jet',
  'forge-rush',
  'ember-rain',
  'rope-and-hook',
  'white-hot-maul',
  'steam-crossbow',
];
const oldDeck = { cards: { ...Object.fromEntries(fillers.map((card) => [card, 2])), 'deep-quarry': 2 } };

test('a deck with replaced cards gets the revised ones in a new match, and keeps them in an old one', () => {
  const fresh = checkSettings({ deck1: oldDeck });
  expect(fresh.ok && fresh.value.deck1).toMatchObject({ cards: { 'deep-quarry-ii': 2 } });
  const old = checkSettings({ deck1: oldDeck, needs: FIRST });
  expect(old.ok && old.value.deck1).toMatchObject({ cards: { 'deep-quarry': 2 } });
  const both = { cards: { ...oldDeck.cards, 'deep-quarry-ii': 1 } };
  expect(checkSettings({ deck1: both })).toMatchObject({
    ok: false,
    problem: [{ why: 'deck copies', facts: { card: 'deep-quarry-ii', count: 3 } }],
  });
});

test('deck codes and lists of the first edition stand for the revised cards', () => {
  expect(decodeDeck(encodeDeck(oldDeck))).toMatchObject({
    ok: true,
    value: { cards: { 'deep-quarry-ii': 2 } },
  });
  for (const line of ['2 deep-quarry', '2 Deep Quarry', '2 Cava Profonda'])
    expect(parseDeckList(line)).toMatchObject({ ok: true, value: { cards: { 'deep-quarry-ii': 2 } } });
});
