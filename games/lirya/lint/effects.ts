/** Validators for effects and gifts. */
import {
  DAMAGE_KINDS,
  type CardEffect,
  type EffectName,
  type EffectOf,
  ELEMENTS,
  type Gift,
  IMMUNITIES,
  KEYWORDS,
  NUMBERED_KEYWORDS,
  STATES,
  STATS,
} from '../card-definition/index.ts';
import { energy } from './costs.ts';
import type { LintContext } from './lint-context.ts';
import {
  anything,
  allOf,
  object,
  type FieldValidators,
  isObject,
  type JsonObject,
  union,
  lazy,
  array,
  optional,
  oneOf,
  type Validator,
  untypedObject,
  integer,
  onlyTrue,
  type KindOf,
} from './validators.ts';
import {
  cardReference,
  cardSelector,
  condition,
  pluginPart,
  duration,
  filter,
  line,
  MAX_NUMBER,
  pileFilter,
  playerSelector,
  side,
  value,
  selector,
  shortText,
} from './expressions.ts';

export const effects: Validator = lazy(() => array(effect, 1, 20));

/** Numbered keywords require a number, others must have none. */
export function checkKeywordNumber(keyword: unknown, n: unknown, path: string, context: LintContext): void {
  const needed = NUMBERED_KEYWORDS.has(keyword as never);
  if (needed !== (n !== undefined)) context.report('keyword number', path, { needed });
}

/** A shield is used up, and only cards being played can be cancelled: a static ability can give neither. */
const TEMPORARY_KEYWORDS: ReadonlySet<unknown> = new Set(['shield', 'uncancellable']);
const grantedKeyword: Validator = (input, path, context) => {
  if (!isObject(input)) return;
  checkKeywordNumber(input.keyword, input.n, path, context);
  if (context.scope.isStatic && TEMPORARY_KEYWORDS.has(input.keyword))
    context.report('static gift', `${path}.keyword`);
};
const extraAbility: Validator = (input, path, context) => {
  if (context.scope.isStatic) context.report('static gift', path);
  else if (typeof input !== 'string' || !context.extras.has(input)) context.report('no such ability', path);
};
const onceOnly: Validator = allOf(onlyTrue, (_, path, context) => {
  if (context.scope.isStatic) context.report('static gift', path);
});

const gift: Validator = union([], {
  stat: object<KindOf<Gift, 'stat'>>({ stat: oneOf(STATS), by: value }),
  set: object<KindOf<Gift, 'set'>>({ set: oneOf(STATS), to: value }),
  double: object<KindOf<Gift, 'double'>>({ double: oneOf(STATS) }),
  keyword: allOf(
    grantedKeyword,
    object<KindOf<Gift, 'keyword'>>({ keyword: oneOf(KEYWORDS), n: optional(value) }),
  ),
  lose: object<KindOf<Gift, 'lose'>>({ lose: oneOf(KEYWORDS) }),
  immune: object<KindOf<Gift, 'immune'>>({ immune: oneOf(IMMUNITIES) }),
  untargetable: object<KindOf<Gift, 'untargetable'>>({ untargetable: oneOf(['opponent', 'anybody']) }),
  cannot: object<KindOf<Gift, 'cannot'>>({ cannot: oneOf(['attack', 'defend', 'move', 'use abilities']) }),
  ability: object<KindOf<Gift, 'ability'>>({ ability: extraAbility }),
  cost: object<KindOf<Gift, 'cost'>>({ cost: value, cards: pileFilter, once: optional(onceOnly) }),
  costs: object<KindOf<Gift, 'costs'>>({ costs: value, cards: pileFilter, once: optional(onceOnly) }),
  more: object<KindOf<Gift, 'more'>>({
    more: oneOf(['damage', 'healing']),
    by: value,
    of: optional(oneOf(['spell', 'ability'])),
  }),
  hand: object<KindOf<Gift, 'hand'>>({ hand: oneOf(['protected']) }),
});
export const gifts = array(gift, 1, 10);

