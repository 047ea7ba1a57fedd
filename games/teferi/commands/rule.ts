/** `ludoteca teferi rule 702.7c`, `ludoteca teferi rule first strike` */
import {
  runCommand,
  type ByLanguage,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
} from '@ludoteca/kit';
import { ruleHelp } from './help.ts';
import { findRules } from '../rule-texts/search.ts';
import { formatRule } from '../rule-texts/format-rule.ts';

/** The worst of many are of no use to anybody. */
export const MAX_RULES = 20;

interface RuleSearchTexts {
  readonly unknown: (text: string) => string;
  readonly more: (count: number) => string;
}

export const ruleSearchTexts: ByLanguage<RuleSearchTexts> = {
  it: {
    unknown: (text) =>
      `${text}: nessuna regola trovata. Prova una parola sola o il suo inizio (“travol”), una parola chiave (“volare”) o una sezione (702.2).`,
    more: (count) => `… e altre ${count}: aggiungi una parola.`,
  },
  en: {
    unknown: (text) =>
      `${text}: no rule found. Try one word or its beginning (“tramp”), a keyword (“flying”) or a section (702.2).`,
    more: (count) => `… and ${count} more: add a word.`,
  },
  pt: {
    unknown: (text) =>
      `${text}: nenhuma regra encontrada. Tente uma só palavra ou o seu início (“atrop”), uma palavra-chave (“voar”) ou uma seção (702.2).`,
    more: (count) => `… e mais ${count}: acrescente uma palavra.`,
  },
};

const run = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(
    given,
    { paths: { min: 1, max: Infinity } },
    ruleSearchTexts,
    hands,
    ({ args: order, texts: words, language }) => {
      const { rules, missing } = findRules(order.paths, language);
      const named = order.paths.some((word) => !/^\d/.test(word)) ? MAX_RULES : Infinity;
      for (const rule of rules.slice(0, named)) hands.print(formatRule(rule, language));
      if (rules.length > named) hands.print(words.more(rules.length - named));
      for (const text of missing) hands.printError(words.unknown(text));
      return Promise.resolve(missing.length === 0 ? EXIT_CODES.done : EXIT_CODES.refused);
    },
  );

export const ruleCommand: GameCommand = {
  name: 'rule',
  usage: {
    it: 'NUMERO…|PAROLE…: una regola in breve, o le regole che parlano di qualcosa',
    en: 'NUMBER…|WORDS…: a rule in short, or the rules that speak of something',
    pt: 'NÚMERO…|PALAVRAS…: uma regra em resumo, ou as regras que falam de algo',
  },
  help: ruleHelp,
  run,
};
