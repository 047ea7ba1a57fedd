/** Rates cards, and chooses decks from a pool of cards: by advice for drafts and unfinished decks, or at random. */
import { at, type Dice } from '@ludoteca/kernel';
import type { RulesConfig } from '../config.ts';
import { type CardDefinition, type CardId, type CardType } from '../card-definition/index.ts';
import { valueCardInHand } from '../heuristics/card-values.ts';
import { allCards, rowOfId } from '../pool/index.ts';
import type { Deck } from './deck.ts';
import { ADVISED_SHARES } from './deck-statistics.ts';

/** Points of value that one energy buys. */
const VALUE_OF_COST = 2.5;
const RARITY_RATING = { common: 0, uncommon: 0.5, rare: 1.2, 'ultra-rare': 2, legendary: 2.5 } as const;
/** Shares of a deck that may cost 0 to 1, 2, 3, 4, 5, and more before further cards of that cost are rated lower. */
const CURVE_SHARES = [0.2, 0.25, 0.22, 0.16, 0.1, 0.12] as const;
/** What each card beyond these shares loses. */
const SHARE_PENALTY = 0.6;

/** How much more a card is worth than its energy. */
export function rateCard(id: CardId): number {
  const card = rowOfId(id)?.card;
  if (card === undefined) return 0;
  // The value of other cards is derived from their cost.
  const surplus = card.type === 'character' ? valueCardInHand(id) - VALUE_OF_COST * card.cost : 1;
  return surplus + RARITY_RATING[card.rarity];
}

const curveColumn = ({ cost }: CardDefinition): number =>
  Math.min(Math.max(cost - 1, 0), CURVE_SHARES.length - 1);

/** The cards of a deck by type and by cost. */
class DeckShape {
  readonly types: { [type in CardType]: number } = { character: 0, structure: 0, spell: 0, equipment: 0 };
  readonly costs: number[] = CURVE_SHARES.map(() => 0);

  add(id: CardId): void {
    const card = rowOfId(id)?.card;
    if (card === undefined) return;
    const column = curveColumn(card);
    this.types[card.type]++;
    this.costs[column] = at(this.costs, column) + 1;
  }

  /** What the card loses because a deck of this size has enough of its type or cost. */
  penalty(id: CardId, size: number): number {
    const card = rowOfId(id)?.card;
    if (card === undefined) return 0;
    const column = curveColumn(card);
    const excess =
      Math.max(0, this.types[card.type] + 1 - (size * ADVISED_SHARES[card.type]) / 100) +
      Math.max(0, at(this.costs, column) + 1 - size * at(CURVE_SHARES, column));
    return excess * SHARE_PENALTY;
  }
}

/** How well a card fits the cards that a player has already: its rating, its element, and what a deck of that size lacks. */
export function rateForPool(id: CardId, pool: readonly CardId[], size: number): number {
  const shape = new DeckShape();
  for (const one of pool) shape.add(one);
  const element = rowOfId(id)?.card.element;
  const same =
    element === undefined ? 0 : pool.filter((one) => rowOfId(one)?.card.element === element).length;
  return rateCard(id) + 0.15 * Math.min(same, 10) - shape.penalty(id, size);
}

/** The advised deck of that size: `kept`, and the best cards of the pool, which has one element per copy. */
export function adviseCards(
  pool: readonly CardId[],
  size: number,
  kept: readonly CardId[] = [],
): readonly CardId[] {
  const left = pool.toSorted((a, b) => rateCard(b) - rateCard(a) || (a < b ? -1 : 1));
  const chosen = [...kept];
  const shape = new DeckShape();
  for (const id of kept) shape.add(id);
  while (chosen.length < size && left.length > 0) {
    const scores = left.map((id) => rateCard(id) - shape.penalty(id, size));
    const best = scores.indexOf(Math.max(...scores));
    const [id = ''] = left.splice(best, 1);
    chosen.push(id);
    shape.add(id);
  }
  return chosen;
}

/** Ids, one per copy, as the cards of a deck. */
export function toDeckCards(ids: readonly CardId[]): Deck['cards'] {
  const cards: { [card: CardId]: number } = {};
  for (const id of ids.toSorted()) cards[id] = (cards[id] ?? 0) + 1;
  return cards;
}

/** Whether a deck has no more copies of a card than the collection; both have one element per copy. */
export function isFromCollection(deck: readonly CardId[], collection: readonly CardId[]): boolean {
  const owned = toDeckCards(collection);
  return Object.entries(toDeckCards(deck)).every(([id, count]) => count <= (owned[id] ?? 0));
}

export const toCardList = ({ cards }: Deck): readonly CardId[] =>
  Object.entries(cards).flatMap(([id, count]) => Array.from({ length: Math.max(0, count) }, () => id));

export const isLegendary = (id: CardId): boolean => rowOfId(id)?.card.rarity === 'legendary';

/** The copies that the rules still allow in a deck, in a random order, at most as many legendary cards as are left. */
function listAllowedCopies(deck: Deck, rules: RulesConfig, dice: Dice): readonly CardId[] {
  let legendaries = rules.legendaries - toCardList(deck).filter(isLegendary).length;
  const playable = allCards().filter(({ token }) => token !== true);
  return dice.shuffle([...playable]).flatMap(({ id, rarity }) => {
    const isLegend = rarity === 'legendary';
    const most = (isLegend ? rules.legendaryCopies : rules.copies) - (deck.cards[id] ?? 0);
    const copies = Math.max(0, isLegend ? Math.min(most, legendaries) : most);
    if (isLegend) legendaries -= copies;
    return Array.from({ length: copies }, () => id);
  });
}

/** Adds cards to an unfinished deck up to the least size, by advice, preferring the elements that it has. */
export function completeDeck(deck: Deck, rules: RulesConfig, dice: Dice): Deck {
  const own = toCardList(deck);
  const elements = new Set(own.map((id) => rowOfId(id)?.card.element));
  const copies = listAllowedCopies(deck, rules, dice);
  const fitting = copies.filter((id) => elements.has(rowOfId(id)?.card.element));
  const missing = rules.deckMin - own.length;
  const pool = fitting.length >= missing ? fitting : copies;
  // A random half keeps completions different from each other.
  const half = pool.slice(0, Math.max(missing, Math.ceil(pool.length / 2)));
  const cards = toDeckCards(adviseCards(half, rules.deckMin, own));
  return deck.name === undefined ? { cards } : { name: deck.name, cards };
}

/** A random legal deck of two elements and neutral cards, as large as the rules demand at least. */
export function createRandomDeck(rules: RulesConfig, dice: Dice): Deck {
  const [first, second] = dice.shuffle(['fire', 'water', 'earth', 'air', 'light', 'shadow']);
  const start = allCards().filter(
    ({ token, rarity, element }) =>
      token !== true &&
      rarity === 'common' &&
      (element === first || element === second || element === undefined),
  );
  const [a, b, c] = [first, second, undefined].map((wanted) =>
    dice.pick(start.filter(({ element }) => element === wanted)),
  );
  return completeDeck({ cards: toDeckCards([a, b, c].flatMap((card) => card?.id ?? [])) }, rules, dice);
}
