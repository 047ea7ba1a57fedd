/** One run of `ludoteca arena`: begins or continues a tournament, plays it and prints its tables. */
import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import {
  type AnyCatalogueEntry,
  EXIT_CODES,
  type IsolationMode,
  type Language,
  type Referee,
  inLanguages,
  type ByLanguage,
} from '@ludoteca/kit';
import {
  computeTables,
  createSchedule,
  extendPlan,
  isRoundRobin,
  type MatchResult,
  runTournament,
  type ScheduledMatch,
  type TournamentPlan,
  type TournamentRun,
  type TournamentTables,
} from '@ludoteca/players/arena';
import { IsolationError, openReferee } from '@ludoteca/players/process';
import { discardFolder, JOURNAL_FILE, JournalFile, readJournal } from './arena-folder.ts';
import type { ArenaValues } from './arena-options.ts';
import { ArenaMatchPlayer, resolveProgram, toUnsavedMatch } from './arena-match-player.ts';
import { findDifferences } from './compare-request.ts';
import { createLimiter } from './create-limiter.ts';
import { createRequest } from './create-request.ts';
import { formatTables } from './format-tables.ts';
import {
  checkRequest,
  checkVolume,
  type PlanningEnvironment,
  planTournament,
  type TournamentRequest,
} from './plan-tournament.ts';
import { toJsonTables } from './results.ts';
import { isUnchanged } from './submissions.ts';
import { type ArenaTexts, arenaTexts, type ScheduleKind } from './texts/arena-texts.ts';
import { REPORT_FILE, writeReport } from './write-report.ts';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import type { CliEnvironment } from '../args/command.ts';
import { programName } from '../args/program-name.ts';
import { formatShellOption } from '../args/shell-quote.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { createArenaRun, parseArenaResult } from '../jobs/arena-job.ts';
import { MAX_AWAITED_RESULTS } from '../jobs/take-all.ts';
import { withQueuedRun } from '../jobs/with-queued-run.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { formatPath, messageOf, quoteIfUnsafe, toSafeJson } from '../terminal/sanitize.ts';

