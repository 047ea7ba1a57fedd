/** Short texts of the rules by their numbers, in three languages. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

export type RuleNumber = keyof typeof it;
/** A text that is missing in one language is a type error. */
export type RuleTexts = { readonly [N in RuleNumber]: string };

const TEXTS: ByLanguage<RuleTexts> = { it, en, pt };

export const RULE_NUMBERS: readonly RuleNumber[] = Object.keys(it) as RuleNumber[];

export const isRuleNumber = (text: string): text is RuleNumber => Object.hasOwn(it, text);

export const ruleText = (number: RuleNumber, language: Language): string => TEXTS[language][number];

/** The rules of a section: for `702.2` these are 702.2a, 702.2b and so on; an unknown letter as in `702.7z` is ignored. */
export function rulesInSection(text: string): readonly RuleNumber[] {
  const [, section = ''] = /^(\d{3}(?:\.\d+)?)/.exec(text) ?? [];
  if (section === '') return [];
  const isUnder = (number: string): boolean =>
    number === section || (number.startsWith(section) && !/^\d/.test(number.slice(section.length)));
  return RULE_NUMBERS.filter(isUnder);
}
