/** The typed language once more, as shapes: who, what, how many, costs and triggers. Effects and cards are in grammar-cards.ts. */
import { TURN_FACTS } from './choosing.ts';
import type { Cost } from './costs.ts';
import type { Trigger } from './triggers.ts';
import {
  either,
  fields,
  flag,
  integer,
  later,
  list,
  matching,
  type Shape,
  tagged,
  text,
  word,
} from './shapes.ts';
import { CARD_TYPES, COLOURS, KEYWORDS, STEPS, SUPERTYPES, ZONES } from './words.ts';

export const NUMBER = integer(-10_000, 10_000);
export const NAME = text(200);
export const YES = word(true);
export const COST_TEXT = matching((cost) =>
  /^(?:\{(?:\d{1,2}|X|[WUBRGCS]|[WUBRG2]\/[WUBRG]|[WUBRG]\/(?:[WUBRG]\/)?P)\})*$/.test(cost),
);
export const SLOT = integer(0, 20);

export const who: Shape = either(
  word('you', 'opponent', 'each', 'that player', 'active', 'defender'),
  fields({ target: SLOT }),
  later(() => fields({ controller: what })),
  later(() => fields({ owner: what })),
);

export const what: Shape = either(
  word('this', 'it', 'other', 'host', 'made', 'paid'),
  fields({ target: SLOT }),
  later(() => fields({ every: filter })),
);

const compare: Shape = later(() => fields({}, { min: value, max: value }));
const zones = either(word(...ZONES), list(word(...ZONES), 6));

export const filter: Shape = later(() =>
  fields(
    {},
    {
      zone: zones,
      types: list(word(...CARD_TYPES)),
      allTypes: list(word(...CARD_TYPES)),
      notTypes: list(word(...CARD_TYPES)),
      supertypes: list(word(...SUPERTYPES)),
      notSupertypes: list(word(...SUPERTYPES)),
      subtypes: list(NAME),
      notSubtypes: list(NAME),
      colours: list(word(...COLOURS)),
      notColours: list(word(...COLOURS)),
      colourCount: compare,
      controller: who,
      owner: who,
      tapped: flag,
      attacking: flag,
      blocking: flag,
      blocked: flag,
      blocks: what,
      keyword: word(...KEYWORDS),
      notKeyword: word(...KEYWORDS),
      power: compare,
      toughness: compare,
      manaValue: compare,
      counters: fields({}, { kind: NAME, count: compare }),
      token: flag,
      name: NAME,
      other: YES,
      is: what,
      attached: flag,
      attachedTo: what,
      damagedThisTurn: either(YES, what),
      enteredThisTurn: YES,
      kicked: YES,
      stack: word('spell', 'ability'),
      aimsAt: what,
      any: list(filter, 12),
      not: filter,
    },
  ),
);

const STAT = word('power', 'toughness', 'manaValue');

export const value: Shape = either(
  NUMBER,
  word('X', 'that much'),
  later(() =>
    either(
      fields({ count: filter }),
      fields({ power: what }),
      fields({ toughness: what }),
      fields({ manaValue: what }),
      fields({ counters: NAME, on: what }),
      fields({ life: who }),
      fields({ poison: who }),
      fields({ hand: who }),
      fields({ greatest: STAT, among: filter }),
      fields({ total: STAT, among: filter }),
      fields({ devotion: list(word(...COLOURS)) }),
      fields({ cardTypes: filter }),
      fields({ domain: who }),
      fields({ plus: list(value, 6) }),
      fields({ times: value, by: NUMBER }),
      fields({ half: value, round: word('up', 'down') }),
      fields({ thisTurn: word(...TURN_FACTS), who }),
      fields({ when: condition, value, otherwise: value }),
    ),
  ),
);

export const condition: Shape = either(
  word('kicked', 'done', 'evoked'),
  later(() =>
    either(
      fields({ compare: value }, { min: value, max: value }),
      fields({ what, matches: filter }),
      fields({ turn: who }),
      fields({ all: list(condition, 12) }),
      fields({ either: list(condition, 12) }),
      fields({ not: condition }),
    ),
  ),
);

