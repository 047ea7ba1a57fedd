/** The wire format of everything about people: accounts, profiles, blocks, reports, chat. */
import { type Infer, schema } from '@ludoteca/kernel';
import { MAX_CHAT_LENGTH } from './people-limits.ts';

const { describe, flag, integer, list, number, object, optional, pattern, text } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const id = text(64, 1);

/** How short a password is too short is decided by the server, with a sentence. */
const password = text(200);
/** Groups of letters and digits, as they were shown. */
const recoveryCode = pattern(/^[\da-z -]{1,64}$/i, 64);

/** `POST /api/me/account` */
export const accountRequest = object({ password });

/** `PATCH /api/me/account` */
export const passwordChange = object({ password, newPassword: password });
export type PasswordChange = Infer<typeof passwordChange>;

/** `POST /api/sessions`: with the password, or with the recovery code and a new password. */
export const signInRequest = object({ name: text(200), password, recovery: optional(recoveryCode) });
export type SignInRequest = Infer<typeof signInRequest>;

/** The reply to a new account, and to a sign-in with the previous code. */
export const recoveryReply = object({
  recovery: describe(text(64), 'The code that replaces a forgotten password. Sent once.'),
});
export type RecoveryReply = Infer<typeof recoveryReply>;

/** The strength of a person at one game, as a normal distribution. */
export const gameRating = object({
  game: id,
  mu: number(-1000, 1000),
  sigma: number(0, 1000),
  matches: count,
});
export type GameRating = Infer<typeof gameRating>;

/** `GET /api/people/:id` */
export const profileReply = object({
  id,
  name: text(64),
  account: describe(flag, 'Whether the name belongs to an account.'),
  results: list(
    object({ game: id, played: count, won: describe(count, 'In the first place, alone or shared.') }),
    1000,
  ),
  ratings: list(gameRating, 1000),
});
export type Profile = Infer<typeof profileReply>;

/** `GET /api/me/blocks` */
export const blockedReply = object({ id, name: text(64) });
export type BlockedPerson = Infer<typeof blockedReply>;

/** `POST /api/people/:id/report` */
export const reportRequest = object({
  table: optional(id),
  text: describe(text(1000), 'What happened, in the words of the person who reports.'),
});
export type ReportRequest = Infer<typeof reportRequest>;

/** `POST /api/tables/:id/chat` */
export const chatRequest = object({ text: text(4 * MAX_CHAT_LENGTH) });

/** A message of the table chat. */
export interface ChatMessage {
  /** Counts from 1 at each table. */
  readonly number: number;
  /** The id of the guest who wrote it. */
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  /** In milliseconds. */
  readonly at: number;
}
