/** What the characters say of their choices. Facts are numbers: here they get the names that the language has for them. */
import type { ByLanguage, ReasonFacts, Language, PlayerNames, ReasonTexts } from '@ludoteca/kit';
import { REMARKS, type RemarkWord } from '../remarks.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Filled, Sentences } from './sentences.ts';

/** What the language calls things, by number. */
export interface Called {
  readonly territories: readonly string[];
  readonly faculties: readonly string[];
  readonly colours: readonly string[];
  readonly players: PlayerNames;
}

const SENTENCES: ByLanguage<Sentences> = { it, en, pt };

const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
const named = (names: readonly string[], value: unknown): string => names[whole(value)] ?? '?';

const filledWith = (facts: ReasonFacts, { territories, faculties, colours, players }: Called): Filled => ({
  territory: named(territories, facts['territory']),
  from: named(territories, facts['from']),
  to: named(territories, facts['to']),
  faculty: named(faculties, facts['faculty']),
  colour: named(colours, facts['colour']),
  rival: named(players, facts['seat']),
  odds: `${whole(facts['odds'])}%`,
  bar: `${whole(facts['bar'])}%`,
  armies: whole(facts['armies']),
  foes: whole(facts['foes']),
  cards: whole(facts['cards']),
  dice: whole(facts['dice']),
  room: whole(facts['room']),
  round: whole(facts['round']),
});

/** The remarks in a language, for the game's texts. */
export const remarkWords = (language: Language, called: Called): ReasonTexts<RemarkWord> => {
  const sentences = SENTENCES[language];
  return Object.fromEntries(
    REMARKS.map((word) => [word, (facts: ReasonFacts) => sentences[word](filledWith(facts, called))]),
  ) as ReasonTexts<RemarkWord>;
};
