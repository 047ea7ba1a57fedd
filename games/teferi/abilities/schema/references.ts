/** Validators for references, amounts, conditions, targets, costs and trigger conditions. */
import { TURN_FACTS } from '../references.ts';
import type { Cost } from '../costs.ts';
import type { TriggerCondition } from '../triggers.ts';
import {
  either,
  objectWith,
  booleanValue,
  integer,
  lazy,
  arrayOf,
  stringMatching,
  type Validator,
  tagged,
  stringUpTo,
  oneOf,
} from './validators.ts';
import { CARD_TYPES, COLOURS, PLAIN_KEYWORDS, STEPS, SUPERTYPES, ZONES } from '../game-terms.ts';

export const NUMBER = integer(-10_000, 10_000);
export const NAME = stringUpTo(200);
export const TRUE = oneOf(true);
export const COST_TEXT = stringMatching((cost) =>
  /^(?:\{(?:\d{1,2}|X|[WUBRGCS]|[WUBRG2]\/[WUBRG]|[WUBRG]\/(?:[WUBRG]\/)?P)\})*$/.test(cost),
);
export const SLOT = integer(0, 20);

export const who: Validator = either(
  oneOf('you', 'opponent', 'each', 'that player', 'active', 'defender'),
  objectWith({ target: SLOT }),
  lazy(() => objectWith({ controller: what })),
  lazy(() => objectWith({ owner: what })),
);

export const what: Validator = either(
  oneOf('this', 'it', 'other', 'host', 'made', 'paid'),
  objectWith({ target: SLOT }),
  lazy(() => objectWith({ every: filter })),
);

const compare: Validator = lazy(() => objectWith({}, { min: value, max: value }));
const zones = either(oneOf(...ZONES), arrayOf(oneOf(...ZONES), 6));

export const filter: Validator = lazy(() =>
  objectWith(
    {},
    {
      zone: zones,
      types: arrayOf(oneOf(...CARD_TYPES)),
      allTypes: arrayOf(oneOf(...CARD_TYPES)),
      notTypes: arrayOf(oneOf(...CARD_TYPES)),
      supertypes: arrayOf(oneOf(...SUPERTYPES)),
      notSupertypes: arrayOf(oneOf(...SUPERTYPES)),
      subtypes: arrayOf(NAME),
      notSubtypes: arrayOf(NAME),
      colours: arrayOf(oneOf(...COLOURS)),
      notColours: arrayOf(oneOf(...COLOURS)),
      colourCount: compare,
      controller: who,
      owner: who,
      tapped: booleanValue,
      attacking: booleanValue,
      blocking: booleanValue,
      blocked: booleanValue,
      blocks: what,
      keyword: oneOf(...PLAIN_KEYWORDS),
      notKeyword: oneOf(...PLAIN_KEYWORDS),
      power: compare,
      toughness: compare,
      manaValue: compare,
      counters: objectWith({}, { kind: NAME, count: compare }),
      token: booleanValue,
      name: NAME,
      other: TRUE,
      is: what,
      attached: booleanValue,
      attachedTo: what,
      damagedThisTurn: either(TRUE, what),
      enteredThisTurn: TRUE,
      kicked: TRUE,
      stack: oneOf('spell', 'ability'),
      aimsAt: what,
      any: arrayOf(filter, 12),
      not: filter,
    },
  ),
);

const STAT = oneOf('power', 'toughness', 'manaValue');

export const value: Validator = either(
  NUMBER,
  oneOf('X', 'that much'),
  lazy(() =>
    either(
      objectWith({ count: filter }),
      objectWith({ power: what }),
      objectWith({ toughness: what }),
      objectWith({ manaValue: what }),
      objectWith({ counters: NAME, on: what }),
      objectWith({ life: who }),
      objectWith({ poison: who }),
      objectWith({ hand: who }),
      objectWith({ greatest: STAT, among: filter }),
      objectWith({ total: STAT, among: filter }),
      objectWith({ devotion: arrayOf(oneOf(...COLOURS)) }),
      objectWith({ cardTypes: filter }),
      objectWith({ domain: who }),
      objectWith({ plus: arrayOf(value, 6) }),
      objectWith({ times: value, by: NUMBER }),
      objectWith({ half: value, round: oneOf('up', 'down') }),
      objectWith({ thisTurn: oneOf(...TURN_FACTS), who }),
      objectWith({ when: condition, value, otherwise: value }),
    ),
  ),
);

export const condition: Validator = either(
  oneOf('kicked', 'done', 'evoked'),
  lazy(() =>
    either(
      objectWith({ compare: value }, { min: value, max: value }),
      objectWith({ what, matches: filter }),
      objectWith({ turn: who }),
      objectWith({ all: arrayOf(condition, 12) }),
      objectWith({ either: arrayOf(condition, 12) }),
      objectWith({ not: condition }),
    ),
  ),
);

