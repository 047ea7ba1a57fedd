/** The interface of the referee, which plays matches among bot programs and computer players. */
import type { ArchiveMetadata, ArchiveEntry, Json, Match, Parts, Seat } from '@ludoteca/kernel';
import type { BotProtocol } from './bot-protocol.ts';
import type { MatchUpdate } from '../table/chair.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { PlayerNames } from '../text/game-texts.ts';

/** The part of an AbortSignal that is needed to stop a match. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The occupant of a seat. If the protocol reuses processes, the same contestant is the same process in every match. */
export type Contestant =
  /** The path of an executable file. */
  | { readonly program: string }
  /** A computer player of the game, by name, and the seed of its dice. */
  | { readonly player: string; readonly seed: string }
  /** Follows a script by question number; undefined stops the match. */
  | { readonly follows: (number: number) => ArchiveEntry | undefined };

/** Why a program lost its turn or its seat. Output is quoted; bytes that are not UTF-8 appear as \xNN. */
export type BotFailure =
  | { readonly why: 'refused'; readonly line: string; readonly reason: Json }
  /** No answer within `clock` milliseconds, for the turn or, with `wholeMatch`, for all turns of the match. */
  | {
      readonly why: 'late';
      readonly clock: number;
      readonly wholeMatch?: true;
      /** The unfinished line. */
      readonly part: string;
      /** Number of complete lines that the program wrote in this turn, none of them an answer, and the last of them. */
      readonly lines?: number;
      readonly lastLine?: string;
      /** The last line that the program was sent, which it had to answer. */
      readonly awaited?: string;
    }
  | {
      readonly why: 'ended';
      readonly code: number | null;
      /** Name of the signal, under every isolation level. */
      readonly signal: string | null;
      readonly part: string;
      /** The end of its standard error. */
      readonly stderr?: string;
    }
  | { readonly why: 'not started'; readonly problem: string }
  /** It does not read its input; `bytes` are waiting. */
  | { readonly why: 'deaf'; readonly bytes: number }
  /** It wrote more bytes than allowed in a turn or a match; `line` is the first output of the turn. */
  | { readonly why: 'flood'; readonly bytes: number; readonly line: string };

/** A line that a program wrote, without its terminator. */
export interface ReceivedLine {
  readonly text: string;
  /** The exact bytes, which need not be UTF-8. */
  readonly bytes: Uint8Array;
  /** Bytes that were cut. */
  readonly dropped: number;
}

/** Callbacks during a refereed match. Times are in milliseconds since the start of the match. */
export interface RefereeObserver<P extends Parts> {
  /** An update as the judge sees it, starting with the opening. */
  onUpdate?(update: MatchUpdate<P>, at: number): void;
  onSent?(seat: Seat, line: string, at: number): void;
  onReceived?(seat: Seat, line: ReceivedLine, at: number): void;
  onSay?(seat: Seat, text: string): void;
  /** Called before the lapse takes effect. */
  onLapse?(seat: Seat, note: BotFailure): void;
  onWithdraw?(seat: Seat, note: BotFailure): void;
  /** Standard error output, in whole characters. Output after the end of the match is discarded. */
  onStderr?(seat: Seat, text: string): void;
  /** Called before an answer is played; 'stop' ends the match instead. */
  onAnswer?(seat: Seat, number: number, choice: Json): 'stop' | undefined;
}

/** Isolation of untrusted programs: the best available, required, or none. */
export const ISOLATION_MODES = ['auto', 'required', 'none'] as const;
export type IsolationMode = (typeof ISOLATION_MODES)[number];

/** Everything needed to play a refereed match. */
export interface RefereedMatchSetup<P extends Parts> {
  readonly seats: readonly Contestant[];
  readonly names: PlayerNames;
  readonly protocol: BotProtocol<P>;
  /** Protocols of seats whose programs speak another one. */
  readonly protocolBySeat?: ReadonlyMap<Seat, BotProtocol<P>>;
  /** A match that was just started. */
  readonly match: Match<P>;
  readonly opening: readonly P['event'][];
  /** Milliseconds for an answer including all lines before it; 0 means no limit. */
  readonly clock: number;
  /** Milliseconds that each program may use for all its answers together; absent: no limit. */
  readonly matchClock?: number;
  readonly observer?: RefereeObserver<P>;
  readonly stopSignal?: StopSignal;
}

/** The result of a refereed match. */
export interface RefereeReport<P extends Parts> {
  /** The match, with an outcome unless it was stopped. */
  readonly match: Match<P>;
  readonly stopped: boolean;
  /** Times, in milliseconds since the start of the match, and hashes of positions. */
  readonly metadata: ArchiveMetadata;
  /** Seats that were withdrawn, with the reason. */
  readonly withdrawn: readonly { readonly seat: Seat; readonly note: BotFailure }[];
}

/** Plays matches, also several at a time. After `close` no program is running. */
export interface Referee {
  /** The active isolation: bubblewrap, unshare or none. */
  readonly level: string;
  play<P extends Parts>(entry: CatalogueEntry<P>, setup: RefereedMatchSetup<P>): Promise<RefereeReport<P>>;
  close(): Promise<void>;
}
