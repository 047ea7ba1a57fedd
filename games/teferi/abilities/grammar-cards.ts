/** The typed language once more, as shapes: effects, changes, abilities, cards, which contain one another. */
import type { Ability } from './ability.ts';
import { type Change, DURATIONS } from './changes.ts';
import type { Effect } from './effects.ts';
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
  YES,
} from './grammar.ts';
import { keywords, WORD } from './grammar-keywords.ts';
import { gameRule, objectRule } from './grammar-rules.ts';
import { either, fields, integer, later, list, type Shape, tagged, text, word } from './shapes.ts';
import { CARD_TYPES, COLOURS, MANA, STEPS, SUPERTYPES, ZONES } from './words.ts';

const PLACE = word('hand', 'graveyard', 'exile', 'library top', 'library bottom', 'library', 'battlefield');
const entering: Shape = fields(
  {},
  {
    tapped: YES,
    attacking: YES,
    under: who,
    counters: list(fields({ kind: NAME, count: value }), 5),
    attachedTo: what,
  },
);
const AIM = either(what, who);
const payment: Shape = fields({ who, cost: COSTS });
const mana: Shape = either(
  fields({ all: list(word(...MANA), 20) }, { times: value }),
  fields({ one: list(word(...MANA), 6), count: value }),
  fields({ mixed: list(word(...MANA), 6), count: value }),
);
const effects: Shape = later(() => list(effect, 30));
const act = (
  name: string,
  needed: { [key: string]: Shape } = {},
  optional: { [key: string]: Shape } = {},
): Shape => fields({ do: word(name), ...needed }, optional);

const effectShapes = {
  damage: act(
    'damage',
    { amount: value, to: AIM },
    { from: what, also: list(fields({ amount: value, to: AIM }), 5), sure: YES },
  ),
  'divided damage': act('divided damage', { amount: value, target: SLOT }),
  'divided counters': act('divided counters', { amount: value, target: SLOT, kind: NAME }),
  'gain life': act('gain life', { who, amount: value }),
  'lose life': act('lose life', { who, amount: value }),
  'set life': act('set life', { who, amount: value }),
  poison: act('poison', { who, amount: value }),
  fight: act('fight', { one: what, other: what }),
  draw: act('draw', { who, count: value }),
  discard: act(
    'discard',
    { who, count: either(value, word('hand')) },
    { random: YES, what: filter, chosenBy: who },
  ),
  mill: act('mill', { who, count: value }),
  scry: act('scry', { who, count: value }),
  surveil: act('surveil', { who, count: value }),
  look: act(
    'look',
    {
      who,
      count: value,
      take: value,
      to: PLACE,
      rest: word('library bottom', 'library top', 'graveyard', 'exile', 'hand'),
    },
    { must: YES, what: filter, entering, reveal: YES, random: YES },
  ),
  'reveal hand': act('reveal hand', { who }),
  search: act('search', { who, count: value, to: PLACE }, { what: filter, entering, reveal: YES }),
  shuffle: act('shuffle', { who }),
  destroy: act('destroy', { what }, { forGood: YES }),
  sacrifice: act('sacrifice', { what }),
  'sacrifice some': act('sacrifice some', { who, what: filter, count: value }),
  move: act('move', { what, to: PLACE }, { entering }),
  'exile until': act('exile until', { what }),
  create: act('create', { token: later(() => cardShape), count: value }, { who, entering, size: value }),
  'create copy': act('create copy', { of: what, count: value }, { entering }),
  counter: act('counter', { what }, { to: PLACE }),
  'put counters': act('put counters', { what, kind: NAME, count: value }),
  'remove counters': act('remove counters', { what, kind: NAME, count: either(value, word('all')) }),
  tap: act('tap', { what }),
  untap: act('untap', { what }),
  freeze: act('freeze', { what }),
  attach: act('attach', { what, to: what }),
  regenerate: act('regenerate', { what }),
  'remove from combat': act('remove from combat', { what }),
  choose: act('choose', { who, what: filter, count: value }, { upTo: YES }),
  'exchange control': act('exchange control', { one: what }, { other: what }),
  change: act('change', { what, changes: later(() => list(change, 12)), until: word(...DURATIONS) }),
  rule: act('rule', { rule: gameRule, until: word(...DURATIONS) }),
  prevent: act(
    'prevent',
    { amount: either(value, word('all')), until: word('end of turn') },
    { to: AIM, from: what, combat: YES },
  ),
  'add mana': act('add mana', { mana }, { who, only: filter }),
  'extra turn': act('extra turn', { who }),
  'extra combat': act('extra combat', {}, { main: YES }),
  'extra land': act('extra land'),
  win: act('win', { who }),
  lose: act('lose', { who }),
  may: act('may', { who, effects }, { payment, otherwise: effects }),
  unless: act('unless', { payment, effects }),
  if: act('if', { condition, effects }, { otherwise: effects }),
  'by colour': act('by colour', { each: list(effects, 5) }),
  repeat: act('repeat', { times: value, effects }),
  'each player': act('each player', { who, effects }),
  reflex: act('reflex', { effects }, { targets: later(() => TARGETS) }),
  later: act('later', { when: trigger, effects }, { about: what, once: word(false), thisTurn: YES }),
} as const satisfies { readonly [K in Effect['do']]: Shape };
const effect: Shape = tagged('do', effectShapes);

