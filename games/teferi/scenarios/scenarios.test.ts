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

  test('no scenario holds if its last expectation is negated', () => {
    const holding = file.scenarios.filter(
      (scenario) =>
        runScenario(negateLastExpectation(scenario), library.cardsFor(scenario).cards).length === 0,
    );
    expect(holding.map(({ id }) => id)).toEqual([]);
  });
});

function negateLastExpectation(scenario: Scenario): Scenario {
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

test('every scenario has a unique id', () => {
  const ids = scenarios.map(({ scenario }) => scenario.id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
