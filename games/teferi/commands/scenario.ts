/** `ludoteca teferi scenario FILE… [--json]`: runs scenario files. */
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

/** Runs all scenarios that are valid; `areFilesValid`: every file is a scenario file. */
async function runFiles(
  paths: readonly string[],
  environment: CommandEnvironment,
  language: Language,
): Promise<{ readonly results: readonly ScenarioResult[]; readonly areFilesValid: boolean }> {
  const results: ScenarioResult[] = [];
  let areFilesValid = true;
  for (const path of paths) {
    const parsed = parseEachScenario(await environment.read(path));
    if (!parsed.ok) {
      const facts = parsed.problem[0]?.facts as { readonly where?: string } | undefined;
      environment.printError(scenarioTexts[language].invalidFile(path, facts?.where ?? ''));
      areFilesValid = false;
      continue;
    }
    const { file, order } = parsed.value;
    const ran = runScenarioFile(file);
    results.push(...order.map((one) => (typeof one === 'number' ? at(ran, one) : malformedResult(one))));
  }
  return { results, areFilesValid };
}

const SYNTAX: CommandSyntax = { paths: { min: 1, max: Infinity }, flags: ['--json'] };

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, scenarioTexts, environment, async ({ args, texts, language }) => {
    const { results, areFilesValid } = await runFiles(args.paths, environment, language);
    const report = results.map(({ id, ok, faults }) => ({
      id,
      ok,
      failures: faults.map((fault) => formatFault(fault, language)),
    }));
    if (args.flags.has('--json')) environment.print(JSON.stringify(report));
    else {
      for (const { id, failures } of report)
        for (const failure of failures) environment.print(`${id}: ${failure}`);
      environment.print(texts.summary(report.filter(({ ok }) => ok).length, report.length));
    }
    if (!areFilesValid) return EXIT_CODES.misused;
    return report.every(({ ok }) => ok) ? EXIT_CODES.done : EXIT_CODES.failed;
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
