/** What is in play to be asked and what is waited for, a bit each: what is not there need not be looked for. */
import {
  type Ability,
  type Condition,
  EVENTS as TRIGGER_EVENTS,
  type Gift,
  type Keyword,
  KEYWORDS,
  type StaticAbility,
  type Trigger,
  type TriggerEvent,
} from '../vocabulary/index.ts';

/** A bit for each keyword. */
export const KEYWORD_BITS = Object.fromEntries(KEYWORDS.map((keyword, i) => [keyword, 1 << i])) as {
  readonly [keyword in Keyword]: number;
};

/** What can be in play that must be asked when something is reckoned: kinds of gifts, equipment, marks that are bound to a condition, what can respond, and conditions that plug-ins decide. */
export const GIVES = {
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
  /** Something that depends on values or keywords, which static abilities change. */
  values: 65536,
} as const;

/** Of static abilities, and of those that are given: which kind of gift. */
function givesOf(gift: Gift): number {
  if ('stat' in gift) return GIVES[gift.stat];
  if ('set' in gift) return GIVES[gift.set] | GIVES.set;
  if ('double' in gift) return GIVES[gift.double];
  if ('keyword' in gift || 'lose' in gift) return GIVES.keyword;
  if ('immune' in gift) return GIVES.immune;
  if ('untargetable' in gift) return GIVES.untargetable;
  if ('cannot' in gift) return GIVES.cannot;
  if ('cost' in gift || 'costs' in gift) return GIVES.cost;
  if ('more' in gift) return GIVES.more;
  return 'hand' in gift ? GIVES.hand : 0;
}

/** Whether somewhere in a condition a plug-in is asked. */
export const asksPlugin = (condition: Condition | undefined): boolean =>
  typeof condition === 'object' &&
  ('custom' in condition ||
    ('all' in condition && condition.all.some(asksPlugin)) ||
    ('any' in condition && condition.any.some(asksPlugin)) ||
    ('not' in condition && asksPlugin(condition.not)));

/** Something that can be waited for, and its bit. */
export interface Happened {
  readonly on: TriggerEvent;
  readonly bit: number;
}

export const ON = Object.fromEntries(TRIGGER_EVENTS.map((on, i) => [on, { on, bit: 1 << i }])) as {
  readonly [event in TriggerEvent]: Happened;
};

/** Those of plug-ins may be about any event. */
const ANY_EVENT = -1;
const eventBit = (on: Trigger['on']): number =>
  Object.hasOwn(ON, on) ? ON[on as TriggerEvent].bit : ANY_EVENT;

const VALUES: ReadonlySet<string> = new Set([
  'attack',
  'defence',
  'keyword',
  'stat',
  'highest',
  'lowest',
  'custom',
]);

/** Whether values or keywords of pieces are looked at in some part of an ability: a condition, a filter, a number. */
const looksAtValues = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(
    ([field, value]) =>
      VALUES.has(field) || (field === 'state' && value === 'stealth') || looksAtValues(value),
  );

const isDeep = ({ to, if: condition, gives }: StaticAbility): boolean =>
  looksAtValues([to, condition]) || gives.some((gift) => Object.values(gift).some(looksAtValues));

/** What an ability gives and waits for, once it is in play. */
export function givesOfAbility(ability: Ability): number {
  const custom = asksPlugin(ability.if) ? GIVES.custom : 0;
  switch (ability.kind) {
    case 'static':
      return ability.gives.reduce(
        (bits, gift) => bits | givesOf(gift),
        custom | (isDeep(ability) ? GIVES.values : 0),
      );
    case 'replacement':
      return GIVES.replacement;
    case 'response':
      return custom | (ability.from === 'hand' ? 0 : GIVES.response);
    case 'activated':
      return custom;
    case 'triggered':
      return 0;
  }
}

/** The keywords that it may give or take. */
export const aurasOfAbility = (ability: Ability): number =>
  ability.kind === 'static' ? ability.gives.reduce((bits, gift) => bits | auraOf(gift), 0) : 0;

function auraOf(gift: Gift): number {
  if ('keyword' in gift) return KEYWORD_BITS[gift.keyword];
  return 'lose' in gift ? KEYWORD_BITS[gift.lose] : 0;
}

/** What an ability waits for, any of it. */
export function triggersIn(ability: Ability): readonly Trigger[] {
  if (ability.kind !== 'triggered') return [];
  const { trigger } = ability;
  return Array.isArray(trigger) ? (trigger as readonly Trigger[]) : [trigger as Trigger];
}

/** The events that it waits for. */
export const awaitsOfAbility = (ability: Ability): number =>
  triggersIn(ability).reduce((bits, { on }) => bits | eventBit(on), 0);
