/** Effects and gifts. */
import {
  DAMAGE_KINDS,
  type Effect,
  type EffectName,
  type EffectOf,
  ELEMENTS,
  type Gift,
  IMMUNITIES,
  KEYWORDS,
  NUMBERED_KEYWORDS,
  STATES,
  STATS,
} from '../vocabulary/index.ts';
import { energy } from './costs.ts';
import type { Lint } from './lint.ts';
import {
  anything,
  both,
  fields,
  type FieldsOf,
  isFields,
  kinds,
  lazy,
  list,
  maybe,
  oneOf,
  type Shape,
  someFields,
  whole,
  yes,
} from './shapes.ts';
import {
  cardRef,
  cards,
  condition,
  custom,
  duration,
  filter,
  line,
  MOST,
  pileFilter,
  player,
  side,
  value,
  who,
  word,
} from './terms.ts';

export const effects: Shape = lazy(() => list(effect, 1, 20));

type Kind<U, K extends PropertyKey> = Extract<U, { readonly [key in K]: unknown }>;

/** Numbers belong to some keywords and to no others. */
export function keywordNumber(keyword: unknown, n: unknown, path: string, lint: Lint): void {
  const needed = NUMBERED_KEYWORDS.has(keyword as never);
  if (needed !== (n !== undefined)) lint.tell('keyword number', path, { needed });
}

/** A shield is used up, and only what is played can be cancelled: neither can be there all the time. */
const FLEETING: ReadonlySet<unknown> = new Set(['shield', 'uncancellable']);
const numbered: Shape = (given, path, lint) => {
  if (!isFields(given)) return;
  keywordNumber(given.keyword, given.n, path, lint);
  if (lint.scope.standing && FLEETING.has(given.keyword)) lint.tell('static gift', `${path}.keyword`);
};
const extra: Shape = (given, path, lint) => {
  if (lint.scope.standing) lint.tell('static gift', path);
  else if (typeof given !== 'string' || !lint.extras.has(given)) lint.tell('no such ability', path);
};
const once: Shape = both(yes, (_, path, lint) => {
  if (lint.scope.standing) lint.tell('static gift', path);
});

const gift: Shape = kinds([], {
  stat: fields<Kind<Gift, 'stat'>>({ stat: oneOf(STATS), by: value }),
  set: fields<Kind<Gift, 'set'>>({ set: oneOf(STATS), to: value }),
  double: fields<Kind<Gift, 'double'>>({ double: oneOf(STATS) }),
  keyword: both(numbered, fields<Kind<Gift, 'keyword'>>({ keyword: oneOf(KEYWORDS), n: maybe(value) })),
  lose: fields<Kind<Gift, 'lose'>>({ lose: oneOf(KEYWORDS) }),
  immune: fields<Kind<Gift, 'immune'>>({ immune: oneOf(IMMUNITIES) }),
  untargetable: fields<Kind<Gift, 'untargetable'>>({ untargetable: oneOf(['opponent', 'anybody']) }),
  cannot: fields<Kind<Gift, 'cannot'>>({ cannot: oneOf(['attack', 'defend', 'move', 'use abilities']) }),
  ability: fields<Kind<Gift, 'ability'>>({ ability: extra }),
  cost: fields<Kind<Gift, 'cost'>>({ cost: value, cards: pileFilter, once: maybe(once) }),
  costs: fields<Kind<Gift, 'costs'>>({ costs: value, cards: pileFilter, once: maybe(once) }),
  more: fields<Kind<Gift, 'more'>>({
    more: oneOf(['damage', 'healing']),
    by: value,
    of: maybe(oneOf(['spell', 'ability'])),
  }),
  hand: fields<Kind<Gift, 'hand'>>({ hand: oneOf(['protected']) }),
});
export const gifts = list(gift, 1, 10);

const place: Shape = (given, path, lint) =>
  (typeof given === 'number' ? whole(0, 60) : oneOf(['top', 'bottom']))(given, path, lint);
const amountOrFull: Shape = (given, path, lint) => {
  if (given !== 'full') value(given, path, lint);
};
const price: Shape = (given, path, lint) => {
  if (given !== 'free') whole(-MOST, MOST)(given, path, lint);
};

/** A card that is a token; of some type where that matters. */
const token =
  (type?: 'character'): Shape =>
  (given, path, lint) => {
    cardRef(given, path, lint);
    const card = lint.cards.get(given as string);
    if (card === undefined) return;
    if (!card.token) lint.tell('no token', path);
    else if (type !== undefined && card.type !== type) lint.tell('token type', path, { type });
  };
export const anyToken = token();

/** The effects within an effect, for each of some: `it` is one of them. */
const eachTime: Shape = (given, path, lint) =>
  lint.within({ looped: true }, () => effects(given, path, lint));
const decision: Shape = (given, path, lint) =>
  lint.within({ decided: true }, () => condition(given, path, lint));

type Without<K extends EffectName> = FieldsOf<Omit<EffectOf<K>, 'do'>>;

