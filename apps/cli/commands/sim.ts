/** `ludoteca sim`: plays many games among computer players and counts the wins. */
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { startMatch } from '@ludoteca/kernel';
import { EXIT_CODES, type Language, type AnyCatalogueEntry, inLanguages } from '@ludoteca/kit';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { defineCommand, type CliEnvironment } from '../args/command.ts';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import {
  assignPlayers,
  createReasonsError,
  findGame,
  parsePlayerNames,
  parseSeatCount,
} from '../args/game-args.ts';
import { isSystemError } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { messageOf, toSingleLine, quoteIfUnsafe, formatPath } from '../terminal/sanitize.ts';
import { formatCount, formatNumber } from '../terminal/numbers.ts';
import { flagOption, textOption, type OptionValues, integerOption } from '../args/options.ts';
import { settingOptions, parseSettings } from '../args/setting-options.ts';
import { createSimulationRun, takeBatches } from '../jobs/simulation-job.ts';
import { withQueuedRun } from '../jobs/with-queued-run.ts';
import { runSimulation, type SimulationWork } from '../simulation/run-simulation.ts';
import {
  formatRepeatCommand,
  MAX_SEED_LENGTH,
  type ArchiveOutput,
  type SimulationPlan,
  type Batch,
  BatchList,
  BatchQueue,
} from '../simulation/plan.ts';
import type { BatchResult } from '../simulation/play-batch.ts';
import { formatReport } from '../simulation/report.ts';
import { SimulationFiles } from '../simulation/simulation-files.ts';
import {
  addTotals,
  type FailedGame,
  createTotals,
  toResult,
  type SimulationTotals,
} from '../simulation/totals.ts';

const MAX_GAMES = 1_000_000_000;
const DEFAULT_GAMES = 100;

const messages = {
  drawn: (again: string) =>
    inLanguages(
      `Seme a caso; per ripetere: ${again}`,
      `Random seed; to repeat: ${again}`,
      `Semente aleatória; para repetir: ${again}`,
    ),
  longSeed: inLanguages(
    `--seed dev’essere un testo di al massimo ${MAX_SEED_LENGTH} caratteri`,
    `--seed must be a text of at most ${MAX_SEED_LENGTH} characters`,
    `--seed deve ser um texto de no máximo ${MAX_SEED_LENGTH} caracteres`,
  ),
  gzipAlone: inLanguages(
    '--gzip comprime gli archivi: serve anche --out o --archive',
    '--gzip packs archives: give --out or --archive too',
    '--gzip compacta arquivos: use também --out ou --archive',
  ),
  outAndFiles: inLanguages(
    '--out tiene gli archivi che ci sono già; usalo senza --archive e --record',
    '--out keeps archives that are there; give it without --archive and --record',
    '--out mantém os arquivos que já existem; use-o sem --archive e --record',
  ),
  queueAndOut: inLanguages(
    '--queue rimanda gli archivi per --archive e --record; usalo senza --out',
    '--queue sends archives back for --archive and --record; give it without --out',
    '--queue devolve os arquivos para --archive e --record; use-o sem --out',
  ),
  queueAndJobs: inLanguages(
    '--queue: i worker decidono quanti gruppi si giocano insieme; usalo senza --jobs',
    '--queue: the workers decide how many batches are played at the same time; give it without --jobs',
    '--queue: os workers decidem quantos lotes são jogados ao mesmo tempo; use-o sem --jobs',
  ),
  noFile: (why: string) =>
    inLanguages(
      `--archive e --record: non si può scrivere: ${why}`,
      `--archive and --record: cannot write: ${why}`,
      `--archive e --record: não é possível gravar: ${why}`,
    ),
  noFolder: (folder: string, why: string) =>
    inLanguages(
      `--out: non si può creare la cartella ${formatPath(folder)}: ${why}`,
      `--out: cannot make the folder ${formatPath(folder)}: ${why}`,
      `--out: não é possível criar a pasta ${formatPath(folder)}: ${why}`,
    ),
  notWritten: (folder: string, why: string) =>
    inLanguages(
      `--out: non si può scrivere in ${formatPath(folder)}: ${why}; gli archivi che ci sono sono completi, e lo stesso comando continua`,
      `--out: cannot write to ${formatPath(folder)}: ${why}; the archives there are complete, and the same command continues`,
      `--out: não é possível gravar em ${formatPath(folder)}: ${why}; os arquivos que estão lá estão completos, e o mesmo comando continua`,
    ),
  replaced: (what: string) =>
    inLanguages(`Rigiocata: ${what}`, `Played again: ${what}`, `Jogada de novo: ${what}`),
  fault: ({ number, seed, fault }: FailedGame, plan: SimulationPlan) => {
    const [shown, why] = [quoteIfUnsafe(seed, MAX_SEED_LENGTH), toSingleLine(fault)];
    const again = formatRepeatCommand(plan, number, 1);
    return inLanguages(
      `Errore nella partita ${number}, seme ${shown}: ${why}; per ripetere: ${again}`,
      `Fault in game ${number}, seed ${shown}: ${why}; to repeat: ${again}`,
      `Erro na partida ${number}, semente ${shown}: ${why}; para repetir: ${again}`,
    );
  },
  archives: (played: number, kept: number) =>
    inLanguages(
      `Archivi scritti: ${formatNumber(played)}; già presenti: ${formatNumber(kept)}.`,
      `${formatCount(played, 'archive')} written, ${formatNumber(kept)} already there.`,
      `Arquivos gravados: ${formatNumber(played)}; já presentes: ${formatNumber(kept)}.`,
    ),
  stopped: (done: number, games: number, out: ArchiveOutput | undefined) =>
    inLanguages(
      `Interrotto dopo ${formatNumber(done)} partite su ${formatNumber(games)}.${out === undefined ? '' : ' Lo stesso comando continua.'}`,
      `Stopped after ${formatNumber(done)} of ${formatCount(games, 'game')}.${out === undefined ? '' : ' The same command continues.'}`,
      `Interrompido depois de ${formatNumber(done)} de ${formatNumber(games)} partidas.${out === undefined ? '' : ' O mesmo comando continua.'}`,
    ),
};

