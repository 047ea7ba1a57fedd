/** Describes cards for the pages of solo modes. */
import type { Language } from '@ludoteca/kit';
import { CARD_TYPES, type CardId } from '../card-definition/index.ts';
import { rowOfId } from '../pool/index.ts';
import { formatPrintedCard, formatTypeLine } from '../text/printed-card.ts';
import { terms } from '../text/terms.ts';

export const formatCardName = (id: CardId, language: Language): string =>
  rowOfId(id)?.card.name[language] ?? id;

/** Name, cost and types in one line. */
export function formatCardLine(id: CardId, language: Language): string {
  const card = rowOfId(id)?.card;
  if (card === undefined) return id;
  const { rarities } = terms[language];
  return `${card.name[language]} (${card.cost}) · ${formatTypeLine(language, card)} · ${rarities[card.rarity]}`;
}

export const formatCardDetails = (id: CardId, language: Language): readonly string[] =>
  formatPrintedCard(language, id);

/** Cards by type, such as `character 12, spell 3`. */
export function countByType(
  cards: readonly CardId[],
  format: (type: string, count: number, key: (typeof CARD_TYPES)[number]) => string,
  language: Language,
): readonly string[] {
  return CARD_TYPES.map((type) =>
    format(
      terms[language].types[type],
      cards.filter((id) => rowOfId(id)?.card.type === type).length,
      type,
    ),
  );
}
