/** Filters, selectors, values, conditions, durations. */
import { LANGUAGES } from '@ludoteca/kit';
import type {
  Condition,
  CardFilter,
  NumberRange,
  ValueExpression,
  Selector,
} from '../card-definition/index.ts';
import {
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
} from './validators.ts';

/** No number on a card is greater. */
export const MAX_NUMBER = 100;
export const side = oneOf(['you', 'opponent']);
export const shortText: Validator = text(40);
export const line = oneOf(LINES);

/** Words in every language. */
export const localizedText = (longest: number): Validator => {
  const one = text(longest);
  return (value, path, lint) => {
    if (!isObject(value)) return lint.report('not fields', path);
    for (const language of LANGUAGES)
      if (Object.hasOwn(value, language)) one(value[language], `${path}.${language}`, lint);
      else lint.report('missing field', `${path}.${language}`);
    for (const key of Object.keys(value))
      if (!LANGUAGES.some((language) => language === key))
        lint.report('unknown field', `${path}.${key}`, { known: [...LANGUAGES] });
  };
};

/** A range with an end, the right way round. */
const range: Validator = allOf(
  object<NumberRange>({ min: optional(integer(0, MAX_NUMBER)), max: optional(integer(0, MAX_NUMBER)) }),
  (value, path, lint) => {
    if (!isObject(value)) return;
    const { min, max } = value;
    if (min === undefined && max === undefined) lint.report('range', path);
    if (typeof min === 'number' && typeof max === 'number' && min > max) lint.report('range', path);
  },
);

/** A card that is in the set, or that was loaded before. */
export const cardReference: Validator = (value, path, lint) => {
  if (typeof value !== 'string') return lint.report('not text', path);
  if (!lint.cards.has(value)) lint.report('no such card', path, { id: value.slice(0, 60) });
};

export const filter: Validator = lazy(() => FILTER);
export const selector: Validator = lazy(() => SELECTOR);
/** Somebody for whom nobody has to choose and no lot is drawn: effects ask for those they are about, and for nobody else. */
export const fixedSelector: Validator = (given, path, lint) => {
  const choosing = isObject(given) && CHOOSING_KINDS.some((kind) => Object.hasOwn(given, kind));
  (choosing ? rejectChoice : selector)(given, path, lint);
};
const CHOOSING_KINDS = ['pick', 'random', 'highest', 'lowest'];
const rejectChoice: Validator = (_, path, lint) => lint.report('no choice', path);
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

/** What can be asked of cards in play only, where it changes or where they stand. */
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
  (given, path, lint) => {
    if (!isObject(given)) return;
    for (const field of barred)
      if (Object.hasOwn(given, field)) lint.report('not in play', `${path}.${field}`);
    if (Object.hasOwn(given, 'not')) forbidFields(barred)(given.not, `${path}.not`, lint);
  };

/** Of cards in a pile: whose it is says the effect. */
export const pileFilter: Validator = allOf(filter, forbidFields(['side', ...IN_PLAY_FIELDS]));

type KindOf<U, K extends PropertyKey> = Extract<U, { readonly [key in K]: unknown }>;

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

/** Whether there is such a thing at this place. */
function checkReference(name: unknown, path: string, lint: LintContext): void {
  const { type, triggered, looped, paid } = lint.scope;
  if (name === 'source' && type === 'spell') lint.report('no source', path);
  if (name === 'bearer' && type !== 'equipment') lint.report('no bearer', path);
  if ((name === 'subject' || name === 'cause') && !triggered) lint.report('no trigger', path);
  if (name === 'it' && !looped) lint.report('no loop', path);
  if (name === 'cost' && !paid) lint.report('nothing paid', path);
}

const targetReference: Validator = (given, path, lint) => {
  const most = lint.scope.targets.length;
  if (!Number.isInteger(given) || Number(given) < 0 || Number(given) >= most)
    lint.report('no such target', path, { most });
};

const rememberedName: Validator = (given, path, lint) => {
  if (typeof given === 'string' && !lint.rememberedNames.has(given))
    lint.report('never remembered', path, { word: given.slice(0, 40) });
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

/** Somebody who is a player. */
export const playerSelector: Validator = allOf(selector, (given, path, lint) => {
  if (given === 'you' || given === 'opponent' || given === 'both players') return;
  const isOne =
    isObject(given) &&
    (Object.hasOwn(given, 'owner') ||
      Object.hasOwn(given, 'controller') ||
      (Object.hasOwn(given, 'target') &&
        lint.scope.targets[Number(given.target)]?.includes('player') === true));
  if (!isOne && given !== 'subject' && given !== 'cause') lint.report('no player', path);
});

/** Somebody who is not just any player. */
export const cardSelector: Validator = allOf(selector, (given, path, lint) => {
  if (given === 'you' || given === 'opponent' || given === 'both players') lint.report('no card', path);
});

export const counterName: Validator = (given, path, lint) => {
  if (typeof given === 'string' && !lint.counterNames.has(given))
    lint.report('never counted', path, { word: given.slice(0, 40) });
};

/** What depends on cards that nobody sees would tell what they are. */
const forbidHiddenCards: Validator = (given, path, lint) => {
  if (isObject(given) && given.cards !== 'discard' && given.like !== undefined)
    lint.report('hidden cards', `${path}.like`);
};

const signedInteger = integer(-MAX_NUMBER, MAX_NUMBER);
const VALUE: Validator = (given, path, lint) => {
  if (typeof given === 'number') return signedInteger(given, path, lint);
  if (given === 'amount' && !lint.scope.triggered) return lint.report('no trigger', path);
  if (isObject(given) && Object.hasOwn(given, 'byLevel') && lint.scope.type !== 'structure')
    lint.report('by level', path);
  COMPUTED_VALUE(given, path, lint);
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

/** `plug-in:name`, of a plug-in that the set says it needs and that has such a part. */
export const pluginPart =
  (part: PluginPart): Validator =>
  (given, path, lint) => {
    const [, plugin = '', name = ''] =
      (typeof given === 'string' && /^([a-z][a-z0-9-]*):([a-z][a-z0-9-]*)$/u.exec(given)) || [];
    if (!lint.plugins.has(plugin)) return lint.report('plug-in', path, { plugin });
    const offered = lint.plugins.get(plugin)?.[part];
    if (offered !== undefined && !offered.includes(name))
      lint.report('not one of', path, { among: offered.map((one) => `${plugin}:${one}`) });
  };

const allowChance: Validator = (_, path, lint) => {
  if (!lint.scope.decided) lint.report('chance', path);
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
