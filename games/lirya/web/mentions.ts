/** Finds the cards that an event mentions. */
import type { Language } from '@ludoteca/kit';
import type { Event } from '../events.ts';
import { rowOfId } from '../pool/index.ts';
import type { CardId } from '../card-definition/index.ts';

function findCards(event: Event): readonly CardId[] {
  const found = new Set<CardId>();
  const search = (value: unknown): void => {
    if (typeof value === 'string' && rowOfId(value) !== undefined) found.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) search(part);
  };
  search(event);
  return [...found];
}

/** With their names in a language. */
export const findMentions = (event: Event, language: Language) =>
  findCards(event).map((card) => ({ name: rowOfId(card)?.card.name[language] ?? card, named: card }));
