/** Card texts, made from what cards do: text and effect cannot differ. */
import type { Language } from '@ludoteca/kit';
import { rowOfId } from '../pool/index.ts';
import type { CardDefinition, CardId, CardSet } from '../card-definition/index.ts';
import { formatCard } from './format-card.ts';
import { createLookupForCard, createLookupForSet } from './name-lookup.ts';

export {
  formatAbilityAt,
  formatAbilityName,
  formatEffectsLabel,
  formatReceivedGift,
  formatHandAbilityLabel,
  formatModeLabel,
  formatActivatedLabel,
} from './labels.ts';
export { formatKeywordHelp, formatStateHelp } from './reminders.ts';

const cache: { readonly [language in Language]: Map<CardId, readonly string[]> } = {
  it: new Map(),
  en: new Map(),
  pt: new Map(),
};

/** The text of a card that is in the pool, a paragraph each. It is made once: cards never change. */
export function getCardText(id: CardId, language: Language): readonly string[] {
  const known = cache[language].get(id);
  if (known !== undefined) return known;
  const row = rowOfId(id);
  if (row === undefined) return [];
  const lines = formatCard(row.card, language, createLookupForCard(id));
  cache[language].set(id, lines);
  return lines;
}

/** The text of a card of a set that need not be loaded. */
export const formatCardOfSet = (set: CardSet, card: CardDefinition, language: Language): readonly string[] =>
  formatCard(card, language, createLookupForSet(set));
