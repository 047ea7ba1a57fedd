/** Rules that somebody asks for, by number or in words. */
import { foldForSearch, type Language } from '@ludoteca/kit';
import { isRuleNumber, RULE_NUMBERS, type RuleNumber, rulesNear, ruleText } from './index.ts';

/** What is known of a rule, by how much it weighs that a word is found there. */
interface Page {
  readonly number: RuleNumber;
  readonly own: readonly string[];
  readonly english: readonly string[];
  /** The rule with which its section begins: for 701 and 702 it names the keyword. */
  readonly heading: readonly string[];
}

const wordsIn = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}+/]+/u)
    .filter((word) => word !== '');

const sectionOf = (number: string): string => number.replace(/[a-z]+$/, '');
const isKeyword = (number: string): boolean => /^70[12]\./.test(number);

function pagesIn(language: Language): readonly Page[] {
  const headings = new Map<string, string[]>();
  return RULE_NUMBERS.map((number) => {
    const own = wordsIn(ruleText(number, language));
    const english = wordsIn(ruleText(number, 'en'));
    const section = sectionOf(number);
    if (isKeyword(number) && !headings.has(section)) headings.set(section, [...own, ...english]);
    return { number, own, english, heading: headings.get(section) ?? [] };
  });
}

/** How well one word is found in some: as a whole, or as a beginning. */
const found = (word: string, among: readonly string[], weight: number): number =>
  among.includes(word) ? 2 * weight : among.some((one) => one.startsWith(word)) ? weight : 0;

/** How well a page answers; 0 where a word is nowhere in it. */
function scoreOf({ own, english, heading }: Page, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const best = Math.max(found(word, own, 4), found(word, english, 2), found(word, heading, 1));
    if (best === 0) return 0;
    sum += best;
  }
  // A rule that begins with the words is about them.
  return words.every((word, i) => own[i]?.startsWith(word)) ? sum + 1 : sum;
}

/** The rules in which all the words are found, the best first, those that are as good in their order. */
function rulesAbout(text: string, language: Language): readonly RuleNumber[] {
  const words = wordsIn(text);
  if (words.length === 0) return [];
  return pagesIn(language)
    .map((page) => ({ number: page.number, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ number }) => number);
}

/** What comes of words that may be numbers of rules or not: first the rules that are named, then those that the rest speaks of. */
export interface RulesFound {
  readonly rules: readonly RuleNumber[];
  /** Numbers and words for which there is none. */
  readonly missing: readonly string[];
}

/** A whole section is asked for by its number. */
const isThere = (number: string): boolean =>
  isRuleNumber(number) || (rulesNear(number).length > 0 && !/[a-z]$/.test(number));

export function findRules(given: readonly string[], language: Language): RulesFound {
  const numbers = given.filter((word) => /^\d/.test(word));
  const text = given.filter((word) => !/^\d/.test(word)).join(' ');
  const about = rulesAbout(text, language);
  return {
    rules: [...numbers.flatMap((number) => (isRuleNumber(number) ? [number] : rulesNear(number))), ...about],
    missing: [
      ...numbers.filter((number) => !isThere(number)),
      ...(text !== '' && about.length === 0 ? [text] : []),
    ],
  };
}
