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
import { scenarioHelp } from './help.ts';
import { type ScenarioResult, runScenarioFile } from '../scenario-runner/index.ts';
import { type MalformedScenario, parseEachScenario } from '../scenario-runner/parse-scenarios.ts';
import { formatFault, scenarioTexts } from '../scenario-runner/texts.ts';

const malformedResult = ({ id, where }: MalformedScenario): ScenarioResult => ({
  id,
  ok: false,
  faults: [{ why: 'malformed', facts: { where } }],
});

/** Runs what can be run; `whole`: every file is one. */
async function runFiles(
  paths: readonly string[],
  environment: CommandEnvironment,
  language: Language,
): Promise<{ readonly ran: readonly ScenarioResult[]; readonly whole: boolean }> {
  const ran: ScenarioResult[] = [];
  let whole = true;
  for (const path of paths) {
    const sorted = parseEachScenario(await environment.read(path));
    if (!sorted.ok) {
      const facts = sorted.problem[0]?.facts as { readonly where?: string } | undefined;
      environment.printError(scenarioTexts[language].invalidFile(path, facts?.where ?? ''));
      whole = false;
      continue;
    }
    const { file, order } = sorted.value;
    const good = runScenarioFile(file);
    ran.push(...order.map((one) => (typeof one === 'number' ? at(good, one) : malformedResult(one))));
  }
  return { ran, whole };
}

const SYNTAX: CommandSyntax = { paths: { min: 1, max: Infinity }, flags: ['--json'] };

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, scenarioTexts, environment, async ({ args, texts, language }) => {
    const { ran, whole } = await runFiles(args.paths, environment, language);
    const told = ran.map(({ id, ok, faults }) => ({
      id,
      ok,
      failures: faults.map((fault) => formatFault(fault, language)),
    }));
    if (args.flags.has('--json')) environment.print(JSON.stringify(told));
    else {
      for (const { id, failures } of told)
        for (const failure of failures) environment.print(`${id}: ${failure}`);
      environment.print(texts.summary(told.filter(({ ok }) => ok).length, told.length));
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
