/** Every reason for which a server refuses a request, except those of the rules. Clients have words for each. */
export const PROBLEMS = [
  /** The message is none, or lacks something; facts: `where`. */
  'malformed',
  /** Facts: `most`, in bytes. */
  'too large',
  /** Too many requests in too short a time. */
  'too many',
  'no such page',
  /** The request comes from a page of another server, or means another server. */
  'elsewhere',
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
  /** The save cannot be opened: see the reasons. */
  'save',
  /** It is no moment at which the game saves. */
  'no save now',
  /** A save tells hidden cards: nobody gets one while other people play. */
  'others play',
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
  /** So many may watch a table, or be connected to it as one guest; facts: `most`. */
  'crowded',
  /** A connection begins with a hello. */
  'hello',
  /** The client has heard more than has happened; facts: `entries`. */
  'ahead',
  /** The table was made by other rules than are played by now; facts: `made`, `now`, or the `entry` that does not fit. */
  'other rules',
  /** Something broke. What was asked for may have been done or not: the table tells. */
  'fault',
  'closing',
  /** Said by clients to themselves: no answer came, or not one of this server. */
  'unreachable',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

/** Problems that pass: the same request may succeed a little later. */
export const TRANSIENT_PROBLEMS: ReadonlySet<ProblemKey> = new Set([
  'too many',
  'crowded',
  'fault',
  'closing',
  'unreachable',
]);
