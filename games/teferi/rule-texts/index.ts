/** One table from the numbers of rules to short texts, in three languages. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

export type RuleNumber = keyof typeof it;
/** A rule that one language lacks does not compile. */
export type RuleTexts = { readonly [N in RuleNumber]: string };

const TEXTS: ByLanguage<RuleTexts> = { it, en, pt };

/** In the order of the rules. */
export const RULE_NUMBERS: readonly RuleNumber[] = Object.keys(it) as RuleNumber[];

export const isRuleNumber = (text: string): text is RuleNumber => Object.hasOwn(it, text);

export const ruleText = (number: RuleNumber, language: Language): string => TEXTS[language][number];

/** The rules under a number or beside it: those of `702.2` are 702.2a, 702.2b and so on; those of `702.7z` are its neighbours. */
export function rulesInSection(text: string): readonly RuleNumber[] {
  const [, section = ''] = /^(\d{3}(?:\.\d+)?)/.exec(text) ?? [];
  if (section === '') return [];
  const isUnder = (number: string): boolean =>
    number === section || (number.startsWith(section) && !/^\d/.test(number.slice(section.length)));
  return RULE_NUMBERS.filter(isUnder);
}
