/** Every reason for which a server refuses a request, except those of the rules. Clients have words for each. */
export const PROBLEMS = [
  /** The message is none, or lacks something; facts: `where`. */
  'malformed',
  /** Facts: `most`, in bytes. */
  'too large',
  /** Too many requests in too short a time. */
  'too many',
  'no such page',
  /** Nobody has this token, or a token is needed. */
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
  /** A name has 1 to 24 visible characters; facts: `most`. */
  'name',
  'seat taken',
  'table full',
  'already seated',
  'not seated',
  /** Too late to come or to leave: one resigns. */
  'already playing',
  'not playing yet',
  'not over yet',
  /** A guest may have so many tables that are not over; facts: `most`. */
  'many tables',
  /** So many may be connected to one table; facts: `most`. */
  'crowded',
  /** A connection begins with a hello. */
  'hello',
  /** The client has heard more than has happened; facts: `entries`. */
  'ahead',
  /** The entries kept of this table cannot be played by the rules as they are now. */
  'other rules',
  /** Something broke; nothing was changed. */
  'fault',
  'closing',
  /** Said by clients to themselves: no answer came, or not one of this server. */
  'unreachable',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

/** Problems that pass: the same request may succeed a little later. */
export const PASSING: ReadonlySet<ProblemKey> = new Set([
  'too many',
  'crowded',
  'fault',
  'closing',
  'unreachable',
]);
