/** The public interface of computer players. */
export {
  createGreedyPlayer,
  createRandomPlayer,
  createUniformPlayer,
  type PlayerFactory,
} from './built-in-players.ts';
export { chooseInSteps } from './choose-in-steps.ts';
export { playOut, seatPlayer } from './play-out.ts';
export * from './player-registry.ts';
export { rateAnswers, type RatedAnswer } from './search/rate-answers.ts';
export { strengthOf } from './search/search-player.ts';
