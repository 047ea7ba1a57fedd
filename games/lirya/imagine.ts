/** RULES 14: re-deals at random the cards that a seat cannot know. */
import { isCardKind } from './rules/lookup.ts';
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import { memoizeByObject, shuffleUnknown } from '@ludoteca/kit';
import type { PoolIndex, Settings, State, KnownCard } from './parts.ts';
import { cardAt } from './pool/index.ts';
import { findCardsOfSameSets, listMatchDecks } from './rules/possible-cards.ts';
import { cardOf, EVERYONE, isKnownBy, knownCard } from './rules/known-cards.ts';
import { configOf } from './settings.ts';

type CardPredicate = (card: PoolIndex) => boolean;
const isToken: CardPredicate = (card) => cardAt(card).token === true;
const isReal: CardPredicate = (card) => !isToken(card);

/** A seat does not know the order of its own deck, nor the opponent's hand and deck. */
export function imagine(state: State, seat: Seat, dice: Dice): void {
  for (const { cards } of state.specials)
    dealInto([cards], seat, shuffleUnknown(findHiddenCards([cards], seat), dice));
  for (let whose = 0; whose < state.players.length; whose++) {
    const { hand, deck, aside } = at(state.players, whose);
    if (whose === seat) {
      dealInto([deck], seat, shuffleUnknown(findHiddenCards([deck], seat), dice));
      continue;
    }
    const piles = [hand, deck, aside];
    const hidden = findHiddenCards(piles, seat, isReal);
    const { openLists } = configOf(state.settings);
    dealInto(
      piles,
      seat,
      openLists ? shuffleUnknown(hidden, dice) : drawPossibleCards(state, whose, seat, hidden.length, dice),
      isReal,
    );
    // Tokens in a hand that only its owner knows came from a special deck, whose contents are public.
    const tokens = [hand, ...findSpecialDecks(state, whose)];
    dealInto(tokens, seat, shuffleUnknown(findHiddenCards(tokens, seat, isToken), dice), isToken);
  }
}

const findSpecialDecks = ({ specials, pieces }: State, whose: Seat): KnownCard[][] =>
  specials
    .filter(({ structure }) => pieces.some(({ id, control }) => id === structure && control === whose))
    .map(({ cards }) => cards);

/** The cards in these piles that the seat does not know and that satisfy the predicate. */
function findHiddenCards(
  piles: readonly (readonly KnownCard[])[],
  seat: Seat,
  fits?: CardPredicate,
): PoolIndex[] {
  const hidden: PoolIndex[] = [];
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      const card = cardOf(at(pile, i));
      if (!isKnownBy(at(pile, i), seat) && (fits === undefined || fits(card))) hidden.push(card);
    }
  return hidden;
}

/** Replaces those cards, in order. */
function dealInto(
  piles: readonly KnownCard[][],
  seat: Seat,
  cards: readonly PoolIndex[],
  fits?: CardPredicate,
): void {
  let next = 0;
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      const known = at(pile, i);
      if (!isKnownBy(known, seat) && (fits === undefined || fits(cardOf(known))))
        pile[i] = knownCard(at(cards, next++), known & EVERYONE);
    }
}

/** The cards of the sets in play, with the number of copies that a legal deck may contain of each. */
interface CardSupply {
  readonly cards: readonly PoolIndex[];
  readonly copies: readonly number[];
  readonly legendary: readonly boolean[];
  /** The place of a card in these lists, by its index. */
  readonly places: ReadonlyMap<PoolIndex, number>;
}

const findSupply = memoizeByObject((settings: Settings): CardSupply => {
  const { copies, legendaryCopies } = configOf(settings);
  const cards = findCardsOfSameSets(listMatchDecks(settings).flat(), settings);
  const legendary = cards.map((card) => cardAt(card).rarity === 'legendary');
  return {
    cards,
    copies: legendary.map((is) => (is ? legendaryCopies : copies)),
    legendary,
    places: new Map(cards.map((card, place) => [card, place])),
  };
});

/**
 * 3.1: the opponent's list is unknown: draws cards from the sets in play that a legal deck may still contain. Every copy that is left is
 * equally likely: a copy of a card is drawn among as many as the commonest card has, and drawn again if it is not left.
 */
function drawPossibleCards(state: State, whose: Seat, seat: Seat, count: number, dice: Dice): PoolIndex[] {
  const { cards, copies, legendary, places } = findSupply(state.settings);
  const left = copies.slice();
  let { legendaries } = configOf(state.settings);
  forEachSeenCard(state, whose, seat, (card) => {
    if (cardAt(card).rarity === 'legendary') legendaries--;
    const place = places.get(card);
    if (place !== undefined) left[place] = at(left, place) - 1;
  });
  let [most, plain, legends] = [0, 0, 0];
  for (let i = 0; i < left.length; i++) {
    const some = Math.max(0, Math.min(at(left, i), count));
    left[i] = some;
    if (some > most) most = some;
    if (at(legendary, i)) legends += some;
    else plain += some;
  }
  const found: PoolIndex[] = [];
  while (found.length < count && plain + (legendaries > 0 ? legends : 0) > 0) {
    const place = dice.int(cards.length);
    if (dice.int(most) >= at(left, place)) continue;
    if (at(legendary, place)) {
      if (legendaries <= 0) continue;
      legendaries--;
      legends--;
    } else plain--;
    left[place] = at(left, place) - 1;
    found.push(at(cards, place));
  }
  // Decks larger than the rules allow: any card may fill the rest.
  while (found.length < count) found.push(at(cards, dice.int(cards.length)));
  return found;
}

/** Visits the cards of a player's deck that the seat has seen, in any zone. */
function forEachSeenCard(state: State, whose: Seat, seat: Seat, visit: (card: PoolIndex) => void): void {
  const visitReal: typeof visit = (card) => {
    if (isReal(card)) visit(card);
  };
  const { hand, deck, aside, discard, banished } = at(state.players, whose);
  for (const pile of [hand, deck, aside])
    for (const known of pile) if (isKnownBy(known, seat)) visitReal(cardOf(known));
  for (const pile of [discard, banished]) for (const card of pile) visitReal(card);
  for (const { owner, token, origin } of state.pieces) if (owner === whose && !token) visitReal(origin);
  for (const { seat: of, kind, copy, card } of state.stack)
    if (of === whose && !copy && isCardKind(kind)) visitReal(card);
}
