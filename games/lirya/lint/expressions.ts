/** Validators for filters, selectors, values, conditions and durations. */
import { LANGUAGES } from '@ludoteca/kit';
import {
  type Condition,
  type CardFilter,
  type NumberRange,
  type ValueExpression,
  type Selector,
  CARD_TYPES,
  CLASSES,
  ELEMENTS,
  EQUIPMENT_SLOTS,
  KEYWORDS,
  LINES,
  PHASES,
  RARITIES,
  STATES,
  STATS,
} from '../card-definition/index.ts';
import type { PluginPart } from '../plugins/registry.ts';
import type { LintContext } from './lint-context.ts';
import {
  anything,
  allOf,
  object,
  boolean,
  isObject,
  union,
  lazy,
  array,
  optional,
  oneOf,
  oneOrArray,
  type Validator,
  text,
  integer,
  onlyTrue,
  type KindOf,
} from './validators.ts';

/** The greatest number on a card. */
export const MAX_NUMBER = 100;
export const side = oneOf(['you', 'opponent']);
export const shortText: Validator = text(40);
export const line = oneOf(LINES);

/** A text in every language. */
export const localizedText = (longest: number): Validator => {
  const one = text(longest);
  return (value, path, context) => {
    if (!isObject(value)) return context.report('not fields', path);
    for (const language of LANGUAGES)
      if (Object.hasOwn(value, language)) one(value[language], `${path}.${language}`, context);
      else context.report('missing field', `${path}.${language}`);
    for (const key of Object.keys(value))
      if (!LANGUAGES.some((language) => language === key))
        context.report('unknown field', `${path}.${key}`, { known: [...LANGUAGES] });
  };
};

/** A range needs at least one end, and `min` must not exceed `max`. */
const range: Validator = allOf(
  object<NumberRange>({ min: optional(integer(0, MAX_NUMBER)), max: optional(integer(0, MAX_NUMBER)) }),
  (value, path, context) => {
    if (!isObject(value)) return;
    const { min, max } = value;
    if (min === undefined && max === undefined) context.report('range', path);
    if (typeof min === 'number' && typeof max === 'number' && min > max) context.report('range', path);
  },
);

/** The id of a card in this set or in a set loaded before. */
export const cardReference: Validator = (value, path, context) => {
  if (typeof value !== 'string') return context.report('not text', path);
  if (!context.cards.has(value)) context.report('no such card', path, { id: value.slice(0, 60) });
};

export const filter: Validator = lazy(() => FILTER);
export const selector: Validator = lazy(() => SELECTOR);
/** A selector that requires no choice and no randomness: only the selectors of effects may. */
export const fixedSelector: Validator = (input, path, context) => {
  const choosing = isObject(input) && CHOOSING_KINDS.some((kind) => Object.hasOwn(input, kind));
  (choosing ? rejectChoice : selector)(input, path, context);
};
const CHOOSING_KINDS = ['pick', 'random', 'highest', 'lowest'];
const rejectChoice: Validator = (_, path, context) => context.report('no choice', path);
export const value: Validator = lazy(() => VALUE);
export const condition: Validator = lazy(() => CONDITION);

const FILTER: Validator = object<CardFilter>({
  type: optional(oneOrArray(oneOf(CARD_TYPES))),
  class: optional(oneOrArray(oneOf(CLASSES))),
  element: optional(oneOrArray(oneOf([...ELEMENTS, 'neutral']))),
  rarity: optional(oneOf(RARITIES)),
  tag: optional(shortText),
  card: optional(cardReference),
  cost: optional(range),
  slot: optional(oneOf(EQUIPMENT_SLOTS)),
  speed: optional(oneOf(['normal', 'response'])),
  token: optional(boolean),
  same: optional(
    object<NonNullable<CardFilter['same']>>({
      what: oneOf(['element', 'class', 'cost', 'card']),
      as: fixedSelector,
    }),
  ),
  side: optional(side),
  line: optional(line),
  attack: optional(range),
  defence: optional(range),
  health: optional(range),
  level: optional(range),
  state: optional(oneOf(STATES)),
  keyword: optional(oneOf(KEYWORDS)),
  damaged: optional(boolean),
  equipped: optional(boolean),
  other: optional(onlyTrue),
  did: optional(oneOf(['move', 'attack', 'enter', 'take damage'])),
  not: optional(filter),
});

