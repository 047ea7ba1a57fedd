/** The rules of Teferi for the page of rules, in every language. */
import type { Language } from '@ludoteca/kit';
import { formatRule } from '../rule-texts/format-rule.ts';
import { RULE_NUMBERS } from '../rule-texts/index.ts';

export const listRules = (
  language: Language,
): readonly { readonly number: string; readonly text: string }[] =>
  RULE_NUMBERS.map((number) => ({ number, text: formatRule(number, language).slice(number.length + 1) }));
