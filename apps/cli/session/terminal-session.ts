import type { Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import type { Chair, PlayerNames, TextRow, AnyCatalogueEntry, GameTexts } from '@ludoteca/kit';
import type { CliError } from '../args/cli-error.ts';
import { messageOf } from '../terminal/sanitize.ts';
import type { PlayOptions, Pace, SavePromptMode } from './play-options.ts';
import { SaveError } from '../saves/file-slot.ts';
import type { Ui } from '../terminal/ui.ts';
import type { LocalHost } from './local-host.ts';
import type { EventLog, LogItem } from './event-log.ts';
import { MatchFeed } from './match-feed.ts';
import type { ActiveOrder } from './standing-orders.ts';
import { type SessionTexts, sessionTexts } from './texts/index.ts';

/** Somebody who decides at this terminal. */
export interface Person {
  readonly seat: Seat;
  readonly chair: Chair<AnyParts>;
}

/** Who sits where at this terminal, and what they hold of the match. */
export interface SessionSeating {
  readonly entry: AnyCatalogueEntry;
  /** By seat, wherever they sit. */
  readonly names: PlayerNames;
  /** None: everybody only watches. */
  readonly people: readonly Person[];
  /** Absent where one person alone decides here, who sees for herself. */
  readonly spectator?: Chair<AnyParts>;
  /** Absent where the match is hosted elsewhere. */
  readonly local?: LocalHost;
  /** The table where the match is hosted, if not here. */
  readonly remote?: RemoteHost;
}

/** What there is to know of a table elsewhere besides the match. */
export interface RemoteHost {
  /** What was learned there before one sat down here. */
  eventLog(): EventLog<LogItem>;
  /** Hears in a sentence whatever else is worth knowing, from what is so now on: who is away, that the connection is lost. */
  observe(hear: (notice: string) => void): () => void;
  /** Why the match cannot go on from here, if it cannot. */
  closedError(): CliError | undefined;
}

export const chairsOf = ({ people, spectator }: SessionSeating): readonly Chair<AnyParts>[] => [
  ...people.map(({ chair }) => chair),
  ...(spectator === undefined ? [] : [spectator]),
];

/** More of what was said meanwhile has no room. */
const MAX_NOTICES = 3;

/** All that goes by while a match is played at this terminal. */
export class TerminalSession {
  readonly ui: Ui;
  readonly seating: SessionSeating;
  readonly playOptions: PlayOptions;
  readonly gameTexts: GameTexts<AnyParts>;
  readonly texts: SessionTexts;
  readonly feed: MatchFeed;
  pace: Pace;
  rounds: SavePromptMode;
  /** Whether computers say why they choose as they do. */
  reasons: boolean;
  /** The number of the question at which saving was last offered. */
  offered: number | undefined;
  /** Where whoever sits here wants to be asked although the answer goes without saying; undefined: everywhere. */
  stops: ReadonlySet<string> | undefined;
  /** The questions whose answers went without saying, by their numbers. */
  readonly passed = new Set<number>();
  /** What somebody wants to go on doing. */
  order: ActiveOrder | undefined;
  /** Who last saw a hand on this screen. */
  viewer: Seat | undefined;
  /** What whoever is asked next must know besides. */
  note: string | undefined;
  error: string | undefined;
  private readonly withdrawn = new Set<Seat>();
  /** What was said besides the match since it was last looked at. */
  private notices: readonly string[] = [];
  private readonly stop: (() => void) | undefined;

  constructor(ui: Ui, seating: SessionSeating, playOptions: PlayOptions) {
    this.ui = ui;
    this.seating = seating;
    this.playOptions = playOptions;
    const { entry, local, remote } = seating;
    this.gameTexts = entry.texts[playOptions.language];
    this.texts = sessionTexts[playOptions.language];
    this.feed = new MatchFeed(chairsOf(seating), local?.replayLog(this.watchers) ?? remote?.eventLog());
    this.pace = playOptions.pace;
    this.stops = new Set(entry.autoPass?.usual);
    this.rounds = playOptions.rounds;
    this.reasons =
      playOptions.reasons === 'auto' ? seating.people.length === 0 : playOptions.reasons === 'yes';
    this.stop = remote?.observe((notice) => {
      this.notice(notice);
      this.feed.notify(remote.closedError() !== undefined);
    });
  }

  /** Throws where there is no way on; hears of what has failed and does not matter to the match. */
  check(): void {
    const { remote, local } = this.seating;
    const gone = remote?.closedError();
    if (gone !== undefined) throw gone;
    const failure = local?.files?.takeFailure();
    if (failure !== undefined) this.notice(this.texts.rounds.unkept(failure));
  }

  private notice(notice: string): void {
    this.notices = [...this.notices, notice].slice(-MAX_NOTICES);
  }

  close(): void {
    this.stop?.();
    this.feed.close();
  }

  /** What is worth knowing besides the match. */
  get aside(): readonly TextRow[] {
    return this.notices.map((text) => [{ text, role: 'warn' }]);
  }

  /** The watcher has seen all that there is until now. */
  markSeen(watcher: Watcher): void {
    this.feed.markSeen(watcher);
    this.notices = [];
  }

  /** Whoever sits there, if they are here. */
  personAt(seat: Seat): Person | undefined {
    return this.seating.people.find((person) => person.seat === seat);
  }

  /** Through whose eyes the match is seen at this terminal. */
  get watchers(): readonly Watcher[] {
    return chairsOf(this.seating).map(({ watcher }) => watcher);
  }

  /** Between several people nobody's hand is shown. */
  get audience(): Seat | 'spectator' {
    const [only, ...others] = this.seating.people;
    return only !== undefined && others.length === 0 ? only.seat : 'spectator';
  }

  /** Nobody here has anything left to decide. */
  get onlyWatches(): boolean {
    return this.withdrawn.size === this.seating.people.length;
  }

  /** Whoever has withdrawn need not wait for the rest. */
  withdraw(seat: Seat): void {
    this.withdrawn.add(seat);
    if (this.onlyWatches) this.pace = 'none';
  }

  /** Why something that should have worked has not. What the system says stays in its own language; a table elsewhere has its own words. */
  describeFailure(error: unknown): string {
    this.check();
    if (this.seating.remote !== undefined) return messageOf(error);
    const { trouble } = this.texts;
    if (!(error instanceof SaveError)) return trouble.broken(messageOf(error));
    return error.systemMessage === undefined ? trouble.elsewhere : trouble.notKept(error.systemMessage);
  }
}
