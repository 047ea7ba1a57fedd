/** Lookup of shipped cards and their tokens by name; states store the name instead of the definition. */
import { canonicalJson } from '@ludoteca/kernel';
import { memoizeOnce } from '@ludoteca/kit';
import type { CardDefinition } from '../abilities/index.ts';
import { expandKeyword } from '../abilities/keywords.ts';
import { orderedValues } from '../abilities/card-fields.ts';
import { shippedCards } from './index.ts';

/** Every token that these cards can create, including tokens created by tokens. */
export function findTokens(cards: readonly CardDefinition[]): CardDefinition[] {
  const found = new Map<string, CardDefinition>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('token' in value && typeof value.token === 'object') {
      const token = value.token as CardDefinition;
      const text = canonicalJson(token);
      if (!found.has(text)) {
        found.set(text, token);
        look(token.abilities);
      }
    }
    orderedValues(value).forEach(look);
  };
  for (const card of cards) {
    look(card);
    for (const { abilities } of [card, ...otherFaces(card)])
      for (const ability of abilities) if (ability.kind === 'keyword') look(expandKeyword(ability));
  }
  return [...found.values()];
}

export const otherFaces = ({ faces }: CardDefinition): readonly CardDefinition[] => faces?.cards ?? [];

/** A card takes precedence over a token of the same name. */
const shipped = memoizeOnce((): ReadonlyMap<string, CardDefinition> => {
  const cards = shippedCards();
  return new Map([...cards, ...findTokens(cards)].toReversed().map((card) => [card.name, card]));
});

export const findShippedCard = (name: string): CardDefinition | undefined => shipped().get(name);

/** The entry for `State.cards`: the name of a shipped card, otherwise the definition with its fields in canonical order. */
export function toCardEntry(card: CardDefinition): string | CardDefinition {
  const known = shipped().get(card.name);
  const text = canonicalJson(card);
  return known !== undefined && canonicalJson(known) === text
    ? card.name
    : (JSON.parse(text) as CardDefinition);
}
