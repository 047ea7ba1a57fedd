/** Shared by the event log and the board: the known cards, and the card mention that is highlighted. */
import type { PrintedCard } from '../view-types.ts';
import type { ObjectId } from '../state.ts';

export interface CardMention {
  readonly card: string;
  readonly ids: readonly ObjectId[];
}

let highlighted: CardMention | undefined;
const listeners = new Set<() => void>();
const knownCards = new Map<string, PrintedCard>();

export const highlightedMention = {
  now: (): CardMention | undefined => highlighted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (next: CardMention | undefined): void => {
    highlighted = next;
    for (const listener of listeners) listener();
  },
};

/** The log mentions cards that are no longer in the view, so known cards are kept until the page is reloaded. */
export function rememberCards(cards: { readonly [name: string]: PrintedCard }): void {
  for (const [name, card] of Object.entries(cards)) knownCards.set(name, card);
}

export const recallCard = (name: string): PrintedCard | undefined => knownCards.get(name);

/** The very object if the mention has ids, else all objects of that name. */
export const isHighlighted = (
  mention: CardMention | undefined,
  { id, card }: { id: ObjectId; card: string },
): boolean =>
  mention !== undefined && (mention.ids.length > 0 ? mention.ids.includes(id) : mention.card === card);
