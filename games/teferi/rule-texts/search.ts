/** Rules that somebody asks for, by number or in words. */
import { foldForSearch, type Language } from '@ludoteca/kit';
import { isRuleNumber, RULE_NUMBERS, type RuleNumber, rulesInSection, ruleText } from './index.ts';

/** What is known of a rule, by how much it weighs that a word is found there. */
interface IndexedRule {
  readonly number: RuleNumber;
  readonly own: readonly string[];
  readonly english: readonly string[];
  /** The rule with which its section begins: for 701 and 702 it names the keyword. */
  readonly heading: readonly string[];
}

const splitWords = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}+/]+/u)
    .filter((word) => word !== '');

const sectionOf = (number: string): string => number.replace(/[a-z]+$/, '');
const isKeywordRule = (number: string): boolean => /^70[12]\./.test(number);

function indexRules(language: Language): readonly IndexedRule[] {
  const headings = new Map<string, string[]>();
  return RULE_NUMBERS.map((number) => {
    const own = splitWords(ruleText(number, language));
    const english = splitWords(ruleText(number, 'en'));
    const section = sectionOf(number);
    if (isKeywordRule(number) && !headings.has(section)) headings.set(section, [...own, ...english]);
    return { number, own, english, heading: headings.get(section) ?? [] };
  });
}

/** How well one word is found in some: as a whole, or as a beginning. */
const matchScore = (word: string, among: readonly string[], weight: number): number =>
  among.includes(word) ? 2 * weight : among.some((one) => one.startsWith(word)) ? weight : 0;

/** How well a page answers; 0 where a word is nowhere in it. */
function scoreRule({ own, english, heading }: IndexedRule, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const best = Math.max(
      matchScore(word, own, 4),
      matchScore(word, english, 2),
      matchScore(word, heading, 1),
    );
    if (best === 0) return 0;
    sum += best;
  }
  // A rule that begins with the words is about them.
  return words.every((word, i) => own[i]?.startsWith(word)) ? sum + 1 : sum;
}

/** The rules in which all the words are found, the best first, those that are as good in their order. */
function searchRules(text: string, language: Language): readonly RuleNumber[] {
  const words = splitWords(text);
  if (words.length === 0) return [];
  return indexRules(language)
    .map((page) => ({ number: page.number, score: scoreRule(page, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ number }) => number);
}

/** What comes of words that may be numbers of rules or not: first the rules that are named, then those that the rest speaks of. */
export interface RuleSearchResult {
  readonly rules: readonly RuleNumber[];
  /** Numbers and words for which there is none. */
  readonly missing: readonly string[];
}

/** A whole section is asked for by its number. */
const hasRules = (number: string): boolean =>
  isRuleNumber(number) || (rulesInSection(number).length > 0 && !/[a-z]$/.test(number));

export function findRules(given: readonly string[], language: Language): RuleSearchResult {
  const numbers = given.filter((word) => /^\d/.test(word));
  const text = given.filter((word) => !/^\d/.test(word)).join(' ');
  const about = searchRules(text, language);
  return {
    rules: [
      ...numbers.flatMap((number) => (isRuleNumber(number) ? [number] : rulesInSection(number))),
      ...about,
    ],
    missing: [
      ...numbers.filter((number) => !hasRules(number)),
      ...(text !== '' && about.length === 0 ? [text] : []),
    ],
  };
}
