/** What a server of tables and its clients say to each other. docs/server.md tells it for other programs. */
import type { Choice, Json, Reason, Refusal, Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import type {
  ByLanguage,
  FormField,
  FieldText,
  FileField,
  SeatExplanation,
  Observation,
} from '@ludoteca/kit';
import type { ProblemKey } from './problems.ts';

/** What a form has that can be sent: files are read by whoever has the code of the game. */
export type FieldInfo = Exclude<FormField, FileField> | Omit<FileField, 'read' | 'check'>;
export type FormInfo = { readonly [key: string]: FieldInfo };

/** A game as a lobby shows it, before any of its code is loaded. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly listed: boolean;
  /** The computer players that can be asked to sit down, the usual one first. */
  readonly players: readonly string[];
  readonly form: FormInfo;
  /** Absent where it has no files of a world of its own: how its saves end. */
  readonly files?: { readonly ending: string };
  readonly words: ByLanguage<{
    readonly name: string;
    readonly about: string;
    /** What players of the game's own are called. */
    readonly players: { readonly [name: string]: string };
    readonly settings: { readonly [field: string]: FieldText };
  }>;
}

/** A guest: the token is the only proof of who one is, and stays with its owner. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}
export interface GuestCredentials extends Guest {
  readonly token: string;
}

export const PERSON = 'person';

/** Who is to sit at a seat of a new table: a person, or a computer player by name. */
export type SeatRequest = typeof PERSON | (string & {});

export interface SeatInfo {
  /** `person`, or the name of a computer player. */
  readonly kind: SeatRequest;
  /** Empty while nobody sits there. Computers of one kind have different names. */
  readonly name: string;
  /** The id of the guest who sits there. */
  readonly guest?: string;
  /** Whether whoever sits there is connected. */
  readonly here: boolean;
  /** What this seat added to the seed: nothing if a computer sits there. */
  readonly nonce: string | null;
}

export type TableState = 'open' | 'playing' | 'over';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** What came from a file is null here: it may be long. The archive has it. */
  readonly settings: Json;
  /** The match goes on from a save: whoever opened it knows what it hides. */
  readonly opened?: true;
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
  /** Whether the lobby shows it; otherwise only its link leads there. */
  readonly listed: boolean;
  /** When it was made, in milliseconds. */
  readonly made: number;
  /** How many entries the match has. */
  readonly entries: number;
  readonly watching: number;
  /** Published before anybody can sit down; the secret only when the match is over. */
  readonly commitment: string;
  readonly secret?: string;
  /** The table where the same people play again. */
  readonly rematch?: string;
}

/** `POST /api/tables`. Nobody sits there yet: whoever joins has seen the commitment before. */
export interface CreateTableRequest {
  readonly game: string;
  readonly seats: readonly SeatRequest[];
  readonly settings?: { readonly [field: string]: Json };
  readonly listed?: boolean;
  /** A save of the world that the game comes from, in base64: the match goes on from there. It has its own settings and number of seats. */
  readonly file?: string;
}

/** `POST /api/tables/:id/join`: without a seat the first free one. */
export interface JoinRequest {
  readonly seat?: Seat;
  /** What is added to the seed. One that was made before the commitment was known proves nothing. */
  readonly nonce?: string;
}

/** `POST /api/guests` and `PATCH /api/me` */
export interface RenameRequest {
  readonly name: string;
}

/** Why a request was refused: a key that clients have words for, and what fills them. */
export interface ServerProblem {
  readonly problem: ProblemKey;
  readonly facts?: Json;
  /** Where the game itself refuses: its reasons. */
  readonly reasons?: readonly Reason[];
}

/** The first message of a connection to `/api/tables/:id/live`. Without a token one watches. `since`: the last number one has heard. */
export interface HelloMessage {
  readonly hello: 1;
  readonly token?: string;
  readonly since?: number;
}

/** Everything after it. The id comes back with the reply. */
export type ClientRequest = { readonly id: number } & (
  | { readonly answer: { readonly number: number; readonly choices: readonly Json[] } }
  | { readonly withdraw: true }
  | { readonly why: Json }
  | { readonly barred: true }
);

/** What one entry of the match told this watcher; number 0 is the opening. */
export interface MatchStep {
  readonly number: number;
  /** The seat that left the match with this entry: every other entry answers the question that was open. */
  readonly left?: Seat;
  readonly events: readonly AnyParts['event'][];
  /** Why computers chose what led here, where they say it. Archives do not keep it, nor does a table that was put away. */
  readonly remarks?: readonly SeatExplanation[];
}

export type ServerMessage =
  /** Who sits where, and which watcher this connection is. */
  | { readonly table: TableInfo; readonly you: Watcher }
  /** Everything since what one had heard, in order, and what there is to see after the last of it: several entries where one gesture made them. */
  | {
      readonly news: readonly MatchStep[];
      readonly sight: Observation<AnyParts>;
      /** The match can be had as a save now, by `GET /api/tables/:id/file`: only the one person who sits there hears it. */
      readonly save?: true;
    }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly refused: Refusal }
  | { readonly id: number; readonly reason: Reason }
  | { readonly id: number; readonly barred: readonly Choice<AnyParts>[] }
  /** The message could not be taken; with an id if it had one. After a bad hello the connection is closed. */
  | ({ readonly id?: number } & ServerProblem);
