/** The plan of a tournament, from which every match follows, and the results of its matches. */
import { type Infer, schema } from '@ludoteca/kernel';
import type { BotFailure } from '@ludoteca/kit';

const { anyJson, describe, integer, list, number, object, oneOf, optional, record, text } = schema;

/** Greatest numbers of players, of deals for each group of players, and of matches. */
export const TOURNAMENT_LIMITS = { players: 1000, rounds: 1_000_000, matches: 1_000_000, seats: 100 };

const MAX_TEXT = 4096;
const MAX_NAME = 40;
const MAX_FILE_NAME = 255;
const MAX_FOLDERS = 100;
const MAX_FAILURES = 200;
const seat = integer(0, TOURNAMENT_LIMITS.seats);

const arenaPlayer = object({
  name: describe(text(MAX_NAME, 1), 'Unique among the players.'),
  kind: describe(oneOf('built-in', 'program'), 'A computer player of the game, or a program.'),
  source: describe(text(MAX_TEXT, 1), 'The name of the computer player, or the path of the program.'),
  protocol: optional(
    describe(oneOf('json', 'own'), 'What a program speaks: JSON lines, or the protocol of the game.'),
  ),
  hash: optional(describe(text(64), 'SHA-256 of the program, so that a changed program is noticed.')),
});
export type ArenaPlayer = Infer<typeof arenaPlayer>;

const skippedSubmission = object({
  name: text(MAX_FILE_NAME),
  reason: describe(anyJson, 'Why it does not take part.'),
});

const sprtBounds = object({
  elo0: number(-10_000, 10_000),
  elo1: number(-10_000, 10_000),
});

export const tournamentPlan = object({
  format: oneOf(1),
  game: describe(text(MAX_TEXT, 1), 'The id of the game.'),
  version: integer(0, Number.MAX_SAFE_INTEGER),
  settings: record(anyJson, 1000, MAX_TEXT),
  seed: describe(text(200, 1), 'The seed from which the seeds of all matches are derived.'),
  seats: describe(integer(1, TOURNAMENT_LIMITS.seats), 'Players in one match.'),
  rounds: describe(integer(1, TOURNAMENT_LIMITS.rounds), 'Deals for each group of players.'),
  players: list(arenaPlayer, TOURNAMENT_LIMITS.players, 1),
  submissions: optional(
    describe(list(text(MAX_TEXT, 1), MAX_FOLDERS), 'The folders from which programs were collected.'),
  ),
  skipped: optional(
    describe(list(skippedSubmission, TOURNAMENT_LIMITS.players), 'Submissions that do not take part.'),
  ),
  clock: describe(integer(0, 86_400_000), 'Milliseconds for an answer; 0: no limit.'),
  matchClock: optional(
    describe(integer(1, 86_400_000), 'Milliseconds of each program for all its answers in a match.'),
  ),
  points: describe(
    list(number(-1_000_000, 1_000_000), TOURNAMENT_LIMITS.seats, 1),
    'Points by place, the first place first.',
  ),
  gauntlet: optional(describe(text(MAX_NAME, 1), 'The player that takes part in every match.')),
  sprt: optional(describe(sprtBounds, 'The two hypotheses of a sequential test between two players.')),
});
export type TournamentPlan = Infer<typeof tournamentPlan>;

const matchFailure = object({
  seat,
  kind: describe(oneOf('lapse', 'withdrawal'), 'Whether a turn or the seat was lost.'),
  note: describe(anyJson, 'The evidence.'),
});

export const matchResult = object({
  match: describe(integer(0, TOURNAMENT_LIMITS.matches), 'The number of the match in the schedule.'),
  places: describe(
    list(integer(1, TOURNAMENT_LIMITS.seats), TOURNAMENT_LIMITS.seats),
    'Places by seat, from 1 and possibly shared; empty if the match has no outcome.',
  ),
  entries: describe(integer(0, Number.MAX_SAFE_INTEGER), 'The number of answers, lapses and withdrawals.'),
  lapses: describe(list(integer(0, Number.MAX_SAFE_INTEGER), TOURNAMENT_LIMITS.seats), 'Lost turns by seat.'),
  failures: describe(
    list(matchFailure, MAX_FAILURES),
    'The first lost turn and the loss of the seat, for each seat.',
  ),
  fault: optional(describe(text(MAX_TEXT), 'Why the rules could not finish the match.')),
});
export type MatchResult = Infer<typeof matchResult>;

/** A turn or a seat that a program lost in a match. */
export interface MatchFailure {
  readonly seat: number;
  readonly kind: 'lapse' | 'withdrawal';
  readonly note: BotFailure;
}

/** Results are written by this program, which has checked the notes. */
export const failuresOf = ({ failures }: MatchResult): readonly MatchFailure[] =>
  failures as unknown as readonly MatchFailure[];

/** Points by place for matches without points of their own: 1 for the first, 0 for the last, in equal steps. */
export const createDefaultPoints = (seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, i) => (seats === 1 ? 1 : (seats - 1 - i) / (seats - 1)));
