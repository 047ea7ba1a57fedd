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
  const started = startMatch(game, { seats: 2, seed, settings: { preset: 'canon', ...decks(), ...wanted } });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return new Scenario(started.value);
}

test('3.1 exactly two players take part', () => {
  for (const seats of [1, 3])
    expect(startMatch(game, { seats, seed: 'seats', settings: decks() }).ok).toBe(false);
});

test('3.1 the first player is random and has 4 cards, the other 5', () => {
  const firsts = Array.from({ length: 20 }, (_, i) => begun(`lot ${i}`).state.first);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  const { state } = begun('hands');
  expect(state.players.map(({ hand }) => hand.length)).toEqual(state.first === 0 ? [4, 5] : [5, 4]);
});

test('3.2 replacements are drawn before the cards put back are shuffled in, first player first', () => {
  const scenario = begun('mulligan');
  const { first } = scenario.state;
  expect(scenario.match.question).toMatchObject({ prompt: 'mulligan', seat: first });
  const top = idAt(cardOf(scenario.state.players[first]!.deck.at(-1)!));
  const [put, ...kept] = scenario.match.view(first).players[first]!.hand.cards;
  scenario.does({ swap: put!, count: 1 });
  const events = [...scenario.events];
  while (scenario.asked === 'mulligan') events.push(...scenario.does('done').events);
  const { hand, deck } = scenario.state.players[first]!;
  const held = hand.map((known) => idAt(cardOf(known)));
  expect(held.slice(0, 4)).toEqual([...kept, top]);
  expect(deck.map((known) => idAt(cardOf(known)))).toContain(put);
  const drawn = events.findIndex((event) => event.did === 'draw' && event.why === 'mulligan');
  const shuffled = events.findIndex((event) => event.did === 'shuffle' && event.seat === first);
  expect([events[drawn], drawn < shuffled]).toMatchObject([{ seat: first, cards: [top] }, true]);
});

test('3.2 nobody else knows which cards are put back; the number becomes known when both have decided', () => {
  const scenario = begun('secret');
  const { first } = scenario.state;
  const others = [1 - first, 'spectator'] as const;
  const before = others.map((watcher) => scenario.match.view(watcher));
  const [card] = scenario.match.view(first).players[first]!.hand.cards;
  scenario.does({ swap: card! }, 'done');
  expect(scenario.match.view(first).players[first]!.aside).toEqual({ count: 1, cards: [card] });
  expect(others.map((watcher) => scenario.match.view(watcher))).toEqual(before);
  expect(others.map((watcher) => scenario.match.redact(scenario.events).get(watcher))).toEqual([[], []]);
  scenario.does('done');
  for (const watcher of others) {
    const heardEvents = scenario.match.redact(scenario.events).get(watcher);
    expect(heardEvents).toContainEqual({ did: 'draw', seat: first, why: 'mulligan', count: 1 });
    expect(JSON.stringify(heardEvents)).not.toContain(card);
  }
});

test('3.3 both begin with 20 life and 1 energy, and have 2 on their first turn, the second player 3', () => {
  const scenario = begun('energy');
  expect([scenario.you.life, scenario.opponent.life, scenario.you.energy, scenario.opponent.energy]).toEqual([
    20, 20, 1, 1,
  ]);
  while (scenario.asked === 'mulligan') scenario.does('done');
  const { first } = scenario.state;
  const energyOf = (seat: number) => scenario.match.view('judge').players[seat]!.energy;
  expect([scenario.state.turn, energyOf(first)]).toEqual([1, 2]);
  scenario.endsTurn();
  expect([scenario.state.turn, energyOf(1 - first)]).toEqual([2, 3]);
  scenario.endsTurn().endsTurn();
  expect([scenario.state.turn, energyOf(1 - first)]).toEqual([4, 3]);
});

test('4.2 the first player draws on the first turn too', () => {
  const scenario = begun('draw');
  while (scenario.asked === 'mulligan') scenario.does('done');
  expect(scenario.match.view('judge').players[scenario.state.first]!.hand.count).toBe(5);
  const later = begun('draw', { firstDraw: false });
  while (later.asked === 'mulligan') later.does('done');
  expect(later.match.view('judge').players[later.state.first]!.hand.count).toBe(4);
});

test('17.1 a match without mulligans begins at once', () => {
  expect(begun('none', { mulligan: false }).asked).toBe('main');
});
