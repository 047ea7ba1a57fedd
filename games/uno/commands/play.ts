/** `uno [options] bot1 bot2 …` */
import { at } from '@ludoteca/kernel';
import { type CommandEnvironment, BotTranscript, toPlainText, type TextRow } from '@ludoteca/kit';
import { SEATS } from '../rules.ts';
import { texts } from '../text/index.ts';
import { PLAY_SYNTAX } from '../referee/options.ts';
import {
  toContestant,
  playBotMatch,
  BUILT_IN_PLAYERS,
  isBuiltInPlayer,
  startBotMatch,
  type StartedBotMatch,
} from '../referee/bot-match.ts';
import {
  runRefereeCommand,
  type RefereeContext,
  REFEREE_EXIT_CODES,
  UsageError,
  withReferee,
} from '../referee/run-referee-command.ts';
import { formatHelp } from '../referee/format-help.ts';
import { assignBotIds } from '../referee/bot-ids.ts';
import { colorize, Narrator } from '../referee/narrator.ts';
import { BotRecorder, combineObservers } from '../referee/bot-recorder.ts';
import {
  createOutputFiles,
  saveMatch,
  saveSentLines,
  type BotMatchResult,
  toJsonResult,
} from '../referee/match-output.ts';
import { formatCsv, formatStandings, rankSeats } from '../referee/standings.ts';

/** Seeds that are drawn are short: students keep lists of them. */
const DRAWN_SEEDS = 100_000;

export const play = (args: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runRefereeCommand(args, PLAY_SYNTAX, hands, async (desk) => {
    const { options: order, texts: words, commandName: called } = desk;
    if (order.help) {
      for (const line of formatHelp(words, called, hands.calledByOwnName)) hands.print(line);
      return REFEREE_EXIT_CODES.done;
    }
    checkContestants(desk);
    const seed = order.seed ?? hands.randomInt(DRAWN_SEEDS);
    const laid = startBotMatch(order, order.bots.length, seed);
    if (!laid.ok)
      throw new UsageError(laid.problem.map((reason) => texts[desk.language].reason(reason, [])).join(' '));
    const ids = assignIdsWithWarnings(desk);
    await createOutputFiles(order, seed, ids, desk.environment);
    const narration = new BotTranscript();
    const played = await refereeMatch(desk, { ...laid.value, seed, ids }, narration);
    return reportResult(desk, played, narration);
  });

/** As many as can play, and of the house only those it has. */
function checkContestants({ options: { bots }, texts: { mistakes } }: RefereeContext): void {
  const { min, max } = SEATS;
  if (bots.length < min || bots.length > max) throw new UsageError(mistakes.bots(min, max, bots.length));
  const stranger = bots.find(
    (word) => isBuiltInPlayer(word) && !BUILT_IN_PLAYERS.some((known) => known === word),
  );
  if (stranger !== undefined) throw new UsageError(mistakes.player(stranger, BUILT_IN_PLAYERS));
}

/** What bots are called, with a word about what may surprise their authors. */
function assignIdsWithWarnings({
  options: { bots, decks, json },
  texts: { warnings },
  warn,
}: RefereeContext): readonly string[] {
  const { ids, renamedSeats: changed } = assignBotIds(bots);
  for (const seat of changed) warn(warnings.renamed(at(bots, seat), at(ids, seat)));
  for (const id of ids) if (/^[AC]/.test(id)) warn(warnings.misread(id));
  if (bots.length > 2 && decks === 1 && !json) warn(warnings.oneDeck);
  return ids;
}

interface DealtBotMatch extends StartedBotMatch {
  readonly seed: number;
  readonly ids: readonly string[];
}

/** Plays the match; what is told of it is printed as it happens, unless nobody wants to hear, and kept where it is to be saved. */
async function refereeMatch(
  desk: RefereeContext,
  { seed, ids, match, opening }: DealtBotMatch,
  narration: BotTranscript,
): Promise<BotMatchResult> {
  const { options: order, language, environment: hands, texts: words } = desk;
  const aloud = !order.quiet && !order.json;
  const print = (row: TextRow): void => {
    if (order.save !== undefined) narration.write(toPlainText(row));
    if (aloud) hands.print(row);
  };
  print([{ text: words.seed(seed) }]);
  const narrator = new Narrator({ names: ids, language, verbose: order.verbose, debug: order.debug, print });
  const recorder = new BotRecorder(ids, order.save !== undefined || order.messages);
  const seats = order.bots.map((word, seat) => toContestant(word, seed, seat));
  const interruption = hands.interceptInterrupt();
  const witness = combineObservers(narrator, recorder);
  const bout = {
    order,
    match,
    opening,
    seats,
    names: ids,
    clock: order.time,
    observer: witness,
    stopSignal: interruption,
  };
  const [report, level] = await withReferee(
    desk,
    async (referee) => [await playBotMatch(referee, bout), referee.level] as const,
  );
  narrator.close();
  return { options: order, seed, ids, report, recorder, isolation: level };
}

/** Standings, files and the exit code. */
async function reportResult(
  desk: RefereeContext,
  played: BotMatchResult,
  narration: BotTranscript,
): Promise<0 | 1 | 130> {
  const { options: order, texts: words, environment: hands } = desk;
  const { report, ids } = played;
  const standings = rankSeats(report.match);
  const lines = report.stopped ? [words.stopped] : [words.standings, ...formatStandings(standings, ids)];
  if (order.json) hands.print(JSON.stringify(toJsonResult(played)));
  else for (const line of lines) hands.print(colorize(line, ids));
  if (order.csv !== undefined && !report.stopped)
    await hands.append(order.csv, formatCsv(standings, order.bots));
  if (order.messages) await saveSentLines(played, hands);
  if (order.save !== undefined) {
    for (const line of lines) narration.write(line);
    const path = await saveMatch(order.save, played, narration, hands);
    desk.warn(words.saved(path));
  }
  if (report.stopped) return REFEREE_EXIT_CODES.stopped;
  return report.withdrawn.length > 0 ? REFEREE_EXIT_CODES.someoneOut : REFEREE_EXIT_CODES.done;
}
