/** `ludoteca teferi rule 702.7c` */
import { atDesk, type ByLanguage, type Command, type CommandHands, EXIT } from '@ludoteca/kit';
import { isRuleNumber, ruleText, rulesNear } from './index.ts';

const words: ByLanguage<{ readonly unknown: (text: string) => string }> = {
  it: { unknown: (text) => `${text}: di questa regola non c’è testo.` },
  en: { unknown: (text) => `${text}: there is no text of this rule.` },
  pt: { unknown: (text) => `${text}: não há texto desta regra.` },
};

const run = (given: readonly string[], hands: CommandHands): Promise<number> =>
  atDesk(given, { paths: { min: 1, max: Infinity } }, words, hands, ({ order, words: own, language }) => {
    let exit: number = EXIT.done;
    for (const number of order.paths) {
      const found = isRuleNumber(number) ? [number] : rulesNear(number);
      // A whole section is asked for by its number.
      if (!isRuleNumber(number) && (found.length === 0 || /[a-z]$/.test(number))) {
        hands.complain(own.unknown(number));
        exit = EXIT.refused;
      }
      for (const one of found) hands.print(`${one} ${ruleText(one, language)}`);
    }
    return Promise.resolve(exit);
  });

export const ruleCommand: Command = {
  name: 'rule',
  usage: {
    it: 'NUMERO…: una regola in breve',
    en: 'NUMBER…: a rule in short',
    pt: 'NÚMERO…: uma regra em resumo',
  },
  run,
};