const EFFECTS: { readonly [K in EffectName]: Without<K> } = {
  damage: {
    to: who,
    amount: value,
    kind: maybe(oneOf(DAMAGE_KINDS)),
    pierce: maybe(whole(1, 10)),
    element: maybe(oneOf(ELEMENTS)),
  },
  heal: { who, amount: amountOrFull },
  drain: { from: who, amount: value, to: who },
  give: { to: who, gifts, for: duration },
  'swap stats': { of: cards, stats: list(oneOf(STATS), 2, 2), for: duration },
  'add counters': { to: who, name: word, count: value },
  move: { who: cards, to: oneOf(['front', 'back', 'other line']) },
  'swap places': { who: cards, with: cards },
  draw: { who: player, count: value, optional: maybe(yes) },
  discard: {
    who: player,
    count: value,
    like: maybe(pileFilter),
    chosen: maybe(oneOf(['by them', 'by you', 'by lot'])),
  },
  mill: { who: player, count: value },
  look: { at: oneOf(['hand', 'deck']), of: player, count: maybe(value) },
  reveal: { from: oneOf(['hand', 'deck']), of: player, count: maybe(value) },
  reorder: { pile: oneOf(['deck', 'discard']), of: player, count: value },
  dig: {
    count: value,
    take: value,
    like: maybe(pileFilter),
    to: oneOf(['hand', 'play']),
    rest: oneOf(['top', 'bottom', 'discard']),
  },
  'put back': { count: value, on: place, like: maybe(pileFilter) },
  'return to deck': { who: cards, on: place },
  search: {
    like: pileFilter,
    count: maybe(value),
    to: oneOf(['hand', 'play', 'top']),
    reveal: maybe(yes),
    shuffle: maybe(yes),
  },
  recover: { like: pileFilter, count: maybe(value), to: oneOf(['hand', 'play', 'top']) },
  'return to hand': { who: cards },
  play: { from: oneOf(['hand', 'discard']), like: pileFilter, cost: price },
  'copy spell': { what: who },
  create: { card: anyToken, who: player, count: maybe(value) },
  shuffle: { who: player },
  'take control': { of: cards, for: duration },
  destroy: { who: cards },
  sacrifice: { who: player, like: filter, count: maybe(value) },
  banish: { who: cards },
  transform: { who: cards, into: anyToken },
  cancel: { what: who },
  'cancel attack': { of: cards },
  'redirect attack': { of: cards, to: who },
  'redirect damage': { from: cards, to: who, for: duration },
  token: { card: token('character'), count: maybe(value), line: maybe(line), side: maybe(side) },
  'copy token': { of: cards, gifts: maybe(gifts) },
  energy: { who: player, amount: value },
  capacity: { who: player, amount: value },
  apply: {
    state: oneOf(STATES),
    to: cards,
    for: duration,
    amount: maybe(value),
    against: maybe(oneOf(IMMUNITIES)),
    fixed: maybe(yes),
  },
  remove: { state: oneOf(STATES), from: cards },
  purify: { who: cards, count: maybe(value) },
  upgrade: { who: cards },
  repair: { who: cards, amount: amountOrFull },
  'move equipment': { what: cards, to: cards },
  if: { if: decision, effects, else: maybe(effects) },
  'choose one': { among: list(effects, 2, 5), by: maybe(side) },
  'for each': { who, effects: eachTime },
  repeat: { times: value, effects },
  may: { effects, by: maybe(side) },
  'unless paid': { by: side, energy, effects },
  remember: { who, as: word },
  later: { at: oneOf(['turn start', 'turn end']), whose: maybe(side), effects },
  win: { who: side },
};

const PLAYERS: ReadonlySet<unknown> = new Set(['you', 'opponent', 'both players']);
/** What only players can be given; and a shield, which both can. */
const OF_PLAYERS = ['cost', 'costs', 'more', 'hand'];

/** Players are given what is for players, cards what is for cards, and who may be either only what both can hold. */
export function giftsFit(to: unknown, given: unknown, path: string, lint: Lint): void {
  if (!Array.isArray(given)) return;
  const [toPlayers, toCards] = holders(to, lint);
  given.forEach((one: unknown, i) => {
    if (!isFields(one) || (one.keyword === 'shield' && !lint.scope.standing)) return;
    const forPlayers = OF_PLAYERS.some((kind) => Object.hasOwn(one, kind));
    if (forPlayers ? toCards : toPlayers) lint.tell('wrong gift', `${path}[${i}]`, { player: toPlayers });
  });
}

/** Whether players may be meant, and whether cards may be. */
function holders(to: unknown, lint: Lint): readonly [players: boolean, cards: boolean] {
  if (isFields(to) && 'target' in to) {
    const what = lint.scope.targets[Number(to.target)] ?? 'card';
    return [what.includes('player'), what !== 'player'];
  }
  const players = PLAYERS.has(to) || (isFields(to) && ('owner' in to || 'controller' in to));
  return [players, !players];
}

/** What single fields cannot see. */
function agrees(given: { readonly [key: string]: unknown }, path: string, lint: Lint): void {
  if (given.do === 'give') giftsFit(given.to, given.gifts, `${path}.gifts`, lint);
  if (given.do === 'copy token') giftsFit('source', given.gifts, `${path}.gifts`, lint);
  if (given.do === 'apply' && (given.state === 'immunity') !== (given.against !== undefined))
    lint.tell('immunity', `${path}.against`);
  if (given.do === 'damage' && given.pierce !== undefined && given.kind !== 'pierce')
    lint.tell('pierce', `${path}.pierce`);
}

const CUSTOM = fields<Extract<Effect, { readonly with?: unknown }>>({
  do: custom('effects'),
  with: maybe(anything),
});

function effect(given: unknown, path: string, lint: Lint): void {
  if (!isFields(given)) return lint.tell('not fields', path);
  const name = given.do;
  if (typeof name === 'string' && name.includes(':')) return CUSTOM(given, path, lint);
  if (typeof name !== 'string' || !Object.hasOwn(EFFECTS, name))
    return lint.tell('not one of', `${path}.do`, { among: Object.keys(EFFECTS) });
  someFields({ do: anything, ...EFFECTS[name as EffectName] })(given, path, lint);
  agrees(given, path, lint);
}
