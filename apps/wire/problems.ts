/** All reasons for which a server refuses a request, except those of the rules. Clients have a text for each. */
export const PROBLEMS = [
  /** The message is invalid; facts: `where`. */
  'malformed',
  /** Facts: `most`, in bytes. */
  'too large',
  /** Too many requests in too short a time; facts: `seconds` until the next is accepted, or none if that is at once. */
  'too many',
  'no such page',
  /** The request comes from a page of another server, or is addressed to another host. */
  'elsewhere',
  /** The token is unknown or missing. */
  'token',
  'no such table',
  /** Facts: `game`. */
  'no such game',
  /** Facts: `player`, `known`. */
  'no such player',
  /** Facts: `seats`. */
  'no such seat',
  /** Facts: `min`, `max`, `given`. */
  'seats',
  /** The game refuses the settings: see the reasons. */
  'settings',
  /** The save cannot be opened: see the reasons. */
  'save',
  /** The game cannot be saved at this moment. */
  'no save now',
  /** A save reveals hidden cards, so there is none while other people play. */
  'others play',
  /** A name has 1 to 24 visible characters; facts: `most`. */
  'name',
  /** The name can be confused with that of an account or of a computer player. */
  'name taken',
  /** The password is too short; facts: `least`. */
  'password',
  /** The name and the password, or the recovery code, do not belong together. */
  'credentials',
  /** The guest has an account already. */
  'has account',
  'no account',
  /** There is no person with that id. */
  'no such person',
  /** One of two people has blocked the other. */
  'blocked',
  /** A chat message has 1 to 300 visible characters; facts: `most`. */
  'message',
  /** Administrators have taken away the right to write. */
  'muted',
  'seat taken',
  'table full',
  'already seated',
  'not seated',
  /** Too late to join or to leave; a player can withdraw. */
  'already playing',
  'not playing yet',
  /** Too late to leave: the nonces are being revealed and the match is about to start. */
  'starting',
  /** A nonce cannot be revealed before all seats are taken. */
  'not starting yet',
  /** The nonce does not match the commitment of the seat. */
  'wrong nonce',
  'not over yet',
  /** The terms of the table do not allow it. */
  'not allowed',
  /** The player is there, is not asked, or has not been away for long enough; facts: `seconds`. */
  'not away',
  /** Nothing can be taken back: there is no decision, something was revealed since, or others have answered; or nobody proposed it. */
  'no takeback',
  /** The seat has no substitute. */
  'no substitute',
  /** The seats of this table belong to the players of a tournament. */
  'reserved',
  'no such tournament',
  /** Too late to enrol or to start it. */
  'tournament begun',
  /** Facts: `least`. */
  'few players',
  'not enrolled',
  /** Only the organizer may do this. */
  'not organizer',
  /** The guest organizes too many tournaments; facts: `most`. */
  'many tournaments',
  /** The file is damaged, or its match is not finished or of an unknown game. */
  'archive',
  'no such upload',
  /** The guest has uploaded too many matches; facts: `most`. */
  'many uploads',
  /** The guest has too many unfinished tables; facts: `most`. */
  'many tables',
  /** This address or guest has stored as much as it may for now; facts: `seconds` until more is accepted. */
  'storage quota',
  /** Too many spectators, or connections of one guest or address; facts: `most`. */
  'crowded',
  /** The first message is not a valid hello. */
  'hello',
  /** The client claims to know more entries than there are; facts: `entries`. */
  'ahead',
  /** The rules have changed since the table was created; facts: `made`, `now`, or the `entry` that cannot be replayed. */
  'other rules',
  /** The request needs more computing time or memory than the server allows. Nothing has changed. */
  'work limit',
  /** The match has exceeded the work limit twice and is not continued. */
  'quarantined',
  /** The stored data of the table are damaged. The rest of the server works. */
  'damaged',
  /** The storage is out of reach or full. Whether the request was executed shows in the state of the table. */
  'unavailable',
  /** An internal error. Whether the request was executed shows in the state of the table. */
  'fault',
  'closing',
  /** Used by clients only: no reply came, or not one of this server. */
  'unreachable',
  /** Used by clients only: the server broke the protocol of fair seeds; facts: `violation`. */
  'unfair',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

/** Problems after which the same request may succeed later. */
export const TRANSIENT_PROBLEMS: ReadonlySet<ProblemKey> = new Set([
  'too many',
  'crowded',
  'unavailable',
  'fault',
  'closing',
  'unreachable',
]);
