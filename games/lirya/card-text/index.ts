/** Card texts in every language, generated from the card definitions. */
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

/** The paragraphs of a loaded card. Cards never change, so that each text is generated once. */
export function getCardText(id: CardId, language: Language): readonly string[] {
  const known = cache[language].get(id);
  if (known !== undefined) return known;
  const row = rowOfId(id);
  if (row === undefined) return [];
  const lines = formatCard(row.card, language, createLookupForCard(id));
  cache[language].set(id, lines);
  return lines;
}

/** The paragraphs of a card in a set that need not be loaded. */
export const formatCardOfSet = (set: CardSet, card: CardDefinition, language: Language): readonly string[] =>
  formatCard(card, language, createLookupForSet(set));
