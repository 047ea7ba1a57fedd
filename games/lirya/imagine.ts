/** RULES 14: re-deals at random the cards that a seat cannot know. */
import { isCardKind } from './rules/lookup.ts';
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import type { PoolIndex, State, KnownCard } from './parts.ts';
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
    dealInto([cards], seat, dice.shuffle(findHiddenCards([cards], seat)));
  for (let whose = 0; whose < state.players.length; whose++) {
    const { hand, deck, aside } = at(state.players, whose);
    if (whose === seat) {
      dealInto([deck], seat, dice.shuffle(findHiddenCards([deck], seat)));
      continue;
    }
    const piles = [hand, deck, aside];
    const hidden = findHiddenCards(piles, seat, isReal);
    const { openLists } = configOf(state.settings);
    dealInto(
      piles,
      seat,
      openLists ? dice.shuffle(hidden) : drawPossibleCards(state, whose, seat, hidden.length, dice),
      isReal,
    );
    // Tokens in a hand that only its owner knows came from a special deck, whose contents are public.
    const tokens = [hand, ...findSpecialDecks(state, whose)];
    dealInto(tokens, seat, dice.shuffle(findHiddenCards(tokens, seat, isToken)), isToken);
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

const isLegendary = (card: PoolIndex): boolean => cardAt(card).rarity === 'legendary';

/** 3.1: the opponent's list is unknown: draws cards from the sets in play that a legal deck may still contain. */
function drawPossibleCards(state: State, whose: Seat, seat: Seat, count: number, dice: Dice): PoolIndex[] {
  const { copies, legendaryCopies, legendaries } = configOf(state.settings);
  const pool = findCardsOfSameSets(listMatchDecks(state.settings).flat(), state.settings);
  const seen = findSeenCards(state, whose, seat);
  const counts = new Map<PoolIndex, number>();
  for (const card of seen) counts.set(card, (counts.get(card) ?? 0) + 1);
  const among = pool.flatMap((card) => {
    const left = (isLegendary(card) ? legendaryCopies : copies) - (counts.get(card) ?? 0);
    return Array.from({ length: Math.max(0, Math.min(left, count)) }, () => card);
  });
  let legends = legendaries - seen.filter(isLegendary).length;
  const found = dice.shuffle(among).filter((card) => !isLegendary(card) || legends-- > 0);
  // Decks larger than the rules allow: any card may fill the rest.
  while (found.length < count) found.push(at(pool, dice.int(pool.length)));
  return found.slice(0, count);
}

/** The cards of a player's deck that the seat has seen, in any zone. */
function findSeenCards(state: State, whose: Seat, seat: Seat): PoolIndex[] {
  const { hand, deck, aside, discard, banished } = at(state.players, whose);
  const known = [...hand, ...deck, ...aside].filter((entry) => isKnownBy(entry, seat)).map(cardOf);
  const inPlay = state.pieces.filter(({ owner, token }) => owner === whose && !token);
  const onStack = state.stack.filter(({ seat: of, kind, copy }) => of === whose && !copy && isCardKind(kind));
  const cards = [
    ...known,
    ...discard,
    ...banished,
    ...inPlay.map(({ origin }) => origin),
    ...onStack.map(({ card }) => card),
  ];
  return cards.filter(isReal);
}
