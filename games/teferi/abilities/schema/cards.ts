/** Validators for effects, changes, abilities and whole card definitions. */
import type { Ability } from '../ability.ts';
import { type ContinuousChange, DURATIONS } from '../changes.ts';
import type { AbilityEffect } from '../effects.ts';
import {
  condition,
  COST_TEXT,
  COSTS,
  filter,
  NAME,
  NUMBER,
  SLOT,
  target,
  trigger,
  value,
  what,
  who,
  TRUE,
} from './references.ts';
import { keywords, KEYWORD_NAME } from './keywords.ts';
import { gameRule, objectRule } from './rules.ts';
import {
  either,
  objectWith,
  integer,
  lazy,
  arrayOf,
  type Validator,
  tagged,
  stringUpTo,
  oneOf,
} from './validators.ts';
import { CARD_TYPES, COLOURS, MANA_TYPES, STEPS, SUPERTYPES, ZONES } from '../game-terms.ts';

const PLACE = oneOf('hand', 'graveyard', 'exile', 'library top', 'library bottom', 'library', 'battlefield');
const entering: Validator = objectWith(
  {},
  {
    tapped: TRUE,
    attacking: TRUE,
    under: who,
    counters: arrayOf(objectWith({ kind: NAME, count: value }), 5),
    attachedTo: what,
  },
);
const ENTITY = either(what, who);
const payment: Validator = objectWith({ who, cost: COSTS });
const mana: Validator = either(
  objectWith({ all: arrayOf(oneOf(...MANA_TYPES), 20) }, { times: value }),
  objectWith({ one: arrayOf(oneOf(...MANA_TYPES), 6), count: value }),
  objectWith({ mixed: arrayOf(oneOf(...MANA_TYPES), 6), count: value }),
);
const effects: Validator = lazy(() => arrayOf(effect, 30));
const effectWith = (
  name: string,
  needed: { [key: string]: Validator } = {},
  optional: { [key: string]: Validator } = {},
): Validator => objectWith({ do: oneOf(name), ...needed }, optional);

