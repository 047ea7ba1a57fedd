import { randomInt } from 'node:crypto';
import { access } from 'node:fs/promises';
import { startMatch } from '@ludoteca/kernel';
import {
  type IsolationMode,
  ISOLATION_MODES,
  type Language,
  type Referee,
  type AnyCatalogueEntry,
} from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import { IsolationError, openReferee } from '@ludoteca/players/process';
import { Bar } from '../bar.ts';
import { compete } from '../bots/compete.ts';
import { type Competitor, namesFor, type Plan } from '../bots/plan.ts';
import { reportOf, resultOf } from '../bots/report.ts';
import type { Tally } from '../bots/tally.ts';
import { command } from '../command.ts';
import { Complaint, EXIT, type Exit } from '../complaint.ts';
import { faultyAs, entryNamed } from '../entries.ts';
import { jsonLine, quoted } from '../foreign.ts';
import { meant } from '../near.ts';
import { grouped } from '../numbers.ts';
import { flag, oneOf, text, type ValuesOf, whole } from '../options.ts';
import { settingOptions, settingsFrom } from '../settings.ts';

const GAMES = 10;
const CLOCK = 3000;
const LONGEST_SEED = 900;

const words = {
  about: 'Lets bot programs play any game against each other and against computer players.',
  games: `how many games to play (default: ${GAMES})`,
  seed: 'the same seed, the same deals (default: drawn and told)',
  time: `milliseconds for an answer (default: ${CLOCK}); 0 stops the clock`,
  isolate: `how programs are kept apart: ${ISOLATION_MODES.join(', ')} (default: auto)`,
  save: 'keep each game there: the archive, what was said to and by each program, what it complained of',
  json: 'print the result as one JSON object',
  notes: [
    `PLAYER is the path of a program that speaks the bot protocol (docs/bot-protocol.md), or :NAME for a computer player: :random, :greedy, or one of the game’s own (ludoteca games lists them).`,
    'Each deal is played once for every way around the table. Wins are sole first places.',
    'Exit code: 0 done, 1 some program was put out of a game, 2 something given cannot be used, 130 stopped by Ctrl-C.',
  ],
  drawn: (seed: string) => `Seed drawn; the same again: --seed ${seed}`,
  unprotected:
    'Programs are not kept apart here: they can do whatever you can. --isolate required refuses to go on like this.',
  notIsolated: (why: string) => `--isolate required: ${why}`,
  seats: (id: string, { min, max }: { min: number; max: number }, given: number) =>
    `${id} is for ${min === max ? min : `${min} to ${max}`} players; there are ${given}`,
  house: (word: string, known: readonly string[]) =>
    `PLAYER: no computer player is called ${quoted(word)}; there are ${known.join(', ')}${meant(word, known)}`,
  missing: (path: string) => `PLAYER: there is no file ${quoted(path)}`,
  longSeed: `--seed must be a text of at most ${LONGEST_SEED} characters`,
  stopped: (done: number, games: number) => `Stopped after ${grouped(done)} of ${grouped(games)} games.`,
};

const options = {
  games: whole('N', 1, 1_000_000, words.games),
  seed: text('S', words.seed),
  time: whole('MS', 0, 3_600_000, words.time),
  isolate: oneOf('LEVEL', ISOLATION_MODES, words.isolate),
  ...settingOptions,
  save: text('DIR', words.save),
  json: flag(words.json),
};

export const bots = command({
  name: 'bots',
  about: words.about,
  takes: ['GAME', 'PLAYER', 'PLAYER…'],
  options,
  notes: words.notes,
  run: async ([id = '', ...players], given, hands, entries): Promise<Exit> => {
    const entry = entryNamed(id, entries);
    const plan = await planOf(entry, await competitorsOf(entry, players), given, hands.language);
    const { games = GAMES, save: folder } = given;
    const interruption = hands.stopping();
    if (given.seed === undefined) hands.complain(words.drawn(plan.seed));
    const referee = await open(given.isolate ?? 'auto');
    if (referee.level === 'none') hands.complain(words.unprotected);
    const bar = new Bar(hands.show, games);
    const each = (): void => bar.advance();
    let tallies: readonly Tally[];
    try {
      tallies = await compete({ plan, games, referee, interruption, folder, each });
    } finally {
      bar.clear();
      await referee.close();
    }
    if (given.json) hands.print(jsonLine(resultOf(plan, tallies, referee.level)));
    else for (const line of reportOf(plan, tallies)) hands.print(line);
    if (interruption.aborted) {
      hands.complain(words.stopped(tallies[0]?.games ?? 0, games));
      return EXIT.stopped;
    }
    return tallies.some(({ withdrawals }) => withdrawals > 0) ? EXIT.failed : EXIT.done;
  },
});

/** Whoever plays, by path or by name. A program that is not there is a slip of the pen and no bad bot. */
async function competitorsOf(
  entry: AnyCatalogueEntry,
  players: readonly string[],
): Promise<readonly Competitor[]> {
  const names = namesFor(players);
  const known = playerNames(entry).map((name) => `:${name}`);
  return Promise.all(
    players.map(async (word, i): Promise<Competitor> => {
      const name = names[i] ?? word;
      if (!word.startsWith(':')) {
        await access(word).catch(() => {
          throw new Complaint(words.missing(word));
        });
        return { name, kind: 'program', source: word };
      }
      if (!known.includes(word)) throw new Complaint(words.house(word, known));
      return { name, kind: 'house', source: word.slice(1) };
    }),
  );
}

async function planOf(
  entry: AnyCatalogueEntry,
  competitors: readonly Competitor[],
  given: ValuesOf<typeof options>,
  language: Language,
): Promise<Plan> {
  const { game } = entry;
  const { length } = competitors;
  if (length < game.seats.min || length > game.seats.max)
    throw new Complaint(words.seats(game.id, game.seats, length));
  const { seed = String(randomInt(1_000_000)), time = CLOCK } = given;
  if (seed.length > LONGEST_SEED) throw new Complaint(words.longSeed);
  const { settings } = await settingsFrom(entry, given, language);
  const tried = startMatch(game, { seats: length, settings, seed });
  if (!tried.ok) throw faultyAs(entry, tried.problem, language);
  return { entry, competitors, settings, seed, clock: time };
}

async function open(isolation: IsolationMode): Promise<Referee> {
  try {
    return await openReferee(isolation);
  } catch (error) {
    if (error instanceof IsolationError) throw new Complaint(words.notIsolated(error.message));
    throw error;
  }
}
