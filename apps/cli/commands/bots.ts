/** `ludoteca bots`: plays a competition of bot programs. */
import { randomInt } from 'node:crypto';
import { startMatch } from '@ludoteca/kernel';
import {
  EXIT_CODES,
  formatStartProblem,
  type IsolationMode,
  ISOLATION_MODES,
  type Language,
  type Referee,
  type AnyCatalogueEntry,
  inLanguages,
} from '@ludoteca/kit';
import { isPlayerName, playerNames } from '@ludoteca/players';
import { findProgramProblem, guessProtocol, IsolationError, openReferee } from '@ludoteca/players/process';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { playCompetition } from '../bots/compete.ts';
import { type Competitor, makeUniqueNames, type CompetitionPlan } from '../bots/plan.ts';
import { formatReport, toJsonResult } from '../bots/report.ts';
import type { CompetitorScore } from '../bots/scores.ts';
import { defineCommand } from '../args/command.ts';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import { describeUnknownPlayer } from '../args/describe-unknown-player.ts';
import { createReasonsError, findGame } from '../args/game-args.ts';
import { toSafeJson, quote, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatNumber } from '../terminal/numbers.ts';
import { flagOption, choiceOption, textOption, type OptionValues, integerOption } from '../args/options.ts';
import { settingOptions, parseSettings } from '../args/setting-options.ts';
import { MAX_SEED_LENGTH } from '../simulation/plan.ts';

const DEFAULT_GAMES = 10;
/** Milliseconds. */
const DEFAULT_CLOCK = 3000;

const messages = {
  drawn: (seed: string) =>
    inLanguages(
      `Seme a caso; per ripetere: --seed ${seed}`,
      `Random seed; to repeat: --seed ${seed}`,
      `Semente aleatória; para repetir: --seed ${seed}`,
    ),
  unprotected: inLanguages(
    'Qui i programmi non sono isolati: possono fare tutto ciò che puoi fare tu. Con --isolate required non vengono avviati.',
    'Programs are not isolated here: they can do whatever you can. With --isolate required they are not started.',
    'Aqui os programas não são isolados: podem fazer tudo o que você pode. Com --isolate required eles não são iniciados.',
  ),
  notIsolated: (why: string) => `--isolate required: ${why}`,
  seats: (id: string, { min, max }: { min: number; max: number }, players: number) =>
    inLanguages(
      `${id} si gioca in ${min === max ? min : `${min}–${max}`}; qui i giocatori sono ${players}`,
      `${id} is for ${min === max ? min : `${min} to ${max}`} players; there are ${players}`,
      `${id} é para ${min === max ? min : `${min} a ${max}`} jogadores; aqui são ${players}`,
    ),
  notProgram: (path: string, problem: Parameters<typeof formatStartProblem>[1]) =>
    inLanguages(
      `PLAYER: ${quote(path)} non è un programma: ${formatStartProblem('it', problem)}`,
      `PLAYER: ${quote(path)} is not a program: ${formatStartProblem('en', problem)}`,
      `PLAYER: ${quote(path)} não é um programa: ${formatStartProblem('pt', problem)}`,
    ),
  isolation: (level: string) =>
    inLanguages(
      `I programmi sono isolati con ${level}.`,
      `Programs are isolated with ${level}.`,
      `Os programas são isolados com ${level}.`,
    ),
  otherProtocol: (name: string, id: string) =>
    inLanguages(
      `${quoteIfUnsafe(name)} sembra parlare il protocollo di ${id}, non le righe JSON di questo comando: ludoteca arena ${id} li accetta entrambi.`,
      `${quoteIfUnsafe(name)} seems to speak the protocol of ${id} itself, not the JSON lines of this command: ludoteca arena ${id} takes both.`,
      `${quoteIfUnsafe(name)} parece falar o protocolo de ${id}, não as linhas JSON deste comando: ludoteca arena ${id} aceita os dois.`,
    ),
  longSeed: inLanguages(
    `--seed dev’essere un testo di al massimo ${MAX_SEED_LENGTH} caratteri`,
    `--seed must be a text of at most ${MAX_SEED_LENGTH} characters`,
    `--seed deve ser um texto de no máximo ${MAX_SEED_LENGTH} caracteres`,
  ),
  stopped: (done: number, games: number) =>
    inLanguages(
      `Interrotto dopo ${formatNumber(done)} partite su ${formatNumber(games)}.`,
      `Stopped after ${formatNumber(done)} of ${formatNumber(games)} games.`,
      `Interrompido depois de ${formatNumber(done)} de ${formatNumber(games)} partidas.`,
    ),
};

