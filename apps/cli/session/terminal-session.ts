/** State of one match at this terminal: seats, received updates, the person's settings and pending messages. */
import type { AnyParts, Seat, Watcher } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, AutoPassSettings, Chair, GameTexts, Hint, PlayerNames } from '@ludoteca/kit';
import type { CliError } from '../args/cli-error.ts';
import { SaveError } from '../saves/file-slot.ts';
import { messageOf } from '../terminal/sanitize.ts';
import type { Ui } from '../terminal/ui.ts';
import { AutoPassing } from './auto-pass.ts';
import type { EventLog, LogItem } from './event-log.ts';
import type { LocalHost } from './local-host.ts';
import type { SessionEnd } from './local-session.ts';
import { MatchFeed } from './match-feed.ts';
import type { Pace, PlayOptions, SavePromptMode } from './play-options.ts';
import { Presenter } from './presenter.ts';
import type { RemoteActions } from './remote-actions.ts';
import { SessionMessages } from './session-messages.ts';
import { StandingOrders } from './standing-orders.ts';
import { sessionTexts, type SessionTexts } from './texts/index.ts';

/** A person who decides at this terminal. */
export interface Person {
  readonly seat: Seat;
  readonly chair: Chair<AnyParts>;
}

/** The players of a match and the chairs that this terminal holds. */
export interface SessionSeating {
  readonly entry: AnyCatalogueEntry;
  /** By seat, at this terminal or elsewhere. */
  readonly names: PlayerNames;
  /** Empty if this terminal only watches. */
  readonly people: readonly Person[];
  /** Absent if exactly one person decides here: that chair shows everything. */
  readonly spectator?: Chair<AnyParts>;
  /** Present if this process hosts the match. */
  readonly local?: LocalHost;
  /** Present if a server hosts the match. */
  readonly remote?: RemoteHost;
}

/** The table of a match that a server hosts, besides the match itself. */
export interface RemoteHost {
  /** Events received before the session began. */
  eventLog(): EventLog<LogItem>;
  /** Reports absent players and lost connections as sentences, beginning with the present state. */
  observe(onNotice: (notice: string) => void): () => void;
  /** Why the match cannot go on from here; undefined while it can. */
  closedError(): CliError | undefined;
  /** Whether no other person plays. */
  isAlone(): boolean;
  /** What an expert would answer; undefined if the seat is not asked. Rejects if the table does not allow hints. */
  findHint(): Promise<Hint<AnyParts> | undefined>;
  /** The auto-pass settings of the person here; undefined: those of the game. */
  autoPass(): AutoPassSettings | undefined;
  /** Changes them; resolves to an error message if the server refuses. */
  setAutoPass(settings: AutoPassSettings): Promise<string | undefined>;
  /** What the person here can do besides answering. */
  readonly actions: RemoteActions;
}

/** What follows a reply: the same question again, the next step of the match, or the end of the session. */
export type NextStep = SessionEnd | 'again' | 'on';

/** Settings that a person can change during the match. */
interface SessionSettings {
  readonly pace: Pace;
  readonly savePrompts: SavePromptMode;
  /** Whether explanations of computer players are shown. */
  readonly explanations: boolean;
}

export const chairsOf = ({ people, spectator }: SessionSeating): readonly Chair<AnyParts>[] => [
  ...people.map(({ chair }) => chair),
  ...(spectator === undefined ? [] : [spectator]),
];

/** Every mutable field is private to the class that writes it. */
export class TerminalSession {
  readonly ui: Ui;
  readonly seating: SessionSeating;
  readonly playOptions: PlayOptions;
  readonly gameTexts: GameTexts<AnyParts>;
  readonly texts: SessionTexts;
  readonly feed: MatchFeed;
  readonly messages = new SessionMessages();
  readonly orders = new StandingOrders(this);
  readonly autoPass: AutoPassing;
  readonly presenter = new Presenter(this);
  private currentSettings: SessionSettings;
  private currentViewer: Seat | undefined;
  /** How many items of the audience's log have been shown while a computer player decided. */
  private progress = 0;
  private readonly withdrawn = new Set<Seat>();
  /** The number of the question at which an action last failed. */
  private failedNumber: number | undefined;
  private readonly stopObserving: (() => void) | undefined;