const options = {
  seats: textOption('N'),
  games: integerOption('N', 1, MAX_GAMES),
  first: integerOption('N', 0, MAX_GAMES),
  seed: textOption('SEED'),
  players: textOption('LIST'),
  ...settingOptions,
  out: textOption('DIR'),
  archive: textOption('FILE'),
  record: textOption('FILE'),
  gzip: flagOption,
  jobs: integerOption('N', 1, 256),
  queue: flagOption,
  json: flagOption,
};

export const simCommand = defineCommand({
  name: 'sim',
  parameters: ['GAME'],
  options,
  run: async ([id = ''], values, environment, entries) => {
    const entry = findGame(id, entries);
    if (values.queue && values.out !== undefined) throw new CliError(messages.queueAndOut);
    if (values.queue && values.jobs !== undefined) throw new CliError(messages.queueAndJobs);
    const plan = await planSimulation(entry, values, environment.language);
    const out = await openOutput(values);
    if (values.seed === undefined)
      environment.printError(
        messages.drawn(formatRepeatCommand(plan, values.first ?? 0, values.games ?? DEFAULT_GAMES))[
          environment.language
        ],
      );
    const began = performance.now();
    const { totals, stopped } = await simulate(entry, plan, out, values, environment);
    const result = toResult(plan, totals, (performance.now() - began) / 1000, values.first);
    if (values.json) environment.print(JSON.stringify(result));
    else for (const line of formatReport(plan, result)) environment.print(line);
    return toExitCode(totals, stopped);
  },
});

type SimCommandValues = OptionValues<typeof options>;

async function planSimulation(
  entry: AnyCatalogueEntry,
  values: SimCommandValues,
  language: Language,
): Promise<SimulationPlan> {
  const named = parsePlayerNames(entry, values.players ?? 'random');
  const seats = parseSeatCount(entry, named, values.seats);
  const seed = values.seed ?? String(randomInt(1_000_000_000));
  if (seed.length > MAX_SEED_LENGTH) throw new CliError(messages.longSeed);
  const { settings: wanted, sources } = await parseSettings(entry, values, language);
  const started = startMatch(entry.game, { seats, seed, settings: wanted });
  if (!started.ok) throw createReasonsError(entry, started.problem, language);
  const { game, version, settings } = started.value.archive();
  const plan = { game, version, seats, settings, seed, players: assignPlayers(entry, named, seats) };
  return Object.keys(sources).length === 0 ? plan : { ...plan, sources };
}

