/** `uno [options] bot1 bot2 …` referees a match among bot programs. */
import { at } from '@ludoteca/kernel';
import {
  BotTranscript,
  type CommandEnvironment,
  formatStartProblem,
  type TextRow,
  toPlainText,
  type GameCommand,
} from '@ludoteca/kit';
import { assignBotIds } from '../referee/bot-ids.ts';
import {
  BUILT_IN_PLAYERS,
  isBuiltInPlayer,
  playBotMatch,
  type StartedBotMatch,
  startBotMatch,
  toContestant,
  toProgramPath,
} from '../referee/bot-match.ts';
import { BotRecorder, combineObservers } from '../referee/bot-recorder.ts';
import { formatHelp } from '../referee/format-help.ts';
import {
  type BotMatchResult,
  createOutputFiles,
  saveMatch,
  saveSentLines,
  toJsonResult,
} from '../referee/match-output.ts';
import { colorize, Narrator } from '../referee/narrator.ts';
import { PLAY_SYNTAX } from '../referee/options.ts';
import {
  REFEREE_EXIT_CODES,
  type RefereeContext,
  runRefereeCommand,
  withReferee,
} from '../referee/run-referee-command.ts';
import { UsageError } from '../referee/usage-error.ts';
import { formatCsv, formatStandings, rankSeats } from '../referee/standings.ts';
import { SEATS } from '../rules.ts';
import { playHelp } from './help.ts';

/** Random seeds are below this number: students note them, so they are short. */
const DRAWN_SEEDS = 100_000;

const runPlay = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runRefereeCommand(words, PLAY_SYNTAX, environment, async (context) => {
    const { options, texts, commandName } = context;
    if (options.help) {
      for (const line of formatHelp(texts, commandName)) environment.print(line);
      return REFEREE_EXIT_CODES.done;
    }
    checkContestants(context);
    const seed = options.seed ?? environment.randomInt(DRAWN_SEEDS);
    const started = startBotMatch(options, options.bots.length, seed);
    const ids = assignIdsWithWarnings(context);
    await createOutputFiles(options, seed, ids, context.environment);
    const narration = new BotTranscript();
    const result = await refereeMatch(context, { ...started, seed, ids }, narration);
    return reportResult(context, result, narration);
  });

function checkContestants({
  options: { bots, language },
  texts: { mistakes },
  environment,
}: RefereeContext): void {
  const { min, max } = SEATS;
  if (bots.length < min || bots.length > max) throw new UsageError(mistakes.bots(min, max, bots.length));
  const unknown = bots.find(
    (word) => isBuiltInPlayer(word) && !BUILT_IN_PLAYERS.some((known) => known === word),
  );
  if (unknown !== undefined) throw new UsageError(mistakes.player(unknown, BUILT_IN_PLAYERS));
  for (const word of bots) {
    const problem = isBuiltInPlayer(word) ? undefined : environment.findProgramProblem(toProgramPath(word));
    if (problem !== undefined)
      throw new UsageError(mistakes.notProgram(word, formatStartProblem(language, problem)));
  }
}

/** Assigns the ids and warns of what may surprise the authors of the bots. */
function assignIdsWithWarnings({
  options: { bots, decks, json },
  texts: { warnings },
  warn,
}: RefereeContext): readonly string[] {
  const { ids, renamedSeats } = assignBotIds(bots);
  for (const seat of renamedSeats) warn(warnings.renamed(at(bots, seat), at(ids, seat)));
  for (const id of ids) if (/^[AC]/.test(id)) warn(warnings.misread(id));
  if (bots.length > 2 && decks === 1 && !json) warn(warnings.oneDeck);
  return ids;
}

interface DealtBotMatch extends StartedBotMatch {
  readonly seed: number;
  readonly ids: readonly string[];
}

/** Plays the match; its narration is printed unless -q or --json is set, and kept if the match is saved. */
async function refereeMatch(
  context: RefereeContext,
  { seed, ids, match, opening }: DealtBotMatch,
  narration: BotTranscript,
): Promise<BotMatchResult> {
  const { options, environment, texts } = context;
  const isPrinted = !options.quiet && !options.json;
  const print = (row: TextRow): void => {
    if (options.out !== undefined) narration.write(toPlainText(row));
    if (isPrinted) environment.print(row);
  };
  print([{ text: texts.seed(seed) }]);
  const narrator = new Narrator({ ...options, names: ids, print });
  const recorder = new BotRecorder(ids, options.out !== undefined || options.messages);
  const setup = {
    options,
    match,
    opening,
    seats: options.bots.map((word, seat) => toContestant(word, seed, seat)),
    names: ids,
    clock: options.time,
    observer: combineObservers(narrator, recorder),
    stopSignal: environment.interceptInterrupt(),
  };
  const [report, isolation] = await withReferee(
    context,
    async (referee) => [await playBotMatch(referee, setup), referee.level] as const,
  );
  narrator.close();
  return { options, seed, ids, report, recorder, isolation };
}

/** Prints the standings, writes the files and returns the exit code. */
async function reportResult(
  { options, texts, environment, warn }: RefereeContext,
  result: BotMatchResult,
  narration: BotTranscript,
): Promise<0 | 1 | 130> {
  const { report, ids } = result;
  const standings = rankSeats(report);
  const lines = report.stopped ? [texts.stopped] : [texts.standings, ...formatStandings(standings, ids)];
  if (options.json) environment.print(JSON.stringify(toJsonResult(result)));
  else for (const line of lines) environment.print(colorize(line, ids));
  if (options.csv !== undefined && !report.stopped)
    await environment.append(options.csv, formatCsv(standings, options.bots));
  if (options.messages) await saveSentLines(result, environment);
  if (options.out !== undefined) {
    for (const line of lines) narration.write(line);
    const path = await saveMatch(options.out, result, narration, environment);
    warn(texts.saved(path, environment.programName));
  }
  if (report.stopped) return REFEREE_EXIT_CODES.stopped;
  return report.withdrawn.length > 0 ? REFEREE_EXIT_CODES.someoneOut : REFEREE_EXIT_CODES.done;
}

export const playCommand: GameCommand = {
  name: '',
  usage: {
    it: '[opzioni] BOT BOT…: arbitra una partita fra programmi (-h: tutte le opzioni)',
    en: '[options] BOT BOT…: referees a match among programs (-h: all options)',
    pt: '[opções] BOT BOT…: arbitra uma partida entre programas (-h: todas as opções)',
  },
  help: playHelp,
  run: runPlay,
};
