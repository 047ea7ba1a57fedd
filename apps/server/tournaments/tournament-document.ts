/** The stored form of a tournament, and what everyone may know of it. Names are read from the guests, so that they disappear with them. */
import { type Infer, schema } from '@ludoteca/kernel';
import {
  MAX_TOURNAMENT_NAME,
  MAX_TOURNAMENT_PLAYERS,
  playTermsRequest,
  TOURNAMENT_FORMATS,
  type TournamentInfo,
} from '@ludoteca/wire';
import type { TypedDocument } from '../document-collection.ts';
import type { Storage } from '../storage/storage.ts';
import { computeStandings } from './standings.ts';

const { flag, integer, list, number, object, oneOf, optional, text } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);

const pairing = object({
  table: optional(text(64)),
  players: list(count, MAX_TOURNAMENT_PLAYERS, 1),
  scores: optional(list(number(0, 1), MAX_TOURNAMENT_PLAYERS)),
});
export type StoredPairing = Infer<typeof pairing>;

export const tournamentDocument = object({
  name: text(4 * MAX_TOURNAMENT_NAME),
  game: text(64),
  format: oneOf(...TOURNAMENT_FORMATS),
  seats: count,
  rounds: count,
  joinSeconds: count,
  terms: playTermsRequest,
  organizer: text(64),
  state: oneOf('open', 'playing', 'over'),
  players: list(object({ id: text(64), hasLeft: optional(flag) }), MAX_TOURNAMENT_PLAYERS),
  played: list(list(pairing, MAX_TOURNAMENT_PLAYERS), 64),
  /** When the present round began, in milliseconds. */
  roundBegan: count,
  made: count,
});
export type StoredTournament = Infer<typeof tournamentDocument>;

export async function describeTournament(
  { id, value }: Pick<TypedDocument<StoredTournament>, 'id' | 'value'>,
  storage: Pick<Storage, 'findGuest'>,
): Promise<TournamentInfo> {
  const { name, game, format, seats, organizer, state, joinSeconds, rounds, played, made } = value;
  const rows = await Promise.all(value.players.map((player) => storage.findGuest(player.id)));
  const standings = computeStandings(value.players.length, played);
  const players = value.players.flatMap((player, index) => {
    const standing = standings.find((row) => row.player === index);
    if (standing === undefined) return [];
    const { points, buchholz, rank } = standing;
    return [Object.assign({ name: rows[index]?.name ?? '', points, buchholz, rank }, player)];
  });
  return { id, name, game, format, seats, organizer, state, joinSeconds, rounds, players, played, made };
}
