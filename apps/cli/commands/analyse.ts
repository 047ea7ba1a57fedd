/** `ludoteca analyse`: rates the answers of a finished match. */
import { at } from '@ludoteca/kernel';
import { EXIT_CODES, inLanguages } from '@ludoteca/kit';
import { MAX_ITERATIONS, strengthOf, analyseMatch } from '@ludoteca/players';
import { formatMatch, formatQuestion, toJsonAnalysis } from '../analysis/format-analysis.ts';
import { CliError } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { flagOption, integerOption, textOption } from '../args/options.ts';
import { analyseInQueue } from '../jobs/analysis-job.ts';
import { verifyArchiveFile } from '../files/archive-file.ts';
import { formatArchiveProblem, toExitCode } from '../files/archive-problem.ts';
import { namesInRecording } from '../replay/transcript.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { formatPath, toSafeJson } from '../terminal/sanitize.ts';
import { loadPreferences } from './load-preferences.ts';

const messages = {
  notOver: (file: string) =>
    inLanguages(
      `${formatPath(file)}: la partita non è finita; un’analisi mostrerebbe carte nascoste`,
      `${formatPath(file)}: the match is not over; an analysis would show hidden cards`,
      `${formatPath(file)}: a partida não acabou; uma análise mostraria cartas escondidas`,
    ),
  noQuestion: (entry: number) =>
    inLanguages(
      `--at ${entry}: dopo tante mosse non è stata data nessuna risposta che avesse un’alternativa`,
      `--at ${entry}: no answer with an alternative was given after that many entries`,
      `--at ${entry}: depois de tantas jogadas não foi dada nenhuma resposta que tivesse alternativa`,
    ),
};

/** Where computer players search less or not at all. */
const MIN_ITERATIONS = 32;

export const analyseCommand = defineCommand({
  name: 'analyse',
  parameters: ['FILE'],
  options: {
    at: integerOption('N', 0, Number.MAX_SAFE_INTEGER),
    iterations: integerOption('N', 2, MAX_ITERATIONS),
    seed: textOption('SEED'),
    json: flagOption,
    queue: flagOption,
  },
  run: async ([file = ''], { at: number, iterations, seed = '1', json, queue, lang }, environment, known) => {
    const { language } = await loadPreferences(resolveDataFolder(undefined), lang, environment);
    const opened = await verifyArchiveFile(file, known);
    if (!opened.ok)
      throw new CliError(
        `${formatPath(file)}: ${formatArchiveProblem(opened.problem.problem, language)}`,
        toExitCode(opened.problem.problem),
      );
    const { entry, recording, match } = opened.value;
    if (match.outcome === undefined) throw new CliError(messages.notOver(file));
    const { archive } = recording;
    const total = (number ?? archive.entries.length) + 1;
    const progress = new ProgressBar(environment.showProgress, total);
    const plan = {
      iterations:
        iterations ??
        Math.max(MIN_ITERATIONS, strengthOf(entry, number === undefined ? 'advanced' : 'expert').iterations),
      seed,
      range: number === undefined ? undefined : { first: number, last: number },
    };
    const analysed = queue
      ? await analyseInQueue(entry, archive, plan, environment, (entries) => progress.advance(entries))
      : analyseMatch(entry, archive, { ...plan, onEntry: () => progress.advance() });
    progress.clear();
    if (analysed === undefined) return EXIT_CODES.stopped;
    if (number !== undefined && analysed.length === 0) throw new CliError(messages.noQuestion(number));
    const context = {
      entry,
      language,
      names: namesInRecording(recording, language),
      width: environment.width,
    };
    if (json) environment.print(toSafeJson(analysed.map(toJsonAnalysis)));
    else
      for (const line of number === undefined
        ? formatMatch(context, analysed)
        : formatQuestion(context, at(analysed, 0)))
        environment.print(line);
    return EXIT_CODES.done;
  },
});
