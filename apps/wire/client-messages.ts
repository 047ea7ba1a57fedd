/** Schemas of everything that clients send: bodies of requests and messages of a connection. */
import { type Infer, schema } from '@ludoteca/kernel';
import { MAX_FILE_BYTES } from '@ludoteca/kit';
import { playTermsRequest } from './play-terms.ts';

const { anyJson, flag, integer, list, object, oneOf, optional, pattern, record, text } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const shortText = text(64, 1);
/** A SHA-256 in hex. */
const hash = pattern(/^[\da-f]{64}$/, 64);
/** Base64 has four characters for three bytes. */
const base64 = pattern(
  /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/i,
  Math.ceil(MAX_FILE_BYTES / 3) * 4,
);

/** `POST /api/guests` and `PATCH /api/me` */
export const renameRequest = object({ name: text(200) });
export type RenameRequest = Infer<typeof renameRequest>;

/** `POST /api/tables`. The creator joins separately, after seeing the commitment. */
export const createTableRequest = object({
  game: shortText,
  /** A `SeatRequest` for each seat. */
  seats: list(shortText, 64, 1),
  settings: optional(record(anyJson, 1000, 64)),
  listed: optional(flag),
  /** Pace, clock and absence of players; the default values depend on the seats. */
  terms: optional(playTermsRequest),
  /** A save in the game's original format, from which the match continues. It determines settings and number of seats. */
  file: optional(base64),
});
export type CreateTableRequest = Infer<typeof createTableRequest>;

/** `POST /api/tables/:id/join` */
export const joinRequest = object({
  /** If absent: the first free seat. */
  seat: optional(count),
  /** The hash of a contribution to the seed, which is revealed when all seats are taken (`computeNonceCommitment`). */
  commitment: optional(hash),
  /** A contribution to the seed in the open, instead of a commitment. Clients of version 0.1 send it. */
  nonce: optional(shortText),
});
export type JoinRequest = Infer<typeof joinRequest>;

/** `POST /api/tables/:id/reveal` */
export const revealRequest = object({ nonce: shortText });
export type RevealRequest = Infer<typeof revealRequest>;

/** `GET /api/me/matches`: what is absent does not limit the list. */
export const historyQuery = object({
  game: optional(shortText),
  /** The name of another player. */
  opponent: optional(text(64, 1)),
  result: optional(oneOf('won', 'lost')),
  /** Only tables created before this time, in milliseconds. */
  before: optional(pattern(/^\d{1,15}$/, 15)),
});
export type HistoryQuery = Infer<typeof historyQuery>;

/** Requests whose path says everything. */
export const emptyRequest = object({});

/** The first message of a connection to `/api/tables/:id/live`. */
export const helloMessage = object({
  hello: oneOf(1),
  /** If absent: as a spectator. */
  token: optional(text(200)),
  /** The last number received. */
  since: optional(count),
  /** The number of takebacks when it was received; default: none. With another number than the table's, everything is sent again. */
  takebacks: optional(count),
  /** The client accepts changes of the observation instead of whole ones, and what was added to tables after version 0.1. */
  deltas: optional(oneOf(true)),
});
export type HelloMessage = Infer<typeof helloMessage>;

const answerRequest = object({
  number: count,
  choices: list(anyJson, 500),
  /** The connection broke before the reply came: the answer is accepted also if it was executed already. */
  repeated: optional(oneOf(true)),
});
export type AnswerRequest = Infer<typeof answerRequest>;

/** Every later message of a client. The reply has the same id. */
export const clientRequest = schema.variantsByField([], {
  answer: object({ id: count, answer: answerRequest }),
  withdraw: object({ id: count, withdraw: oneOf(true) }),
  why: object({ id: count, why: anyJson }),
  barred: object({ id: count, barred: oneOf(true) }),
  hint: object({ id: count, hint: oneOf(true) }),
});
export type ClientRequest = Infer<typeof clientRequest>;
