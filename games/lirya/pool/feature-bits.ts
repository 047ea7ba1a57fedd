/** Bit masks that summarize what abilities do, so that the rules can skip what nothing in play does. */
import { someField } from '@ludoteca/kit';
import {
  type Ability,
  type Condition,
  TRIGGER_EVENTS,
  type Gift,
  type KeywordName,
  KEYWORDS,
  type StaticAbility,
  type Trigger,
  type TriggerEvent,
} from '../card-definition/index.ts';

export const KEYWORD_BITS = Object.fromEntries(KEYWORDS.map((keyword, i) => [keyword, 1 << i])) as {
  readonly [keyword in KeywordName]: number;
};

/** What something in play may do: kinds of gifts of static abilities, equipment, conditional modifiers, replacements, responses, conditions of plug-ins. */
export const FEATURE_BITS = {
  attack: 1,
  defence: 2,
  health: 4,
  keyword: 8,
  immune: 16,
  untargetable: 32,
  cannot: 64,
  cost: 128,
  more: 256,
  hand: 512,
  equipment: 1024,
  bound: 2048,
  replacement: 4096,
  response: 8192,
  custom: 16384,
  set: 32768,
  /** A static ability that reads values or keywords, which static abilities can change (12.8). */
  values: 65536,
} as const;

function featureOfGift(gift: Gift): number {
  if ('stat' in gift) return FEATURE_BITS[gift.stat];
  if ('set' in gift) return FEATURE_BITS[gift.set] | FEATURE_BITS.set;
  if ('double' in gift) return FEATURE_BITS[gift.double];
  if ('keyword' in gift || 'lose' in gift) return FEATURE_BITS.keyword;
  if ('immune' in gift) return FEATURE_BITS.immune;
  if ('untargetable' in gift) return FEATURE_BITS.untargetable;
  if ('cannot' in gift) return FEATURE_BITS.cannot;
  if ('cost' in gift || 'costs' in gift) return FEATURE_BITS.cost;
  if ('more' in gift) return FEATURE_BITS.more;
  return 'hand' in gift ? FEATURE_BITS.hand : 0;
}

/** Whether a condition calls a plug-in. */
export const asksPlugin = (condition: Condition | undefined): boolean =>
  typeof condition === 'object' &&
  ('custom' in condition ||
    ('all' in condition && condition.all.some(asksPlugin)) ||
    ('any' in condition && condition.any.some(asksPlugin)) ||
    ('not' in condition && asksPlugin(condition.not)));

/** A trigger event with its bit. */
export interface TriggerEventBit {
  readonly on: TriggerEvent;
  readonly bit: number;
}

export const TRIGGER_EVENT = Object.fromEntries(TRIGGER_EVENTS.map((on, i) => [on, { on, bit: 1 << i }])) as {
  readonly [event in TriggerEvent]: TriggerEventBit;
};

/** A trigger of a plug-in may fire on any event. */
const EVERY_EVENT_BIT = -1;
const triggerEventBits = (on: Trigger['on']): number =>
  Object.hasOwn(TRIGGER_EVENT, on) ? TRIGGER_EVENT[on as TriggerEvent].bit : EVERY_EVENT_BIT;

const VALUE_FIELDS: ReadonlySet<string> = new Set([
  'attack',
  'defence',
  'keyword',
  'stat',
  'highest',
  'lowest',
  'custom',
]);

/** Whether a part of an ability (condition, filter, value) reads values or keywords of pieces. */
const readsValues = (part: unknown): boolean =>
  someField(part, (field, value) => VALUE_FIELDS.has(field) || (field === 'state' && value === 'stealth'));

const dependsOnValues = ({ to, if: condition, gives }: StaticAbility): boolean =>
  readsValues([to, condition]) || gives.some((gift) => Object.values(gift).some(readsValues));

export function featuresOfAbility(ability: Ability): number {
  const custom = asksPlugin(ability.if) ? FEATURE_BITS.custom : 0;
  switch (ability.kind) {
    case 'static':
      return ability.gives.reduce(
        (bits, gift) => bits | featureOfGift(gift),
        custom | (dependsOnValues(ability) ? FEATURE_BITS.values : 0),
      );
    case 'replacement':
      return FEATURE_BITS.replacement;
    case 'response':
      return custom | (ability.from === 'hand' ? 0 : FEATURE_BITS.response);
    case 'activated':
      return custom;
    case 'triggered':
      return 0;
  }
}

/** The keywords that a static ability gives or takes. */
export const auraKeywordsOfAbility = (ability: Ability): number =>
  ability.kind === 'static' ? ability.gives.reduce((bits, gift) => bits | auraKeywordOf(gift), 0) : 0;

function auraKeywordOf(gift: Gift): number {
  if ('keyword' in gift) return KEYWORD_BITS[gift.keyword];
  return 'lose' in gift ? KEYWORD_BITS[gift.lose] : 0;
}

/** The triggers of an ability; any of them triggers it. */
export function triggersOf(ability: Ability): readonly Trigger[] {
  if (ability.kind !== 'triggered') return [];
  const { trigger } = ability;
  return Array.isArray(trigger) ? (trigger as readonly Trigger[]) : [trigger as Trigger];
}

export const awaitedEventsOfAbility = (ability: Ability): number =>
  triggersOf(ability).reduce((bits, { on }) => bits | triggerEventBits(on), 0);
