/** The terms of a table: pace, clock, and what happens if a player does not answer. They are agreed when the table is created. */
import { type Infer, schema } from '@ludoteca/kernel';
import { PERSON, type SeatRequest } from './messages.ts';
import { ABSENCE_MEASURES, PLAY_PACES } from './play-paces.ts';

const { describe, integer, list, object, oneOf, optional, union } = schema;

const DAY = 24 * 60 * 60;

const playPace = oneOf(...PLAY_PACES);
const absenceMeasure = oneOf(...ABSENCE_MEASURES);

export const clockTerms = object({
  per: describe(oneOf('decision', 'match'), 'Whether the time is for each decision or for all of a seat.'),
  seconds: describe(integer(5, 30 * DAY), 'For correspondence: days.'),
  increment: describe(
    integer(0, 3600),
    'Seconds that a seat gets after each decision, if the time is per match.',
  ),
  expiry: describe(
    oneOf('lapse', ...ABSENCE_MEASURES),
    'When the time is over: the rules define the consequence, a computer plays on, or the seat leaves.',
  ),
});
export type ClockTerms = Infer<typeof clockTerms>;

const terms = {
  pace: playPace,
  /** Milliseconds before an automatic pass that only the settings of the seat decide. */
  passDelay: describe(integer(0, 10_000), 'Milliseconds before an automatic pass.'),
  clock: describe(union(clockTerms, oneOf(null)), 'Null: unlimited time.'),
  claims: describe(
    list(absenceMeasure, ABSENCE_MEASURES.length),
    'What others may claim when a player is away.',
  ),
  grace: describe(integer(5, 30 * DAY), 'Seconds for which a player must be away before others may claim.'),
  /** Absent at tables of earlier versions: allowed where one person plays. */
  hints: optional(
    describe(schema.flag, 'Whether players may ask for hints. Default: only where one person plays.'),
  ),
};
/** Absent in tables from before they existed. */
const laterTerms = {
  rated: optional(
    describe(schema.flag, 'The match changes the ratings of its players, who agree by sitting down.'),
  ),
  chat: optional(describe(schema.flag, 'False: nobody can write at this table.')),
  spectatorDelay: optional(
    describe(integer(0, 3600), 'Seconds by which everyone without a seat sees the match later. Default: 0.'),
  ),
};
export const playTerms = object({ ...terms, ...laterTerms });
export type PlayTerms = Infer<typeof playTerms>;

/** Terms that are absent have their default values. */
export const playTermsRequest = object({
  pace: optional(terms.pace),
  passDelay: optional(terms.passDelay),
  clock: optional(terms.clock),
  claims: optional(terms.claims),
  grace: optional(terms.grace),
  hints: terms.hints,
  ...laterTerms,
});
export type PlayTermsRequest = Infer<typeof playTermsRequest>;

/** Long enough for every decision of a game. */
const DEFAULT_CLOCK: ClockTerms = { per: 'decision', seconds: 30 * 60, increment: 0, expiry: 'substitute' };

/** Against computers there is neither a clock nor a delay. */
export function completeTerms(
  seats: readonly { readonly kind: SeatRequest }[],
  requested: PlayTermsRequest = {},
): PlayTerms {
  const isShared = seats.filter(({ kind }) => kind === PERSON).length > 1;
  return {
    pace: requested.pace ?? 'relaxed',
    passDelay: isShared ? (requested.passDelay ?? 400) : 0,
    clock: requested.clock === undefined ? (isShared ? DEFAULT_CLOCK : null) : requested.clock,
    claims: requested.claims ?? ABSENCE_MEASURES,
    grace: requested.grace ?? 120,
    hints: requested.rated !== true && (requested.hints ?? !isShared),
    ...(requested.rated === true ? { rated: true } : {}),
    ...(requested.chat === false ? { chat: false } : {}),
    ...((requested.spectatorDelay ?? 0) > 0 ? { spectatorDelay: requested.spectatorDelay } : {}),
  };
}

const standingOrder = object({
  kind: schema.text(32, 1),
  values: describe(list(integer(0, 1_000_000), 4), 'What they mean depends on the game and the kind.'),
});

/** `POST /api/tables/:id/auto-pass`: the settings of the guest's own seat. */
export const autoPassRequest = object({
  stops: describe(list(schema.text(64, 1), 64), 'Where the player wants to be asked.'),
  control: describe(schema.flag, 'The player wants every question.'),
  order: optional(describe(standingOrder, 'What the server answers until the order has no answer.')),
});

/** `POST /api/tables/:id/claim` */
export const claimRequest = object({ seat: integer(0, 63), measure: absenceMeasure });
export type ClaimRequest = Infer<typeof claimRequest>;

/** `POST /api/tables/:id/takeback`: without `accept` it proposes to take the own latest decision back. */
export const takebackAnswer = object({ accept: optional(schema.flag) });
export type TakebackAnswer = Infer<typeof takebackAnswer>;

/** `POST /api/tables/:id/pace` */
export const paceRequest = object({ pace: playPace });