const messages = {
  notIsolated: (why: string) => `--isolate required: ${why}`,
  noFolder: (folder: string, why: string) =>
    inLanguages(
      `--out: non si può creare la cartella ${formatPath(folder)}: ${why}`,
      `--out: cannot make the folder ${formatPath(folder)}: ${why}`,
      `--out: não é possível criar a pasta ${formatPath(folder)}: ${why}`,
    ),
  notBegun: (folder: string, why: string) =>
    inLanguages(
      `non si può scrivere in ${formatPath(folder)}: ${why}; il torneo non è cominciato`,
      `cannot write to ${formatPath(folder)}: ${why}; the tournament has not begun`,
      `não é possível gravar em ${formatPath(folder)}: ${why}; o torneio não começou`,
    ),
  unreadable: (path: string, why: string) =>
    inLanguages(
      `non si può leggere ${formatPath(path)}: ${why}`,
      `cannot read ${formatPath(path)}: ${why}`,
      `não é possível ler ${formatPath(path)}: ${why}`,
    ),
  foreign: (path: string) =>
    inLanguages(
      `${formatPath(path)} non è il diario di un torneo`,
      `${formatPath(path)} is not the journal of a tournament`,
      `${formatPath(path)} não é o diário de um torneio`,
    ),
  damaged: (path: string, line: number) =>
    inLanguages(
      `${formatPath(path)} è danneggiato alla riga ${line}; non è cambiato nulla`,
      `${formatPath(path)} is damaged in line ${line}; nothing was changed`,
      `${formatPath(path)} está danificado na linha ${line}; nada mudou`,
    ),
  otherGame: (game: string) =>
    inLanguages(
      `--resume: questo è un torneo di ${quoteIfUnsafe(game)}`,
      `--resume: this is a tournament of ${quoteIfUnsafe(game)}`,
      `--resume: este é um torneio de ${quoteIfUnsafe(game)}`,
    ),
  otherVersion: (game: string) =>
    inLanguages(
      `--resume: le regole di ${game} sono cambiate da quando il torneo è cominciato`,
      `--resume: the rules of ${game} have changed since the tournament began`,
      `--resume: as regras de ${game} mudaram desde que o torneio começou`,
    ),
  differs: ({ it, en, pt }: ByLanguage<readonly string[]>) =>
    inLanguages(
      `--resume continua il torneo com’era cominciato: ${it.join('; ')}; togli ciò che è diverso, o indica un altro --out`,
      `--resume continues the tournament as it began: ${en.join('; ')}; leave out what differs, or give another --out`,
      `--resume continua o torneio como começou: ${pt.join('; ')}; retire o que é diferente, ou indique outro --out`,
    ),
  manyRounds: (rounds: number) =>
    inLanguages(
      `--resume: con così tanti --rounds i gruppi sarebbero sorteggiati; indicane meno, o lascia --rounds ${rounds}`,
      `--resume: with so many --rounds, groups would be drawn at random; give fewer, or leave --rounds ${rounds}`,
      `--resume: com tantos --rounds os grupos seriam sorteados; indique menos, ou deixe --rounds ${rounds}`,
    ),
  changed: (name: string) =>
    inLanguages(
      `--resume: il programma di ${quoteIfUnsafe(name)} manca o è cambiato da quando il torneo è cominciato`,
      `--resume: the program of ${quoteIfUnsafe(name)} is missing or has changed since the tournament began`,
      `--resume: o programa de ${quoteIfUnsafe(name)} falta ou mudou desde que o torneio começou`,
    ),
  notWritten: (folder: string, why: string) =>
    inLanguages(
      `non si può scrivere in ${formatPath(folder)}: ${why}; le partite nel diario sono complete, e --resume continua`,
      `cannot write to ${formatPath(folder)}: ${why}; the matches in the journal are complete, and --resume continues`,
      `não é possível gravar em ${formatPath(folder)}: ${why}; as partidas no diário estão completas, e --resume continua`,
    ),
  continueCommand: (game: string, folder: string) =>
    `${programName()} arena ${game} ${formatShellOption('out', folder)} --resume`,
};

const DEFAULT_JOBS = 4;

/** The folder of a tournament cannot be made or read. */
export const createFolderError = (folder: string, error: unknown): CliError =>
  new CliError(messages.noFolder(folder, messageOf(error)));

export class ArenaRun {
  private readonly entry: AnyCatalogueEntry;
  private readonly folder: string;
  private readonly language: Language;
  private readonly values: ArenaValues;
  private readonly environment: CliEnvironment;
  private readonly stopSignal: AbortSignal;
  private readonly texts: ArenaTexts['terminal'];

  constructor(
    entry: AnyCatalogueEntry,
    folder: string,
    language: Language,
    values: ArenaValues,
    environment: CliEnvironment,
  ) {
    this.entry = entry;
    this.folder = folder;
    this.language = language;
    this.values = values;
    this.environment = environment;
    this.stopSignal = environment.interceptInterrupt();
    // Every match that is being played listens.
    setMaxListeners(0, this.stopSignal);
    this.texts = arenaTexts[language].terminal;
  }

  private get jobs(): number {
    return this.values.jobs ?? DEFAULT_JOBS;
  }

  async start(players: readonly string[]): Promise<ExitCode> {
    const { environment, folder, language, stopSignal } = this;
    const request = await createRequest(this.entry, players, this.values, language);
    checkRequest(request, folder, language);
    return this.withReferee(async (referee, isolation) => {
      await makeDurableFolder(folder).catch((error: unknown) => {
        throw createFolderError(folder, error);
      });
      const onReport = (lines: readonly string[]): void =>
        lines.forEach((line) => environment.printError(line));
      const begun = await this.begin(request, { referee, folder, isolation, language, stopSignal, onReport });
      if (begun === undefined) return EXIT_CODES.stopped;
      const { plan, journal } = begun;
      environment.printError(this.texts.seed(quoteIfUnsafe(plan.seed)));
      return this.play(plan, [], referee, journal);
    });
  }

