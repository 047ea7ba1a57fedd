/** Parses and validates scenario files: the whole file, or scenario by scenario so that a malformed one does not affect the others. */
import {
  decodeUtf8,
  isPlainJson,
  type Json,
  listIssues,
  ok,
  type Reason,
  refuse,
  type Result,
  type Schema,
} from '@ludoteca/kernel';
import { skipByteOrderMark } from '@ludoteca/kit';
import {
  type Expectation,
  expectation,
  type Scenario,
  type ScenarioCard,
  scenarioCard,
  type ScenarioEntry,
  scenarioEntry,
  type ScenarioFile,
  scenarioFileFrame,
  SCENARIO_FORMAT,
  type WrittenScenario,
  writtenScenario,
  writtenScenarioFile,
} from './format.ts';

const shapeProblem = (where: string) =>
  refuse<readonly Reason[]>([{ why: 'scenario file', facts: { where } }]);

/** A refusal has the path of the first fault. */
function check<T>(schema: Schema<T>, value: Json): Result<T, string> {
  const [fault] = listIssues(schema, value);
  return fault === undefined ? ok(value as T) : refuse(fault.path);
}

const parse = <T>(schema: Schema<T>, value: unknown): Result<T, string> =>
  isPlainJson(value) ? check(schema, normalize(value)) : refuse('');

/** Undefined if the value is not an entry. */
export function parseEntry(value: unknown): ScenarioEntry | undefined {
  const entry = parse(scenarioEntry, value);
  return entry.ok ? entry.value : undefined;
}

/** Undefined if the value is not an expectation. */
export function parseExpectation(value: unknown): Expectation | undefined {
  const parsed = parse(expectation, value);
  return parsed.ok ? parsed.value : undefined;
}

export function parseScenarios(value: unknown): Result<ScenarioFile, readonly Reason[]> {
  const file = parse(writtenScenarioFile, value);
  if (!file.ok) return shapeProblem(file.problem);
  const { cards, scenarios } = file.value;
  const seen = new Set<string>();
  for (const [i, { id }] of scenarios.entries()) {
    if (seen.has(id)) return shapeProblem(`scenarios[${i}].id`);
    seen.add(id);
  }
  return ok({ format: SCENARIO_FORMAT, cards, scenarios: scenarios.map(fillDefaults) });
}

/** A scenario that cannot be run, with the place of its first fault. */
export interface MalformedScenario {
  readonly id: string;
  readonly where: string;
}
export interface ScenarioSelection {
  readonly file: ScenarioFile;
  /** One element for each scenario of the file: its index in `file` if it is valid. */
  readonly order: readonly (number | MalformedScenario)[];
}

/** Parses each scenario for itself; malformed cards are left out. */
export function parseEachScenario(bytes: Uint8Array): Result<ScenarioSelection, readonly Reason[]> {
  const file = parse(scenarioFileFrame, parseJson(bytes));
  if (!file.ok) return shapeProblem(file.problem);
  const [scenarios, seen]: [Scenario[], Set<string>] = [[], new Set()];
  const order = file.value.scenarios.map((given, i): number | MalformedScenario => {
    const { id: name } = (given ?? {}) as { readonly id?: unknown };
    const id = typeof name === 'string' ? name : `scenarios[${i}]`;
    const scenario = check(writtenScenario, given);
    const where = scenario.ok ? 'id' : scenario.problem;
    const isValid = scenario.ok && !seen.has(id);
    seen.add(id);
    return isValid ? scenarios.push(fillDefaults(scenario.value)) - 1 : { id, where };
  });
  const cards = file.value.cards.flatMap((given): readonly ScenarioCard[] => {
    const card = check(scenarioCard, given);
    return card.ok ? [card.value] : [];
  });
  return ok({ file: { format: SCENARIO_FORMAT, cards, scenarios }, order });
}

const fillDefaults = (scenario: WrittenScenario): Scenario => ({
  ...scenario,
  players: { A: {}, B: {}, ...scenario.players },
  steps: scenario.steps ?? [],
  expect: scenario.expect ?? [],
});

const YES_NO = ['no', 'yes'] as const;
const PRINTED_NUMBERS: ReadonlySet<string> = new Set(['power', 'toughness', 'loyalty']);
const MAX_PRINTED_NUMBER = 100_000;

/**
 * Brings equivalent notations to one: null fields are removed, except the expected value `is` (a winner of null means that the game goes on);
 * answers that are true or false become yes or no; the numbers of cards become text.
 */
function normalize(value: Json): Json {
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const isCard = Object.hasOwn(value, 'type_line');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== null || key === 'is')
      .map(([key, part]): [string, Json] => {
        if (key === 'choose' && typeof part === 'boolean') return [key, YES_NO[Number(part)] ?? ''];
        if (isCard && PRINTED_NUMBERS.has(key) && isPrintedNumber(part)) return [key, String(part)];
        return [key, normalize(part)];
      }),
  );
}

const isPrintedNumber = (value: Json): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= MAX_PRINTED_NUMBER;

export const parseScenarioFile = (bytes: Uint8Array): Result<ScenarioFile, readonly Reason[]> =>
  parseScenarios(parseJson(bytes));

/** Undefined if the bytes are not JSON in UTF-8. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(skipByteOrderMark(bytes)) ?? '');
  } catch {
    return undefined;
  }
}