export const target: Validator = objectWith(
  {},
  { what: filter, who: oneOf('any', 'opponent', 'you'), min: value, max: value, not: SLOT },
);

const objectCost = (...pay: readonly string[]): Validator =>
  objectWith({ pay: oneOf(...pay), what: either(oneOf('this'), filter) }, { count: value });

const costs = {
  mana: objectWith({ pay: oneOf('mana'), mana: COST_TEXT }),
  tap: objectWith({ pay: oneOf('tap') }),
  untap: objectWith({ pay: oneOf('untap') }),
  life: objectWith({ pay: oneOf('life'), life: value }),
  sacrifice: objectCost('sacrifice'),
  discard: objectWith(
    { pay: oneOf('discard'), what: either(oneOf('this', 'hand'), filter) },
    { count: value, random: TRUE },
  ),
  exile: objectCost('exile'),
  return: objectCost('return'),
  'tap others': objectWith(
    { pay: oneOf('tap others'), what: filter },
    { count: value, power: integer(0, 1000) },
  ),
  'remove counters': objectWith({ pay: oneOf('remove counters'), kind: NAME, count: value }),
  'put counters': objectWith({ pay: oneOf('put counters'), kind: NAME, count: value }),
  mill: objectWith({ pay: oneOf('mill'), count: value }),
  loyalty: objectWith({ pay: oneOf('loyalty'), loyalty: either(NUMBER, oneOf('-X')) }),
} as const satisfies { readonly [K in Cost['pay']]: Validator };
const cost: Validator = tagged('pay', costs);
export const COSTS = arrayOf(cost, 12);

const SUBJECT = either(oneOf('this', 'host'), filter);
const WHOSE = oneOf('you', 'opponent', 'each', 'host');
const triggerWith = (
  name: string,
  needed: { [key: string]: Validator } = {},
  optional: { [key: string]: Validator } = {},
): Validator => objectWith({ on: oneOf(name), ...needed }, optional);

const triggers = {
  enters: triggerWith('enters', { what: SUBJECT }, { from: oneOf(...ZONES) }),
  leaves: triggerWith('leaves', { what: SUBJECT }, { to: oneOf(...ZONES) }),
  dies: triggerWith('dies', { what: SUBJECT }),
  attacks: triggerWith(
    'attacks',
    { what: SUBJECT },
    { alone: TRUE, beside: NUMBER, at: oneOf('you', 'your side') },
  ),
  attack: triggerWith('attack', { whose: WHOSE }, { count: NUMBER, what: filter }),
  blocks: triggerWith('blocks', { what: SUBJECT }, { whom: filter }),
  'becomes blocked': triggerWith('becomes blocked', { what: SUBJECT }, { by: filter }),
  'is unblocked': triggerWith('is unblocked', { what: SUBJECT }),
  damage: triggerWith(
    'damage',
    {},
    { by: SUBJECT, to: either(WHOSE, SUBJECT), combat: TRUE, together: TRUE },
  ),
  cast: triggerWith('cast', { whose: WHOSE }, { what: filter, nth: NUMBER }),
  targeted: triggerWith('targeted', { what: SUBJECT, whose: WHOSE }, { by: oneOf('spell', 'ability') }),
  step: triggerWith('step', { step: oneOf(...STEPS), whose: WHOSE }, { nth: NUMBER }),
  draw: triggerWith('draw', { whose: WHOSE }, { nth: NUMBER }),
  discard: triggerWith('discard', { whose: WHOSE }, { what: filter }),
  'gain life': triggerWith('gain life', { whose: WHOSE }),
  'lose life': triggerWith('lose life', { whose: WHOSE }),
  sacrifice: triggerWith('sacrifice', { whose: WHOSE, what: SUBJECT }),
  tapped: triggerWith('tapped', { what: SUBJECT }),
  untapped: triggerWith('untapped', { what: SUBJECT }),
  counters: triggerWith('counters', { what: SUBJECT }, { kind: NAME }),
  'put into graveyard': triggerWith('put into graveyard', { what: SUBJECT }, { from: oneOf(...ZONES) }),
  cycle: triggerWith('cycle', { whose: WHOSE, what: SUBJECT }),
  scry: triggerWith('scry', { whose: WHOSE }),
  state: triggerWith('state', { when: condition }),
  any: triggerWith('any', { of: lazy(() => arrayOf(trigger, 8)) }),
} as const satisfies { readonly [K in TriggerCondition['on']]: Validator };
export const trigger: Validator = tagged('on', triggers);
