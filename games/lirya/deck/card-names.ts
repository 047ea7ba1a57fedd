/** Looks up cards by the names that people type. */
import { foldForSearch, type Language, LANGUAGES } from '@ludoteca/kit';
import { allCards, rowOfId, toEdition } from '../pool/index.ts';
import type { CardId } from '../card-definition/index.ts';

/** Ignores case, accents and repeated spaces. */
export const foldCardName = (name: string): string => foldForSearch(name).replaceAll(/\s+/gu, ' ').trim();

/** All cards that decks may contain, by id, by the id of the card that each replaces, and by name in every language. */
export function indexCardsByName(): ReadonlyMap<string, CardId> {
  const names = new Map<string, CardId>();
  for (const { id, name, token } of allCards())
    if (token !== true)
      for (const spelling of [id, toEdition(id, 'first'), ...LANGUAGES.map((language) => name[language])])
        names.set(foldCardName(spelling), id);
  return names;
}

/** The id stands for an unknown card. */
export const formatCardName = (id: unknown, language: Language): string =>
  typeof id === 'string' ? (rowOfId(id)?.card.name[language] ?? id) : '?';
