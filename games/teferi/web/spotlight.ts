/** What the story and the table know of each other: cards that were seen, and the one that somebody asks the story about. */
import type { PrintedCard } from '../view-types.ts';
import type { ObjectId } from '../state.ts';

export interface Spot {
  readonly card: string;
  readonly ids: readonly ObjectId[];
}

let spot: Spot | undefined;
const listeners = new Set<() => void>();
const seen = new Map<string, PrintedCard>();

export const spotlight = {
  now: (): Spot | undefined => spot,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (next: Spot | undefined): void => {
    spot = next;
    for (const listener of listeners) listener();
  },
};

/** The story tells of cards that are gone: what was printed on them is kept for as long as the page is there. */
export function keepSeen(cards: { readonly [name: string]: PrintedCard }): void {
  for (const [name, card] of Object.entries(cards)) seen.set(name, card);
}

export const seenCard = (name: string): PrintedCard | undefined => seen.get(name);

/** Whether this is what the story was asked about: the very object where it has a number, else all of that name. */
export const isSpotted = (asked: Spot | undefined, { id, card }: { id: ObjectId; card: string }): boolean =>
  asked !== undefined && (asked.ids.length > 0 ? asked.ids.includes(id) : asked.card === card);
