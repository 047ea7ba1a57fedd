/** The expressions in effects: selectors, filters, values, conditions, durations, costs, targets. All plain JSON. */
import { type ObjectOf, type OptionalField, type Schema, schema } from '@ludoteca/kernel';
import {
  checkCardCosts,
  checkCardReference,
  checkCardSelector,
  checkChance,
  checkCosts,
  checkCounterName,
  checkFixed,
  checkHiddenCards,
  checkLimit,
  checkPileFilter,
  checkPlayerSelector,
  checkPluginPart,
  checkRange,
  checkReference,
  checkRememberedName,
  checkTarget,
  checkTargetNumber,
  checkValue,
} from '../lint/expression-checks.ts';
import {
  checkedBy,
  type KindsOf,
  kinds,
  numberOr,
  oneOrMany,
  onlyTrue,
  shortText,
  withCheck,
} from './builders.ts';
import {
  battleLine,
  cardType,
  characterClass,
  type CustomName,
  filteredElement,
  equipmentSlot,
  keywordName,
  rarity,
  stat,
  stateName,
  STATS,
  turnPhase,
} from './enumerations.ts';

const { flag, integer, lazy, list, object, oneOf, optional } = schema;

/** A card's permanent id: `ember-scout`. */
export type CardId = string;
/** The id of a card in this set or in a set loaded before. */
export const cardReference = checkedBy<CardId>(checkCardReference);

/** The greatest number on a card. */
const MAX_NUMBER = 100;
export const signedInteger = integer(-MAX_NUMBER, MAX_NUMBER);
const count = integer(0, MAX_NUMBER);

const rangeFields = { min: optional(count), max: optional(count) };
/** Both ends are included; a missing end is open. */
export interface NumberRange extends ObjectOf<typeof rangeFields> {}
const range: Schema<NumberRange> = withCheck(object(rangeFields), checkRange);

/** `you` is the controller of the ability or the player who cast the spell. */
export type PlayerSide = 'you' | 'opponent';
export const side: Schema<PlayerSide> = oneOf('you', 'opponent');

// Selectors, values and conditions contain each other. The compiler needs these names to determine their types in turn.
export interface SelectorSchema extends Schema<Selector> {}
export interface ValueSchema extends Schema<ValueExpression> {}
interface ValuesSchema extends Schema<readonly ValueExpression[]> {}
interface OptionalValue extends OptionalField<ValueExpression> {}
export interface ConditionSchema extends Schema<Condition> {}
interface ConditionsSchema extends Schema<readonly Condition[]> {}

export const selector: SelectorSchema = lazy((): Schema<Selector> => SELECTOR);
/** A selector that requires no choice and no randomness: only the selectors of effects may. */
export const fixedSelector: SelectorSchema = checkedBy(checkFixed(selector));
export const value: ValueSchema = lazy((): Schema<ValueExpression> => VALUE);
const optionalValue: OptionalValue = optional(value);
const values: ValuesSchema = list(value, 5, 2);
export const condition: ConditionSchema = lazy((): Schema<Condition> => CONDITION);
const conditions: ConditionsSchema = list(condition, 10, 1);

const filterFields = {
  type: optional(oneOrMany(cardType)),
  class: optional(oneOrMany(characterClass)),
  /** 'neutral': no element. */
  element: optional(oneOrMany(filteredElement)),
  rarity: optional(rarity),
  tag: optional(shortText),
  card: optional(cardReference),
  cost: optional(range),
  slot: optional(equipmentSlot),
  speed: optional(oneOf('normal', 'response')),
  token: optional(flag),
  /** The same element, class, cost or name as another card. */
  same: optional(object({ what: oneOf('element', 'class', 'cost', 'card'), as: fixedSelector })),

  /** Its controller. Outside play: the player in whose pile it lies, which the effect determines. */
  side: optional(side),
  line: optional(battleLine),
  attack: optional(range),
  defence: optional(range),
  /** Its remaining health, or the remaining points of a structure. */
  health: optional(range),
  level: optional(range),
  state: optional(stateName),
  keyword: optional(keywordName),
  damaged: optional(flag),
  equipped: optional(flag),
  /** Not the card that has this ability. */
  other: optional(onlyTrue),
  /** In this turn. */
  did: optional(oneOf('move', 'attack', 'enter', 'take damage')),
  /** Matches nothing of this. */
  not: optional(lazy((): Schema<CardFilter> => filter)),
};
/** Matches cards for which every given field is true. The first group of fields applies to cards anywhere, the second to cards in play. */
export interface CardFilter extends ObjectOf<typeof filterFields> {}
export const filter: Schema<CardFilter> = object(filterFields);
/** A filter for cards in a pile; the effect determines whose pile. */
export const pileFilter: Schema<CardFilter> = withCheck(filter, checkPileFilter);

