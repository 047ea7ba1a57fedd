/** Tournaments between people: what organizers send, and what everyone may know. */
import { type Infer, schema } from '@ludoteca/kernel';
import { playTermsRequest } from './play-terms.ts';
import { MAX_TOURNAMENT_NAME, TOURNAMENT_FORMATS } from './tournament-formats.ts';

const { describe, flag, integer, list, number, object, oneOf, optional, text } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const id = text(64, 1);
const DAY = 24 * 60 * 60;

/** `POST /api/tournaments` */
export const createTournamentRequest = object({
  name: text(4 * MAX_TOURNAMENT_NAME, 1),
  game: id,
  format: oneOf(...TOURNAMENT_FORMATS),
  seats: describe(integer(2, 64), 'The players of one match.'),
  rounds: optional(describe(integer(1, 20), 'Of a Swiss tournament. Default: as many as find a winner.')),
  joinSeconds: optional(
    describe(
      integer(30, 7 * DAY),
      'A player who does not sit down in this time has lost the match. Default: 600.',
    ),
  ),
  terms: optional(playTermsRequest),
});
export type CreateTournamentRequest = Infer<typeof createTournamentRequest>;

const pairingInfo = object({
  /** Absent for a bye. */
  table: optional(id),
  /** Their places in the list of players. */
  players: list(count, 64, 1),
  scores: optional(
    describe(list(number(0, 1), 64), 'From 0 to 1 for each player, once the match is decided.'),
  ),
});
export type PairingInfo = Infer<typeof pairingInfo>;

const playerInfo = object({
  id,
  name: describe(text(64), 'Empty for a deleted person.'),
  points: number(0, 1000),
  /** The sum of the points of all opponents. */
  buchholz: number(0, 100_000),
  rank: count,
  hasLeft: optional(flag),
});
export type TournamentPlayer = Infer<typeof playerInfo>;

/** `GET /api/tournaments/:id` */
export const tournamentReply = object({
  id,
  name: text(4 * MAX_TOURNAMENT_NAME),
  game: id,
  format: oneOf(...TOURNAMENT_FORMATS),
  seats: count,
  organizer: id,
  state: oneOf('open', 'playing', 'over'),
  joinSeconds: count,
  rounds: describe(count, 'The planned number; 0 for an elimination.'),
  players: list(playerInfo, 256),
  played: list(list(pairingInfo, 256), 64),
  made: count,
});
export type TournamentInfo = Infer<typeof tournamentReply>;
