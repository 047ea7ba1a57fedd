/** The operations of a match executor: what the server requests and what it gets. Every operation is one unit of work. */
import type {
  AnyParts,
  ArchiveEntry,
  CardNames,
  Json,
  MatchHeader,
  Refusal,
  Seat,
  Watcher,
} from '@ludoteca/kernel';
import type { AutoPass, AutoPassSettings, StandingOrder } from '@ludoteca/kit';
import type { SeatRequest, ServerProblem } from '@ludoteca/wire';
import type { StoredEntry, StoredSnapshot } from '../storage/storage.ts';

/** A seat as far as the execution of a match depends on it. */
export interface MatchSeat {
  readonly kind: SeatRequest;
  readonly name: string;
  /** The computer player that plays for the person of this seat. */
  readonly substitute?: string;
}

/** Everything from which a match is loaded. */
export interface StoredMatch {
  readonly header: MatchHeader;
  readonly seats: readonly MatchSeat[];
  /** Those after the snapshot; all of them if there is none. */
  readonly entries: readonly ArchiveEntry[];
  readonly snapshot?: StoredSnapshot;
}

/** The operation needs all entries of the match: the request is to be repeated with them. */
export interface MissingEntries {
  readonly needsEntries: true;
}

/** The state of a match that the server needs to know. */
export interface MatchStatus {
  /** The number of entries, which is the number of the open question. */
  readonly number: number;
  /** The seat that is asked; absent when the match is over. */
  readonly asked?: Seat;
  /** How a person that is asked could pass automatically, by public information unless no other person plays. */
  readonly pass?: Pick<AutoPass<AnyParts>, 'stop' | 'isCertain'>;
  /** The final places, when the match is over. */
  readonly places?: readonly number[];
}

/** New entries, which count once they are durable, or the refusal. The parts of the reply are the news for the recipients. */
export type AdvanceResult =
  | {
      readonly entries: readonly ArchiveEntry[];
      readonly status: MatchStatus;
      /** The hash of the position after the last entry, which some entries have. */
      readonly position?: string;
    }
  | { readonly refused: Refusal };

/** The watchers that get news: whole observations, or changes where possible. */
export interface NewsRecipients {
  readonly watchers: readonly Watcher[];
  readonly deltaWatchers: readonly Watcher[];
}

/** `entries`: all of the match. `autoPass`: the settings of the seat. `secret`: seeds the worlds in which the takeback is tried. */
export interface TakebackRequest {
  readonly seat: Seat;
  readonly entries: readonly ArchiveEntry[];
  readonly autoPass: AutoPassSettings;
  readonly secret: string;
}

interface Operation<Request, Result> {
  readonly request: Request;
  readonly result: Result;
}

type Empty = Readonly<Record<never, never>>;

