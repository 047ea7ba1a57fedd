/** The computer players of a game as policies. */
import type { AnyParts, Choice, Parts } from '@ludoteca/kernel';
import { createPlayer, playerNames } from '@ludoteca/players';
import type { Episode } from './episode.ts';
import { EpisodeError } from './errors.ts';
import { findEntry, type GameReference } from './open.ts';

/** Chooses an option for the seat that is asked. */
export type Policy<P extends Parts = AnyParts> = (episode: Episode<P>) => Choice<P>;

/** The names of the players of a game: `random`, `greedy` and its characters. */
export const policyNames = <P extends Parts = AnyParts>(game: GameReference<P>): readonly string[] =>
  playerNames(findEntry(game));

/** A computer player of the game as a policy. Players that remember the events of a match are not available as policies. */
export function createPolicy<P extends Parts = AnyParts>(
  game: GameReference<P>,
  name: string,
  seed: number | string,
): Policy<P> {
  const entry = findEntry(game);
  const known = playerNames(entry);
  if (!known.includes(name))
    throw new EpisodeError(
      `${entry.game.id} has no player ${JSON.stringify(name)}; it has ${known.join(', ')}`,
    );
  const player = createPlayer(entry, name, String(seed));
  if (player.observe !== undefined)
    throw new EpisodeError(`${name} remembers the events of a match and cannot be used as a policy`);
  return (episode) => {
    if (episode.seat === undefined) throw new EpisodeError('the episode is over');
    return player.choose(episode.perspective(episode.seat));
  };
}
