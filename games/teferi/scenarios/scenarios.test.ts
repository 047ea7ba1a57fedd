import { describe, expect, test } from 'vitest';
import { ScenarioCards } from '../scenario-runner/scenario-cards.ts';
import type { Expectation, Scenario } from '../scenario-runner/format.ts';
import { runScenario } from '../scenario-runner/run-scenario.ts';
import { formatFault } from '../scenario-runner/texts.ts';
import { scenarioFiles, scenarios } from './scenario-files.testing.ts';

describe.each(scenarioFiles)('$name', ({ file }) => {
  const library = new ScenarioCards(file);

  test.each(file.scenarios)('$id: $title', (scenario) => {
    const { cards, faults } = library.cardsFor(scenario);
    const all = faults.length > 0 ? faults : runScenario(scenario, cards);
    expect(all.map((fault) => formatFault(fault, 'en'))).toEqual([]);
  });

  test('no scenario holds when the last of its expectations is turned round', () => {
    const holding = file.scenarios.filter(
      (scenario) => runScenario(turned(scenario), library.cardsFor(scenario).cards).length === 0,
    );
    expect(holding.map(({ id }) => id)).toEqual([]);
  });
});

/** The same with its last expectation made false. */
function turned(scenario: Scenario): Scenario {
  const last = scenario.expect.at(-1)!;
  const is =
    typeof last.is === 'number'
      ? last.is + 1
      : typeof last.is === 'boolean'
        ? !last.is
        : Array.isArray(last.is)
          ? [99, 99]
          : 'nothing like it';
  return { ...scenario, expect: [...scenario.expect.slice(0, -1), { ...last, is } as Expectation] };
}

test('every scenario has a name of its own', () => {
  const ids = scenarios.map(({ scenario }) => scenario.id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
