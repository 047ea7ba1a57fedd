/** The public interface of computer players. */
export {
  createGreedyPlayer,
  createRandomPlayer,
  createUniformPlayer,
  type PlayerFactory,
} from './built-in-players.ts';
export { chooseInSteps, runInSteps } from './choose-in-steps.ts';
export { playOut, seatPlayer } from './play-out.ts';
export * from './player-registry.ts';
export {
  analyseMatch,
  findTurningPoints,
  lossOf,
  type AnalysedQuestion,
  type AnalysisPlan,
  type QuestionRange,
} from './search/analyse-match.ts';
export { deliberateHint, rateAnswers } from './search/rate-answers.ts';
export { collectSamples, type RatedSample } from './collect-samples.ts';
export {
  findValueFeatures,
  fitValue,
  type LearnedValue,
  trainValue,
  type TrainingPlan,
} from './train-value.ts';
export { runToEnd } from './search/rollout-search.ts';
export { strengthOf } from './search/search-player.ts';
