/** `ludoteca train`: fits the value function of a game to the outcomes of self-play and writes its weights. */
import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type AnyParts, at } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  EXIT_CODES,
  type Feature,
  type LearnedWeights,
  type ValueInput,
  inLanguages,
} from '@ludoteca/kit';
import {
  findValueFeatures,
  fitValue,
  type LearnedValue,
  type RatedSample,
  runInSteps,
  type TrainingPlan,
  trainValue,
} from '@ludoteca/players';
import { CliError } from '../args/cli-error.ts';
import { type CliEnvironment, defineCommand } from '../args/command.ts';
import { findGame, parsePlayerNames, parseSeatCount } from '../args/game-args.ts';
import { flagOption, integerOption, textOption } from '../args/options.ts';
import { createTrainingRun, listTrainingJobs, takeSamples } from '../jobs/training-job.ts';
import { withQueuedRun } from '../jobs/with-queued-run.ts';
import { isSystemError } from '../files/disk.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { formatPath, messageOf, quote } from '../terminal/sanitize.ts';

const DEFAULT_GAMES = 1000;
const MAX_GAMES = 1_000_000;
const MAX_SEED_LENGTH = 200;

const messages = {
  noFeatures: (game: string) =>
    inLanguages(
      `${game} non ha numeri da cui imparare`,
      `${game} has no numbers to learn from`,
      `${game} não tem números com que aprender`,
    ),
  badDate: (date: string) =>
    inLanguages(
      `--date ${quote(date)} dev’essere come 2026-01-31`,
      `--date ${quote(date)} must look like 2026-01-31`,
      `--date ${quote(date)} deve ser como 2026-01-31`,
    ),
  badSeed: inLanguages(
    `--seed dev’essere un testo da 1 a ${MAX_SEED_LENGTH} lettere, cifre, spazi e . _ : / -`,
    `--seed must be a text of 1 to ${MAX_SEED_LENGTH} letters, digits, spaces and . _ : / -`,
    `--seed deve ser um texto de 1 a ${MAX_SEED_LENGTH} letras, dígitos, espaços e . _ : / -`,
  ),
  onePlayer: inLanguages(
    '--players vuole un solo nome: il giocatore gioca contro sé stesso',
    '--players takes one name: the player plays against itself',
    '--players recebe um só nome: o jogador joga contra si mesmo',
  ),
  notWritten: (file: string, why: string) =>
    inLanguages(
      `non si può scrivere ${formatPath(file)}: ${why}`,
      `cannot write ${formatPath(file)}: ${why}`,
      `não é possível gravar ${formatPath(file)}: ${why}`,
    ),
  compared: (loss: number, before: number | undefined) =>
    inLanguages(
      `Perdita sulle partite non usate per imparare: ${loss}${before === undefined ? '' : `; quella del valore attuale: ${before}`}.`,
      `Loss on matches that were not used for fitting: ${loss}${before === undefined ? '' : `; that of the present value: ${before}`}.`,
      `Perda nas partidas não usadas para aprender: ${loss}${before === undefined ? '' : `; a do valor atual: ${before}`}.`,
    ),
};

const today = (): string => new Date().toISOString().slice(0, 10);

export const trainCommand = defineCommand({
  name: 'train',
  parameters: ['GAME'],
  options: {
    seats: textOption('N'),
    games: integerOption('N', 10, MAX_GAMES),
    seed: textOption('SEED'),
    players: textOption('LIST'),
    date: textOption('DATE'),
    out: textOption('FILE'),
    queue: flagOption,
  },
  run: async ([id = ''], values, environment, entries) => {
    const entry = findGame(id, entries);
    const { date = today(), out } = values;
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new CliError(messages.badDate(date));
    const plan = createPlan(entry, values);
    const feature = findValueFeatures(entry, plan.seats);
    if (feature === undefined) throw new CliError(messages.noFeatures(id));
    const progress = new ProgressBar(environment.showProgress, plan.games);
    const learned = values.queue
      ? await trainInQueue(entry, feature, plan, progress, environment)
      : await runInSteps(trainValue(entry, feature, plan), () => {
          progress.advance();
          return setImmediate();
        });
    progress.clear();
    if (learned === undefined) return EXIT_CODES.stopped;
    const weights: LearnedWeights = { command: formatCommand(id, plan), date, ...learned };
    const text = JSON.stringify(weights, undefined, 2);
    if (out === undefined) environment.print(text);
    else writeWeights(out, text);
    environment.printError(messages.compared(weights.loss, weights.lossBefore)[environment.language]);
    return EXIT_CODES.done;
  },
});

/** Lets workers play the matches; undefined if it was stopped. */
async function trainInQueue(
  entry: AnyCatalogueEntry,
  feature: Feature<ValueInput<AnyParts>>,
  plan: TrainingPlan,
  progress: ProgressBar,
  environment: CliEnvironment,
): Promise<LearnedValue | undefined> {
  const stop = environment.interceptInterrupt();
  const samples: (readonly RatedSample[])[] = [];
  await withQueuedRun(createTrainingRun(entry, plan), listTrainingJobs(plan), environment, stop, (run) =>
    takeSamples(run, plan, feature, (number, found) => {
      samples[number] = found;
      progress.advance();
    }),
  );
  return stop.aborted ? undefined : fitValue(entry, feature, plan, samples);
}

interface TrainValues {
  readonly seats: string | undefined;
  readonly games: number | undefined;
  readonly seed: string | undefined;
  readonly players: string | undefined;
}

function createPlan(entry: AnyCatalogueEntry, values: TrainValues): TrainingPlan {
  const { games = DEFAULT_GAMES, seed = '1', players: list = 'greedy' } = values;
  const names = parsePlayerNames(entry, list);
  if (names.length > 1) throw new CliError(messages.onePlayer);
  if (seed.length > MAX_SEED_LENGTH || !/^[\w .:/-]+$/.test(seed)) throw new CliError(messages.badSeed);
  return { seats: parseSeatCount(entry, names, values.seats), player: at(names, 0), seed, games };
}

/** The command that writes the same weights again, but for the date. */
const formatCommand = (id: string, { seats, player, seed, games }: TrainingPlan): string =>
  `ludoteca train ${id} --seats ${seats} --players ${player} --seed '${seed}' --games ${games}`;

function writeWeights(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new CliError(messages.notWritten(file, messageOf(error)), EXIT_CODES.failed);
  }
}