/** Fields that apply to cards in play only. */
export const IN_PLAY_FIELDS = [
  'line',
  'attack',
  'defence',
  'health',
  'level',
  'state',
  'keyword',
  'damaged',
  'equipped',
  'other',
  'did',
];

export const forbidFields =
  (barred: readonly string[]): Validator =>
  (input, path, context) => {
    if (!isObject(input)) return;
    for (const field of barred)
      if (Object.hasOwn(input, field)) context.report('not in play', `${path}.${field}`);
    if (Object.hasOwn(input, 'not')) forbidFields(barred)(input.not, `${path}.not`, context);
  };

/** A filter for cards in a pile; the effect determines whose pile. */
export const pileFilter: Validator = allOf(filter, forbidFields(['side', ...IN_PLAY_FIELDS]));

const NAMED_SELECTORS = [
  'source',
  'bearer',
  'subject',
  'cause',
  'you',
  'opponent',
  'both players',
  'it',
  'cost',
  'answered',
] as const;

/** Reports named selectors that refer to nothing at this place. */
function checkReference(name: unknown, path: string, context: LintContext): void {
  const { type, hasTrigger, inLoop, paysCards } = context.scope;
  if (name === 'source' && type === 'spell') context.report('no source', path);
  if (name === 'bearer' && type !== 'equipment') context.report('no bearer', path);
  if ((name === 'subject' || name === 'cause') && !hasTrigger) context.report('no trigger', path);
  if (name === 'it' && !inLoop) context.report('no loop', path);
  if (name === 'cost' && !paysCards) context.report('nothing paid', path);
}

const targetReference: Validator = (input, path, context) => {
  const most = context.scope.targets.length;
  if (!Number.isInteger(input) || Number(input) < 0 || Number(input) >= most)
    context.report('no such target', path, { most });
};

const rememberedName: Validator = (input, path, context) => {
  if (typeof input === 'string' && !context.rememberedNames.has(input))
    context.report('never remembered', path, { word: input.slice(0, 40) });
};

const SELECTOR: Validator = allOf(
  checkReference,
  union(NAMED_SELECTORS, {
    target: object<KindOf<Selector, 'target'>>({ target: targetReference }),
    remembered: object<KindOf<Selector, 'remembered'>>({ remembered: allOf(shortText, rememberedName) }),
    all: object<KindOf<Selector, 'all'>>({ all: filter }),
    random: object<KindOf<Selector, 'random'>>({ random: filter, count: optional(value) }),
    pick: object<KindOf<Selector, 'pick'>>({
      pick: filter,
      count: optional(value),
      upTo: optional(onlyTrue),
      by: optional(side),
    }),
    highest: object<KindOf<Selector, 'highest'>>({ highest: oneOf(STATS), among: filter }),
    lowest: object<KindOf<Selector, 'lowest'>>({ lowest: oneOf(STATS), among: filter }),
    beside: object<KindOf<Selector, 'beside'>>({ beside: fixedSelector }),
    alongside: object<KindOf<Selector, 'alongside'>>({ alongside: fixedSelector }),
    owner: object<KindOf<Selector, 'owner'>>({ owner: fixedSelector }),
    controller: object<KindOf<Selector, 'controller'>>({ controller: fixedSelector }),
  }),
);

/** A selector of players. */
export const playerSelector: Validator = allOf(selector, (input, path, context) => {
  if (input === 'you' || input === 'opponent' || input === 'both players') return;
  const isOne =
    isObject(input) &&
    (Object.hasOwn(input, 'owner') ||
      Object.hasOwn(input, 'controller') ||
      (Object.hasOwn(input, 'target') &&
        context.scope.targets[Number(input.target)]?.includes('player') === true));
  if (!isOne && input !== 'subject' && input !== 'cause') context.report('no player', path);
});

/** A selector that does not name players only. */
export const cardSelector: Validator = allOf(selector, (input, path, context) => {
  if (input === 'you' || input === 'opponent' || input === 'both players') context.report('no card', path);
});

export const counterName: Validator = (input, path, context) => {
  if (typeof input === 'string' && !context.counterNames.has(input))
    context.report('never counted', path, { word: input.slice(0, 40) });
};

