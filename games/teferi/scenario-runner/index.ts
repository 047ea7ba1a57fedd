/** Runs scenario files: tests of the rules as data. See docs/teferi-scenarios.md. */
import { ScenarioCards } from './scenario-cards.ts';
import type { ScenarioFault } from './faults.ts';
import type { ScenarioFile } from './format.ts';
import { runScenario } from './run-scenario.ts';

export interface ScenarioResult {
  readonly id: string;
  readonly ok: boolean;
  readonly faults: readonly ScenarioFault[];
}

/** Runs all scenarios of a file, each in a match of its own. */
export function runScenarioFile(file: ScenarioFile): readonly ScenarioResult[] {
  const library = new ScenarioCards(file);
  return file.scenarios.map((scenario) => {
    const { cards, faults: unread } = library.cardsFor(scenario);
    const faults = unread.length > 0 ? unread : runScenario(scenario, cards);
    return { id: scenario.id, ok: faults.length === 0, faults };
  });
}
