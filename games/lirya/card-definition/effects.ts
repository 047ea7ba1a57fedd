/** Effects: the fields of each effect, by the name that is in its field `do`. The effects of a list happen in order. */
import { isRecord, type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import {
  checkEffect,
  checkExtraAbility,
  checkGiftedKeyword,
  checkOnce,
  checkToken,
  checkTokenCharacter,
} from '../lint/effect-checks.ts';
import { checkPluginPart } from '../lint/expression-checks.ts';
import {
  checkedBy,
  inScope,
  type KindsOf,
  kinds,
  numberOr,
  onlyTrue,
  shortText,
  byTag,
  withCheck,
} from './builders.ts';
import {
  battleLine,
  damageKind,
  elementName,
  immunity,
  keywordName,
  stat,
  stateName,
  type CustomName,
} from './enumerations.ts';
import {
  cardReference,
  cardSelector,
  condition,
  duration,
  energy,
  filter,
  pileFilter,
  playerSelector,
  selector,
  side,
  signedInteger,
  value,
} from './expressions.ts';

const { integer, lazy, list, oneOf, optional, union } = schema;

const once = withCheck(onlyTrue, checkOnce);
const giftKinds = {
  stat: { stat, by: value },
  set: { set: stat, to: value },
  double: { double: stat },
  keyword: { keyword: keywordName, n: optional(value) },
  lose: { lose: keywordName },
  immune: { immune: immunity },
  /** Cannot be chosen as a target by spells and abilities of the opponent, or of either player. */
  untargetable: { untargetable: oneOf('opponent', 'anybody') },
  cannot: { cannot: oneOf('attack', 'defend', 'move', 'use abilities') },
  /** One of this card's `extras`, by name. */
  ability: { ability: checkedBy<string>(checkExtraAbility) },
  /** To a player: such cards cost more or less by this value, or exactly it (`costs`). `once`: for the next one only. */
  cost: { cost: value, cards: pileFilter, once: optional(once) },
  costs: { costs: value, cards: pileFilter, once: optional(once) },
  /** To a player: own spells or abilities deal or heal this much more. */
  more: { more: oneOf('damage', 'healing'), by: value, of: optional(oneOf('spell', 'ability')) },
  /** To a player: the opponent can neither look at the hand nor make it discard. */
  hand: { hand: oneOf('protected') },
};
/** What a card or a player can be given: for a time by an effect, or while a static ability applies. */
export type Gift = KindsOf<typeof giftKinds>;
export const gifts: Schema<readonly Gift[]> = list(
  kinds([], giftKinds, { keyword: checkGiftedKeyword }),
  10,
  1,
);

/** The id of a token card. */
export const token = withCheck(cardReference, checkToken);
/** 'top', 'bottom', or how many cards lie above. */
const deckPlace = numberOr(integer(0, 60), oneOf('top', 'bottom'));

/** Effects, which happen in order. */
export interface EffectList extends ReadonlyArray<CardEffect> {}
export const effects: Schema<EffectList> = lazy((): Schema<EffectList> => EFFECTS);

/** Effects in which 'it' is the current element. */
const loopEffects = inScope(effects, () => ({ inLoop: true }));
/** A condition that may be decided by chance. */
const decision = inScope(condition, () => ({ inDecision: true }));

const effectFields = {
  // 1: damage and healing
  damage: {
    to: selector,
    amount: value,
    /** Default 'effect': defence does not reduce it. */
    kind: optional(damageKind),
    /** With kind 'pierce': how much defence is ignored; default by the settings of the match. */
    pierce: optional(integer(1, 10)),
    element: optional(elementName),
  },
  heal: { who: selector, amount: union(value, oneOf('full')) },
  /** Deals damage and heals by the damage dealt. */
  drain: { from: selector, amount: value, to: selector },

  // 2: stats
  give: { to: selector, gifts, for: duration },
  'swap stats': { of: cardSelector, stats: schema.tuple(stat, stat), for: duration },
  'add counters': { to: selector, name: shortText, count: value },

  // 3: movement
  move: { who: cardSelector, to: oneOf('front', 'back', 'other line') },
  'swap places': { who: cardSelector, with: cardSelector },

  // 4: cards outside play. `who` is a player.
  draw: { who: playerSelector, count: value, optional: optional(onlyTrue) },
  discard: {
    who: playerSelector,
    count: value,
    like: optional(pileFilter),
    /** Default: by the player who discards. 'by you' looks at the hand first. */
    chosen: optional(oneOf('by them', 'by you', 'by lot')),
  },
  mill: { who: playerSelector, count: value },
  look: { at: oneOf('hand', 'deck'), of: playerSelector, count: optional(value) },
  reveal: { from: oneOf('hand', 'deck'), of: playerSelector, count: optional(value) },
  /** You put the top cards of a pile in any order. */
  reorder: { pile: oneOf('deck', 'discard'), of: playerSelector, count: value },
  /** You look at the top cards, take some that match, and put the rest away. */
  dig: {
    count: value,
    take: value,
    like: optional(pileFilter),
    to: oneOf('hand', 'play'),
    rest: oneOf('top', 'bottom', 'discard'),
  },
  /** You put cards of your own hand on your deck. */
  'put back': { count: value, on: deckPlace, like: optional(pileFilter) },
  /** Cards in play return to their owner's deck. */
  'return to deck': { who: cardSelector, on: deckPlace },
  search: {
    like: pileFilter,
    count: optional(value),
    to: oneOf('hand', 'play', 'top'),
    reveal: optional(onlyTrue),
    shuffle: optional(onlyTrue),
  },
  /** Out of your discard pile, chosen when the effect happens. */
  recover: { like: pileFilter, count: optional(value), to: oneOf('hand', 'play', 'top') },
  'return to hand': { who: cardSelector },
  /** You may play a matching card out of your hand or discard pile, with its cost changed by `cost`, or free. */
  play: { from: oneOf('hand', 'discard'), like: pileFilter, cost: union(signedInteger, oneOf('free')) },
  'copy spell': { what: selector },
  /** Token cards only: they cease to exist when they leave the hand or play. */
  create: { card: token, who: playerSelector, count: optional(value) },
  shuffle: { who: playerSelector },

  // 5: control
  'take control': { of: cardSelector, for: duration },
  destroy: { who: cardSelector },
  /** The player chooses among the own cards. */
  sacrifice: { who: playerSelector, like: filter, count: optional(value) },
  banish: { who: cardSelector },
  transform: { who: cardSelector, into: token },
  cancel: { what: selector },
  'cancel attack': { of: cardSelector },
  /** An attack or an object on the stack gets another target. */
  'redirect attack': { of: cardSelector, to: selector },
  /** Damage to one card or player is dealt to another. */
  'redirect damage': { from: cardSelector, to: selector, for: duration },

  // 6: summoning
  token: {
    card: withCheck(token, checkTokenCharacter),
    count: optional(value),
    line: optional(battleLine),
    side: optional(side),
  },
  'copy token': { of: cardSelector, gifts: optional(gifts) },

  // 7: resources
  energy: { who: playerSelector, amount: value },
  capacity: { who: playerSelector, amount: value },

  // 8: states
  apply: {
    state: stateName,
    to: cardSelector,
    for: duration,
    /** Default by the settings of the match. */
    amount: optional(value),
    /** With state 'immunity': the immunity. */
    against: optional(immunity),
    /** Cannot be purified. */
    fixed: optional(onlyTrue),
  },
  remove: { state: stateName, from: cardSelector },
  /** Default: all negative states. */
  purify: { who: cardSelector, count: optional(value) },

  // 9: structures and equipment
  upgrade: { who: cardSelector },
  repair: { who: cardSelector, amount: union(value, oneOf('full')) },
  'move equipment': { what: cardSelector, to: cardSelector },

  // 10: flow
  if: { if: decision, effects, else: optional(effects) },
  'choose one': { among: list(effects, 5, 2), by: optional(side) },
  'for each': { who: selector, effects: loopEffects },
  repeat: { times: value, effects },
  may: { effects, by: optional(side) },
  /** The effects happen unless a player pays. */
  'unless paid': { by: side, energy, effects },
  remember: { who: selector, as: shortText },
  /** Happens later, as a trigger of its own. `whose`: only in that player's turn. */
  later: { at: oneOf('turn start', 'turn end'), whose: optional(side), effects },
  win: { who: side },
};

export type EffectName = keyof typeof effectFields;
export const EFFECT_NAMES = Object.keys(effectFields) as readonly EffectName[];
type Effects = { [K in EffectName]: { readonly do: K } & ObjectOf<(typeof effectFields)[K]> };
export type EffectOf<K extends EffectName> = Effects[K];
export type BuiltInEffect = EffectOf<EffectName>;

const customFields = {
  do: checkedBy<CustomName>(checkPluginPart('effects')),
  with: optional(schema.anything),
};
/** An effect of a plug-in, `plug-in:name`, with its own arguments. */
export interface CustomEffect extends ObjectOf<typeof customFields> {}
export type CardEffect = BuiltInEffect | CustomEffect;

const builtInEffect = byTag(
  'do',
  Object.fromEntries(
    Object.entries(effectFields).map(([name, fields]) => [
      name,
      withCheck(schema.object({ do: schema.anything, ...fields }), checkEffect),
    ]),
  ),
);
const customEffect = schema.object(customFields);
const isCustom = (input: unknown): boolean =>
  isRecord(input) && typeof input.do === 'string' && input.do.includes(':');
const effect: Schema<CardEffect> = {
  check: (input, path, context) =>
    (isCustom(input) ? customEffect : builtInEffect).check(input, path, context),
  jsonSchema: () => union(builtInEffect, customEffect).jsonSchema(),
};
const EFFECTS: Schema<EffectList> = list(effect, 20, 1);

/** The categories of document 3.4 with their effects. */
export const EFFECT_GROUPS = {
  damage: ['damage', 'heal', 'drain'],
  stats: ['give', 'swap stats', 'add counters'],
  movement: ['move', 'swap places'],
  cards: [
    'draw',
    'discard',
    'mill',
    'dig',
    'put back',
    'return to deck',
    'search',
    'recover',
    'return to hand',
    'play',
    'copy spell',
    'create',
    'shuffle',
    'reorder',
  ],
  information: ['look', 'reveal'],
  control: [
    'take control',
    'destroy',
    'sacrifice',
    'banish',
    'transform',
    'cancel',
    'cancel attack',
    'redirect attack',
    'redirect damage',
  ],
  summoning: ['token', 'copy token'],
  resources: ['energy', 'capacity'],
  states: ['apply', 'remove', 'purify'],
  structures: ['upgrade', 'repair', 'move equipment'],
  flow: ['if', 'choose one', 'for each', 'repeat', 'may', 'unless paid', 'remember', 'later', 'win'],
} as const satisfies { readonly [group: string]: readonly EffectName[] };
