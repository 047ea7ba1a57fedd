/** The messages of the server and the data in them. docs/server.md describes the protocol for other programs. */
import type { Choice, Json, Reason, Refusal, Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import type {
  ByLanguage,
  FormField,
  FieldText,
  FileField,
  Hint,
  SeatExplanation,
  Observation,
  AutoPassSettings,
} from '@ludoteca/kit';
import type { Delta } from './delta/delta.ts';
import type { ChatMessage } from './people.ts';
import type { PlayTerms } from './play-terms.ts';
import type { ProblemKey } from './problems.ts';

/** A form field as JSON: without the functions that read files. */
export type FieldInfo = Exclude<FormField, FileField> | Omit<FileField, 'read' | 'check'>;
export type FormInfo = { readonly [key: string]: FieldInfo };

/** A game as the lobby shows it, before its code is loaded. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly listed: boolean;
  /** The names of its computer players, the default one first. */
  readonly players: readonly string[];
  readonly form: FormInfo;
  /** The file extension of its saves; absent if the game has no original files. */
  readonly files?: { readonly ending: string };
  readonly words: ByLanguage<{
    readonly name: string;
    readonly about: string;
    /** Display names of the game's own computer players. */
    readonly players: { readonly [name: string]: string };
    readonly settings: { readonly [field: string]: FieldText };
  }>;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** The guest has an account, with which other devices can sign in. */
  readonly account?: true;
}
/** The token is the only proof of a guest's identity and must be kept secret. */
export interface GuestCredentials extends Guest {
  readonly token: string;
}

/** The kind of a person in archives; every other kind names a computer player. */
export const PERSON = 'person';

/** The occupant of a seat of a new table: a person, or a computer player by name. */
export type SeatRequest = typeof PERSON | (string & {});

export interface SeatInfo {
  /** `person`, or the name of a computer player. */
  readonly kind: SeatRequest;
  /** Empty while the seat is free. Computers of one kind have different names. */
  readonly name: string;
  /** The id of the guest at this seat. */
  readonly guest?: string;
  /** Whether the player is connected. */
  readonly here: boolean;
  /** This seat's contribution to the seed; null for a computer, and until it is revealed. */
  readonly nonce: string | null;
  /** The commitment to a nonce that is revealed later; absent if the seat sent none. */
  readonly commitment?: string;
  /** For how many milliseconds the player has been away. */
  readonly awayFor?: number;
  /** The computer player that plays for this person until the person takes the seat back. */
  readonly substitute?: string;
  /** The final place. */
  readonly place?: number;
}

/** A proposed takeback: by whom, and the seats whose consent is missing. */
export interface TakebackInfo {
  readonly by: Seat;
  readonly awaited: readonly Seat[];
}

/** Whom a match waits for. Durations are in milliseconds, at the moment when the message is sent. */
export interface WaitInfo {
  readonly seat: Seat;
  /** Since the question was asked. */
  readonly milliseconds: number;
  /** The time left for each seat, if the table has a clock. */
  readonly remaining?: readonly number[];
}

export type TableState = 'open' | 'playing' | 'over';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** Settings that may come from a file, such as decks, are null here, since they may be secret and long. The archive has them. */
  readonly settings: Json;
  /** The match continues a save: the guest who opened it may know hidden cards. */
  readonly opened?: true;
  readonly state: TableState;
  /** The match has twice exceeded the computing time or memory of the server and is not continued. */
  readonly quarantined?: true;
  readonly seats: readonly SeatInfo[];
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  /** Time of creation, in milliseconds. */
  readonly made: number;
  /** Number of entries of the match. */
  readonly entries: number;
  readonly watching: number;
  /** Published before a guest can sit down. The secret follows when the match is over. */
  readonly commitment: string;
  readonly secret?: string;
  /**
   * All seats are taken, and their commitments are final: until this time, in milliseconds, the players reveal their nonces. Then the
   * match starts without those that are missing. Absent in every other phase.
   */
  readonly revealDeadline?: number;
  /** The id of the rematch table. */
  readonly rematch?: string;
  /** Absent only in tables that a client has made up. */
  readonly terms?: PlayTerms;
  /** Absent before the match, and when it is over. */
  readonly waiting?: WaitInfo;
  /** The auto-pass settings of the own seat, once they were changed. */
  readonly autoPass?: AutoPassSettings;
  /** When the match ended, in milliseconds. */
  readonly finished?: number;
  /** How often entries were taken back. When it changes, the server sends all steps again. */
  readonly takebacks?: number;
  /** A takeback that waits for the consent of others. */
  readonly takeback?: TakebackInfo;
}

/** Why a request was refused: a key for which clients have texts, and the values for the text. */
export interface ServerProblem {
  readonly problem: ProblemKey;
  readonly facts?: Json;
  /** The game's reasons, if the game refuses. */
  readonly reasons?: readonly Reason[];
}

/** The events of one entry of the match, as this watcher may know them; number 0 is the opening. */
export interface MatchStep {
  readonly number: number;
  /** The seat that left the match with this entry. Every other entry answers the open question. */
  readonly left?: Seat;
  readonly events: readonly AnyParts['event'][];
  /** Why the computer chose this answer, if it explains itself. Not stored: lost when the table is unloaded. */
  readonly remarks?: readonly SeatExplanation[];
}

export type ServerMessage =
  /** The table, and which watcher this connection is. */
  | { readonly table: TableInfo; readonly you: Watcher }
  /** All steps since the last one received, in order, and the observation after them. One answer may make several steps. */
  | {
      readonly news: readonly MatchStep[];
      readonly sight: Observation<AnyParts>;
      /** `GET /api/tables/:id/file` returns a save now. Sent only to a person who plays alone against computers. */
      readonly save?: true;
    }
  /** The same, with the change of the previous observation instead of the whole one. Only for clients whose hello asks for it. */
  | { readonly steps: readonly MatchStep[]; readonly change: Delta; readonly save?: true }
  /** Messages of the table chat: the latest ones after connecting, then each new one. */
  | { readonly chat: readonly ChatMessage[] }
  /** After an entry, at tables with a clock. */
  | { readonly waiting: WaitInfo }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly refused: Refusal }
  | { readonly id: number; readonly reason: Reason }
  | { readonly id: number; readonly barred: readonly Choice<AnyParts>[] }
  /** Null: the seat is not asked. */
  | { readonly id: number; readonly hint: Hint<AnyParts> | null }
  /** The message was refused; with its id if it had one. After an invalid hello the connection is closed. */
  | ({ readonly id?: number } & ServerProblem);
