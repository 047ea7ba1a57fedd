import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { startMatch } from '@ludoteca/kernel';
import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import { Bar } from '../bar.ts';
import { command, type Hands } from '../command.ts';
import { Complaint, EXIT, type Exit } from '../complaint.ts';
import { aroundTable, faultyAs, entryNamed, playersFrom, seatsFor } from '../entries.ts';
import { makeFolders } from '../files/folders.ts';
import { messageOf, oneLine, shown, shownPath } from '../foreign.ts';
import { counted, grouped } from '../numbers.ts';
import { flag, text, type ValuesOf, whole } from '../options.ts';
import { settingOptions, settingsFrom } from '../settings.ts';
import { work } from '../sim/jobs.ts';
import { againText, LONGEST_SEED, type Out, type Plan, Queue } from '../sim/plan.ts';
import { reportOf } from '../sim/report.ts';
import { add, type Broken, noSums, resultOf, type Sums } from '../sim/sums.ts';

const MOST_GAMES = 1_000_000_000;
const GAMES = 100;

const words = {
  about: 'Plays many games by computer players and counts who wins.',
  seats: 'how many play (default: as many as --players names, within what the game takes)',
  games: `how many games to play (default: ${GAMES})`,
  first: 'the number of the first game (default: 0); with --games 1 it plays one game of a simulation again',
  seed: 'the same seed, the same games (default: drawn and told)',
  players:
    'who plays, seat by seat: random, greedy, or a player of the game’s own (ludoteca games lists them); a short list goes around the table (default: random)',
  out: 'write an archive of each game there; games that are there already are not played again',
  gzip: 'pack the archives',
  jobs: 'how many threads play (default: as many as the machine runs at once, if it takes long); the result is the same',
  json: 'print the result as one JSON object',
  notes: [
    'The JSON has the keys game, seats, games, decisions, seconds, winsBySeat, winsByPlayer, draws, meanDecisions, faults.',
    'Wins are sole first places; draws are games without one; faults are games in which a rule failed.',
    'Exit code: 0 done, 1 there were faults or archives could not be written, 2 something given cannot be used, 130 stopped by Ctrl-C.',
  ],
  drawn: (again: string) => `Seed drawn; the same again: ${again}`,
  longSeed: `--seed must be a text of at most ${LONGEST_SEED} characters`,
  gzipAlone: '--gzip packs archives: give --out too',
  noFolder: (folder: string, why: string) => `--out: cannot make the folder ${shownPath(folder)}: ${why}`,
  notWritten: (folder: string, why: string) =>
    `--out: cannot write to ${shownPath(folder)}: ${why}; what is there is whole, the same command goes on from there`,
  spoilt: (what: string) => `Played again: ${what}`,
  fault: ({ number, seed, fault }: Broken, plan: Plan) =>
    `Fault in game ${number}, seed ${shown(seed, LONGEST_SEED)}: ${oneLine(fault)}; to see it again: ${againText(plan, number, 1)}`,
  archives: (played: number, kept: number) =>
    `${counted(played, 'archive')} written, ${grouped(kept)} already there.`,
  stopped: (done: number, games: number, out: Out | undefined) =>
    `Stopped after ${grouped(done)} of ${counted(games, 'game')}.${out === undefined ? '' : ' The same command goes on from there.'}`,
};

const options = {
  seats: text('N', words.seats),
  games: whole('G', 1, MOST_GAMES, words.games),
  first: whole('K', 0, MOST_GAMES, words.first),
  seed: text('S', words.seed),
  players: text('LIST', words.players),
  ...settingOptions,
  out: text('DIR', words.out),
  gzip: flag(words.gzip),
  jobs: whole('J', 1, 256, words.jobs),
  json: flag(words.json),
};

export const sim = command({
  name: 'sim',
  about: words.about,
  takes: ['GAME'],
  options,
  notes: words.notes,
  run: async ([id = ''], given, hands, entries) => {
    const entry = entryNamed(id, entries);
    const plan = await planOf(entry, given, hands.language);
    const out = await outOf(given);
    if (given.seed === undefined)
      hands.complain(words.drawn(againText(plan, given.first ?? 0, given.games ?? GAMES)));
    const began = performance.now();
    const { sums, stopped } = await simulate(entry, plan, out, given, hands);
    const result = resultOf(plan, sums, (performance.now() - began) / 1000);
    if (given.json) hands.print(JSON.stringify(result));
    else for (const line of reportOf(plan, result)) hands.print(line);
    return exitOf(sums, stopped);
  },
});

type Given = ValuesOf<typeof options>;

async function planOf(entry: AnyCatalogueEntry, given: Given, language: Language): Promise<Plan> {
  const named = playersFrom(given.players ?? 'random', playerNames(entry));
  const seats = seatsFor(entry, named, given.seats);
  const seed = given.seed ?? String(randomInt(1_000_000_000));
  if (seed.length > LONGEST_SEED) throw new Complaint(words.longSeed);
  const { settings: wanted, sources } = await settingsFrom(entry, given, language);
  const started = startMatch(entry.game, { seats, seed, settings: wanted });
  if (!started.ok) throw faultyAs(entry, started.problem, language);
  const { game, version, settings } = started.value.archive();
  const plan = { game, version, seats, settings, seed, players: aroundTable(entry, named, seats) };
  return Object.keys(sources).length === 0 ? plan : { ...plan, sources };
}

async function outOf({ out, gzip }: Given): Promise<Out | undefined> {
  if (out === undefined) {
    if (gzip) throw new Complaint(words.gzipAlone);
    return undefined;
  }
  const folder = resolve(out);
  try {
    await makeFolders(folder);
  } catch (error) {
    throw new Complaint(words.noFolder(out, messageOf(error)));
  }
  return { folder, gzip };
}

async function simulate(
  entry: AnyCatalogueEntry,
  plan: Plan,
  out: Out | undefined,
  { games = GAMES, first = 0, jobs }: Given,
  hands: Hands,
): Promise<{ sums: Sums; stopped: boolean }> {
  const sums = noSums(plan.seats);
  const bar = new Bar(hands.show, games);
  const stop = hands.stopping();
  const each = (part: Sums): void => {
    add(sums, part);
    bar.advance(part.ended + part.broken.length);
  };
  try {
    await work({ entry, plan, out, queue: new Queue(first, games), stop, each }, jobs);
  } catch (error) {
    // Without archives nothing but a mistake of ours can fail here, and that must not look like the user's.
    if (out === undefined) throw error;
    throw new Complaint(words.notWritten(out.folder, messageOf(error)), EXIT.failed);
  } finally {
    bar.clear();
  }
  const done = sums.ended + sums.broken.length;
  for (const what of sums.spoilt.toSorted()) hands.complain(words.spoilt(what));
  for (const fault of sums.broken.toSorted((a, b) => a.number - b.number))
    hands.complain(words.fault(fault, plan));
  if (out !== undefined) hands.complain(words.archives(sums.ended - sums.kept, sums.kept));
  if (done < games) hands.complain(words.stopped(done, games, out));
  return { sums, stopped: done < games };
}

const exitOf = ({ broken }: Sums, stopped: boolean): Exit =>
  stopped ? EXIT.stopped : broken.length > 0 ? EXIT.failed : EXIT.done;
