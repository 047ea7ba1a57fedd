/** `rerun FILE --live id=path`: a recorded match once more, some bots live and the others as recorded, up to the first difference. */
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
  TextRow,
  RefereeObserver,
} from '@ludoteca/kit';
import { game } from '../game.ts';
import type { Event, Uno } from '../parts.ts';
import { texts } from '../text/index.ts';
import { RERUN_SYNTAX } from '../referee/options.ts';
import { toContestant, playBotMatch } from '../referee/bot-match.ts';
import {
  runRefereeCommand,
  type RefereeContext,
  REFEREE_EXIT_CODES,
  UsageError,
  withReferee,
} from '../referee/run-referee-command.ts';
import { Narrator } from '../referee/narrator.ts';
import { combineObservers } from '../referee/bot-recorder.ts';

export const rerun = (args: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runRefereeCommand(args, RERUN_SYNTAX, hands, async (desk) => {
    const { options: order, texts: words, commandName: called, language } = desk;
    const [file, extra] = order.bots;
    if (file === undefined || extra !== undefined || order.live.length === 0)
      throw new UsageError(words.rerun.usage(called));
    const recording = await readRecording(file, desk);
    const { archive } = recording;
    const names = (recording.players ?? []).map(({ name }) => name);
    const live = parseLiveBots(desk, names);
    const opening: Event[] = [];
    const started = startMatch(game, archive, opening);
    if (!started.ok) throw new UsageError(words.rerun.notUno(file));
    hands.print(
      words.rerun.begins(
        file,
        [...live.keys()].map((seat) => at(names, seat)),
      ),
    );
    const print = (row: TextRow): void => hands.print(row);
    const narrator = new Narrator({ names, language, verbose: order.verbose, debug: order.debug, print });
    const comparison = new RecordingComparison(archive, desk, names);
    const report = await withReferee(desk, (referee) =>
      playBotMatch(referee, {
        options: order,
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
        stopSignal: hands.interceptInterrupt(),
      }),
    );
    narrator.close();
    if (comparison.difference !== undefined) hands.print(comparison.difference);
    else if (report.stopped && report.match.number < archive.entries.length)
      return REFEREE_EXIT_CODES.stopped;
    else hands.print(words.rerun.same);
    return comparison.difference === undefined ? REFEREE_EXIT_CODES.done : REFEREE_EXIT_CODES.someoneOut;
  });

/** A true recording of a match of this game. */
async function readRecording(
  file: string,
  { environment: hands, texts: words }: RefereeContext,
): Promise<Recording> {
  const parsed = parseArchive(await hands.read(file));
  if (!parsed.ok || parsed.value.players === undefined || !verify(game, parsed.value).ok)
    throw new UsageError(words.rerun.notUno(file));
  return parsed.value;
}

/** Who plays live, by seat. */
function parseLiveBots(
  { options: order, texts: words, commandName: called }: RefereeContext,
  names: readonly string[],
): ReadonlyMap<Seat, string> {
  return new Map(
    order.live.map((pair) => {
      const [, id, path] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
      if (id === undefined || path === undefined) throw new UsageError(words.rerun.usage(called));
      if (!names.includes(id)) throw new UsageError(words.rerun.stranger(id, names));
      return [names.indexOf(id), path];
    }),
  );
}

/** Watches what live bots do, and stops the match where it is no longer the recorded one. */
class RecordingComparison implements RefereeObserver<Uno> {
  /** The first difference, in words. */
  difference: string | undefined;
  private readonly archive: Archive;
  private readonly context: RefereeContext;
  private readonly names: readonly string[];
  private asked: VisibleQuestion<Uno> | undefined;
  private entryCount = -1;

  constructor(archive: Archive, desk: RefereeContext, names: readonly string[]) {
    this.archive = archive;
    this.context = desk;
    this.names = names;
  }

  /** What the recording has there, as long as nothing differs. */
  recordedEntry(number: number): ArchiveEntry | undefined {
    return this.difference === undefined ? this.archive.entries[number] : undefined;
  }

  /** Once for the opening, then once for each entry. */
  onUpdate({ observation: sight }: MatchUpdate<Uno>): void {
    this.entryCount++;
    this.asked = sight.asked;
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
    if (this.difference !== undefined || isSameEntry(this.archive.entries[number], now)) return;
    const { texts: words } = this.context;
    const name = at(this.names, this.asked?.seat ?? 0);
    this.difference = words.rerun.differs(
      number + 1,
      name,
      this.describeEntry(this.archive.entries[number]),
      this.describeEntry(now),
    );
  }

  private describeEntry(entry: ArchiveEntry | undefined): string {
    const { texts: words, language } = this.context;
    const spoken = texts[language];
    if (entry === undefined || this.asked === undefined) return words.rerun.nothing;
    if ('answer' in entry) return spoken.option(entry.answer as never, this.asked, this.names);
    const { seat } = this.asked;
    return spoken.event({ did: 'lapse' in entry ? 'lose the turn' : 'leave', seat }, this.names) ?? '';
  }
}

/** Notes do not count: they say why, and a bot that is being mended has other reasons. */
function isSameEntry(recorded: ArchiveEntry | undefined, now: ArchiveEntry): boolean {
  if (recorded === undefined) return false;
  if ('answer' in now) return 'answer' in recorded && deepEqual(recorded.answer, now.answer);
  return 'lapse' in now ? 'lapse' in recorded : 'withdraw' in recorded;
}
