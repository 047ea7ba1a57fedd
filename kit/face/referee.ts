import type { ArchiveEntry, Json, Match, Parts, Seat } from '@ludoteca/kernel';
import type { BotProtocol } from './bots.ts';
import type { News } from './chair.ts';
import type { Entry } from './entry.ts';
import type { Names } from './texts.ts';

/** Says that somebody wants to stop: the AbortSignal of any platform is one. */
export interface Interruption {
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
export type BotNote =
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
export interface Witness<P extends Parts> {
  /** What happened as the judge sees it, the opening first. */
  happened?(news: News<P>, at: number): void;
  sent?(seat: Seat, line: string, at: number): void;
  /** A line, as text; so many bytes of it were too many and dropped. */
  received?(seat: Seat, line: string, at: number, dropped: number): void;
  said?(seat: Seat, text: string): void;
  /** Before the table hears of it. */
  lapsed?(seat: Seat, note: BotNote): void;
  withdrawn?(seat: Seat, note: BotNote): void;
  /** What a program writes to its standard error, in whole characters, as it comes; may come after the match. */
  complained?(seat: Seat, text: string): void;
  /** Before an answer is played. 'stop': it is not, and the match stops here. */
  answered?(seat: Seat, number: number, choice: Json): 'stop' | undefined;
}

/** How untrusted programs are kept apart: as well as possible, well or not at all, not at all. */
export const ISOLATIONS = ['auto', 'required', 'none'] as const;
export type Isolation = (typeof ISOLATIONS)[number];

/** What a refereed match needs. */
export interface Sitting<P extends Parts> {
  readonly seats: readonly Contestant[];
  readonly names: Names;
  readonly protocol: BotProtocol<P>;
  /** Just started, with what the start told. */
  readonly match: Match<P>;
  readonly opening: readonly P['event'][];
  /** Milliseconds for an answer, all lines before it included; 0: as long as it takes. */
  readonly clock: number;
  readonly witness?: Witness<P>;
  readonly interruption?: Interruption;
}

/** How a refereed match ended. */
export interface Report<P extends Parts> {
  /** As far as it went: it has an outcome unless it was stopped. */
  readonly match: Match<P>;
  readonly stopped: boolean;
  /** When each entry was made, in milliseconds since the match began. */
  readonly times: readonly number[];
  /** Why each seat that lost its seat did so. */
  readonly withdrawn: readonly { readonly seat: Seat; readonly note: BotNote }[];
}

/** Plays matches among programs, one at a time; whoever opened it closes it, and then no program is left. */
export interface Referee {
  /** How programs are kept apart, in a word: bubblewrap, unshare, none. */
  readonly level: string;
  play<P extends Parts>(entry: Entry<P>, sitting: Sitting<P>): Promise<Report<P>>;
  close(): Promise<void>;
}
