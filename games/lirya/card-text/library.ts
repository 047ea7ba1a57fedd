/** What card texts refer to: cards, words of sets, words of plug-ins. */
import { pluginNamed } from '../plugins/registry.ts';
import { rowOfId, setNamed } from '../pool/index.ts';
import type { CardId, CardSet } from '../vocabulary/index.ts';
import type { Library } from './speaker.ts';

/** The set itself, then all that was loaded. */
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

/** For a card that is in the pool. */
export const libraryFor = (id: CardId): Library => libraryOf(setNamed(rowOfId(id)?.set ?? ''));
