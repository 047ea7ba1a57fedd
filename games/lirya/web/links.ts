/** Which words of a sentence are names of cards. */
import type { Language } from '@ludoteca/kit';
import type { Event } from '../events.ts';
import { rowOfId } from '../pool/index.ts';
import type { CardId } from '../vocabulary/index.ts';

/** A stretch of a sentence; with a card, its name. */
export interface Stretch {
  readonly text: string;
  readonly card?: CardId;
}

/** A stretch with where it begins: no two are the same. */
export interface Placed extends Stretch {
  readonly place: number;
}

/** Every card that an event names, wherever it stands in it. */
export function cardsIn(event: Event): readonly CardId[] {
  const found = new Set<CardId>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && rowOfId(value) !== undefined) found.add(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look(event);
  return [...found];
}

/** Cuts a sentence at the names of cards, the longest first: one name may be part of another. */
export function stretchesOf(
  sentence: string,
  cards: readonly CardId[],
  language: Language,
): readonly Placed[] {
  const names = cards
    .map((card) => ({ card, name: rowOfId(card)?.card.name[language] ?? card }))
    .toSorted((one, other) => other.name.length - one.name.length);
  const stretches = names.reduce<readonly Stretch[]>(
    (cuts, { card, name }) =>
      cuts.flatMap((stretch) => (stretch.card === undefined ? cut(stretch.text, name, card) : [stretch])),
    [{ text: sentence }],
  );
  let end = 0;
  return stretches.map((stretch): Placed => {
    end += stretch.text.length;
    return Object.assign({ place: end - stretch.text.length }, stretch);
  });
}

function cut(text: string, name: string, card: CardId): readonly Stretch[] {
  return text
    .split(name)
    .flatMap((part, i): Stretch[] => (i === 0 ? [{ text: part }] : [{ text: name, card }, { text: part }]))
    .filter((stretch) => stretch.text !== '');
}