  constructor(ui: Ui, seating: SessionSeating, playOptions: PlayOptions) {
    this.ui = ui;
    this.seating = seating;
    this.playOptions = playOptions;
    const { entry, local, remote, people } = seating;
    const { language, pace, rounds, reasons } = playOptions;
    this.gameTexts = entry.texts[language];
    this.texts = sessionTexts[language];
    this.feed = new MatchFeed(chairsOf(seating), local?.replayLog(this.watchers) ?? remote?.eventLog());
    this.autoPass = new AutoPassing(this);
    this.currentSettings = {
      pace,
      savePrompts: rounds,
      explanations: reasons === 'auto' ? people.length === 0 : reasons === 'yes',
    };
    this.stopObserving = remote?.observe((notice) => {
      this.messages.addNotice(notice);
      this.feed.notify(remote.closedError() !== undefined);
    });
  }

  get settings(): SessionSettings {
    return this.currentSettings;
  }

  changeSettings(change: Partial<SessionSettings>): void {
    this.currentSettings = { ...this.currentSettings, ...change };
  }

  /** The seat whose hand was last shown on this screen. */
  get viewer(): Seat | undefined {
    return this.currentViewer;
  }

  showTo(seat: Seat): void {
    this.currentViewer = seat;
  }

  /** Whether the audience has received an event worth reading since the last call. */
  takeProgress(): boolean {
    const log = this.feed.log(this.audience);
    const items = log.slice(Math.min(this.progress, log.length));
    this.progress = log.length;
    return this.presenter.hasVisibleItem(items);
  }

  /** Throws if the match cannot go on from here; turns failures of the original files into a notice. */
  check(): void {
    const { remote, local } = this.seating;
    const closed = remote?.closedError();
    if (closed !== undefined) throw closed;
    const failure = local?.files?.takeFailure();
    if (failure !== undefined) this.messages.addNotice(this.texts.rounds.unkept(failure));
  }

  close(): void {
    this.stopObserving?.();
    this.feed.close();
  }

  /** Marks all events and notices so far as seen by the watcher. */
  markSeen(watcher: Watcher): void {
    this.feed.markSeen(watcher);
    this.messages.clearNotices();
  }

  personAt(seat: Seat): Person | undefined {
    return this.seating.people.find((person) => person.seat === seat);
  }

  /** The watchers whose chairs this terminal holds. */
  get watchers(): readonly Watcher[] {
    return chairsOf(this.seating).map(({ watcher }) => watcher);
  }

  /** Whose view may be shown while others decide: with several people at the terminal only the public one. */
  get audience(): Seat | 'spectator' {
    const [only, ...others] = this.seating.people;
    return only !== undefined && others.length === 0 ? only.seat : 'spectator';
  }

  /** Whether no person at this terminal decides any more. */
  get onlyWatches(): boolean {
    return this.withdrawn.size === this.seating.people.length;
  }

  /** When the last person has withdrawn, the rest of the match runs without pauses. */
  withdraw(seat: Seat): void {
    this.withdrawn.add(seat);
    if (this.onlyWatches) this.changeSettings({ pace: 'none' });
  }

  private get askedNumber(): number | undefined {
    return this.feed.observation(this.audience).asked?.number;
  }

  /** Whether the last action at the open question failed, in a match that is hosted here. */
  get hasFailed(): boolean {
    return this.failedNumber !== undefined && this.failedNumber === this.askedNumber;
  }

  /** A sentence for a failed action. Messages of the system stay in their language; a remote table words its own. */
  describeFailure(error: unknown): string {
    this.check();
    if (this.seating.remote !== undefined) return messageOf(error);
    const { failures } = this.texts;
    this.failedNumber = this.askedNumber;
    if (!(error instanceof SaveError)) return failures.broken(messageOf(error));
    return error.systemMessage === undefined ? failures.elsewhere : failures.notKept(error.systemMessage);
  }
}
