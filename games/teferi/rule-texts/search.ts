/** Searches the rule texts by number or by words. */
import { foldForSearch, type Language } from '@ludoteca/kit';
import { isRuleNumber, RULE_NUMBERS, type RuleNumber, rulesInSection, ruleText } from './index.ts';

/** The words of a rule, by the weight of a match. */
interface IndexedRule {
  readonly number: RuleNumber;
  readonly own: readonly string[];
  readonly english: readonly string[];
  /** The first rule of its section, which in 701 and 702 names the keyword. */
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

/** A whole word scores twice as much as a prefix. */
const matchScore = (word: string, among: readonly string[], weight: number): number =>
  among.includes(word) ? 2 * weight : among.some((one) => one.startsWith(word)) ? weight : 0;

/** 0 if one of the words is not found. */
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
  // A rule that begins with the words scores more.
  return words.every((word, i) => own[i]?.startsWith(word)) ? sum + 1 : sum;
}

/** The rules that contain all words, the best first. */
function searchRules(text: string, language: Language): readonly RuleNumber[] {
  const words = splitWords(text);
  if (words.length === 0) return [];
  return indexRules(language)
    .map((rule) => ({ number: rule.number, score: scoreRule(rule, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ number }) => number);
}

/** The rules given by number first, then those that match the words. */
export interface RuleSearchResult {
  readonly rules: readonly RuleNumber[];
  /** Numbers and words without a result. */
  readonly missing: readonly string[];
}

/** A number without a letter may name a whole section. */
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
