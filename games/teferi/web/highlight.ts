/** What the story and the table know of each other: cards that were seen, and the one that somebody asks the story about. */
import type { PrintedCard } from '../view-types.ts';
import type { ObjectId } from '../state.ts';

export interface CardMention {
  readonly card: string;
  readonly ids: readonly ObjectId[];
}

let spot: CardMention | undefined;
const listeners = new Set<() => void>();
const knownCards = new Map<string, PrintedCard>();

export const highlightedMention = {
  now: (): CardMention | undefined => spot,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (next: CardMention | undefined): void => {
    spot = next;
    for (const listener of listeners) listener();
  },
};

/** The story tells of cards that are gone: what was printed on them is kept for as long as the page is there. */
export function rememberCards(cards: { readonly [name: string]: PrintedCard }): void {
  for (const [name, card] of Object.entries(cards)) knownCards.set(name, card);
}

export const recallCard = (name: string): PrintedCard | undefined => knownCards.get(name);

/** Whether this is what the story was asked about: the very object where it has a number, else all of that name. */
export const isHighlighted = (
  asked: CardMention | undefined,
  { id, card }: { id: ObjectId; card: string },
): boolean => asked !== undefined && (asked.ids.length > 0 ? asked.ids.includes(id) : asked.card === card);
