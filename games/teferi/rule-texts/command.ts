/** `ludoteca teferi rule 702.7c` */
import type { ByLanguage, Command, CommandHands } from '@ludoteca/kit';
import { given } from '../coverage/options.ts';
import { languageOr } from '../languages.ts';
import { isRuleNumber, ruleText, rulesNear } from './index.ts';

const [DONE, UNKNOWN, MISUSE] = [0, 1, 2];
const LANG = '--lang';

const words: ByLanguage<{ readonly usage: string; readonly unknown: (text: string) => string }> = {
  it: {
    usage: 'ludoteca teferi rule NUMERO… [--lang it|en|pt]',
    unknown: (text) => `${text}: di questa regola non c’è testo.`,
  },
  en: {
    usage: 'ludoteca teferi rule NUMBER… [--lang it|en|pt]',
    unknown: (text) => `${text}: there is no text of this rule.`,
  },
  pt: {
    usage: 'ludoteca teferi rule NÚMERO… [--lang it|en|pt]',
    unknown: (text) => `${text}: não há texto desta regra.`,
  },
};

async function run(args: readonly string[], hands: CommandHands): Promise<number> {
  const { paths: numbers, values, wrong } = given(args, [], [LANG]);
  const language = languageOr(values.get(LANG), hands.language);
  if (numbers.length === 0 || wrong !== undefined) {
    hands.complain(words[language].usage);
    return MISUSE;
  }
  let exit: number = DONE;
  for (const number of numbers) {
    const found = isRuleNumber(number) ? [number] : rulesNear(number);
    // A whole section is asked for by its number.
    if (!isRuleNumber(number) && (found.length === 0 || /[a-z]$/.test(number))) {
      hands.complain(words[language].unknown(number));
      exit = UNKNOWN;
    }
    for (const one of found) hands.print(`${one} ${ruleText(one, language)}`);
  }
  return exit;
}

export const ruleCommand: Command = {
  name: 'rule',
  usage: {
    it: 'NUMERO…: una regola in breve',
    en: 'NUMBER…: a rule in short',
    pt: 'NÚMERO…: uma regra em resumo',
  },
  run,
};