const effectValidators = {
  damage: effectWith(
    'damage',
    { amount: value, to: ENTITY },
    { from: what, also: arrayOf(objectWith({ amount: value, to: ENTITY }), 5), sure: TRUE },
  ),
  'divided damage': effectWith('divided damage', { amount: value, target: SLOT }),
  'divided counters': effectWith('divided counters', { amount: value, target: SLOT, kind: NAME }),
  'gain life': effectWith('gain life', { who, amount: value }),
  'lose life': effectWith('lose life', { who, amount: value }),
  'set life': effectWith('set life', { who, amount: value }),
  poison: effectWith('poison', { who, amount: value }),
  fight: effectWith('fight', { one: what, other: what }),
  draw: effectWith('draw', { who, count: value }),
  discard: effectWith(
    'discard',
    { who, count: either(value, oneOf('hand')) },
    { random: TRUE, what: filter, chosenBy: who },
  ),
  mill: effectWith('mill', { who, count: value }),
  scry: effectWith('scry', { who, count: value }),
  surveil: effectWith('surveil', { who, count: value }),
  look: effectWith(
    'look',
    {
      who,
      count: value,
      take: value,
      to: PLACE,
      rest: oneOf('library bottom', 'library top', 'graveyard', 'exile', 'hand'),
    },
    { must: TRUE, what: filter, entering, reveal: TRUE, random: TRUE },
  ),
  'reveal hand': effectWith('reveal hand', { who }),
  search: effectWith('search', { who, count: value, to: PLACE }, { what: filter, entering, reveal: TRUE }),
  shuffle: effectWith('shuffle', { who }),
  destroy: effectWith('destroy', { what }, { forGood: TRUE }),
  sacrifice: effectWith('sacrifice', { what }),
  'sacrifice some': effectWith('sacrifice some', { who, what: filter, count: value }),
  move: effectWith('move', { what, to: PLACE }, { entering }),
  'exile until': effectWith('exile until', { what }),
  create: effectWith(
    'create',
    { token: lazy(() => validateCard), count: value },
    { who, entering, size: value },
  ),
  'create copy': effectWith('create copy', { of: what, count: value }, { entering }),
  counter: effectWith('counter', { what }, { to: PLACE }),
  'put counters': effectWith('put counters', { what, kind: NAME, count: value }),
  'remove counters': effectWith('remove counters', { what, kind: NAME, count: either(value, oneOf('all')) }),
  tap: effectWith('tap', { what }),
  untap: effectWith('untap', { what }),
  freeze: effectWith('freeze', { what }),
  attach: effectWith('attach', { what, to: what }),
  regenerate: effectWith('regenerate', { what }),
  'remove from combat': effectWith('remove from combat', { what }),
  choose: effectWith('choose', { who, what: filter, count: value }, { upTo: TRUE }),
  'exchange control': effectWith('exchange control', { one: what }, { other: what }),
  change: effectWith('change', {
    what,
    changes: lazy(() => arrayOf(change, 12)),
    until: oneOf(...DURATIONS),
  }),
  rule: effectWith('rule', { rule: gameRule, until: oneOf(...DURATIONS) }),
  prevent: effectWith(
    'prevent',
    { amount: either(value, oneOf('all')), until: oneOf('end of turn') },
    { to: ENTITY, from: what, combat: TRUE },
  ),
  'add mana': effectWith('add mana', { mana }, { who, only: filter }),
  'extra turn': effectWith('extra turn', { who }),
  'extra combat': effectWith('extra combat', {}, { main: TRUE }),
  'extra land': effectWith('extra land'),
  win: effectWith('win', { who }),
  lose: effectWith('lose', { who }),
  may: effectWith('may', { who, effects }, { payment, otherwise: effects }),
  unless: effectWith('unless', { payment, effects }),
  if: effectWith('if', { condition, effects }, { otherwise: effects }),
  'by colour': effectWith('by colour', { each: arrayOf(effects, 5) }),
  repeat: effectWith('repeat', { times: value, effects }),
  'each player': effectWith('each player', { who, effects }),
  reflex: effectWith('reflex', { effects }, { targets: lazy(() => TARGETS) }),
  later: effectWith('later', { when: trigger, effects }, { about: what, once: oneOf(false), thisTurn: TRUE }),
} as const satisfies { readonly [K in AbilityEffect['do']]: Validator };
const effect: Validator = tagged('do', effectValidators);

const TARGETS = arrayOf(target, 10);

const changes = {
  control: objectWith({ change: oneOf('control') }),
  types: objectWith(
    { change: oneOf('types'), how: oneOf('set', 'add', 'remove') },
    {
      types: arrayOf(oneOf(...CARD_TYPES)),
      subtypes: either(oneOf('every creature type'), arrayOf(NAME)),
      supertypes: arrayOf(oneOf(...SUPERTYPES)),
    },
  ),
  colours: objectWith({
    change: oneOf('colours'),
    how: oneOf('set', 'add'),
    colours: arrayOf(oneOf(...COLOURS)),
  }),
  gain: objectWith({ change: oneOf('gain'), abilities: lazy(() => arrayOf(ability, 12)) }),
  lose: objectWith({ change: oneOf('lose'), keywords: either(oneOf('all'), arrayOf(KEYWORD_NAME)) }),
  base: objectWith({ change: oneOf('base') }, { power: value, toughness: value }),
  add: objectWith({ change: oneOf('add'), power: value, toughness: value }),
  switch: objectWith({ change: oneOf('switch') }),
  rule: objectWith({ change: oneOf('rule'), rule: objectRule }),
  game: objectWith({ change: oneOf('game'), rule: gameRule }),
} as const satisfies { readonly [K in ContinuousChange['change']]: Validator };
const change: Validator = tagged('change', changes);

