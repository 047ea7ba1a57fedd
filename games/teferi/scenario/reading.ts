/** Scenario files from outside: read whole or refused with the place of the first fault; or scenario by scenario, so that one fault spoils one. */
import { isPlainJson, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { STEPS } from '../abilities/index.ts';
import { textOf } from '../import/index.ts';
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
  type Entry,
  type Expectation,
  FORMAT,
  PLACES,
  PLAYERS,
  QUESTIONS,
  type ScenarioFile,
} from './format.ts';

type Fields = { readonly [key: string]: Validator };

/** These fields, and any others besides. A field that may be missing may be null. */
const having =
  (needed: Fields, optional: Fields = {}): Validator =>
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
/** A value of this shape under every key. */
const each =
  (shape: Validator): Validator =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    return Object.entries(value).find(([, part]) => shape(part) !== undefined)?.[0];
  };

const NAME = stringUpTo(200);
const WORDS = stringUpTo(10_000);
const PLAYER = oneOf(...PLAYERS);
const AMOUNT = integer(-100_000, 100_000);
const MOMENT = { turn: integer(1, 500), step: oneOf(...STEPS) };

const card = having(
  { name: NAME, type_line: NAME },
  {
    mana_cost: NAME,
    oracle_text: WORDS,
    keywords: arrayOf(NAME),
    power: either(NAME, AMOUNT),
    toughness: either(NAME, AMOUNT),
    loyalty: either(NAME, AMOUNT),
  },
);

const cards = arrayOf(
  either(
    NAME,
    having(
      { card: NAME },
      {
        as: NAME,
        count: integer(0, 250),
        tapped: booleanValue,
        sick: booleanValue,
        counters: each(integer(0, 100_000)),
        damage: integer(0, 100_000),
        attachedTo: NAME,
      },
    ),
  ),
  500,
);
const side = having(
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
const answer = having({ player: PLAYER, question: oneOf(...QUESTIONS), choose: chosen });
const acting = { refused: booleanValue, hold: booleanValue, answers: arrayOf(answer, 100) };
// What no rule allows may be written here: a scenario may say that it is refused.
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
  life: having({ ...players, is: AMOUNT }),
  poison: having({ ...players, is: AMOUNT }),
  'hand-size': having({ ...players, is: AMOUNT }),
  zone: having({ ...named, is: oneOf(...PLACES) }),
  'zone-count': having({ ...named, ...players, zone: oneOf(...PLACES), is: AMOUNT }),
  'damage-marked': having({ ...named, is: AMOUNT }),
  counters: having({ ...named, kind: NAME, is: AMOUNT }),
  'power-toughness': having({
    ...named,
    is: (value) => arrayOf(AMOUNT, 2)(value) ?? ((value as unknown[]).length === 2 ? undefined : ''),
  }),
  'has-ability': having({ ...named, ability: NAME, is: booleanValue }),
  tapped: having({ ...named, is: booleanValue }),
  'in-combat': having({ ...named, is: booleanValue }),
  blocked: having({ ...named, is: booleanValue }),
  controller: having({ ...named, is: PLAYER }),
  'mana-pool': having({ ...players, is: NAME }),
  'stack-size': having({ is: AMOUNT }),
  priority: having({ is: PLAYER }),
  'step-count': having({ step: oneOf(...STEPS), is: AMOUNT }),
  lost: having({ ...players, is: booleanValue }),
  winner: having({ is: oneOf(...PLAYERS, 'draw', null) }),
});

const entry = tagged('do', {
  attack: having(
    { ...asked, attackers: arrayOf(either(NAME, having({ attacker: NAME }, { at: NAME })), 200) },
    acting,
  ),
  block: having({ ...asked, blocks: arrayOf(having({ blocker: NAME, attacker: NAME }), 400) }, acting),
  'assign-damage': having(
    { ...asked, assign: arrayOf(having({ source: NAME, to: each(AMOUNT) }), 200) },
    acting,
  ),
  cast: having({ ...asked, ...named }, announced),
  activate: having({ ...asked, source: NAME, ability: AMOUNT }, announced),
  'play-land': having({ ...asked, ...named }, acting),
  concede: having(asked, acting),
  choose: having({ ...asked, question: oneOf(...QUESTIONS), choose: chosen }, acting),
  resolve: having(MOMENT, { count: AMOUNT, answers: arrayOf(answer, 100) }),
  check: having({ ...MOMENT, expect: arrayOf(expectation, 500) }),
});