/** Operations on the match of one table. */
export interface TableOperations {
  /** Loads a match. `seeds`: one for the computer player of each seat. */
  open: Operation<
    StoredMatch & { readonly seeds: readonly string[] },
    { readonly status: MatchStatus } | MissingEntries
  >;
  /** The parts are the news since that number for each watcher. `entries`: all, if earlier steps than those in memory are needed. */
  news: Operation<
    {
      readonly watchers: readonly Watcher[];
      readonly since: number;
      readonly entries?: readonly ArchiveEntry[];
    },
    Empty | MissingEntries
  >;
  /**
   * The part is the news for spectators since that number, at the moment when the match had `until` entries. `entries`: all, if earlier
   * steps than those in memory are needed.
   */
  pastNews: Operation<
    { readonly since: number; readonly until: number; readonly entries?: readonly ArchiveEntry[] },
    Empty | MissingEntries
  >;
  play: Operation<
    NewsRecipients & { readonly seat: Seat; readonly number: number; readonly choices: readonly unknown[] },
    AdvanceResult
  >;
  /** Whether the seat has answered question `number` with these choices. `entries`: all, if earlier steps than those in memory are needed. */
  recall: Operation<
    {
      readonly seat: Seat;
      readonly number: number;
      readonly choices: readonly unknown[];
      readonly entries?: readonly ArchiveEntry[];
    },
    { readonly isAnswered: boolean } | MissingEntries
  >;
  withdraw: Operation<NewsRecipients & { readonly seat: Seat; readonly note?: string }, AdvanceResult>;
  /** Answers question `number` automatically, if it still can be. */
  pass: Operation<NewsRecipients & { readonly number: number }, AdvanceResult>;
  /** Answers question `number` as an order of the asked seat says; `illegal` if the order has no answer to it. */
  follow: Operation<
    NewsRecipients & { readonly number: number; readonly order: StandingOrder },
    AdvanceResult
  >;
  lapse: Operation<NewsRecipients & { readonly number: number; readonly note: string }, AdvanceResult>;
  /** How many entries remain if this seat takes its latest decision back, if it may, and which people are still in the match. */
  takeback: Operation<TakebackRequest, { readonly point?: number; readonly people: readonly Seat[] }>;
  /** Lets the computer that is asked question `number` choose. */
  think: Operation<{ readonly number: number }, Empty>;
  /**
   * The part is the plan of the job that computes the answer of the expert who is asked question `number`. There is no part if the answer
   * is not worth a job.
   */
  delegate: Operation<{ readonly number: number }, { readonly isDelegated: boolean }>;
  /** Makes the answer of a job the choice of the computer that is asked question `number`, if it is one of its options. */
  accept: Operation<{ readonly number: number; readonly answer: Json }, { readonly isAccepted: boolean }>;
  /** Plays the choice of the computer that is asked question `number`. It chooses now if it has not yet. */
  move: Operation<NewsRecipients & { readonly number: number }, AdvanceResult>;
  /** The part is the reason as JSON. */
  why: Operation<{ readonly watcher: Watcher; readonly choice: unknown }, Empty>;
  /** The part is the list of barred choices as JSON. */
  barred: Operation<{ readonly watcher: Watcher }, Empty>;
  /** The part is the hint for the open question as JSON; null if the seat is not asked. `isQuick`: without a search. */
  hint: Operation<{ readonly watcher: Watcher; readonly isQuick: boolean }, Empty>;
  /** The part is the save. There is no name and no part if the game cannot be saved at this moment. */
  save: Operation<{ readonly now: number }, { readonly name?: string }>;
  /** The part is the archive file. */
  archive: Operation<{ readonly stored: readonly StoredEntry[] }, Empty>;
  snapshot: Operation<Empty, StoredSnapshot>;
  /** Removes the match from memory. */
  close: Operation<Empty, Empty>;
}

/** The part of a new table that users provide: settings, or a save in base64. */
export interface TableContent {
  readonly game: string;
  readonly seats: number;
  readonly settings?: Json;
  readonly file?: string;
  /** The start position of a rematch. */
  readonly from?: Json;
}

export interface ValidContent {
  readonly settings: Json;
  /** The cards of the match, if its game has a card table: a table that is played after an update has those of its creation. */
  readonly cards?: CardNames;
  /** The start position and the names of the seats, if there was a save. */
  readonly from?: Json;
  readonly names?: readonly string[];
}

/** Operations that belong to no table. */
export interface GeneralOperations {
  validate: Operation<TableContent, ValidContent>;
  /** The memory in use, in bytes. */
  status: Operation<Empty, { readonly heap: number }>;
}

export type Operations = TableOperations & GeneralOperations;

type RequestOf<M extends { readonly [K in keyof M]: Operation<unknown, unknown> }, Address> = {
  [K in keyof M]: { readonly do: K } & Address & M[K]['request'];
}[keyof M];

/** The header of a request. */
export type ExecutorRequest =
  | RequestOf<TableOperations, { readonly table: string }>
  | RequestOf<GeneralOperations, Empty>;

/** An error that was thrown in a worker. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** An error for the log of the server. */
export interface LoggedError {
  readonly message: string;
  readonly error: ThrownError;
}

/** The header of a reply. `problem`: the request is refused. `fault`: a rule has thrown, and the match must be opened again. */
export type ReplyHeader<R = unknown> = { readonly errors?: readonly LoggedError[] } & (
  | { readonly result: R }
  | { readonly problem: ServerProblem }
  | { readonly fault: ThrownError }
);

/** The result of an operation with the parts of the reply. */
export interface ExecutorResult<R> {
  readonly result: R;
  readonly parts: readonly Buffer[];
}

/** Operations that add entries. */
export type AdvanceOperation = 'play' | 'withdraw' | 'move' | 'pass' | 'follow' | 'lapse';
export type RequestWithoutRecipients<K extends AdvanceOperation> = Omit<
  TableOperations[K]['request'],
  keyof NewsRecipients
>;

/** Operations that may replay all entries have more time. */
export const REPLAYING_OPERATIONS: ReadonlySet<keyof TableOperations> = new Set([
  'news',
  'pastNews',
  'recall',
  'archive',
  'takeback',
]);
