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
import { RERUN } from './arguments.ts';
import { contestantFor, fight } from './bout.ts';
import { atDesk, type Desk, EXIT, Misuse, withReferee } from './desk.ts';
import { Narrator } from './narrator.ts';
import { together } from './recorder.ts';

export const rerun = (args: readonly string[], hands: CommandEnvironment): Promise<number> =>
  atDesk(args, RERUN, hands, async (desk) => {
    const { order, words, called, language } = desk;
    const [file, extra] = order.bots;
    if (file === undefined || extra !== undefined || order.live.length === 0)
      throw new Misuse(words.rerun.usage(called));
    const recording = await recordingIn(file, desk);
    const { archive } = recording;
    const names = (recording.players ?? []).map(({ name }) => name);
    const live = liveBots(desk, names);
    const opening: Event[] = [];
    const started = startMatch(game, archive, opening);
    if (!started.ok) throw new Misuse(words.rerun.notUno(file));
    hands.print(
      words.rerun.begins(
        file,
        [...live.keys()].map((seat) => at(names, seat)),
      ),
    );
    const print = (row: TextRow): void => hands.print(row);
    const narrator = new Narrator({ names, language, verbose: order.verbose, debug: order.debug, print });
    const comparison = new Comparison(archive, desk, names);
    const report = await withReferee(desk, (referee) =>
      fight(referee, {
        order,
        match: started.value,
        opening,
        seats: names.map((_, seat): Contestant => {
          const word = live.get(seat);
          if (word !== undefined) return contestantFor(word, Number(archive.seed), seat);
          return { follows: (number) => comparison.recorded(number) };
        }),
        names,
        clock: 0,
        observer: together(narrator, comparison),
        stopSignal: hands.interceptInterrupt(),
      }),
    );
    narrator.close();
    if (comparison.difference !== undefined) hands.print(comparison.difference);
    else if (report.stopped && report.match.number < archive.entries.length) return EXIT.stopped;
    else hands.print(words.rerun.same);
    return comparison.difference === undefined ? EXIT.done : EXIT.someoneOut;
  });

/** A true recording of a match of this game. */
async function recordingIn(file: string, { hands, words }: Desk): Promise<Recording> {
  const parsed = parseArchive(await hands.read(file));
  if (!parsed.ok || parsed.value.players === undefined || !verify(game, parsed.value).ok)
    throw new Misuse(words.rerun.notUno(file));
  return parsed.value;
}

/** Who plays live, by seat. */
function liveBots({ order, words, called }: Desk, names: readonly string[]): ReadonlyMap<Seat, string> {
  return new Map(
    order.live.map((pair) => {
      const [, id, path] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
      if (id === undefined || path === undefined) throw new Misuse(words.rerun.usage(called));
      if (!names.includes(id)) throw new Misuse(words.rerun.stranger(id, names));
      return [names.indexOf(id), path];
    }),
  );
}

/** Watches what live bots do, and stops the match where it is no longer the recorded one. */
class Comparison implements RefereeObserver<Uno> {
  /** The first difference, in words. */
  difference: string | undefined;
  private readonly archive: Archive;
  private readonly desk: Desk;
  private readonly names: readonly string[];
  private asked: VisibleQuestion<Uno> | undefined;
  private made = -1;

  constructor(archive: Archive, desk: Desk, names: readonly string[]) {
    this.archive = archive;
    this.desk = desk;
    this.names = names;
  }

  /** What the recording has there, as long as nothing differs. */
  recorded(number: number): ArchiveEntry | undefined {
    return this.difference === undefined ? this.archive.entries[number] : undefined;
  }

  /** Once for the opening, then once for each entry. */
  onUpdate({ observation: sight }: MatchUpdate<Uno>): void {
    this.made++;
    this.asked = sight.asked;
  }

  onAnswer(_: Seat, number: number, choice: Json): 'stop' | undefined {
    this.compare(number, { answer: choice });
    return this.difference === undefined ? undefined : 'stop';
  }

  onLapse(seat: Seat): void {
    this.compare(this.made, { lapse: seat });
  }

  onWithdraw(seat: Seat): void {
    this.compare(this.made, { withdraw: seat });
  }

  private compare(number: number, now: ArchiveEntry): void {
    if (this.difference !== undefined || isAlike(this.archive.entries[number], now)) return;
    const { words } = this.desk;
    const name = at(this.names, this.asked?.seat ?? 0);
    this.difference = words.rerun.differs(
      number + 1,
      name,
      this.inWords(this.archive.entries[number]),
      this.inWords(now),
    );
  }

  private inWords(entry: ArchiveEntry | undefined): string {
    const { words, language } = this.desk;
    const spoken = texts[language];
    if (entry === undefined || this.asked === undefined) return words.rerun.nothing;
    if ('answer' in entry) return spoken.option(entry.answer as never, this.asked, this.names);
    const { seat } = this.asked;
    return spoken.event({ did: 'lapse' in entry ? 'lose the turn' : 'leave', seat }, this.names) ?? '';
  }
}

/** Notes do not count: they say why, and a bot that is being mended has other reasons. */
function isAlike(recorded: ArchiveEntry | undefined, now: ArchiveEntry): boolean {
  if (recorded === undefined) return false;
  if ('answer' in now) return 'answer' in recorded && deepEqual(recorded.answer, now.answer);
  return 'lapse' in now ? 'lapse' in recorded : 'withdraw' in recorded;
}
