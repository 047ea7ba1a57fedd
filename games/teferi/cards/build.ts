/** Short constructors for card definitions. */
import type { Ability, CardDefinition, KeywordAbility, PlainKeyword } from '../abilities/index.ts';

const keyword = (name: PlainKeyword): KeywordAbility => ({ kind: 'keyword', keyword: name });

/** A creature whose text consists of keywords. */
export const creature = (
  name: string,
  cost: string,
  subtypes: readonly string[],
  [power, toughness]: readonly [number, number],
  keywords: readonly PlainKeyword[] = [],
): CardDefinition => ({
  name,
  cost,
  types: ['creature'],
  subtypes,
  power,
  toughness,
  text: keywords.map((word, i) => (i === 0 ? word[0]?.toUpperCase() + word.slice(1) : word)).join(', '),
  abilities: keywords.map(keyword),
});

export const instant = (
  name: string,
  cost: string,
  text: string,
  ...abilities: readonly Ability[]
): CardDefinition => ({ name, cost, types: ['instant'], text, abilities });

export const sorcery = (
  name: string,
  cost: string,
  text: string,
  ...abilities: readonly Ability[]
): CardDefinition => ({ name, cost, types: ['sorcery'], text, abilities });