async function openOutput({
  out,
  gzip,
  archive,
  record,
}: SimCommandValues): Promise<ArchiveOutput | undefined> {
  if (out !== undefined && (archive ?? record) !== undefined) throw new CliError(messages.outAndFiles);
  if (out === undefined) {
    if (gzip && archive === undefined) throw new CliError(messages.gzipAlone);
    return undefined;
  }
  const folder = resolve(out);
  try {
    await makeDurableFolder(folder);
  } catch (error) {
    throw new CliError(messages.noFolder(out, messageOf(error)));
  }
  return { folder, gzip };
}

async function simulate(
  entry: AnyCatalogueEntry,
  plan: SimulationPlan,
  out: ArchiveOutput | undefined,
  { games = DEFAULT_GAMES, first = 0, jobs, queue, archive, record, gzip }: SimCommandValues,
  environment: CliEnvironment,
): Promise<{ totals: SimulationTotals; stopped: boolean }> {
  const totals = createTotals(plan.seats);
  const progress = new ProgressBar(environment.showProgress, games);
  const stop = environment.interceptInterrupt();
  const hasFiles = archive !== undefined || record !== undefined;
  const files = hasFiles ? await openFiles(first, archive, record) : undefined;
  const outputs = hasFiles
    ? { archives: archive !== undefined, gzip, decisions: record !== undefined }
    : undefined;
  const onBatch = async ({ from, to }: Batch, { totals: part, collected }: BatchResult): Promise<void> => {
    addTotals(totals, part);
    progress.advance(part.ended + part.failed.length);
    if (collected !== undefined) await files?.add(from, to, collected);
  };
  try {
    const work = { entry, plan, out, outputs, stop, onBatch };
    if (queue) await playInQueue(work, first, games, environment);
    else await runSimulation({ ...work, queue: new BatchQueue(first, games) }, jobs);
    await files?.finish();
  } catch (error) {
    await files?.abandon();
    if (files !== undefined && isSystemError(error))
      throw new CliError(messages.noFile(messageOf(error)), EXIT_CODES.failed);
    if (error instanceof CliError) throw error;
    // Without archives a failure is a defect of the program and must not look like a wrong argument.
    if (out === undefined) throw error;
    throw new CliError(messages.notWritten(out.folder, messageOf(error)), EXIT_CODES.failed);
  } finally {
    progress.clear();
  }
  const { language } = environment;
  const done = totals.ended + totals.failed.length;
  for (const what of totals.replaced.toSorted()) environment.printError(messages.replaced(what)[language]);
  for (const fault of totals.failed.toSorted((a, b) => a.number - b.number))
    environment.printError(messages.fault(fault, plan)[language]);
  if (out !== undefined)
    environment.printError(messages.archives(totals.ended - totals.reused, totals.reused)[language]);
  if (done < games) environment.printError(messages.stopped(done, games, out)[language]);
  return { totals, stopped: done < games };
}

/** Lets workers play the batches. */
async function playInQueue(
  work: Omit<SimulationWork, 'queue'>,
  first: number,
  games: number,
  environment: CliEnvironment,
): Promise<void> {
  const batches = new BatchList(first, games);
  const numbers = Array.from({ length: batches.count }, (_, number) => number);
  const run = createSimulationRun(work, first, games);
  await withQueuedRun(run, numbers, environment, work.stop, (submitted) =>
    takeBatches(work, batches, submitted),
  );
}

async function openFiles(
  first: number,
  archive: string | undefined,
  record: string | undefined,
): Promise<SimulationFiles> {
  try {
    return await SimulationFiles.create(first, archive, record);
  } catch (error) {
    throw new CliError(messages.noFile(messageOf(error)));
  }
}

const toExitCode = ({ failed }: SimulationTotals, stopped: boolean): ExitCode =>
  stopped ? EXIT_CODES.stopped : failed.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