  /** Prepares the players and creates the journal; undefined if it was stopped. A tournament that does not begin leaves no files. */
  private async begin(
    request: TournamentRequest,
    planning: Omit<PlanningEnvironment, 'limit'>,
  ): Promise<{ readonly plan: TournamentPlan; readonly journal: JournalFile } | undefined> {
    const { folder, stopSignal } = this;
    try {
      const plan = await planTournament(request, { ...planning, limit: createLimiter(this.jobs) });
      if (!stopSignal.aborted) return { plan, journal: await JournalFile.create(folder, plan) };
      await discardFolder(folder);
      return undefined;
    } catch (error) {
      await discardFolder(folder);
      throw toWriteError(error, (why) => messages.notBegun(folder, why));
    }
  }

  /** Continues a tournament. Players and options need not be given again; if they are, they must be the same. */
  async resume(players: readonly string[]): Promise<ExitCode> {
    const { entry, folder, environment } = this;
    const request = await createRequest(entry, players, this.values, this.language);
    const path = join(folder, JOURNAL_FILE);
    const journal = await readJournal(folder).catch((error: unknown) => {
      throw new CliError(messages.unreadable(path, messageOf(error)));
    });
    if (!journal.ok)
      throw new CliError(
        journal.problem.what === 'foreign'
          ? messages.foreign(path)
          : messages.damaged(path, journal.problem.line),
      );
    const { results } = journal.value;
    const plan = extendRounds(journal.value.plan, request.rounds);
    if (plan.game !== entry.game.id) throw new CliError(messages.otherGame(plan.game));
    if (plan.version !== entry.game.version) throw new CliError(messages.otherVersion(plan.game));
    const differences = findDifferences(plan, request);
    if (differences.en.length > 0) throw new CliError(messages.differs(differences));
    const changed = plan.players.find(
      (player) => player.kind === 'program' && !isUnchanged(resolveProgram(folder, player), player.hash),
    );
    if (changed !== undefined) throw new CliError(messages.changed(changed.name));
    return this.withReferee(async (referee) => {
      environment.printError(this.texts.resumed(results.length, createSchedule(plan).length));
      const file = await this.reportWriteErrors(() => JournalFile.resume(folder, journal.value));
      if (plan.rounds > journal.value.plan.rounds)
        await this.reportWriteErrors(() => file.extend(plan.rounds));
      return this.play(plan, results, referee, file);
    });
  }

  private async withReferee(
    work: (referee: Referee, isolation: IsolationMode) => Promise<ExitCode>,
  ): Promise<ExitCode> {
    const isolation = this.values.isolate ?? 'auto';
    let referee: Referee;
    try {
      referee = await openReferee(isolation);
    } catch (error) {
      if (error instanceof IsolationError) throw new CliError(messages.notIsolated(error.message));
      throw error;
    }
    this.environment.printError(
      referee.level === 'none' ? this.texts.unprotected : this.texts.isolation(referee.level),
    );
    try {
      return await work(referee, isolation);
    } finally {
      await referee.close();
    }
  }

