/** `ludoteca arena`: plays a tournament among programs and computer players and writes a report. */
import { setMaxListeners } from 'node:events';
import { join, resolve } from 'node:path';
import {
  type AnyCatalogueEntry,
  EXIT_CODES,
  type IsolationMode,
  ISOLATION_MODES,
  type Language,
  type Referee,
} from '@ludoteca/kit';
import {
  computeTables,
  createSchedule,
  isRoundRobin,
  type MatchResult,
  runTournament,
  type ScheduledMatch,
  type TournamentPlan,
  type TournamentTables,
} from '@ludoteca/players/arena';
import { IsolationError, openReferee } from '@ludoteca/players/process';
import {
  discardFolder,
  inspectFolder,
  JOURNAL_FILE,
  JournalFile,
  readJournal,
} from '../arena/arena-folder.ts';
import { ArenaMatchPlayer, resolveProgram } from '../arena/arena-player.ts';
import { formatTables } from '../arena/format-tables.ts';
import { checkRequest, planTournament, type TournamentRequest } from '../arena/plan-tournament.ts';
import { toJsonTables } from '../arena/results.ts';
import { isUnchanged } from '../arena/submissions.ts';
import { type ArenaTexts, arenaTexts } from '../arena/texts/arena-texts.ts';
import { readTournamentFile } from '../arena/read-tournament-file.ts';
import { REPORT_FILE, writeReport } from '../arena/write-report.ts';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import { type CliEnvironment, defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import {
  choiceOption,
  flagOption,
  integerOption,
  type OptionValues,
  repeatedOption,
  textOption,
} from '../args/options.ts';
import { programName } from '../args/program-name.ts';
import { parseSettings, settingOptions } from '../args/setting-options.ts';
import { formatShellOption } from '../args/shell-quote.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { formatPath, messageOf, quote, quoteIfUnsafe, toSafeJson } from '../terminal/sanitize.ts';

const messages = {
  notIsolated: (why: string) => `--isolate required: ${why}`,
  noFolder: (folder: string, why: string) => `--out: cannot make the folder ${formatPath(folder)}: ${why}`,
  noOut: '--out is missing: the folder of the tournament',
  exists: (folder: string) => `${formatPath(folder)} has a tournament already; --resume continues it`,
  notEmpty: (folder: string) =>
    `${formatPath(folder)} is not empty and has no tournament; give another folder`,
  nothing: (folder: string) => `--resume: there is no tournament in ${formatPath(folder)}`,
  foreign: (path: string) => `${formatPath(path)} is not the journal of a tournament`,
  damaged: (path: string, line: number) =>
    `${formatPath(path)} is damaged in line ${line}; nothing was changed`,
  otherGame: (game: string) => `--resume: this is a tournament of ${quoteIfUnsafe(game)}`,
  otherVersion: (game: string) => `--resume: the rules of ${game} have changed since the tournament began`,
  changed: (name: string) =>
    `--resume: the program of ${quoteIfUnsafe(name)} is missing or has changed since the tournament began`,
  badSprt: (word: string) => `--sprt needs two numbers, ELO0,ELO1, not ${quote(word)}`,
  notWritten: (folder: string, why: string) =>
    `cannot write to ${formatPath(folder)}: ${why}; the matches in the journal are complete, and --resume continues`,
  continueCommand: (game: string, folder: string) =>
    `${programName()} arena ${game} ${formatShellOption('out', folder)} --resume`,
};

const options = {
  submissions: repeatedOption('DIR'),
  tournament: textOption('FILE'),
  rounds: integerOption('N', 1, 1_000_000),
  jobs: integerOption('N', 1, 256),
  seed: textOption('SEED'),
  out: textOption('DIR'),
  seats: integerOption('N', 1, 100),
  time: integerOption('MS', 0, 3_600_000),
  'match-time': integerOption('SECONDS', 1, 86_400),
  sprt: textOption('ELO0,ELO1'),
  gauntlet: textOption('PLAYER'),
  ...settingOptions,
  resume: flagOption,
  isolate: choiceOption('LEVEL', ISOLATION_MODES),
  json: flagOption,
};
type ArenaValues = OptionValues<typeof options>;

const DEFAULT_JOBS = 4;

export const arenaCommand = defineCommand({
  name: 'arena',
  parameters: ['GAME', '[PLAYER…]'],
  options,
  renamedOptions: { from: 'submissions' },
  run: async ([id = '', ...players], values, environment, entries): Promise<ExitCode> => {
    const entry = findGame(id, entries);
    const { language } = environment;
    if (values.out === undefined) throw new CliError(messages.noOut);
    const folder = resolve(values.out);
    const content = await inspectFolder(folder).catch((error: unknown) => {
      throw new CliError(messages.noFolder(folder, messageOf(error)));
    });
    const command = new ArenaRun(entry, folder, language, values, environment);
    if (values.resume) {
      if (content !== 'tournament') throw new CliError(messages.nothing(folder));
      return command.resume();
    }
    if (content !== 'empty')
      throw new CliError((content === 'tournament' ? messages.exists : messages.notEmpty)(folder));
    return command.start(players);
  },
});

/** One run of the command. */
class ArenaRun {
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

  async start(players: readonly string[]): Promise<ExitCode> {
    const { environment, folder, language, stopSignal } = this;
    const request = await this.createRequest(players);
    checkRequest(request, folder, language);
    return this.withReferee(async (referee, isolation) => {
      await makeDurableFolder(folder).catch((error: unknown) => {
        throw new CliError(messages.noFolder(folder, messageOf(error)));
      });
      const onReport = ({ lines }: { readonly lines: readonly string[] }): void =>
        lines.forEach((line) => environment.printError(line));
      const plan = await planTournament(request, {
        referee,
        folder,
        isolation,
        language,
        stopSignal,
        onReport,
      }).catch(async (error: unknown) => {
        await discardFolder(folder);
        throw error;
      });
      if (stopSignal.aborted) return EXIT_CODES.stopped;
      environment.printError(this.texts.seed(quoteIfUnsafe(plan.seed)));
      return this.play(
        plan,
        [],
        referee,
        await this.reportWriteErrors(() => JournalFile.create(folder, plan)),
      );
    });
  }

  async resume(): Promise<ExitCode> {
    const { entry, folder, environment } = this;
    const path = join(folder, JOURNAL_FILE);
    const journal = await readJournal(folder);
    if (!journal.ok)
      throw new CliError(
        journal.problem.what === 'foreign'
          ? messages.foreign(path)
          : messages.damaged(path, journal.problem.line),
      );
    const { plan, results } = journal.value;
    if (plan.game !== entry.game.id) throw new CliError(messages.otherGame(plan.game));
    if (plan.version !== entry.game.version) throw new CliError(messages.otherVersion(plan.game));
    const changed = plan.players.find(
      (player) => player.kind === 'program' && !isUnchanged(resolveProgram(folder, player), player.hash),
    );
    if (changed !== undefined) throw new CliError(messages.changed(changed.name));
    return this.withReferee(async (referee) => {
      environment.printError(this.texts.resumed(results.length, createSchedule(plan).length));
      return this.play(
        plan,
        results,
        referee,
        await this.reportWriteErrors(() => JournalFile.resume(folder, journal.value)),
      );
    });
  }

  /** Combines options and tournament file; options win. */
  private async createRequest(words: readonly string[]): Promise<TournamentRequest> {
    const { entry, values, language } = this;
    const file = values.tournament === undefined ? {} : await readTournamentFile(values.tournament);
    const { settings } = await parseSettings(entry, values, language);
    const sprt = values.sprt === undefined ? file.sprt : parseSprt(values.sprt);
    const request = {
      seats: values.seats ?? file.seats,
      rounds: values.rounds ?? file.rounds,
      seed: values.seed ?? file.seed,
      clock: values.time ?? file.time,
      matchTime: values['match-time'] ?? file.matchTime,
      points: file.points,
      gauntlet: values.gauntlet ?? file.gauntlet,
      sprt,
    };
    const given = Object.fromEntries(
      Object.entries(request).filter(([, value]) => value !== undefined),
    ) as Partial<TournamentRequest>;
    return {
      entry,
      settings: { ...file.settings, ...settings },
      players: [...words.map((word) => ({ word })), ...(file.players ?? [])],
      from: [...values.submissions, ...(file.from ?? [])],
      ...given,
    };
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
    const { entry, folder, environment, stopSignal, values, texts } = this;
    const schedule = createSchedule(plan);
    environment.printError(texts.schedule(schedule.length, plan.players.length, isRoundRobin(plan)));
    const player = new ArenaMatchPlayer({ entry, plan, referee, folder, stopSignal });
    const progress = new ProgressBar(environment.showProgress, schedule.length);
    progress.advance(results.length);
    let all: readonly MatchResult[];
    try {
      all = await this.reportWriteErrors(() =>
        runTournament({
          plan,
          schedule,
          results,
          jobs: values.jobs ?? DEFAULT_JOBS,
          stopSignal,
          play: (match: ScheduledMatch) => player.play(match),
          record: async (result) => {
            await journal.record(result);
            progress.advance();
          },
        }),
      );
    } finally {
      progress.clear();
      await journal.close();
    }
    const tables = computeTables(plan, all, schedule);
    await this.reportWriteErrors(() => writeReport({ entry, plan, tables, folder, language: this.language }));
    return this.printTables(plan, tables);
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
      if (error instanceof CliError || !(error instanceof Error && 'code' in error)) throw error;
      throw new CliError(messages.notWritten(this.folder, messageOf(error)), EXIT_CODES.failed);
    }
  }
}

function parseSprt(word: string): readonly [number, number] {
  const [, first, second] = /^(-?\d{1,4}(?:\.\d{1,3})?),(-?\d{1,4}(?:\.\d{1,3})?)$/.exec(word) ?? [];
  if (first === undefined || second === undefined) throw new CliError(messages.badSprt(word));
  return [Number(first), Number(second)];
}
