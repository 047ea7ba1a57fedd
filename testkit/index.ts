/** The public interface of the test kit. */
export { LawError } from './assertions.ts';
export * from './check-laws.ts';
export * from './conformance.ts';
export * from './golden-tests.ts';
export {
  chooseAction,
  type HostileContent,
  type HostileMatchReport,
  playHostileMatch,
} from './hostile-content.ts';
export { parsePerft, countSequences, type PerftRow, createPerftWorld } from './perft.ts';
export * from './piles.ts';
export { isSoak, reportProgress, reportSoak, scaleVolume } from './scale.ts';
export {
  type ScenarioPlayer,
  type ScenarioPlayers,
  type ScenarioSetup,
  scenario,
  setUpScenario,
} from './scenario.ts';
export * from './render-screens.ts';
export type * from './conformance-spec.ts';
export * from './measure-strength.ts';
export { superviseGame } from './supervise-game.ts';