const options = {
  games: integerOption('N', 1, 1_000_000),
  seed: textOption('SEED'),
  time: integerOption('MS', 0, 3_600_000),
  'match-time': integerOption('SECONDS', 1, 86_400),
  isolate: choiceOption('LEVEL', ISOLATION_MODES),
  ...settingOptions,
  out: textOption('DIR'),
  json: flagOption,
};

export const botsCommand = defineCommand({
  name: 'bots',
  parameters: ['GAME', 'PLAYER', 'PLAYER…'],
  options,
  renamedOptions: { save: 'out' },
  run: async ([id = '', ...players], values, environment, entries): Promise<ExitCode> => {
    const entry = findGame(id, entries);
    const { language } = environment;
    const plan = await planCompetition(entry, parseCompetitors(entry, players), values, language);
    const { games = DEFAULT_GAMES, out: folder } = values;
    const interruption = environment.interceptInterrupt();
    if (values.seed === undefined) environment.printError(messages.drawn(plan.seed)[language]);
    const referee = await openIsolatedReferee(values.isolate ?? 'auto');
    if (referee.level === 'none') environment.printError(messages.unprotected[language]);
    else if (!values.json) environment.printError(messages.isolation(referee.level)[language]);
    for (const { kind, name, source } of plan.competitors)
      if (kind === 'program' && guessProtocol(source, entry.botProtocol) === 'own')
        environment.printError(messages.otherProtocol(name, entry.game.id)[language]);
    const progress = new ProgressBar(environment.showProgress, games);
    let scores: readonly CompetitorScore[];
    try {
      scores = await playCompetition({
        plan,
        games,
        referee,
        stopSignal: interruption,
        outputFolder: folder,
        onGameEnd: () => progress.advance(),
      });
    } finally {
      progress.clear();
      await referee.close();
    }
    if (values.json) environment.print(toSafeJson(toJsonResult(plan, scores, referee.level)));
    else for (const line of formatReport(plan, scores)) environment.print(line);
    if (interruption.aborted) {
      environment.printError(messages.stopped(scores[0]?.games ?? 0, games)[language]);
      return EXIT_CODES.stopped;
    }
    return scores.some(({ withdrawals }) => withdrawals > 0) ? EXIT_CODES.failed : EXIT_CODES.done;
  },
});

/** A path that is not a program is reported as a wrong argument, not as a failing bot. */
function parseCompetitors(entry: AnyCatalogueEntry, players: readonly string[]): readonly Competitor[] {
  const names = makeUniqueNames(players);
  const known = playerNames(entry).map((name) => `:${name}`);
  return players.map((word, i): Competitor => {
    const name = names[i] ?? word;
    if (!word.startsWith(':')) {
      const problem = findProgramProblem(word);
      if (problem !== undefined) throw new CliError(messages.notProgram(word, problem));
      return { name, kind: 'program', source: word };
    }
    if (!isPlayerName(entry, word.slice(1)))
      throw new CliError(describeUnknownPlayer(word, known, 'PLAYER: '));
    return { name, kind: 'computer player', source: word.slice(1) };
  });
}

async function planCompetition(
  entry: AnyCatalogueEntry,
  competitors: readonly Competitor[],
  values: OptionValues<typeof options>,
  language: Language,
): Promise<CompetitionPlan> {
  const { game } = entry;
  const { length } = competitors;
  if (length < game.seats.min || length > game.seats.max)
    throw new CliError(messages.seats(game.id, game.seats, length));
  const { seed = String(randomInt(1_000_000)), time = DEFAULT_CLOCK } = values;
  if (seed.length > MAX_SEED_LENGTH) throw new CliError(messages.longSeed);
  const { settings } = await parseSettings(entry, values, language);
  const tried = startMatch(game, { seats: length, settings, seed });
  if (!tried.ok) throw createReasonsError(entry, tried.problem, language);
  const matchTime = values['match-time'];
  const plan = { entry, competitors, settings, seed, clock: time };
  return matchTime === undefined ? plan : { ...plan, matchClock: matchTime * 1000 };
}

async function openIsolatedReferee(isolation: IsolationMode): Promise<Referee> {
  try {
    return await openReferee(isolation);
  } catch (error) {
    if (error instanceof IsolationError) throw new CliError(messages.notIsolated(error.message));
    throw error;
  }
}
