/** Filters, selectors, values, conditions, durations. */
import { LANGUAGES } from '@ludoteca/kit';
import type { Condition, Filter, Range, Value, Who } from '../vocabulary/index.ts';
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
} from '../vocabulary/index.ts';
import type { Part } from '../plugins/registry.ts';
import type { Lint } from './lint.ts';
import {
  anything,
  both,
  fields,
  flag,
  isFields,
  kinds,
  lazy,
  list,
  maybe,
  oneOf,
  oneOrMore,
  type Shape,
  text,
  whole,
  yes,
} from './shapes.ts';

/** No number on a card is greater. */
export const MOST = 100;
export const side = oneOf(['you', 'opponent']);
export const word: Shape = text(40);
export const line = oneOf(LINES);

/** Words in every language. */
export const said = (longest: number): Shape => {
  const one = text(longest);
  return (value, path, lint) => {
    if (!isFields(value)) return lint.tell('not fields', path);
    for (const language of LANGUAGES)
      if (Object.hasOwn(value, language)) one(value[language], `${path}.${language}`, lint);
      else lint.tell('missing field', `${path}.${language}`);
    for (const key of Object.keys(value))
      if (!LANGUAGES.some((language) => language === key))
        lint.tell('unknown field', `${path}.${key}`, { known: [...LANGUAGES] });
  };
};

/** A range with an end, the right way round. */
const range: Shape = both(
  fields<Range>({ min: maybe(whole(0, MOST)), max: maybe(whole(0, MOST)) }),
  (value, path, lint) => {
    if (!isFields(value)) return;
    const { min, max } = value;
    if (min === undefined && max === undefined) lint.tell('range', path);
    if (typeof min === 'number' && typeof max === 'number' && min > max) lint.tell('range', path);
  },
);

/** A card that is in the set, or that was loaded before. */
export const cardRef: Shape = (value, path, lint) => {
  if (typeof value !== 'string') return lint.tell('not text', path);
  if (!lint.cards.has(value)) lint.tell('no such card', path, { id: value.slice(0, 60) });
};

export const filter: Shape = lazy(() => FILTER);
export const who: Shape = lazy(() => WHO);
/** Somebody for whom nobody has to choose and no lot is drawn: effects ask for those they are about, and for nobody else. */
export const settled: Shape = (given, path, lint) => {
  const choosing = isFields(given) && CHOOSING.some((kind) => Object.hasOwn(given, kind));
  (choosing ? unsettled : who)(given, path, lint);
};
const CHOOSING = ['pick', 'random', 'highest', 'lowest'];
const unsettled: Shape = (_, path, lint) => lint.tell('no choice', path);
export const value: Shape = lazy(() => VALUE);
export const condition: Shape = lazy(() => CONDITION);

const FILTER: Shape = fields<Filter>({
  type: maybe(oneOrMore(oneOf(CARD_TYPES))),
  class: maybe(oneOrMore(oneOf(CLASSES))),
  element: maybe(oneOrMore(oneOf([...ELEMENTS, 'neutral']))),
  rarity: maybe(oneOf(RARITIES)),
  tag: maybe(word),
  card: maybe(cardRef),
  cost: maybe(range),
  slot: maybe(oneOf(EQUIPMENT_SLOTS)),
  speed: maybe(oneOf(['normal', 'response'])),
  token: maybe(flag),
  same: maybe(
    fields<NonNullable<Filter['same']>>({ what: oneOf(['element', 'class', 'cost', 'card']), as: settled }),
  ),
  side: maybe(side),
  line: maybe(line),
  attack: maybe(range),
  defence: maybe(range),
  health: maybe(range),
  level: maybe(range),
  state: maybe(oneOf(STATES)),
  keyword: maybe(oneOf(KEYWORDS)),
  damaged: maybe(flag),
  equipped: maybe(flag),
  other: maybe(yes),
  did: maybe(oneOf(['move', 'attack', 'enter', 'take damage'])),
  not: maybe(filter),
});

