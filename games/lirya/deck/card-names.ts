/** Names of cards as people type them. */
import { foldForSearch, type Language, LANGUAGES } from '@ludoteca/kit';
import { allCards, rowOfId } from '../pool/index.ts';
import type { CardId } from '../card-definition/index.ts';

/** Neither do spaces matter. */
export const foldCardName = (name: string): string => foldForSearch(name).replaceAll(/\s+/gu, ' ').trim();

/** Cards for decks by every name they have. */
export function indexCardsByName(): ReadonlyMap<string, CardId> {
  const names = new Map<string, CardId>();
  for (const { id, name, token } of allCards())
    if (token !== true)
      for (const called of [id, ...LANGUAGES.map((language) => name[language])])
        names.set(foldCardName(called), id);
  return names;
}

/** What a card is called; a card that is not there by its id. */
export const formatCardName = (id: unknown, language: Language): string =>
  typeof id === 'string' ? (rowOfId(id)?.card.name[language] ?? id) : '?';
