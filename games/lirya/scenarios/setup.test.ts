/** RULES 3: setup. */
import { createFastDice, startMatch } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { randomDeck } from '../fuzz.testing.ts';
import { game } from '../game.ts';
import { idAt } from '../pool/index.ts';
import { cardOf } from '../rules/known-cards.ts';
import { Scenario } from './scenario.testing.ts';

const decks = () => ({ deck1: randomDeck(createFastDice('one')), deck2: randomDeck(createFastDice('two')) });

function begun(seed: string, variant: object = {}): Scenario {
  const wanted = Object.keys(variant).length === 0 ? {} : { variant };
  const started = startMatch(game, { seats: 2, seed, settings: { ...decks(), ...wanted } });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return new Scenario(started.value);
}

test('3.1 exactly two players take part', () => {
  for (const seats of [1, 3])
    expect(startMatch(game, { seats, seed: 'seats', settings: decks() }).ok).toBe(false);
});

test('3.1 who begins is drawn by lot, holds 4 cards, the other 5', () => {
  const firsts = Array.from({ length: 20 }, (_, i) => begun(`lot ${i}`).state.first);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  const { state } = begun('hands');
  expect(state.players.map(({ hand }) => hand.length)).toEqual(state.first === 0 ? [4, 5] : [5, 4]);
});

test('3.2 cards put back are drawn anew first and shuffled in afterwards, who begins first', () => {
  const tale = begun('mulligan');
  const { first } = tale.state;
  expect(tale.match.question).toMatchObject({ prompt: 'mulligan', seat: first });
  const top = idAt(cardOf(tale.state.players[first]!.deck.at(-1)!));
  const [put, ...kept] = tale.match.view(first).players[first]!.hand.cards;
  tale.does({ swap: put!, count: 1 });
  const told = [...tale.events];
  while (tale.asked === 'mulligan') told.push(...tale.does('done').events);
  const { hand, deck } = tale.state.players[first]!;
  const held = hand.map((veiled) => idAt(cardOf(veiled)));
  expect(held.slice(0, 4)).toEqual([...kept, top]);
  expect(deck.map((veiled) => idAt(cardOf(veiled)))).toContain(put);
  const drawn = told.findIndex((event) => event.did === 'draw' && event.why === 'mulligan');
  const shuffled = told.findIndex((event) => event.did === 'shuffle' && event.seat === first);
  expect([told[drawn], drawn < shuffled]).toMatchObject([{ seat: first, cards: [top] }, true]);
});

test('3.2 nobody else knows what, nor until both have decided whether anything is put back; then how many', () => {
  const tale = begun('secret');
  const { first } = tale.state;
  const others = [1 - first, 'spectator'] as const;
  const before = others.map((watcher) => tale.match.view(watcher));
  const [card] = tale.match.view(first).players[first]!.hand.cards;
  tale.does({ swap: card! }, 'done');
  expect(tale.match.view(first).players[first]!.aside).toEqual({ count: 1, cards: [card] });
  expect(others.map((watcher) => tale.match.view(watcher))).toEqual(before);
  expect(others.map((watcher) => tale.match.redact(tale.events).get(watcher))).toEqual([[], []]);
  tale.does('done');
  for (const watcher of others) {
    const heard = tale.match.redact(tale.events).get(watcher);
    expect(heard).toContainEqual({ did: 'draw', seat: first, why: 'mulligan', count: 1 });
    expect(JSON.stringify(heard)).not.toContain(card);
  }
});

test('3.3 both begin with 20 life and 1 energy, and have 2 on their first turn, the second player 3', () => {
  const tale = begun('energy');
  expect([tale.you.life, tale.opponent.life, tale.you.energy, tale.opponent.energy]).toEqual([20, 20, 1, 1]);
  while (tale.asked === 'mulligan') tale.does('done');
  const { first } = tale.state;
  const energyOf = (seat: number) => tale.match.view('judge').players[seat]!.energy;
  expect([tale.state.turn, energyOf(first)]).toEqual([1, 2]);
  tale.endsTurn();
  expect([tale.state.turn, energyOf(1 - first)]).toEqual([2, 3]);
  tale.endsTurn().endsTurn();
  expect([tale.state.turn, energyOf(1 - first)]).toEqual([4, 3]);
});

test('4.2 who begins draws on the first turn too', () => {
  const tale = begun('draw');
  while (tale.asked === 'mulligan') tale.does('done');
  expect(tale.match.view('judge').players[tale.state.first]!.hand.count).toBe(5);
  const later = begun('draw', { firstDraw: false });
  while (later.asked === 'mulligan') later.does('done');
  expect(later.match.view('judge').players[later.state.first]!.hand.count).toBe(4);
});

test('17.1 a match without mulligans begins at once', () => {
  expect(begun('none', { mulligan: false }).asked).toBe('main');
});
