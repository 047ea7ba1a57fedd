/** Formats the explanations of computer players: facts are numbers, which get their names here. */
import type { ByLanguage, ReasonFacts, Language, PlayerNames, ReasonTexts } from '@ludoteca/kit';
import { EXPLANATION_KEYS, type ExplanationKey } from '../explanations.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { ExplanationValues, ExplanationTexts } from './text-types.ts';

export interface NamesByNumber {
  readonly territories: readonly string[];
  readonly faculties: readonly string[];
  readonly colours: readonly string[];
  readonly players: PlayerNames;
}

const SENTENCES_BY_LANGUAGE: ByLanguage<ExplanationTexts> = { it, en, pt };

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);
const findName = (names: readonly string[], value: unknown): string => names[toNumber(value)] ?? '?';

const fillFacts = (
  facts: ReasonFacts,
  { territories, faculties, colours, players }: NamesByNumber,
): ExplanationValues => ({
  territory: findName(territories, facts['territory']),
  from: findName(territories, facts['from']),
  to: findName(territories, facts['to']),
  faculty: findName(faculties, facts['faculty']),
  colour: findName(colours, facts['colour']),
  rival: findName(players, facts['seat']),
  odds: `${toNumber(facts['odds'])}%`,
  bar: `${toNumber(facts['bar'])}%`,
  armies: toNumber(facts['armies']),
  foes: toNumber(facts['foes']),
  cards: toNumber(facts['cards']),
  dice: toNumber(facts['dice']),
  room: toNumber(facts['room']),
  round: toNumber(facts['round']),
});

export const createExplanationTexts = (
  language: Language,
  names: NamesByNumber,
): ReasonTexts<ExplanationKey> => {
  const sentences = SENTENCES_BY_LANGUAGE[language];
  return Object.fromEntries(
    EXPLANATION_KEYS.map((key) => [key, (facts: ReasonFacts) => sentences[key](fillFacts(facts, names))]),
  ) as ReasonTexts<ExplanationKey>;
};
