/** Scenario files: tests of the rules that name no function of the engine. See docs/teferi-scenarios.md. */
import { Library } from './cards.ts';
import type { Fault } from './failing.ts';
import type { ScenarioFile } from './format.ts';
import { runScenario } from './running.ts';

export interface Ran {
  readonly id: string;
  readonly ok: boolean;
  readonly faults: readonly Fault[];
}

/** Runs all scenarios of a file, each on a table of its own. */
export function runFile(file: ScenarioFile): readonly Ran[] {
  const library = new Library(file);
  return file.scenarios.map((scenario) => {
    const { cards, faults: unread } = library.cardsFor(scenario);
    const faults = unread.length > 0 ? unread : runScenario(scenario, cards);
    return { id: scenario.id, ok: faults.length === 0, faults };
  });
}
