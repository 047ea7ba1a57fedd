/** Decks as settings hold them: the name of a starter, or cards by id with how many of each. */
import { type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { RulesConfig } from '../config.ts';
import { allCards, indexOfId, rowOfId } from '../pool/index.ts';
import type { CardId } from '../vocabulary/index.ts';

export interface Deck {
  readonly name?: string;
  readonly cards: { readonly [card: CardId]: number };
}

export type DeckReason = 'deck form' | 'deck card' | 'deck size' | 'deck copies' | 'deck legendaries';

export const STARTERS: readonly string[] = ['starter'];

/** What the starters are called. */
export const STARTER_NAMES: ByLanguage<{ readonly [starter: string]: string }> = {
  it: { starter: 'di prova' },
  en: { starter: 'trial deck' },
  pt: { starter: 'de teste' },
};

/** What a file holds, as a value for the settings. */
export function readDeck(bytes: Uint8Array): Result<Json, readonly Reason[]> {
  try {
    return ok(JSON.parse(String.fromCharCode(...bytes)) as Json);
  } catch {
    return refuse([{ why: 'deck form', rule: '15.1' }]);
  }
}

const isDeck = (value: unknown): value is Deck =>
  typeof value === 'object' && value !== null && typeof (value as Deck).cards === 'object';

/** Every rule that a deck breaks. A starter breaks none. */
export function checkDeck(value: Json, rules: RulesConfig): readonly Reason[] {
  if (typeof value === 'string' && STARTERS.includes(value)) return [];
  if (!isDeck(value)) return [{ why: 'deck form', rule: '15.1' }];
  const entries = Object.entries(value.cards);
  const problems: Reason[] = [];
  for (const [card, count] of entries) {
    const row = rowOfId(card);
    if (row === undefined || row.card.token === true)
      problems.push({ why: 'deck card', rule: '15.1', facts: { card } });
    const most = row?.card.rarity === 'legendary' ? rules.legendaryCopies : rules.copies;
    if (!Number.isInteger(count) || count < 1 || count > most)
      problems.push({ why: 'deck copies', rule: '15.2', facts: { card, most } });
  }
  const size = entries.reduce((sum, [, count]) => sum + count, 0);
  if (!(size >= rules.deckMin && size <= rules.deckMax))
    problems.push({
      why: 'deck size',
      rule: '15.1',
      facts: { size, min: rules.deckMin, max: rules.deckMax },
    });
  const legends = entries.filter(([card]) => rowOfId(card)?.card.rarity === 'legendary').length;
  if (legends > rules.legendaries)
    problems.push({ why: 'deck legendaries', rule: '15.3', facts: { most: rules.legendaries } });
  return problems;
}

/** The cards of a deck that was checked, in no particular order. */
export function deckCards(value: Json): number[] {
  if (!isDeck(value)) return starterCards();
  return Object.entries(value.cards).flatMap(([card, count]) =>
    Array.from({ length: count }, () => indexOfId(card)),
  );
}

/** Provisional: two of everything. */
const starterCards = (): number[] =>
  allCards()
    .filter(({ token, rarity }) => token !== true && rarity !== 'legendary')
    .slice(0, 20)
    .flatMap(({ id }) => [indexOfId(id), indexOfId(id)]);
