/** Parses and validates scenario files: the whole file, or scenario by scenario so that a malformed one does not affect the others. */
import { isPlainJson, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { STEPS } from '../abilities/index.ts';
import { decodeUtf8 } from '../card-files/index.ts';
import {
  either,
  booleanValue,
  integer,
  arrayOf,
  type Validator,
  tagged,
  stringUpTo,
  oneOf,
} from '../abilities/schema/validators.ts';
import {
  type ScenarioEntry,
  type Expectation,
  SCENARIO_FORMAT,
  SCENARIO_ZONES,
  PLAYERS,
  QUESTION_WORDS,
  type ScenarioFile,
} from './format.ts';

type FieldValidators = { readonly [key: string]: Validator };

/** An object with these fields and any others. An optional field may be null. */
const objectWith =
  (needed: FieldValidators, optional: FieldValidators = {}): Validator =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    const given = value as { readonly [key: string]: unknown };
    for (const [key, shape] of Object.entries({ ...needed, ...optional })) {
      const must = Object.hasOwn(needed, key);
      const there = Object.hasOwn(given, key) && (must || given[key] !== null);
      if (!there && must) return key;
      const fault = there ? shape(given[key]) : undefined;
      if (fault !== undefined) return fault === '' || fault.startsWith('[') ? key + fault : `${key}.${fault}`;
    }
    return undefined;
  };
/** An object whose values all have this shape. */
const recordOf =
  (shape: Validator): Validator =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    return Object.entries(value).find(([, part]) => shape(part) !== undefined)?.[0];
  };

const NAME = stringUpTo(200);
const LONG_TEXT = stringUpTo(10_000);
const PLAYER = oneOf(...PLAYERS);
const AMOUNT = integer(-100_000, 100_000);
const MOMENT = { turn: integer(1, 500), step: oneOf(...STEPS) };

const card = objectWith(
  { name: NAME, type_line: NAME },
  {
    mana_cost: NAME,
    oracle_text: LONG_TEXT,
    keywords: arrayOf(NAME),
    power: either(NAME, AMOUNT),
    toughness: either(NAME, AMOUNT),
    loyalty: either(NAME, AMOUNT),
  },
);

const cards = arrayOf(
  either(
    NAME,
    objectWith(
      { card: NAME },
      {
        as: NAME,
        count: integer(0, 250),
        tapped: booleanValue,
        sick: booleanValue,
        counters: recordOf(integer(0, 100_000)),
        damage: integer(0, 100_000),
        attachedTo: NAME,
      },
    ),
  ),
  500,
);
const side = objectWith(
  {},
  {
    life: integer(-1000, 100_000),
    poison: integer(0, 1000),
    battlefield: cards,
    hand: cards,
    graveyard: cards,
    exile: cards,
    library: cards,
    libraryFill: booleanValue,
    mana: either(oneOf('any'), (value) =>
      typeof value === 'string' && value.length <= 300 && /^(?:\{(?:[WUBRGC]|\d{1,2})\})*$/.test(value)
        ? undefined
        : '',
    ),
  },
);

const chosen = either(arrayOf(either(NAME, AMOUNT), 100), AMOUNT, NAME, booleanValue);
const answer = objectWith({ player: PLAYER, question: oneOf(...QUESTION_WORDS), choose: chosen });
const acting = { refused: booleanValue, hold: booleanValue, answers: arrayOf(answer, 100) };
// Values that no rule allows are valid: a scenario may expect that they are refused.
const announced = {
  targets: arrayOf(NAME),
  x: AMOUNT,
  modes: arrayOf(AMOUNT),
  pay: arrayOf(NAME),
  ...acting,
};
const asked = { ...MOMENT, player: PLAYER, do: NAME };

const players = { player: PLAYER };
const named = { card: NAME };
const expectation = tagged('what', {
  life: objectWith({ ...players, is: AMOUNT }),
  poison: objectWith({ ...players, is: AMOUNT }),
  'hand-size': objectWith({ ...players, is: AMOUNT }),
  zone: objectWith({ ...named, is: oneOf(...SCENARIO_ZONES) }),
  'zone-count': objectWith({ ...named, ...players, zone: oneOf(...SCENARIO_ZONES), is: AMOUNT }),
  'damage-marked': objectWith({ ...named, is: AMOUNT }),
  counters: objectWith({ ...named, kind: NAME, is: AMOUNT }),
  'power-toughness': objectWith({
    ...named,
    is: (value) => arrayOf(AMOUNT, 2)(value) ?? ((value as unknown[]).length === 2 ? undefined : ''),
  }),
  'has-ability': objectWith({ ...named, ability: NAME, is: booleanValue }),
  tapped: objectWith({ ...named, is: booleanValue }),
  'in-combat': objectWith({ ...named, is: booleanValue }),
  blocked: objectWith({ ...named, is: booleanValue }),
  controller: objectWith({ ...named, is: PLAYER }),
  'mana-pool': objectWith({ ...players, is: NAME }),
  'stack-size': objectWith({ is: AMOUNT }),
  priority: objectWith({ is: PLAYER }),
  'step-count': objectWith({ step: oneOf(...STEPS), is: AMOUNT }),
  lost: objectWith({ ...players, is: booleanValue }),
  winner: objectWith({ is: oneOf(...PLAYERS, 'draw', null) }),
});