  private async play(
    plan: TournamentPlan,
    results: readonly MatchResult[],
    referee: Referee,
    journal: JournalFile,
  ): Promise<ExitCode> {
    const { entry, folder, environment, stopSignal, texts } = this;
    const schedule = createSchedule(plan);
    environment.printError(texts.schedule(schedule.length, plan.players.length, findScheduleKind(plan)));
    const progress = new ProgressBar(environment.showProgress, schedule.length);
    progress.advance(results.length);
    const record = async (result: MatchResult): Promise<void> => {
      await journal.record(result);
      progress.advance();
    };
    let all: readonly MatchResult[] = results;
    const playAll = async (jobs: number, play: TournamentRun['play']): Promise<void> => {
      all = await runTournament({ plan, schedule, results, jobs, stopSignal, play, record });
    };
    try {
      await this.reportWriteErrors(() =>
        this.values.queue
          ? this.playInQueue(plan, schedule, results, playAll)
          : playAll(this.jobs, this.createLocalPlay(plan, referee)),
      );
    } finally {
      progress.clear();
      await journal.close();
    }
    const tables = computeTables(plan, all, schedule);
    await this.reportWriteErrors(() => writeReport({ entry, plan, tables, folder, language: this.language }));
    return this.printTables(plan, tables);
  }

  private createLocalPlay(plan: TournamentPlan, referee: Referee): TournamentRun['play'] {
    const { entry, folder, stopSignal } = this;
    const player = new ArenaMatchPlayer({ entry, plan, referee, folder, stopSignal });
    return async (match) => {
      const played = await player.play(match);
      return played && toUnsavedMatch(folder, played);
    };
  }

  /** Lets workers play the matches that have no result yet. */
  private async playInQueue(
    plan: TournamentPlan,
    schedule: readonly ScheduledMatch[],
    results: readonly MatchResult[],
    playAll: (jobs: number, play: TournamentRun['play']) => Promise<void>,
  ): Promise<void> {
    const { entry, folder, environment, stopSignal } = this;
    const played = new Set(results.map(({ match }) => match));
    const numbers = schedule.map(({ number }) => number).filter((number) => !played.has(number));
    if (numbers.length === 0) return;
    const run = createArenaRun(entry, plan, folder);
    await withQueuedRun(run, numbers, environment, stopSignal, (submitted) =>
      playAll(MAX_AWAITED_RESULTS, async (match) => {
        const result = await submitted.take(match.number);
        return result && toUnsavedMatch(folder, parseArenaResult(match, result));
      }),
    );
  }

  private printTables(plan: TournamentPlan, tables: TournamentTables): ExitCode {
    const { environment, folder, values, language, texts, stopSignal } = this;
    if (values.json) environment.print(toSafeJson(toJsonTables(plan, tables)));
    else for (const line of formatTables(plan, tables, language)) environment.print(line);
    for (const { number, result } of tables.faults)
      environment.printError(texts.fault(number, result.fault ?? ''));
    environment.printError(texts.written(formatPath(join(folder, REPORT_FILE))));
    if (stopSignal.aborted) {
      const done = tables.matches.length + tables.faults.length;
      environment.printError(
        texts.stopped(done, tables.scheduled, messages.continueCommand(plan.game, folder)),
      );
      return EXIT_CODES.stopped;
    }
    return tables.faults.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
  }

  /** A full disk, or a folder without permission, is reported in one line. */
  private async reportWriteErrors<V>(write: () => Promise<V>): Promise<V> {
    try {
      return await write();
    } catch (error) {
      throw toWriteError(error, (why) => messages.notWritten(this.folder, why));
    }
  }
}

/** Errors of the system become errors of the command; others stay as they are. */
const toWriteError = (error: unknown, describe: (why: string) => ByLanguage<string>): unknown =>
  error instanceof CliError || !(error instanceof Error && 'code' in error)
    ? error
    : new CliError(describe(messageOf(error)), EXIT_CODES.failed);

/** A finished tournament can be continued with more rounds. */
function extendRounds(plan: TournamentPlan, rounds = plan.rounds): TournamentPlan {
  if (rounds <= plan.rounds) return plan;
  const extended = extendPlan(plan, rounds);
  if (extended === undefined) throw new CliError(messages.manyRounds(plan.rounds));
  return checkVolume(extended);
}

const findScheduleKind = (plan: TournamentPlan): ScheduleKind =>
  !isRoundRobin(plan) ? 'drawn' : plan.gauntlet === undefined ? 'round robin' : 'gauntlet';