const NAMED_SELECTORS = [
  /** The card that has this ability; nothing for a spell. */
  'source',
  /** The character that carries the equipment with this ability. */
  'bearer',
  /** The card or player that the triggering event happened to. */
  'subject',
  /** The card or player that caused the event: the attacker, the source of damage. */
  'cause',
  'you',
  'opponent',
  'both players',
  /** The current element of `for each`. */
  'it',
  /** The cards sacrificed or discarded as a cost. */
  'cost',
  /** The latest object on the stack below this one, which a counter responds to. */
  'answered',
] as const;
const selectorKinds = {
  /** The n-th target of the ability, from 0. */
  target: { target: checkedBy<number>(checkTargetNumber) },
  remembered: { remembered: withCheck(shortText, checkRememberedName) },
  /** Every matching card in play. */
  all: { all: filter },
  /** This many at random; default 1. Never a card already chosen for the same effect. */
  random: { random: filter, count: optionalValue },
  /** This many, chosen when the effect happens, not announced; `upTo`: or fewer. Chosen by you by default. */
  pick: { pick: filter, count: optionalValue, upTo: optional(onlyTrue), by: optional(side) },
  /** You choose among ties. */
  highest: { highest: stat, among: filter },
  lowest: { lowest: stat, among: filter },
  /** The neighbours in its line. */
  beside: { beside: fixedSelector },
  /** The others in its line. */
  alongside: { alongside: fixedSelector },
  owner: { owner: fixedSelector },
  controller: { controller: fixedSelector },
};
/** Selects cards or players, at the moment it is evaluated. */
export type Selector = (typeof NAMED_SELECTORS)[number] | KindsOf<typeof selectorKinds>;
const SELECTOR: Schema<Selector> = withCheck(kinds(NAMED_SELECTORS, selectorKinds), checkReference);
export const playerSelector: Schema<Selector> = withCheck(selector, checkPlayerSelector);
/** A selector that does not name players only. */
export const cardSelector: Schema<Selector> = withCheck(selector, checkCardSelector);

const counterName = withCheck(shortText, checkCounterName);

const NAMED_VALUES = [
  /** The amount of the event: damage dealt, cards drawn. */
  'amount',
  /** The result of the previous effect: damage dealt, cards discarded. */
  'last',
] as const;
const valueKinds = {
  /** The number of matching cards in play. */
  count: { count: filter },
  cards: { cards: oneOf('hand', 'deck', 'discard'), of: side, like: optional(pileFilter) },
  stat: { stat: oneOf(...STATS, 'cost', 'level', 'life', 'energy'), of: fixedSelector },
  counters: { counters: counterName, on: fixedSelector },
  /** By the level of the structure that has this ability. */
  byLevel: { byLevel: schema.tuple(signedInteger, signedInteger, signedInteger) },
  sum: { sum: values },
  product: { product: values },
  least: { least: values },
  most: { most: values },
};
export type ValueExpression = number | (typeof NAMED_VALUES)[number] | KindsOf<typeof valueKinds>;
const VALUE: Schema<ValueExpression> = withCheck(
  numberOr(signedInteger, kinds(NAMED_VALUES, valueKinds, { cards: checkHiddenCards })),
  checkValue,
);

