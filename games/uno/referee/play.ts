/** `uno [options] bot1 bot2 …` */
import { at } from '@ludoteca/kernel';
import { type CommandEnvironment, BotTranscript, toPlainText, type TextRow } from '@ludoteca/kit';
import { SEATS } from '../rules.ts';
import { texts } from '../text/index.ts';
import { PLAY } from './arguments.ts';
import { contestantFor, fight, HOUSE, isHouse, lay, type Laid } from './bout.ts';
import { atDesk, type Desk, EXIT, Misuse, withReferee } from './desk.ts';
import { helpLines } from './help.ts';
import { idsOf } from './ids.ts';
import { coloured, Narrator } from './narrator.ts';
import { Recorder, together } from './recorder.ts';
import { beginFiles, keep, keepMessages, type Played, resultOf } from './result.ts';
import { csvRows, standingLines, standingsOf } from './standings.ts';

/** Seeds that are drawn are short: students keep lists of them. */
const SEEDS = 100_000;

export const play = (args: readonly string[], hands: CommandEnvironment): Promise<number> =>
  atDesk(args, PLAY, hands, async (desk) => {
    const { order, words, called } = desk;
    if (order.help) {
      for (const line of helpLines(words, called, hands.calledByOwnName)) hands.print(line);
      return EXIT.done;
    }
    checkBots(desk);
    const seed = order.seed ?? hands.randomInt(SEEDS);
    const laid = lay(order, order.bots.length, seed);
    if (!laid.ok)
      throw new Misuse(laid.problem.map((reason) => texts[desk.language].reason(reason, [])).join(' '));
    const ids = idsFor(desk);
    await beginFiles(order, seed, ids, desk.hands);
    const narration = new BotTranscript();
    const played = await refereed(desk, { ...laid.value, seed, ids }, narration);
    return tell(desk, played, narration);
  });

/** As many as can play, and of the house only those it has. */
function checkBots({ order: { bots }, words: { mistakes } }: Desk): void {
  const { min, max } = SEATS;
  if (bots.length < min || bots.length > max) throw new Misuse(mistakes.bots(min, max, bots.length));
  const stranger = bots.find((word) => isHouse(word) && !HOUSE.some((known) => known === word));
  if (stranger !== undefined) throw new Misuse(mistakes.player(stranger, HOUSE));
}

/** What bots are called, with a word about what may surprise their authors. */
function idsFor({ order: { bots, decks, json }, words: { warnings }, warn }: Desk): readonly string[] {
  const { ids, changed } = idsOf(bots);
  for (const seat of changed) warn(warnings.renamed(at(bots, seat), at(ids, seat)));
  for (const id of ids) if (/^[AC]/.test(id)) warn(warnings.misread(id));
  if (bots.length > 2 && decks === 1 && !json) warn(warnings.oneDeck);
  return ids;
}

interface Dealt extends Laid {
  readonly seed: number;
  readonly ids: readonly string[];
}

/** Plays the match; what is told of it is printed as it happens, unless nobody wants to hear, and kept where it is to be saved. */
async function refereed(
  desk: Desk,
  { seed, ids, match, opening }: Dealt,
  narration: BotTranscript,
): Promise<Played> {
  const { order, language, hands, words } = desk;
  const aloud = !order.quiet && !order.json;
  const print = (row: TextRow): void => {
    if (order.save !== undefined) narration.write(toPlainText(row));
    if (aloud) hands.print(row);
  };
  print([{ text: words.seed(seed) }]);
  const narrator = new Narrator({ names: ids, language, verbose: order.verbose, debug: order.debug, print });
  const recorder = new Recorder(ids, order.save !== undefined || order.messages);
  const seats = order.bots.map((word, seat) => contestantFor(word, seed, seat));
  const interruption = hands.interceptInterrupt();
  const witness = together(narrator, recorder);
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
    async (referee) => [await fight(referee, bout), referee.level] as const,
  );
  narrator.close();
  return { order, seed, ids, report, recorder, level };
}

/** Standings, files and the exit code. */
async function tell(desk: Desk, played: Played, narration: BotTranscript): Promise<0 | 1 | 130> {
  const { order, words, hands } = desk;
  const { report, ids } = played;
  const standings = standingsOf(report.match);
  const lines = report.stopped ? [words.stopped] : [words.standings, ...standingLines(standings, ids)];
  if (order.json) hands.print(JSON.stringify(resultOf(played)));
  else for (const line of lines) hands.print(coloured(line, ids));
  if (order.csv !== undefined && !report.stopped)
    await hands.append(order.csv, csvRows(standings, order.bots));
  if (order.messages) await keepMessages(played, hands);
  if (order.save !== undefined) {
    for (const line of lines) narration.write(line);
    const path = await keep(order.save, played, narration, hands);
    desk.warn(words.saved(path));
  }
  if (report.stopped) return EXIT.stopped;
  return report.withdrawn.length > 0 ? EXIT.someoneOut : EXIT.done;
}