const TARGETS = list(target, 10);

const changes = {
  control: fields({ change: word('control') }),
  types: fields(
    { change: word('types'), how: word('set', 'add', 'remove') },
    {
      types: list(word(...CARD_TYPES)),
      subtypes: either(word('every creature type'), list(NAME)),
      supertypes: list(word(...SUPERTYPES)),
    },
  ),
  colours: fields({ change: word('colours'), how: word('set', 'add'), colours: list(word(...COLOURS)) }),
  gain: fields({ change: word('gain'), abilities: later(() => list(ability, 12)) }),
  lose: fields({ change: word('lose'), keywords: either(word('all'), list(WORD)) }),
  base: fields({ change: word('base') }, { power: value, toughness: value }),
  add: fields({ change: word('add'), power: value, toughness: value }),
  switch: fields({ change: word('switch') }),
  rule: fields({ change: word('rule'), rule: objectRule }),
  game: fields({ change: word('game'), rule: gameRule }),
} as const satisfies { readonly [K in Change['change']]: Shape };
const change: Shape = tagged('change', changes);

/** What it does: effects, or modes of which some are chosen. */
const doing = (
  kind: Ability['kind'],
  needed: { [key: string]: Shape },
  optional: { [key: string]: Shape },
): Shape =>
  either(
    fields({ kind: word(kind), ...needed, effects }, { ...optional, targets: TARGETS }),
    fields(
      {
        kind: word(kind),
        ...needed,
        modes: list(fields({ effects }, { targets: TARGETS }), 12),
        min: integer(0, 12),
        max: integer(1, 12),
      },
      { ...optional, repeat: YES },
    ),
  );

const timing: Shape = either(
  word('sorcery', 'your turn'),
  fields({ during: list(word(...STEPS)) }, { whose: word('you', 'opponent') }),
);
const SELF = either(word('this'), filter);
const PART = integer(0, 1000);
const replacement = (
  instead: string,
  needed: { [key: string]: Shape },
  optional: { [key: string]: Shape } = {},
): Shape =>
  fields({ kind: word('replacement'), instead: word(instead), ...needed }, { ...optional, while: condition });

const abilities = {
  keyword: keywords,
  spell: doing('spell', {}, {}),
  activated: doing(
    'activated',
    { cost: COSTS },
    {
      zone: word(...ZONES),
      timing,
      perTurn: integer(1, 100),
      condition,
      who: word('any player', 'opponent'),
    },
  ),
  triggered: doing(
    'triggered',
    { when: trigger },
    { if: condition, zone: word(...ZONES), perTurn: integer(1, 100) },
  ),
  static: fields({ kind: word('static'), affects: what, changes: list(change, 12) }, { while: condition }),
  rule: fields({ kind: word('rule'), rule: gameRule }, { while: condition }),
  defining: fields({ kind: word('defining') }, { power: value, toughness: value }),
  replacement: either(
    replacement('enters tapped', { what: SELF }, { unless: condition }),
    replacement('enters with counters', { what: SELF, counter: NAME, count: value }, { if: condition }),
    replacement('enters as a copy', { of: filter }),
    replacement('goes elsewhere', { what: SELF, to: word('exile', 'hand', 'library', 'library bottom') }),
    replacement('graveyard', { whose: word('you', 'opponent', 'each') }, { tokens: YES }),
    replacement(
      'prevent damage',
      { amount: either(value, word('all')) },
      { to: either(what, word('you')), from: what, combat: YES },
    ),
    replacement(
      'more damage',
      { from: what },
      { to: either(what, word('opponent', 'any')), times: PART, plus: NUMBER },
    ),
    replacement('more life', {}, { times: PART, plus: NUMBER }),
    replacement('more counters', { what: filter, counter: NAME }, { times: PART, plus: NUMBER }),
    replacement('more tokens', { times: integer(1, 16) }),
  ),
  'additional cost': fields({ kind: word('additional cost'), cost: COSTS }, { optional: word('kicker') }),
  'alternative cost': fields(
    {
      kind: word('alternative cost'),
      cost: COSTS,
      name: word('flashback', 'evoke', 'escape', 'other'),
    },
    { if: condition },
  ),
} as const satisfies { readonly [K in Ability['kind']]: Shape };
const ability: Shape = tagged('kind', abilities);

export const cardShape: Shape = fields(
  { name: NAME, types: list(word(...CARD_TYPES), 6), text: text(4000), abilities: list(ability, 40) },
  {
    cost: COST_TEXT,
    supertypes: list(word(...SUPERTYPES), 4),
    subtypes: list(NAME, 20),
    colours: list(word(...COLOURS), 5),
    power: integer(-100, 1000),
    toughness: integer(-100, 1000),
    loyalty: integer(0, 100),
    token: YES,
  },
);