const scenario = having(
  {
    id: NAME,
    players: having({}, { A: side, B: side }),
  },
  {
    steps: arrayOf(entry, 500),
    expect: arrayOf(expectation, 500),
    title: WORDS,
    tier: NAME,
    rules: arrayOf(NAME),
    tags: arrayOf(NAME),
    start: having({}, { ...MOMENT, active: PLAYER }),
    end: having(MOMENT),
  },
);

const MOST = 5000;
const file = having({
  format: oneOf(FORMAT),
  cards: arrayOf(card, MOST),
  scenarios: arrayOf(scenario, MOST),
});
/** Its outlines alone. */
const frame = having({
  format: oneOf(FORMAT),
  cards: arrayOf(() => undefined, MOST),
  scenarios: arrayOf(() => undefined, MOST),
});

/** Whether it is an entry of a scenario. */
export const isEntry = (value: unknown): value is Entry => entry(value) === undefined;
export const isExpectation = (value: unknown): value is Expectation => expectation(value) === undefined;

const wrong = (where: string) => refuse<readonly Reason[]>([{ why: 'scenario file', facts: { where } }]);

export function readScenarios(value: unknown): Result<ScenarioFile, readonly Reason[]> {
  if (!isPlainJson(value)) return wrong('');
  const fault = file(value);
  if (fault !== undefined) return wrong(fault);
  const { scenarios } = value as unknown as ScenarioFile;
  const seen = new Set<string>();
  for (const [i, { id }] of scenarios.entries()) {
    if (seen.has(id)) return wrong(`scenarios[${i}].id`);
    seen.add(id);
  }
  return ok(completed(value));
}

/** A scenario that is none: what it is called, if anything, and where the first fault is. */
export interface Broken {
  readonly id: string;
  readonly where: string;
}
export interface Sorted {
  readonly file: ScenarioFile;
  /** Each in its place: those that can be run by their place in the file. */
  readonly order: readonly (number | Broken)[];
}

/** All scenarios of a file that are some, with what is wrong with the others; cards that are none are left out. */
export function sortScenarios(bytes: Uint8Array): Result<Sorted, readonly Reason[]> {
  const value = jsonOf(bytes);
  const fault = isPlainJson(value) ? frame(value) : '';
  if (fault !== undefined || !isPlainJson(value)) return wrong(fault ?? '');
  const given = value as { readonly cards: readonly Json[]; readonly scenarios: readonly Json[] };
  const [good, seen]: [Json[], Set<string>] = [[], new Set()];
  const order = given.scenarios.map((one, i): number | Broken => {
    const { id: name } = (one ?? {}) as { readonly id?: unknown };
    const id = typeof name === 'string' ? name : `scenarios[${i}]`;
    const where = scenario(one) ?? (seen.has(id) ? 'id' : undefined);
    seen.add(id);
    return where === undefined ? good.push(one) - 1 : { id, where };
  });
  const cardsRead = given.cards.filter((one) => card(one) === undefined);
  return ok({ file: completed({ format: FORMAT, cards: cardsRead, scenarios: good }), order });
}

/** What may be missing is there, what may be a number is text. */
function completed(value: Json): ScenarioFile {
  const { format, cards: given, scenarios } = withoutNull(value) as unknown as ScenarioFile;
  return {
    format,
    cards: given.map((one) => Object.assign({}, one, textsIn(one))),
    scenarios: scenarios.map((one) =>
      Object.assign({}, one, {
        players: Object.assign({ A: {}, B: {} }, one.players),
        steps: one.steps ?? [],
        expect: one.expect ?? [],
      }),
    ),
  };
}

const textsIn = (one: object): object =>
  Object.fromEntries(
    Object.entries(one).flatMap(([key, part]) => (typeof part === 'number' ? [[key, String(part)]] : [])),
  );

/** What is null is not there; but that nobody has won yet is something that can be expected. */
function withoutNull(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNull);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== null || key === 'is')
      // Who may do something says yes or no, or true or false.
      .map(([key, part]) => [
        key,
        key === 'choose' && typeof part === 'boolean' ? YES_NO[Number(part)] : withoutNull(part),
      ]),
  ) as Json;
}
const YES_NO = ['no', 'yes'] as const;

/** A file as it lies on a disk: JSON in UTF-8. */
export const readScenarioFile = (bytes: Uint8Array): Result<ScenarioFile, readonly Reason[]> =>
  readScenarios(jsonOf(bytes));

/** Undefined: it is no JSON. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes)?.replace(/^\uFEFF/, '') ?? '');
  } catch {
    return undefined;
  }
}
