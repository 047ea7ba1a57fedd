/** Composition of a deck compared with the advised one. Advice is never a rule (R180). */
import { at } from '@ludoteca/kernel';
import { rowOfId } from '../pool/index.ts';
import { type CardDefinition, CARD_TYPES, type CardType } from '../card-definition/index.ts';
import { type Deck, countCards } from './deck.ts';

/** In percent. */
export const ADVISED_SHARES: { readonly [type in CardType]: number } = {
  character: 50,
  structure: 20,
  spell: 15,
  equipment: 15,
};

/** In percentage points. */
const ADVICE_TOLERANCE = 10;
const MAX_ADVISED_SIZE = 45;
/** Costs 0, 1, 2 …; the last column also contains all higher costs. */
export const CURVE_COLUMNS = 8;

export interface TypeShare {
  readonly type: CardType;
  readonly count: number;
  /** In percent, rounded. */
  readonly share: number;
  readonly advised: number;
  readonly far: boolean;
}

export interface DeckStatistics {
  readonly size: number;
  /** More cards than advised. */
  readonly large: boolean;
  /** Number of cards by cost; the last column contains all higher costs. */
  readonly curve: readonly number[];
  readonly meanCost: number;
  readonly types: readonly TypeShare[];
  readonly elements: { readonly [element: string]: number };
  readonly classes: { readonly [name: string]: number };
  readonly rarities: { readonly [rarity: string]: number };
}

/** Unknown cards are ignored. */
export function computeDeckStatistics(deck: Deck): DeckStatistics {
  const cards = Object.entries(deck.cards).flatMap(([id, count]) => {
    const card = rowOfId(id)?.card;
    return card === undefined || count < 1 ? [] : [{ card, count }];
  });
  const size = cards.reduce((sum, { count }) => sum + count, 0);
  const countBy = (key: (card: CardDefinition) => string | undefined): { readonly [key: string]: number } => {
    const counts: { [key: string]: number } = {};
    for (const { card, count } of cards) {
      const value = key(card);
      if (value !== undefined) counts[value] = (counts[value] ?? 0) + count;
    }
    return counts;
  };
  const curve = Array.from({ length: CURVE_COLUMNS }, () => 0);
  for (const { card, count } of cards) {
    const column = Math.min(card.cost, CURVE_COLUMNS - 1);
    curve[column] = at(curve, column) + count;
  }
  const total = cards.reduce((sum, { card, count }) => sum + card.cost * count, 0);
  const byType = countBy(({ type }) => type);
  return {
    size: countCards(deck),
    large: size > MAX_ADVISED_SIZE,
    curve,
    meanCost: size === 0 ? 0 : Math.round((total / size) * 100) / 100,
    types: CARD_TYPES.map((type) => toTypeShare(type, byType[type] ?? 0, size)),
    elements: countBy(({ element }) => element ?? 'neutral'),
    classes: countBy((card) => card.class),
    rarities: countBy(({ rarity }) => rarity),
  };
}

function toTypeShare(type: CardType, count: number, size: number): TypeShare {
  const share = size === 0 ? 0 : Math.round((100 * count) / size);
  const advised = ADVISED_SHARES[type];
  return { type, count, share, advised, far: Math.abs(share - advised) > ADVICE_TOLERANCE };
}
