/** `ludoteca teferi scenario FILE… [--json]` */
import { at } from '@ludoteca/kernel';
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
} from '@ludoteca/kit';
import { scenarioHelp } from '../commands/help.ts';
import { type Ran, runFile } from './index.ts';
import { type Broken, sortScenarios } from './reading.ts';
import { faultSentence, words } from './words.ts';

const broken = ({ id, where }: Broken): Ran => ({
  id,
  ok: false,
  faults: [{ why: 'malformed', facts: { where } }],
});

/** Runs what can be run; `whole`: every file is one. */
async function runAll(
  paths: readonly string[],
  hands: CommandEnvironment,
  language: Language,
): Promise<{ readonly ran: readonly Ran[]; readonly whole: boolean }> {
  const ran: Ran[] = [];
  let whole = true;
  for (const path of paths) {
    const sorted = sortScenarios(await hands.read(path));
    if (!sorted.ok) {
      const facts = sorted.problem[0]?.facts as { readonly where?: string } | undefined;
      hands.printError(words[language].wrong(path, facts?.where ?? ''));
      whole = false;
      continue;
    }
    const { file, order } = sorted.value;
    const good = runFile(file);
    ran.push(...order.map((one) => (typeof one === 'number' ? at(good, one) : broken(one))));
  }
  return { ran, whole };
}

const GRAMMAR: CommandSyntax = { paths: { min: 1, max: Infinity }, flags: ['--json'] };

const run = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, words, hands, async ({ args: order, texts: own, language }) => {
    const { ran, whole } = await runAll(order.paths, hands, language);
    const told = ran.map(({ id, ok, faults }) => ({
      id,
      ok,
      failures: faults.map((fault) => faultSentence(fault, language)),
    }));
    if (order.flags.has('--json')) hands.print(JSON.stringify(told));
    else {
      for (const { id, failures } of told) for (const failure of failures) hands.print(`${id}: ${failure}`);
      hands.print(own.passed(told.filter(({ ok }) => ok).length, told.length));
    }
    if (!whole) return EXIT_CODES.misused;
    return told.every(({ ok }) => ok) ? EXIT_CODES.done : EXIT_CODES.refused;
  });

export const scenarioCommand: GameCommand = {
  name: 'scenario',
  usage: {
    it: 'FILE… [--json]: prova scenari delle regole',
    en: 'FILE… [--json]: runs scenarios of the rules',
    pt: 'ARQUIVO… [--json]: prova cenários das regras',
  },
  help: scenarioHelp,
  run,
};
