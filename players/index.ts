/** The public interface of computer players. */
export { playOut, seatPlayer } from './play-out.ts';
export { wilsonInterval } from '@ludoteca/kit';
export type { Player, SynchronousPlayer } from '@ludoteca/kit';
export type { PlayerFactory } from './player-factory.ts';
export { createGreedyPlayer } from './greedy.ts';
export {
  BUILT_IN_PLAYER_NAMES,
  createPlayer,
  defaultPlayerName,
  listPlayers,
  playerNames,
} from './player-registry.ts';
export { createRandomPlayer, createUniformPlayer } from './random.ts';