export const target: Shape = fields(
  {},
  { what: filter, who: word('any', 'opponent', 'you'), min: value, max: value, not: SLOT },
);

const objectCost = (...pay: readonly string[]): Shape =>
  fields({ pay: word(...pay), what: either(word('this'), filter) }, { count: value });

const costs = {
  mana: fields({ pay: word('mana'), mana: COST_TEXT }),
  tap: fields({ pay: word('tap') }),
  untap: fields({ pay: word('untap') }),
  life: fields({ pay: word('life'), life: value }),
  sacrifice: objectCost('sacrifice'),
  discard: fields(
    { pay: word('discard'), what: either(word('this', 'hand'), filter) },
    { count: value, random: YES },
  ),
  exile: objectCost('exile'),
  return: objectCost('return'),
  'tap others': fields({ pay: word('tap others'), what: filter }, { count: value, power: integer(0, 1000) }),
  'remove counters': fields({ pay: word('remove counters'), kind: NAME, count: value }),
  'put counters': fields({ pay: word('put counters'), kind: NAME, count: value }),
  mill: fields({ pay: word('mill'), count: value }),
  loyalty: fields({ pay: word('loyalty'), loyalty: either(NUMBER, word('-X')) }),
} as const satisfies { readonly [K in Cost['pay']]: Shape };
const cost: Shape = tagged('pay', costs);
export const COSTS = list(cost, 12);

const SUBJECT = either(word('this', 'host'), filter);
const WHOSE = word('you', 'opponent', 'each', 'host');
const on = (
  name: string,
  needed: { [key: string]: Shape } = {},
  optional: { [key: string]: Shape } = {},
): Shape => fields({ on: word(name), ...needed }, optional);

const triggers = {
  enters: on('enters', { what: SUBJECT }, { from: word(...ZONES) }),
  leaves: on('leaves', { what: SUBJECT }, { to: word(...ZONES) }),
  dies: on('dies', { what: SUBJECT }),
  attacks: on('attacks', { what: SUBJECT }, { alone: YES, beside: NUMBER, at: word('you', 'your side') }),
  attack: on('attack', { whose: WHOSE }, { count: NUMBER, what: filter }),
  blocks: on('blocks', { what: SUBJECT }, { whom: filter }),
  'becomes blocked': on('becomes blocked', { what: SUBJECT }, { by: filter }),
  'is unblocked': on('is unblocked', { what: SUBJECT }),
  damage: on('damage', {}, { by: SUBJECT, to: either(WHOSE, SUBJECT), combat: YES, together: YES }),
  cast: on('cast', { whose: WHOSE }, { what: filter, nth: NUMBER }),
  targeted: on('targeted', { what: SUBJECT, whose: WHOSE }, { by: word('spell', 'ability') }),
  step: on('step', { step: word(...STEPS), whose: WHOSE }, { nth: NUMBER }),
  draw: on('draw', { whose: WHOSE }, { nth: NUMBER }),
  discard: on('discard', { whose: WHOSE }, { what: filter }),
  'gain life': on('gain life', { whose: WHOSE }),
  'lose life': on('lose life', { whose: WHOSE }),
  sacrifice: on('sacrifice', { whose: WHOSE, what: SUBJECT }),
  tapped: on('tapped', { what: SUBJECT }),
  untapped: on('untapped', { what: SUBJECT }),
  counters: on('counters', { what: SUBJECT }, { kind: NAME }),
  'put into graveyard': on('put into graveyard', { what: SUBJECT }, { from: word(...ZONES) }),
  cycle: on('cycle', { whose: WHOSE, what: SUBJECT }),
  scry: on('scry', { whose: WHOSE }),
  state: on('state', { when: condition }),
  any: on('any', { of: later(() => list(trigger, 8)) }),
} as const satisfies { readonly [K in Trigger['on']]: Shape };
export const trigger: Shape = tagged('on', triggers);
