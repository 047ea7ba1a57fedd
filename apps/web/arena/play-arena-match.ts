/** Plays one match of a tournament of computer players, as `ludoteca arena` seats them. */
import { type AnyParts, at, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';
import {
  type MatchResult,
  type ScheduledMatch,
  toJournalValue,
  type TournamentPlan,
} from '@ludoteca/players/arena';

/** A match that the rules cannot finish has a fault and no places. */
export function playArenaMatch(
  entry: AnyCatalogueEntry,
  { seats, settings, players }: TournamentPlan,
  { number, seed, playerBySeat }: ScheduledMatch,
): MatchResult {
  const base = { match: number, lapses: playerBySeat.map(() => 0), failures: [] };
  const opening: AnyParts['event'][] = [];
  const started = startMatch(entry.game, { seats, settings, seed }, opening);
  if (!started.ok) return { ...base, places: [], entries: 0, fault: JSON.stringify(started.problem) };
  const match = started.value;
  const seated = playerBySeat.map((player, seat) =>
    createPlayer(entry, at(players, player).source, `${seed} ${number} seat ${seat}`),
  );
  try {
    playOut(match, seated, { opening });
  } catch (error) {
    return { ...base, places: [], entries: match.number, fault: String(error) };
  }
  return toJournalValue({ ...base, places: match.outcome?.places ?? [], entries: match.number });
}
