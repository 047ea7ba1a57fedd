/** Schemas of the REST replies, for the description of the interface. A test checks that replies of a server conform to them. */
import { type Schema, schema } from '@ludoteca/kernel';
import type { GuestCredentials, Guest, SeatInfo, TableInfo } from './messages.ts';
import { autoPassRequest, playTerms } from './play-terms.ts';
import { PROBLEMS } from './problems.ts';

const { anyJson, describe, flag, integer, list, object, oneOf, optional, text, union } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const id = text(64);

const guestFields = { id: describe(id, 'Public.'), name: describe(text(64), '1 to 24 characters.') };
export const guestReply: Schema<Guest> = object({
  ...guestFields,
  account: optional(describe(oneOf(true), 'The guest has an account.')),
});
export const credentialsReply: Schema<GuestCredentials> = object({
  ...guestFields,
  account: optional(describe(oneOf(true), 'The guest has an account.')),
  token: describe(text(64), 'The only proof of who the guest is. Sent once.'),
});

/** The recovery code is there if the previous one was used. */
export const signInReply = object({
  ...guestFields,
  account: oneOf(true),
  token: text(64),
  recovery: optional(describe(text(64), 'The next recovery code. Sent once.')),
});

const seatInfo: Schema<SeatInfo> = object({
  kind: describe(text(64), '`person`, or the name of a computer player.'),
  name: describe(text(64), 'Empty while the seat is free, and for a deleted guest.'),
  guest: optional(describe(id, 'The id of the guest at this seat.')),
  here: describe(flag, 'Whether the player is connected.'),
  nonce: describe(
    union(text(64), oneOf(null)),
    'This seat’s contribution to the seed; null until it is revealed.',
  ),
  commitment: optional(describe(text(128), 'The hash of a nonce that is revealed later.')),
  awayFor: optional(describe(count, 'Milliseconds for which the player has been away.')),
  substitute: optional(describe(text(64), 'The computer player that plays for this person.')),
  place: optional(describe(count, 'The final place.')),
});

/** Open, because not every field concerns other programs. */
export const tableReply: Schema<Partial<TableInfo>> = object(
  {
    id,
    game: describe(id, 'As in the list of games.'),
    settings: describe(anyJson, 'Values that came from a file are null.'),
    opened: optional(describe(oneOf(true), 'The match continues a save.')),
    state: oneOf('open', 'playing', 'over'),
    seats: list(seatInfo, 64, 1),
    listed: describe(flag, 'Whether the list of tables contains it.'),
    made: describe(count, 'Time of creation, in milliseconds since 1970.'),
    entries: describe(count, 'Number of entries of the match.'),
    watching: describe(count, 'Number of spectators.'),
    commitment: describe(text(128), 'Hash of the secret.'),
    secret: optional(describe(text(128), 'Only when the match is over.')),
    revealDeadline: optional(
      describe(count, 'Until when nonces can be revealed, in milliseconds since 1970.'),
    ),
    rematch: optional(describe(id, 'The id of the next table; only for its players.')),
    terms: optional(describe(playTerms, 'Pace, clock, and what happens if a player does not answer.')),
    waiting: optional(
      describe(
        object({
          seat: describe(count, 'The seat that is asked.'),
          milliseconds: describe(count, 'Since it was asked.'),
          remaining: optional(describe(list(count, 64), 'The time left for each seat, in milliseconds.')),
        }),
        'Whom the match waits for.',
      ),
    ),
    autoPass: optional(describe(autoPassRequest, 'The settings of the own seat, once they were changed.')),
    takebacks: optional(describe(count, 'How often entries were taken back.')),
    takeback: optional(
      describe(object({ by: count, awaited: list(count, 64) }), 'A takeback that waits for consent.'),
    ),
    finished: optional(describe(count, 'When the match ended, in milliseconds since 1970.')),
  },
  'open',
);

export const problemReply = object({
  problem: describe(oneOf(...PROBLEMS), 'Why the request was refused.'),
  facts: optional(describe(anyJson, 'Values for a sentence; `seconds`: when to retry.')),
  reasons: optional(describe(list(anyJson, 1000), 'The reasons of the game, if the game refuses.')),
});
