import type { ArchiveEntry, Json, Match, Parts, Seat } from '@ludoteca/kernel';
import type { BotProtocol } from './bot-protocol.ts';
import type { MatchUpdate } from '../table/chair.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { PlayerNames } from '../text/game-texts.ts';

/** Says that somebody wants to stop: the AbortSignal of any platform is one. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', hear: () => void): void;
  removeEventListener(type: 'abort', hear: () => void): void;
}

/** Who sits at a seat of a refereed match. Where a protocol lets programs last, the same contestant is the same process. */
export type Contestant =
  /** The path of an executable file. */
  | { readonly program: string }
  /** A computer player of the game, by name, and the seed of its dice. */
  | { readonly player: string; readonly seed: string }
  /** What it does when the question of that number is its own; undefined: the match stops there. */
  | { readonly follows: (number: number) => ArchiveEntry | undefined };

/** Why a program lost its turn or its seat. Lines and parts of lines are as it wrote them, bytes that are no text as \xNN. */
export type BotFailure =
  | { readonly why: 'refused'; readonly line: string; readonly reason: Json }
  /** No answer within so many milliseconds; what it wrote without ending the line. */
  | { readonly why: 'late'; readonly clock: number; readonly part: string }
  | {
      readonly why: 'ended';
      readonly code: number | null;
      readonly signal: string | null;
      readonly part: string;
    }
  | { readonly why: 'not started'; readonly problem: string }
  /** It does not read what it is told: so many bytes wait for it. */
  | { readonly why: 'deaf'; readonly bytes: number }
  /** It wrote so many bytes in one turn without an answer, or in the match, that nobody listens any longer; how its turn began. */
  | { readonly why: 'flood'; readonly bytes: number; readonly line: string };

/** Hears everything while it happens. Times are milliseconds since the match began. */
export interface RefereeObserver<P extends Parts> {
  /** What happened as the judge sees it, the opening first. */
  onUpdate?(news: MatchUpdate<P>, at: number): void;
  onSent?(seat: Seat, line: string, at: number): void;
  /** A line, as text; so many bytes of it were too many and dropped. */
  onReceived?(seat: Seat, line: string, at: number, dropped: number): void;
  onSay?(seat: Seat, text: string): void;
  /** Before the table hears of it. */
  onLapse?(seat: Seat, note: BotFailure): void;
  onWithdraw?(seat: Seat, note: BotFailure): void;
  /** What a program writes to its standard error, in whole characters, as it comes; may come after the match. */
  onStderr?(seat: Seat, text: string): void;
  /** Before an answer is played. 'stop': it is not, and the match stops here. */
  onAnswer?(seat: Seat, number: number, choice: Json): 'stop' | undefined;
}

/** How untrusted programs are kept apart: as well as possible, well or not at all, not at all. */
export const ISOLATION_MODES = ['auto', 'required', 'none'] as const;
export type IsolationMode = (typeof ISOLATION_MODES)[number];

/** What a refereed match needs. */
export interface RefereedMatchSetup<P extends Parts> {
  readonly seats: readonly Contestant[];
  readonly names: PlayerNames;
  readonly protocol: BotProtocol<P>;
  /** Just started, with what the start told. */
  readonly match: Match<P>;
  readonly opening: readonly P['event'][];
  /** Milliseconds for an answer, all lines before it included; 0: as long as it takes. */
  readonly clock: number;
  readonly observer?: RefereeObserver<P>;
  readonly stopSignal?: StopSignal;
}

/** How a refereed match ended. */
export interface RefereeReport<P extends Parts> {
  /** As far as it went: it has an outcome unless it was stopped. */
  readonly match: Match<P>;
  readonly stopped: boolean;
  /** When each entry was made, in milliseconds since the match began. */
  readonly times: readonly number[];
  /** Why each seat that lost its seat did so. */
  readonly withdrawn: readonly { readonly seat: Seat; readonly note: BotFailure }[];
}

/** Plays matches among programs, one at a time; whoever opened it closes it, and then no program is left. */
export interface Referee {
  /** How programs are kept apart, in a word: bubblewrap, unshare, none. */
  readonly level: string;
  play<P extends Parts>(entry: CatalogueEntry<P>, sitting: RefereedMatchSetup<P>): Promise<RefereeReport<P>>;
  close(): Promise<void>;
}