const entry = tagged('do', {
  attack: objectWith(
    { ...asked, attackers: arrayOf(either(NAME, objectWith({ attacker: NAME }, { at: NAME })), 200) },
    acting,
  ),
  block: objectWith(
    { ...asked, blocks: arrayOf(objectWith({ blocker: NAME, attacker: NAME }), 400) },
    acting,
  ),
  'assign-damage': objectWith(
    { ...asked, assign: arrayOf(objectWith({ source: NAME, to: recordOf(AMOUNT) }), 200) },
    acting,
  ),
  cast: objectWith({ ...asked, ...named }, announced),
  activate: objectWith({ ...asked, source: NAME, ability: AMOUNT }, announced),
  'play-land': objectWith({ ...asked, ...named }, acting),
  concede: objectWith(asked, acting),
  choose: objectWith({ ...asked, question: oneOf(...QUESTION_WORDS), choose: chosen }, acting),
  resolve: objectWith(MOMENT, { count: AMOUNT, answers: arrayOf(answer, 100) }),
  check: objectWith({ ...MOMENT, expect: arrayOf(expectation, 500) }),
});

const scenario = objectWith(
  {
    id: NAME,
    players: objectWith({}, { A: side, B: side }),
  },
  {
    steps: arrayOf(entry, 500),
    expect: arrayOf(expectation, 500),
    title: LONG_TEXT,
    tier: NAME,
    rules: arrayOf(NAME),
    tags: arrayOf(NAME),
    start: objectWith({}, { ...MOMENT, active: PLAYER }),
    end: objectWith(MOMENT),
  },
);

const MAX_SCENARIOS = 5000;
const file = objectWith({
  format: oneOf(SCENARIO_FORMAT),
  cards: arrayOf(card, MAX_SCENARIOS),
  scenarios: arrayOf(scenario, MAX_SCENARIOS),
});
/** The outer structure of a file, without its cards and scenarios. */
const frame = objectWith({
  format: oneOf(SCENARIO_FORMAT),
  cards: arrayOf(() => undefined, MAX_SCENARIOS),
  scenarios: arrayOf(() => undefined, MAX_SCENARIOS),
});

export const isEntry = (value: unknown): value is ScenarioEntry => entry(value) === undefined;
export const isExpectation = (value: unknown): value is Expectation => expectation(value) === undefined;

const shapeProblem = (where: string) =>
  refuse<readonly Reason[]>([{ why: 'scenario file', facts: { where } }]);

export function parseScenarios(value: unknown): Result<ScenarioFile, readonly Reason[]> {
  if (!isPlainJson(value)) return shapeProblem('');
  const fault = file(value);
  if (fault !== undefined) return shapeProblem(fault);
  const { scenarios } = value as unknown as ScenarioFile;
  const seen = new Set<string>();
  for (const [i, { id }] of scenarios.entries()) {
    if (seen.has(id)) return shapeProblem(`scenarios[${i}].id`);
    seen.add(id);
  }
  return ok(fillDefaults(value));
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
  const value = parseJson(bytes);
  const fault = isPlainJson(value) ? frame(value) : '';
  if (fault !== undefined || !isPlainJson(value)) return shapeProblem(fault ?? '');
  const given = value as { readonly cards: readonly Json[]; readonly scenarios: readonly Json[] };
  const [good, seen]: [Json[], Set<string>] = [[], new Set()];
  const order = given.scenarios.map((one, i): number | MalformedScenario => {
    const { id: name } = (one ?? {}) as { readonly id?: unknown };
    const id = typeof name === 'string' ? name : `scenarios[${i}]`;
    const where = scenario(one) ?? (seen.has(id) ? 'id' : undefined);
    seen.add(id);
    return where === undefined ? good.push(one) - 1 : { id, where };
  });
  const cardsRead = given.cards.filter((one) => card(one) === undefined);
  return ok({ file: fillDefaults({ format: SCENARIO_FORMAT, cards: cardsRead, scenarios: good }), order });
}

/** Adds missing fields, and turns numbers of cards into text. */
function fillDefaults(value: Json): ScenarioFile {
  const { format, cards: given, scenarios } = dropNulls(value) as unknown as ScenarioFile;
  return {
    format,
    cards: given.map((one) => Object.assign({}, one, numbersAsText(one))),
    scenarios: scenarios.map((one) =>
      Object.assign({}, one, {
        players: Object.assign({ A: {}, B: {} }, one.players),
        steps: one.steps ?? [],
        expect: one.expect ?? [],
      }),
    ),
  };
}

const numbersAsText = (one: object): object =>
  Object.fromEntries(
    Object.entries(one).flatMap(([key, part]) => (typeof part === 'number' ? [[key, String(part)]] : [])),
  );

/** Removes fields that are null, except the expected value `is`: a winner of null means that the game goes on. */
function dropNulls(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(dropNulls);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== null || key === 'is')
      // An answer may be yes or no, or true or false.
      .map(([key, part]) => [
        key,
        key === 'choose' && typeof part === 'boolean' ? YES_NO[Number(part)] : dropNulls(part),
      ]),
  ) as Json;
}
const YES_NO = ['no', 'yes'] as const;

export const parseScenarioFile = (bytes: Uint8Array): Result<ScenarioFile, readonly Reason[]> =>
  parseScenarios(parseJson(bytes));

/** Undefined if the bytes are not JSON in UTF-8. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes)?.replace(/^\uFEFF/, '') ?? '');
  } catch {
    return undefined;
  }
}