/** A value that depended on hidden cards would reveal them. */
const forbidHiddenCards: Validator = (input, path, context) => {
  if (isObject(input) && input.cards !== 'discard' && input.like !== undefined)
    context.report('hidden cards', `${path}.like`);
};

const signedInteger = integer(-MAX_NUMBER, MAX_NUMBER);
const VALUE: Validator = (input, path, context) => {
  if (typeof input === 'number') return signedInteger(input, path, context);
  if (input === 'amount' && !context.scope.hasTrigger) return context.report('no trigger', path);
  if (isObject(input) && Object.hasOwn(input, 'byLevel') && context.scope.type !== 'structure')
    context.report('by level', path);
  COMPUTED_VALUE(input, path, context);
};
const COMPUTED_VALUE: Validator = union(['amount', 'last'], {
  count: object<KindOf<ValueExpression, 'count'>>({ count: filter }),
  cards: allOf(
    object<KindOf<ValueExpression, 'cards'>>({
      cards: oneOf(['hand', 'deck', 'discard']),
      of: side,
      like: optional(pileFilter),
    }),
    forbidHiddenCards,
  ),
  stat: object<KindOf<ValueExpression, 'stat'>>({
    stat: oneOf([...STATS, 'cost', 'level', 'life', 'energy']),
    of: fixedSelector,
  }),
  counters: object<KindOf<ValueExpression, 'counters'>>({
    counters: allOf(shortText, counterName),
    on: fixedSelector,
  }),
  byLevel: object<KindOf<ValueExpression, 'byLevel'>>({ byLevel: array(signedInteger, 3, 3) }),
  sum: object<KindOf<ValueExpression, 'sum'>>({ sum: array(value, 2, 5) }),
  product: object<KindOf<ValueExpression, 'product'>>({ product: array(value, 2, 5) }),
  least: object<KindOf<ValueExpression, 'least'>>({ least: array(value, 2, 5) }),
  most: object<KindOf<ValueExpression, 'most'>>({ most: array(value, 2, 5) }),
});

/** The name of a plug-in's part, `plug-in:name`; the set must require the plug-in, and the plug-in must have the part. */
export const pluginPart =
  (part: PluginPart): Validator =>
  (input, path, context) => {
    const [, plugin = '', name = ''] =
      (typeof input === 'string' && /^([a-z][a-z0-9-]*):([a-z][a-z0-9-]*)$/u.exec(input)) || [];
    if (!context.plugins.has(plugin)) return context.report('plug-in', path, { plugin });
    const offered = context.plugins.get(plugin)?.[part];
    if (offered !== undefined && !offered.includes(name))
      context.report('not one of', path, { among: offered.map((one) => `${plugin}:${one}`) });
  };

const allowChance: Validator = (_, path, context) => {
  if (!context.scope.inDecision) context.report('chance', path);
};

const CONDITION: Validator = union(['played from hand'], {
  is: object<KindOf<Condition, 'is'>>({ is: filter, who: fixedSelector }),
  count: object<KindOf<Condition, 'count'>>({ count: filter, in: range }),
  value: object<KindOf<Condition, 'value'>>({ value, in: range }),
  turn: object<KindOf<Condition, 'turn'>>({ turn: side }),
  phase: object<KindOf<Condition, 'phase'>>({ phase: oneOf(PHASES) }),
  spells: object<KindOf<Condition, 'spells'>>({ spells: range, by: side }),
  deaths: object<KindOf<Condition, 'deaths'>>({ deaths: range, of: optional(side) }),
  settled: object<KindOf<Condition, 'settled'>>({ settled: fixedSelector }),
  chance: allOf(allowChance, object<KindOf<Condition, 'chance'>>({ chance: integer(1, 99) })),
  all: object<KindOf<Condition, 'all'>>({ all: array(condition, 1, 10) }),
  any: object<KindOf<Condition, 'any'>>({ any: array(condition, 1, 10) }),
  not: object<KindOf<Condition, 'not'>>({ not: condition }),
  custom: object<KindOf<Condition, 'custom'>>({
    custom: pluginPart('conditions'),
    with: optional(anything),
  }),
});

const DURATIONS = ['combat', 'turn', 'until your next turn', 'while source in play', 'permanent'] as const;
export const duration: Validator = union(DURATIONS, {
  turns: object<{ readonly turns: number }>({ turns: integer(1, 20) }),
  while: object<{ readonly while: Condition }>({ while: condition }),
});
