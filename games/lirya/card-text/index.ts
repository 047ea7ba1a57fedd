/** Card texts, made from what cards do: text and effect cannot differ. */
import type { Language } from '@ludoteca/kit';
import { rowOfId, setNamed } from '../pool/index.ts';
import { pluginNamed } from '../plugins/registry.ts';
import type { Card, CardId, CardSet } from '../vocabulary/index.ts';
import { cardLines } from './cards.ts';
import type { Library } from './speaker.ts';

export { keywordHelp, stateHelp } from './reminders.ts';

/** What is there to refer to: the set itself, then all that was loaded. */
export function libraryOf(set: CardSet | undefined): Library {
  const own = new Map(set?.cards.map((card) => [card.id, card]));
  return {
    card: (id) => own.get(id) ?? rowOfId(id)?.card,
    word: (name) =>
      set?.words !== undefined && Object.hasOwn(set.words, name) ? set.words[name] : undefined,
    custom: (name) => {
      const [plugin = '', its = ''] = name.split(':', 2);
      const words = pluginNamed(plugin)?.words;
      return words !== undefined && Object.hasOwn(words, its) ? words[its] : undefined;
    },
  };
}

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
  const lines = cardLines(row.card, language, libraryOf(setNamed(row.set)));
  told[language].set(id, lines);
  return lines;
}

/** The text of a card of a set that need not be loaded. */
export const textIn = (set: CardSet, card: Card, language: Language): readonly string[] =>
  cardLines(card, language, libraryOf(set));