const conditionKinds = {
  /** At least one of the selected cards matches. */
  is: { is: filter, who: fixedSelector },
  /** The number of matching cards in play is in the range. */
  count: { count: filter, in: range },
  value: { value, in: range },
  turn: { turn: side },
  phase: { phase: turnPhase },
  /** The number of spells a player has cast this turn, including the one being cast, is in the range. */
  spells: { spells: range, by: side },
  /** The number of characters that died this turn is in the range; default on both sides. */
  deaths: { deaths: range, of: optional(side) },
  /** It has been in its line since before this turn began. */
  settled: { settled: fixedSelector },
  /** In this percentage of cases. In `if` effects only; elsewhere it is true. */
  chance: { chance: integer(1, 99) },
  all: { all: conditions },
  any: { any: conditions },
  not: { not: condition },
  /** A condition of a plug-in. */
  custom: {
    custom: checkedBy<CustomName>(checkPluginPart('conditions')),
    with: optional(schema.anything),
  },
};
/** 'played from hand': the card entered play from a hand, paid or not. */
export type Condition = 'played from hand' | KindsOf<typeof conditionKinds>;
const CONDITION: Schema<Condition> = kinds(['played from hand'], conditionKinds, { chance: checkChance });

const NAMED_DURATIONS = [
  'combat',
  /** Until the end of the current turn. */
  'turn',
  'until your next turn',
  'while source in play',
  'permanent',
] as const;
const durationKinds = {
  /** This many turns of the player who controls the affected card. */
  turns: { turns: integer(1, 20) },
  while: { while: condition },
};
export type Duration = (typeof NAMED_DURATIONS)[number] | KindsOf<typeof durationKinds>;
export const duration: Schema<Duration> = kinds(NAMED_DURATIONS, durationKinds);

/** Energy that is paid cannot be negative. */
export const energy: Schema<ValueExpression> = numberOr(count, value);

/** 'discard source', from the hand: the card itself is the cost of its ability. */
const NAMED_COSTS = ['return source to hand', 'sacrifice source', 'discard source'] as const;
const costKinds = {
  energy: { energy },
  discard: { discard: integer(1, 10), like: optional(pileFilter) },
  sacrifice: { sacrifice: filter, count: optional(integer(1, 8)) },
  /** Damage to the source itself. */
  damage: { damage: integer(1, 15) },
  life: { life: integer(1, 19) },
  counters: { counters: counterName, count: integer(1, MAX_NUMBER) },
};
export type Cost = (typeof NAMED_COSTS)[number] | KindsOf<typeof costKinds>;
export const costs: Schema<readonly Cost[]> = withCheck(
  list(kinds(NAMED_COSTS, costKinds), 5, 1),
  checkCosts,
);
/** The costs of a card that is being played. */
export const cardCosts: Schema<readonly Cost[]> = withCheck(costs, checkCardCosts);

const limitFields = { perTurn: optional(integer(1, 20)), perMatch: optional(integer(1, 20)) };
export interface UseLimit extends ObjectOf<typeof limitFields> {}
export const limit: Schema<UseLimit> = withCheck(object(limitFields), checkLimit);

const targetFields = {
  /** Default: a card in play. */
  what: optional(oneOf('card', 'player', 'card or player', 'stack', 'attack')),
  like: optional(filter),
  /** Which players, where players can be chosen; default either. */
  side: optional(side),
  /** The kind of object on the stack; default any. */
  item: optional(oneOf('spell', 'card', 'ability')),
  /** Default 1 and 1. */
  min: optional(integer(0, 8)),
  max: optional(integer(1, 8)),
};
/** A target, chosen when a spell, an ability or a trigger is announced. */
export interface TargetSpec extends ObjectOf<typeof targetFields> {}
export const targets: Schema<readonly TargetSpec[]> = list(
  withCheck(object(targetFields), checkTarget),
  3,
  1,
);
