/** Describes cards for the pages of solo modes. */
import type { Language, SoloAction } from '@ludoteca/kit';
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

/** An action that concerns a card: its text is read with it. */
export const createCardAction = <Progress>(
  card: CardId,
  language: Language,
  action: Omit<SoloAction<Progress>, 'details'>,
): SoloAction<Progress> => ({ ...action, details: formatPrintedCard(language, card) });

/** The cards that occur, each once, in the order of their names. */
export const listDifferentCards = (cards: readonly CardId[], language: Language): readonly CardId[] =>
  [...new Set(cards)].toSorted((a, b) =>
    formatCardName(a, language).localeCompare(formatCardName(b, language), language),
  );

/** Cards by type, such as `character 12, spell 3`. */
export function countByType(
  cards: readonly CardId[],
  format: (type: string, count: number, key: (typeof CARD_TYPES)[number]) => string,
  language: Language,
): readonly string[] {
  return CARD_TYPES.map((type) =>
    format(terms[language].types[type], cards.filter((id) => rowOfId(id)?.card.type === type).length, type),
  );
}
