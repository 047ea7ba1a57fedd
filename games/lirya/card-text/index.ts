/** Card texts, made from what cards do: text and effect cannot differ. */
import type { Language } from '@ludoteca/kit';
import { rowOfId } from '../pool/index.ts';
import type { Card, CardId, CardSet } from '../vocabulary/index.ts';
import { cardLines } from './cards.ts';
import { libraryFor, libraryOf } from './library.ts';

export {
  abilityLine,
  abilityName,
  doingLabel,
  givenLine,
  handLabel,
  modeLabel,
  usedLabel,
} from './labels.ts';
export { keywordHelp, stateHelp } from './reminders.ts';

const told: { readonly [language in Language]: Map<CardId, readonly string[]> } = {
  it: new Map(),
  en: new Map(),
  pt: new Map(),
};

/** The text of a card that is in the pool, a paragraph each. It is made once: cards never change. */
export function textOf(id: CardId, language: Language): readonly string[] {
  const known = told[language].get(id);
  if (known !== undefined) return known;
  const row = rowOfId(id);
  if (row === undefined) return [];
  const lines = cardLines(row.card, language, libraryFor(id));
  told[language].set(id, lines);
  return lines;
}

/** The text of a card of a set that need not be loaded. */
export const textIn = (set: CardSet, card: Card, language: Language): readonly string[] =>
  cardLines(card, language, libraryOf(set));
