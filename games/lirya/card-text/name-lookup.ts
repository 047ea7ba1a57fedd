/** Looks up the names that card texts refer to: cards, nouns of sets, texts of plug-ins. */
import { findPlugin } from '../plugins/registry.ts';
import { rowOfId, findSet } from '../pool/index.ts';
import type { CardId, CardSet } from '../card-definition/index.ts';
import type { NameLookup } from './text-context.ts';

/** Cards of the set itself take precedence over loaded ones. */
export function createLookupForSet(set: CardSet | undefined): NameLookup {
  const own = new Map(set?.cards.map((card) => [card.id, card]));
  return {
    card: (id) => own.get(id) ?? rowOfId(id)?.card,
    noun: (name) =>
      set?.words !== undefined && Object.hasOwn(set.words, name) ? set.words[name] : undefined,
    pluginText: (name) => {
      const [plugin = '', part = ''] = name.split(':', 2);
      const words = findPlugin(plugin)?.words;
      return words !== undefined && Object.hasOwn(words, part) ? words[part] : undefined;
    },
  };
}

export const createLookupForCard = (id: CardId): NameLookup =>
  createLookupForSet(findSet(rowOfId(id)?.set ?? ''));
