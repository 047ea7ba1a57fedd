/** Scenario files from outside: read whole or refused with the place of the first fault. Fields that nobody knows are nobody's business. */
import { isPlain, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { STEPS } from '../abilities/index.ts';
import { textOf } from '../import/index.ts';
import { either, flag, integer, list, type Shape, tagged, text, word } from '../abilities/shapes.ts';
import {
  type Entry,
  type Expectation,
  FORMAT,
  PLACES,
  PLAYERS,
  QUESTIONS,
  type ScenarioFile,
} from './format.ts';

type Fields = { readonly [key: string]: Shape };

/** These fields, and any others besides. A field that may be missing may be null. */
const having =
  (needed: Fields, optional: Fields = {}): Shape =>
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
  (shape: Shape): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    return Object.entries(value).find(([, part]) => shape(part) !== undefined)?.[0];
  };

const NAME = text(200);
const WORDS = text(10_000);
const PLAYER = word(...PLAYERS);
const AMOUNT = integer(-100_000, 100_000);
const FEW = integer(0, 100);
const MOMENT = { turn: integer(1, 500), step: word(...STEPS) };

const card = having(
  { name: NAME, type_line: NAME },
  {
    mana_cost: NAME,
    oracle_text: WORDS,
    keywords: list(NAME),
    power: NAME,
    toughness: NAME,
    loyalty: NAME,
  },
);

const cards = list(
  either(
    NAME,
    having(
      { card: NAME },
      {
        as: NAME,
        count: integer(0, 250),
        tapped: flag,
        sick: flag,
        counters: each(integer(1, 100_000)),
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
    libraryFill: flag,
    mana: either(word('any'), (value) =>
      typeof value === 'string' && value.length <= 300 && /^(?:\{[WUBRGC]\})*$/.test(value) ? undefined : '',
    ),
  },
);

const chosen = either(list(either(NAME, AMOUNT), 100), AMOUNT, NAME);
const answer = having({ player: PLAYER, question: word(...QUESTIONS), choose: chosen });
const acting = { refused: flag, hold: flag, answers: list(answer, 100) };
const announced = { targets: list(NAME), x: FEW, modes: list(FEW), pay: list(NAME), ...acting };
const asked = { ...MOMENT, player: PLAYER, do: NAME };

const players = { player: PLAYER };
const named = { card: NAME };
const expectation = tagged('what', {
  life: having({ ...players, is: AMOUNT }),
  poison: having({ ...players, is: AMOUNT }),
  'hand-size': having({ ...players, is: AMOUNT }),
  zone: having({ ...named, is: word(...PLACES) }),
  'zone-count': having({ ...named, ...players, zone: word(...PLACES), is: AMOUNT }),
  'damage-marked': having({ ...named, is: AMOUNT }),
  counters: having({ ...named, kind: NAME, is: AMOUNT }),
  'power-toughness': having({
    ...named,
    is: (value) => list(AMOUNT, 2)(value) ?? ((value as unknown[]).length === 2 ? undefined : ''),
  }),
  'has-ability': having({ ...named, ability: NAME, is: flag }),
  tapped: having({ ...named, is: flag }),
  'in-combat': having({ ...named, is: flag }),
  blocked: having({ ...named, is: flag }),
  controller: having({ ...named, is: PLAYER }),
  'mana-pool': having({ ...players, is: NAME }),
  'stack-size': having({ is: AMOUNT }),
  priority: having({ is: PLAYER }),
  'step-count': having({ step: word(...STEPS), is: AMOUNT }),
  lost: having({ ...players, is: flag }),
  winner: having({ is: word(...PLAYERS, 'draw', null) }),
});

const entry = tagged('do', {
  attack: having(
    { ...asked, attackers: list(either(NAME, having({ attacker: NAME, at: NAME })), 200) },
    acting,
  ),
  block: having({ ...asked, blocks: list(having({ blocker: NAME, attacker: NAME }), 400) }, acting),
  'assign-damage': having(
    { ...asked, assign: list(having({ source: NAME, to: each(integer(0, 100_000)) }), 200) },
    acting,
  ),
  cast: having({ ...asked, ...named }, announced),
  activate: having({ ...asked, source: NAME, ability: FEW }, announced),
  'play-land': having({ ...asked, ...named }, acting),
  concede: having(asked, acting),
  choose: having({ ...asked, question: word(...QUESTIONS), choose: chosen }, acting),
  resolve: having(MOMENT, { count: FEW, answers: list(answer, 100) }),
  check: having({ ...MOMENT, expect: list(expectation, 500) }),
});

const scenario = having(
  {
    id: NAME,
    players: having({ A: side, B: side }),
    steps: list(entry, 500),
    expect: list(expectation, 500),
  },
  {
    title: WORDS,
    tier: NAME,
    rules: list(NAME),
    tags: list(NAME),
    start: having({}, { ...MOMENT, active: PLAYER }),
    end: having(MOMENT),
  },
);

const file = having({ format: word(FORMAT), cards: list(card, 5000), scenarios: list(scenario, 5000) });

/** Whether it is an entry of a scenario. */
export const isEntry = (value: unknown): value is Entry => entry(value) === undefined;
export const isExpectation = (value: unknown): value is Expectation => expectation(value) === undefined;

const wrong = (where: string) => refuse<readonly Reason[]>([{ why: 'scenario file', facts: { where } }]);

export function readScenarios(value: unknown): Result<ScenarioFile, readonly Reason[]> {
  if (!isPlain(value)) return wrong('');
  const fault = file(value);
  if (fault !== undefined) return wrong(fault);
  const { scenarios } = value as unknown as ScenarioFile;
  const seen = new Set<string>();
  for (const [i, { id }] of scenarios.entries()) {
    if (seen.has(id)) return wrong(`scenarios[${i}].id`);
    seen.add(id);
  }
  return ok(withoutNull(value) as unknown as ScenarioFile);
}

/** What is null is not there; but that nobody has won yet is something that can be expected. */
function withoutNull(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNull);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== null || key === 'is')
      .map(([key, part]) => [key, withoutNull(part)]),
  );
}

/** A file as it lies on a disk: JSON in UTF-8. */
export function readScenarioFile(bytes: Uint8Array): Result<ScenarioFile, readonly Reason[]> {
  let value: unknown;
  try {
    value = JSON.parse(textOf(bytes)?.replace(/^\uFEFF/, '') ?? '');
  } catch {
    return wrong('');
  }
  return readScenarios(value);
}
