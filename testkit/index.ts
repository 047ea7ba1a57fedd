/** The public interface of the test kit. */
export { LawError } from './assertions.ts';
export { checkLaws, type CheckScope } from './check-laws.ts';
export { testConformance } from './conformance.ts';
export { testPerft, testPlaythroughs } from './golden-tests.ts';
export { type HostileContent, type HostileMatchReport, playHostileMatch } from './hostile-content.ts';
export { parsePerft, countSequences, type PerftRow, createPerftWorld } from './perft.ts';
export { otherHandNames, addHands } from './piles.ts';
export { scaleVolume } from './scale.ts';
export {
  type ScenarioPlayer,
  type ScenarioPlayers,
  type ScenarioSetup,
  scenario,
  setUpScenario,
} from './scenario.ts';
export { renderScreens } from './render-screens.ts';
export type { CardPiles, ConformanceSpec } from './conformance-spec.ts';
export { type StrengthResult, measureStrength, lowerBound } from './measure-strength.ts';
export { superviseGame } from './supervise-game.ts';