const deckPlace: Validator = (input, path, context) =>
  (typeof input === 'number' ? integer(0, 60) : oneOf(['top', 'bottom']))(input, path, context);
const amountOrFull: Validator = (input, path, context) => {
  if (input !== 'full') value(input, path, context);
};
const playCost: Validator = (input, path, context) => {
  if (input !== 'free') integer(-MAX_NUMBER, MAX_NUMBER)(input, path, context);
};

/** The id of a token, of the given type if one is required. */
const token =
  (type?: 'character'): Validator =>
  (input, path, context) => {
    cardReference(input, path, context);
    const card = context.cards.get(input as string);
    if (card === undefined) return;
    if (!card.token) context.report('no token', path);
    else if (type !== undefined && card.type !== type) context.report('token type', path, { type });
  };
export const anyToken = token();

const loopEffects: Validator = (input, path, context) =>
  context.withScope({ inLoop: true }, () => effects(input, path, context));
const decidedCondition: Validator = (input, path, context) =>
  context.withScope({ inDecision: true }, () => condition(input, path, context));

type EffectFields<K extends EffectName> = FieldValidators<Omit<EffectOf<K>, 'do'>>;

const EFFECTS: { readonly [K in EffectName]: EffectFields<K> } = {
  damage: {
    to: selector,
    amount: value,
    kind: optional(oneOf(DAMAGE_KINDS)),
    pierce: optional(integer(1, 10)),
    element: optional(oneOf(ELEMENTS)),
  },
  heal: { who: selector, amount: amountOrFull },
  drain: { from: selector, amount: value, to: selector },
  give: { to: selector, gifts, for: duration },
  'swap stats': { of: cardSelector, stats: array(oneOf(STATS), 2, 2), for: duration },
  'add counters': { to: selector, name: shortText, count: value },
  move: { who: cardSelector, to: oneOf(['front', 'back', 'other line']) },
  'swap places': { who: cardSelector, with: cardSelector },
  draw: { who: playerSelector, count: value, optional: optional(onlyTrue) },
  discard: {
    who: playerSelector,
    count: value,
    like: optional(pileFilter),
    chosen: optional(oneOf(['by them', 'by you', 'by lot'])),
  },
  mill: { who: playerSelector, count: value },
  look: { at: oneOf(['hand', 'deck']), of: playerSelector, count: optional(value) },
  reveal: { from: oneOf(['hand', 'deck']), of: playerSelector, count: optional(value) },
  reorder: { pile: oneOf(['deck', 'discard']), of: playerSelector, count: value },
  dig: {
    count: value,
    take: value,
    like: optional(pileFilter),
    to: oneOf(['hand', 'play']),
    rest: oneOf(['top', 'bottom', 'discard']),
  },
  'put back': { count: value, on: deckPlace, like: optional(pileFilter) },
  'return to deck': { who: cardSelector, on: deckPlace },
  search: {
    like: pileFilter,
    count: optional(value),
    to: oneOf(['hand', 'play', 'top']),
    reveal: optional(onlyTrue),
    shuffle: optional(onlyTrue),
  },
  recover: { like: pileFilter, count: optional(value), to: oneOf(['hand', 'play', 'top']) },
  'return to hand': { who: cardSelector },
  play: { from: oneOf(['hand', 'discard']), like: pileFilter, cost: playCost },
  'copy spell': { what: selector },
  create: { card: anyToken, who: playerSelector, count: optional(value) },
  shuffle: { who: playerSelector },
  'take control': { of: cardSelector, for: duration },
  destroy: { who: cardSelector },
  sacrifice: { who: playerSelector, like: filter, count: optional(value) },
  banish: { who: cardSelector },
  transform: { who: cardSelector, into: anyToken },
  cancel: { what: selector },
  'cancel attack': { of: cardSelector },
  'redirect attack': { of: cardSelector, to: selector },
  'redirect damage': { from: cardSelector, to: selector, for: duration },
  token: { card: token('character'), count: optional(value), line: optional(line), side: optional(side) },
  'copy token': { of: cardSelector, gifts: optional(gifts) },
  energy: { who: playerSelector, amount: value },
  capacity: { who: playerSelector, amount: value },
  apply: {
    state: oneOf(STATES),
    to: cardSelector,
    for: duration,
    amount: optional(value),
    against: optional(oneOf(IMMUNITIES)),
    fixed: optional(onlyTrue),
  },
  remove: { state: oneOf(STATES), from: cardSelector },
  purify: { who: cardSelector, count: optional(value) },
  upgrade: { who: cardSelector },
  repair: { who: cardSelector, amount: amountOrFull },
  'move equipment': { what: cardSelector, to: cardSelector },
  if: { if: decidedCondition, effects, else: optional(effects) },
  'choose one': { among: array(effects, 2, 5), by: optional(side) },
  'for each': { who: selector, effects: loopEffects },
  repeat: { times: value, effects },
  may: { effects, by: optional(side) },
  'unless paid': { by: side, energy, effects },
  remember: { who: selector, as: shortText },
  later: { at: oneOf(['turn start', 'turn end']), whose: optional(side), effects },
  win: { who: side },
};