/** What can be asked of cards in play only, where it changes or where they stand. */
export const IN_PLAY = [
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

export const without =
  (barred: readonly string[]): Shape =>
  (given, path, lint) => {
    if (!isFields(given)) return;
    for (const field of barred) if (Object.hasOwn(given, field)) lint.tell('not in play', `${path}.${field}`);
    if (Object.hasOwn(given, 'not')) without(barred)(given.not, `${path}.not`, lint);
  };

/** Of cards in a pile: whose it is says the effect. */
export const pileFilter: Shape = both(filter, without(['side', ...IN_PLAY]));

type Kind<U, K extends PropertyKey> = Extract<U, { readonly [key in K]: unknown }>;

const NAMED = [
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
function isThere(name: unknown, path: string, lint: Lint): void {
  const { type, triggered, looped, paid } = lint.scope;
  if (name === 'source' && type === 'spell') lint.tell('no source', path);
  if (name === 'bearer' && type !== 'equipment') lint.tell('no bearer', path);
  if ((name === 'subject' || name === 'cause') && !triggered) lint.tell('no trigger', path);
  if (name === 'it' && !looped) lint.tell('no loop', path);
  if (name === 'cost' && !paid) lint.tell('nothing paid', path);
}

const targetRef: Shape = (given, path, lint) => {
  const most = lint.scope.targets.length;
  if (!Number.isInteger(given) || Number(given) < 0 || Number(given) >= most)
    lint.tell('no such target', path, { most });
};

const memory: Shape = (given, path, lint) => {
  if (typeof given === 'string' && !lint.remembered.has(given))
    lint.tell('never remembered', path, { word: given.slice(0, 40) });
};

const WHO: Shape = both(
  isThere,
  kinds(NAMED, {
    target: fields<Kind<Who, 'target'>>({ target: targetRef }),
    remembered: fields<Kind<Who, 'remembered'>>({ remembered: both(word, memory) }),
    all: fields<Kind<Who, 'all'>>({ all: filter }),
    random: fields<Kind<Who, 'random'>>({ random: filter, count: maybe(value) }),
    pick: fields<Kind<Who, 'pick'>>({ pick: filter, count: maybe(value), upTo: maybe(yes), by: maybe(side) }),
    highest: fields<Kind<Who, 'highest'>>({ highest: oneOf(STATS), among: filter }),
    lowest: fields<Kind<Who, 'lowest'>>({ lowest: oneOf(STATS), among: filter }),
    beside: fields<Kind<Who, 'beside'>>({ beside: settled }),
    alongside: fields<Kind<Who, 'alongside'>>({ alongside: settled }),
    owner: fields<Kind<Who, 'owner'>>({ owner: settled }),
    controller: fields<Kind<Who, 'controller'>>({ controller: settled }),
  }),
);

/** Somebody who is a player. */
export const player: Shape = both(who, (given, path, lint) => {
  if (given === 'you' || given === 'opponent' || given === 'both players') return;
  const isOne =
    isFields(given) &&
    (Object.hasOwn(given, 'owner') ||
      Object.hasOwn(given, 'controller') ||
      (Object.hasOwn(given, 'target') &&
        lint.scope.targets[Number(given.target)]?.includes('player') === true));
  if (!isOne && given !== 'subject' && given !== 'cause') lint.tell('no player', path);
});

/** Somebody who is not just any player. */
export const cards: Shape = both(who, (given, path, lint) => {
  if (given === 'you' || given === 'opponent' || given === 'both players') lint.tell('no card', path);
});

export const counter: Shape = (given, path, lint) => {
  if (typeof given === 'string' && !lint.counted.has(given))
    lint.tell('never counted', path, { word: given.slice(0, 40) });
};

/** What depends on cards that nobody sees would tell what they are. */
const hidden: Shape = (given, path, lint) => {
  if (isFields(given) && given.cards !== 'discard' && given.like !== undefined)
    lint.tell('hidden cards', `${path}.like`);
};

const number = whole(-MOST, MOST);
const VALUE: Shape = (given, path, lint) => {
  if (typeof given === 'number') return number(given, path, lint);
  if (given === 'amount' && !lint.scope.triggered) return lint.tell('no trigger', path);
  if (isFields(given) && Object.hasOwn(given, 'byLevel') && lint.scope.type !== 'structure')
    lint.tell('by level', path);
  MADE(given, path, lint);
};
const MADE: Shape = kinds(['amount', 'last'], {
  count: fields<Kind<Value, 'count'>>({ count: filter }),
  cards: both(
    fields<Kind<Value, 'cards'>>({
      cards: oneOf(['hand', 'deck', 'discard']),
      of: side,
      like: maybe(pileFilter),
    }),
    hidden,
  ),
  stat: fields<Kind<Value, 'stat'>>({
    stat: oneOf([...STATS, 'cost', 'level', 'life', 'energy']),
    of: settled,
  }),
  counters: fields<Kind<Value, 'counters'>>({ counters: both(word, counter), on: settled }),
  byLevel: fields<Kind<Value, 'byLevel'>>({ byLevel: list(number, 3, 3) }),
  sum: fields<Kind<Value, 'sum'>>({ sum: list(value, 2, 5) }),
  product: fields<Kind<Value, 'product'>>({ product: list(value, 2, 5) }),
  least: fields<Kind<Value, 'least'>>({ least: list(value, 2, 5) }),
  most: fields<Kind<Value, 'most'>>({ most: list(value, 2, 5) }),
});

/** `plug-in:name`, of a plug-in that the set says it needs and that has such a part. */
export const custom =
  (part: Part): Shape =>
  (given, path, lint) => {
    const [, plugin = '', name = ''] =
      (typeof given === 'string' && /^([a-z][a-z0-9-]*):([a-z][a-z0-9-]*)$/u.exec(given)) || [];
    if (!lint.plugins.has(plugin)) return lint.tell('plug-in', path, { plugin });
    const offered = lint.plugins.get(plugin)?.[part];
    if (offered !== undefined && !offered.includes(name))
      lint.tell('not one of', path, { among: offered.map((one) => `${plugin}:${one}`) });
  };

const lots: Shape = (_, path, lint) => {
  if (!lint.scope.decided) lint.tell('chance', path);
};

const CONDITION: Shape = kinds(['played from hand'], {
  is: fields<Kind<Condition, 'is'>>({ is: filter, who: settled }),
  count: fields<Kind<Condition, 'count'>>({ count: filter, in: range }),
  value: fields<Kind<Condition, 'value'>>({ value, in: range }),
  turn: fields<Kind<Condition, 'turn'>>({ turn: side }),
  phase: fields<Kind<Condition, 'phase'>>({ phase: oneOf(PHASES) }),
  spells: fields<Kind<Condition, 'spells'>>({ spells: range, by: side }),
  deaths: fields<Kind<Condition, 'deaths'>>({ deaths: range, of: maybe(side) }),
  settled: fields<Kind<Condition, 'settled'>>({ settled }),
  chance: both(lots, fields<Kind<Condition, 'chance'>>({ chance: whole(1, 99) })),
  all: fields<Kind<Condition, 'all'>>({ all: list(condition, 1, 10) }),
  any: fields<Kind<Condition, 'any'>>({ any: list(condition, 1, 10) }),
  not: fields<Kind<Condition, 'not'>>({ not: condition }),
  custom: fields<Kind<Condition, 'custom'>>({
    custom: custom('conditions'),
    with: maybe(anything),
  }),
});

const DURATIONS = ['combat', 'turn', 'until your next turn', 'while source in play', 'permanent'] as const;
export const duration: Shape = kinds(DURATIONS, {
  turns: fields<{ readonly turns: number }>({ turns: whole(1, 20) }),
  while: fields<{ readonly while: Condition }>({ while: condition }),
});