/** An ability with effects, or with modes to choose from. */
const abilityWithInstructions = (
  kind: Ability['kind'],
  needed: { [key: string]: Validator },
  optional: { [key: string]: Validator },
): Validator =>
  either(
    objectWith({ kind: oneOf(kind), ...needed, effects }, { ...optional, targets: TARGETS }),
    objectWith(
      {
        kind: oneOf(kind),
        ...needed,
        modes: arrayOf(objectWith({ effects }, { targets: TARGETS }), 12),
        min: integer(0, 12),
        max: integer(1, 12),
      },
      { ...optional, repeat: TRUE },
    ),
  );

const timing: Validator = either(
  oneOf('sorcery', 'your turn'),
  objectWith({ during: arrayOf(oneOf(...STEPS)) }, { whose: oneOf('you', 'opponent') }),
);
const SELF = either(oneOf('this'), filter);
const FACTOR = integer(0, 1000);
const replacement = (
  instead: string,
  needed: { [key: string]: Validator },
  optional: { [key: string]: Validator } = {},
): Validator =>
  objectWith(
    { kind: oneOf('replacement'), instead: oneOf(instead), ...needed },
    { ...optional, while: condition },
  );

const abilities = {
  keyword: keywords,
  spell: abilityWithInstructions('spell', {}, {}),
  activated: abilityWithInstructions(
    'activated',
    { cost: COSTS },
    {
      zone: oneOf(...ZONES),
      timing,
      perTurn: integer(1, 100),
      condition,
      who: oneOf('any player', 'opponent'),
    },
  ),
  triggered: abilityWithInstructions(
    'triggered',
    { when: trigger },
    { if: condition, zone: oneOf(...ZONES), perTurn: integer(1, 100) },
  ),
  static: objectWith(
    { kind: oneOf('static'), affects: what, changes: arrayOf(change, 12) },
    { while: condition },
  ),
  rule: objectWith({ kind: oneOf('rule'), rule: gameRule }, { while: condition }),
  defining: objectWith({ kind: oneOf('defining') }, { power: value, toughness: value }),
  replacement: either(
    replacement('enters tapped', { what: SELF }, { unless: condition }),
    replacement('enters with counters', { what: SELF, counter: NAME, count: value }, { if: condition }),
    replacement('enters as a copy', { of: filter }),
    replacement('goes elsewhere', { what: SELF, to: oneOf('exile', 'hand', 'library', 'library bottom') }),
    replacement('graveyard', { whose: oneOf('you', 'opponent', 'each') }, { tokens: TRUE }),
    replacement(
      'prevent damage',
      { amount: either(value, oneOf('all')) },
      { to: either(what, oneOf('you')), from: what, combat: TRUE },
    ),
    replacement(
      'more damage',
      { from: what },
      { to: either(what, oneOf('opponent', 'any')), times: FACTOR, plus: NUMBER },
    ),
    replacement('more life', {}, { times: FACTOR, plus: NUMBER }),
    replacement('more counters', { what: filter, counter: NAME }, { times: FACTOR, plus: NUMBER }),
    replacement('more tokens', { times: integer(1, 16) }),
  ),
  'additional cost': objectWith(
    { kind: oneOf('additional cost'), cost: COSTS },
    { optional: oneOf('kicker') },
  ),
  'alternative cost': objectWith(
    {
      kind: oneOf('alternative cost'),
      cost: COSTS,
      name: oneOf('flashback', 'evoke', 'escape', 'other'),
    },
    { if: condition },
  ),
} as const satisfies { readonly [K in Ability['kind']]: Validator };
const ability: Validator = tagged('kind', abilities);

export const validateCard: Validator = objectWith(
  {
    name: NAME,
    types: arrayOf(oneOf(...CARD_TYPES), 6),
    text: stringUpTo(4000),
    abilities: arrayOf(ability, 40),
  },
  {
    cost: COST_TEXT,
    supertypes: arrayOf(oneOf(...SUPERTYPES), 4),
    subtypes: arrayOf(NAME, 20),
    colours: arrayOf(oneOf(...COLOURS), 5),
    power: integer(-100, 1000),
    toughness: integer(-100, 1000),
    loyalty: integer(0, 100),
    token: TRUE,
  },
);
