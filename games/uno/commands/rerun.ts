/** `rerun FILE --live id=path` repeats a recorded match with some bots live, up to the first difference. */
import {
  type Archive,
  type ArchiveEntry,
  at,
  type Json,
  parseArchive,
  type Recording,
  deepEqual,
  type Seat,
  startMatch,
  verify,
} from '@ludoteca/kernel';
import type {
  VisibleQuestion,
  CommandEnvironment,
  Contestant,
  MatchUpdate,
  RefereeObserver,
  GameCommand,
} from '@ludoteca/kit';
import { game } from '../game.ts';
import type { Event, Uno } from '../parts.ts';
import { texts as gameTexts } from '../text/index.ts';
import { RERUN_SYNTAX } from '../referee/options.ts';
import { toContestant, playBotMatch } from '../referee/bot-match.ts';
import {
  runRefereeCommand,
  type RefereeContext,
  REFEREE_EXIT_CODES,
  withReferee,
} from '../referee/run-referee-command.ts';
import { UsageError } from '../referee/usage-error.ts';
import { Narrator } from '../referee/narrator.ts';
import { combineObservers } from '../referee/bot-recorder.ts';
import { rerunHelp } from './help.ts';

const runRerun = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runRefereeCommand(words, RERUN_SYNTAX, environment, async (context) => {
    const { options, texts, commandName } = context;
    const [file, extra] = options.bots;
    if (file === undefined || extra !== undefined || options.live.length === 0)
      throw new UsageError(texts.rerun.usage(commandName));
    const { archive, players = [] } = await readRecording(file, context);
    const names = players.map(({ name }) => name);
    const live = parseLiveBots(context, names);
    const opening: Event[] = [];
    const started = startMatch(game, archive, opening);
    if (!started.ok) throw new UsageError(texts.rerun.notUno(file));
    const liveNames = [...live.keys()].map((seat) => at(names, seat));
    environment.print(texts.rerun.begins(file, liveNames));
    const narrator = new Narrator({ ...options, names, print: (row) => environment.print(row) });
    const comparison = new RecordingComparison(archive, context, names);
    const report = await withReferee(context, (referee) =>
      playBotMatch(referee, {
        options,
        match: started.value,
        opening,
        seats: names.map((_, seat): Contestant => {
          const word = live.get(seat);
          if (word !== undefined) return toContestant(word, Number(archive.seed), seat);
          return { follows: (number) => comparison.recordedEntry(number) };
        }),
        names,
        clock: 0,
        observer: combineObservers(narrator, comparison),
        stopSignal: environment.interceptInterrupt(),
      }),
    );
    narrator.close();
    if (comparison.difference !== undefined) environment.print(comparison.difference);
    else if (report.stopped && report.match.number < archive.entries.length)
      return REFEREE_EXIT_CODES.stopped;
    else environment.print(texts.rerun.same);
    return comparison.difference === undefined ? REFEREE_EXIT_CODES.done : REFEREE_EXIT_CODES.someoneOut;
  });

/** Reads and verifies a recording of a match of this game. */
async function readRecording(file: string, { environment, texts }: RefereeContext): Promise<Recording> {
  const parsed = parseArchive(await environment.read(file));
  if (!parsed.ok || parsed.value.players === undefined || !verify(game, parsed.value).ok)
    throw new UsageError(texts.rerun.notUno(file));
  return parsed.value;
}

/** The paths of the live bots by seat. */
function parseLiveBots(
  { options, texts, commandName }: RefereeContext,
  names: readonly string[],
): ReadonlyMap<Seat, string> {
  return new Map(
    options.live.map((pair) => {
      const [, id, path] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
      if (id === undefined || path === undefined) throw new UsageError(texts.rerun.usage(commandName));
      if (!names.includes(id)) throw new UsageError(texts.rerun.stranger(id, names));
      return [names.indexOf(id), path];
    }),
  );
}

/** Stops the match at the first entry that differs from the recording. */
class RecordingComparison implements RefereeObserver<Uno> {
  /** The first difference as a sentence. */
  difference: string | undefined;
  private readonly archive: Archive;
  private readonly context: RefereeContext;
  private readonly names: readonly string[];
  private asked: VisibleQuestion<Uno> | undefined;
  private entryCount = -1;

  constructor(archive: Archive, context: RefereeContext, names: readonly string[]) {
    this.archive = archive;
    this.context = context;
    this.names = names;
  }

  /** The entry of the recording, as long as nothing differs. */
  recordedEntry(number: number): ArchiveEntry | undefined {
    return this.difference === undefined ? this.archive.entries[number] : undefined;
  }

  /** Called once for the opening, then once for each entry. */
  onUpdate({ observation }: MatchUpdate<Uno>): void {
    this.entryCount++;
    this.asked = observation.asked;
  }

  onAnswer(_: Seat, number: number, choice: Json): 'stop' | undefined {
    this.compare(number, { answer: choice });
    return this.difference === undefined ? undefined : 'stop';
  }

  onLapse(seat: Seat): void {
    this.compare(this.entryCount, { lapse: seat });
  }

  onWithdraw(seat: Seat): void {
    this.compare(this.entryCount, { withdraw: seat });
  }

  private compare(number: number, now: ArchiveEntry): void {
    const recorded = this.archive.entries[number];
    if (this.difference !== undefined || isSameEntry(recorded, now)) return;
    const name = at(this.names, this.asked?.seat ?? 0);
    this.difference = this.context.texts.rerun.differs(
      number + 1,
      name,
      this.describeEntry(recorded),
      this.describeEntry(now),
    );
  }

  private describeEntry(entry: ArchiveEntry | undefined): string {
    const { texts, options } = this.context;
    const ownTexts = gameTexts[options.language];
    if (entry === undefined || this.asked === undefined) return texts.rerun.nothing;
    if ('answer' in entry) return ownTexts.option(entry.answer as never, this.asked, this.names);
    const { seat } = this.asked;
    return ownTexts.event({ did: 'lapse' in entry ? 'lose the turn' : 'leave', seat }, this.names) ?? '';
  }
}

/** Ignores notes: a bot that is being corrected fails for other reasons. */
function isSameEntry(recorded: ArchiveEntry | undefined, now: ArchiveEntry): boolean {
  if (recorded === undefined) return false;
  if ('answer' in now) return 'answer' in recorded && deepEqual(recorded.answer, now.answer);
  return 'lapse' in now ? 'lapse' in recorded : 'withdraw' in recorded;
}

export const rerunCommand: GameCommand = {
  name: 'rerun',
  usage: {
    it: 'FILE --live ID=BOT: la stessa partita, gli altri come registrati, fino alla prima differenza',
    en: 'FILE --live ID=BOT: the same match, the others as recorded, up to the first difference',
    pt: 'ARQUIVO --live ID=BOT: a mesma partida, os outros como gravados, até a primeira diferença',
  },
  help: rerunHelp,
  run: runRerun,
};