const PLAYER_SELECTORS: ReadonlySet<unknown> = new Set(['you', 'opponent', 'both players']);
/** Gifts for players only. A shield suits players and cards. */
const PLAYER_GIFTS = ['cost', 'costs', 'more', 'hand'];

/** Gifts must suit their recipients: players, cards, or both where a target may be either. */
export function checkGiftRecipients(to: unknown, input: unknown, path: string, context: LintContext): void {
  if (!Array.isArray(input)) return;
  const [toPlayers, toCards] = recipientKinds(to, context);
  input.forEach((one: unknown, i) => {
    if (!isObject(one) || (one.keyword === 'shield' && !context.scope.isStatic)) return;
    const forPlayers = PLAYER_GIFTS.some((kind) => Object.hasOwn(one, kind));
    if (forPlayers ? toCards : toPlayers)
      context.report('wrong gift', `${path}[${i}]`, { player: toPlayers });
  });
}

/** Whether the recipients may be players, and whether they may be cards. */
function recipientKinds(to: unknown, context: LintContext): readonly [players: boolean, cards: boolean] {
  if (isObject(to) && 'target' in to) {
    const what = context.scope.targets[Number(to.target)] ?? 'card';
    return [what.includes('player'), what !== 'player'];
  }
  const players = PLAYER_SELECTORS.has(to) || (isObject(to) && ('owner' in to || 'controller' in to));
  return [players, !players];
}

/** Checks that involve several fields of an effect. */
function checkEffect(input: JsonObject, path: string, context: LintContext): void {
  if (input.do === 'give') checkGiftRecipients(input.to, input.gifts, `${path}.gifts`, context);
  if (input.do === 'copy token') checkGiftRecipients('source', input.gifts, `${path}.gifts`, context);
  if (input.do === 'apply' && (input.state === 'immunity') !== (input.against !== undefined))
    context.report('immunity', `${path}.against`);
  if (input.do === 'damage' && input.pierce !== undefined && input.kind !== 'pierce')
    context.report('pierce', `${path}.pierce`);
}

const CUSTOM = object<Extract<CardEffect, { readonly with?: unknown }>>({
  do: pluginPart('effects'),
  with: optional(anything),
});

function effect(input: unknown, path: string, context: LintContext): void {
  if (!isObject(input)) return context.report('not fields', path);
  const name = input.do;
  if (typeof name === 'string' && name.includes(':')) return CUSTOM(input, path, context);
  if (typeof name !== 'string' || !Object.hasOwn(EFFECTS, name))
    return context.report('not one of', `${path}.do`, { among: Object.keys(EFFECTS) });
  untypedObject({ do: anything, ...EFFECTS[name as EffectName] })(input, path, context);
  checkEffect(input, path, context);
}
