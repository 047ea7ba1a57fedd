/** `ludoteca teferi rule 702.7c`, `ludoteca teferi rule first strike`: shows rule texts. */
import { runCommand, type GameCommand, type CommandEnvironment, EXIT_CODES } from '@ludoteca/kit';
import { ruleHelp } from './help.ts';
import { findRules } from '../rule-texts/search.ts';
import { formatRule } from '../rule-texts/format-rule.ts';
import { MAX_RULES, ruleSearchTexts } from '../rule-texts/search-texts.ts';

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(
    words,
    { paths: { min: 1, max: Infinity } },
    ruleSearchTexts,
    environment,
    ({ args, texts, language }) => {
      const { rules, missing } = findRules(args.paths, language);
      const max = args.paths.some((word) => !/^\d/.test(word)) ? MAX_RULES : Infinity;
      for (const rule of rules.slice(0, max)) environment.print(formatRule(rule, language));
      if (rules.length > max) environment.print(texts.more(rules.length - max));
      for (const text of missing) environment.printError(texts.unknown(text));
      return Promise.resolve(missing.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed);
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
