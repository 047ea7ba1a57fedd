/** RULES 14: imagined worlds compared with a straightforward re-deal of the hidden cards. */
import { createFastDice, deepCopy, type Dice, type Seat, startMatch } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { chooseRandomly } from './heuristics/random.ts';
import { imagine } from './imagine.ts';
import type { KnownCard, State } from './parts.ts';
import { cardAt } from './pool/index.ts';
import { cardOf, EVERYONE, isKnownBy, knownCard } from './rules/known-cards.ts';
import { isCardKind } from './rules/lookup.ts';
import { findCardsOfSameSets, listMatchDecks } from './rules/possible-cards.ts';
import { configOf } from './settings.ts';

const isToken = (card: number): boolean => cardAt(card).token === true;
const isLegendary = (card: number): boolean => cardAt(card).rarity === 'legendary';
const count = (cards: readonly number[], card: number): number => cards.filter((one) => one === card).length;

/** Replaces the hidden cards of some piles, in order, by those that `deal` returns for them. */
function redeal(
  piles: readonly KnownCard[][],
  seat: Seat,
  isConcerned: (card: number) => boolean,
  deal: (hidden: number[]) => number[],
): void {
  const places = piles.flatMap((pile) =>
    pile.flatMap((known, i) => (!isKnownBy(known, seat) && isConcerned(cardOf(known)) ? [{ pile, i }] : [])),
  );
  const dealt = deal(places.map(({ pile, i }) => cardOf(pile[i]!)));
  places.forEach(({ pile, i }, n) => (pile[i] = knownCard(dealt[n]!, pile[i]! & EVERYONE)));
}

function listSeenCards(state: State, whose: Seat, seat: Seat): number[] {
  const { hand, deck, aside, discard, banished } = state.players[whose]!;
  return [
    ...[...hand, ...deck, ...aside].filter((known) => isKnownBy(known, seat)).map(cardOf),
    ...discard,
    ...banished,
    ...state.pieces.filter(({ owner, token }) => owner === whose && !token).map(({ origin }) => origin),
    ...state.stack
      .filter((item) => item.seat === whose && !item.copy && isCardKind(item.kind))
      .map(({ card }) => card),
  ].filter((card) => !isToken(card));
}

/** Draws copies one by one, and counts everything again for each: it must be left in a legal deck. */
function drawPossible(state: State, whose: Seat, seat: Seat, many: number, dice: Dice): number[] {
  const { copies, legendaryCopies, legendaries } = configOf(state.settings);
  const pool = findCardsOfSameSets(listMatchDecks(state.settings).flat(), state.settings);
  const seen = listSeenCards(state, whose, seat);
  const drawn: number[] = [];
  const leftAtFirst = (card: number): number =>
    Math.max(0, Math.min(many, (isLegendary(card) ? legendaryCopies : copies) - count(seen, card)));
  const most = Math.max(...pool.map(leftAtFirst));
  const canFollow = (card: number): boolean =>
    leftAtFirst(card) > count(drawn, card) &&
    (!isLegendary(card) || [...seen, ...drawn].filter(isLegendary).length < legendaries);
  while (drawn.length < many && pool.some(canFollow)) {
    const card = pool[dice.int(pool.length)]!;
    if (dice.int(most) < leftAtFirst(card) - count(drawn, card) && canFollow(card)) drawn.push(card);
  }
  while (drawn.length < many) drawn.push(pool[dice.int(pool.length)]!);
  return drawn;
}

function imagineStraightforwardly(state: State, seat: Seat, dice: Dice): void {
  const shuffle = (cards: number[]): number[] => dice.shuffle(cards.toSorted((one, other) => one - other));
  for (const { cards } of state.specials) redeal([cards], seat, () => true, shuffle);
  state.players.forEach(({ hand, deck, aside }, whose) => {
    if (whose === seat) return redeal([deck], seat, () => true, shuffle);
    redeal(
      [hand, deck, aside],
      seat,
      (card) => !isToken(card),
      (hidden) =>
        configOf(state.settings).openLists
          ? shuffle(hidden)
          : drawPossible(state, whose, seat, hidden.length, dice),
    );
    const own = state.specials.filter(({ structure }) =>
      state.pieces.some(({ id, control }) => id === structure && control === whose),
    );
    redeal([hand, ...own.map(({ cards }) => cards)], seat, isToken, shuffle);
  });
}

test.each([
  ['unknown lists', {}],
  ['open lists', { variant: { openLists: true } }],
  ['decks of more legendary cards than the rules allow', { variant: { legendaries: 1, copies: 2 } }],
])('14.1 the same dice give the same world as a straightforward re-deal: %s', (_, settings) => {
  const dice = createFastDice('straightforward');
  const [worlds, expected]: State[][] = [[], []];
  for (let index = 0; index < 3; index++) {
    const started = startMatch(game, { seats: 2, seed: `imagine ${index}`, dice: 'fast', settings });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const match = started.value;
    for (let step = 0; match.question !== undefined; step++) {
      for (const seat of step % 20 === 0 ? [0, 1] : []) {
        const { state } = match.position();
        const other = deepCopy(state);
        imagine(state, seat, createFastDice(`world ${step}`));
        imagineStraightforwardly(other, seat, createFastDice(`world ${step}`));
        worlds!.push(state);
        expected!.push(other);
      }
      match.choose(chooseRandomly(match.question, dice));
    }
  }
  expect(worlds!.length).toBeGreaterThan(20);
  expect(worlds).toEqual(expected);
});

test('3.1 every copy that a legal deck may still contain is equally likely', () => {
  const started = startMatch(game, { seats: 2, seed: 'likely', dice: 'fast' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const { state } = started.value.position();
  const { copies, legendaryCopies } = configOf(state.settings);
  const pool = findCardsOfSameSets(listMatchDecks(state.settings).flat(), state.settings);
  const likely = pool.filter((card) => !isLegendary(card));
  const dice = createFastDice('likely');
  const WORLDS = 1500;
  const counts = new Map<number, number>();
  for (let i = 0; i < WORLDS; i++) {
    imagine(state, 0, dice);
    const { hand, deck, aside } = state.players[1]!;
    for (const known of [...hand, ...deck, ...aside])
      counts.set(cardOf(known), (counts.get(cardOf(known)) ?? 0) + 1);
  }
  const drawn = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const plain = likely.reduce((sum, card) => sum + (counts.get(card) ?? 0), 0);
  const mean = plain / likely.length;
  for (const card of likely) expect(Math.abs((counts.get(card) ?? 0) / mean - 1)).toBeLessThan(0.25);
  // Before the limit of legendary cards counts, a legendary card is as likely as one copy of another.
  const legends = (drawn - plain) / (pool.length - likely.length);
  expect(legends / mean).toBeLessThanOrEqual((legendaryCopies / copies) * 1.1);
});
