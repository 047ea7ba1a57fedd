/** A card's definition made ready for play: what the rules ask of it again and again is looked up, not searched. */
import {
  type Ability,
  type Card,
  type CardId,
  type CardType,
  type Condition,
  type Cost,
  EVENTS as TRIGGER_EVENTS,
  type Gift,
  type Keyword,
  type KeywordGift,
  KEYWORDS,
  type Limit,
  type ReplacementAbility,
  type StaticAbility,
  type Trigger,
  type TriggeredAbility,
  type UsedAbility,
} from '../vocabulary/index.ts';
import { type Demands, demandsOfAbility, demandsOfCard } from './demands.ts';

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

const EVENT_BITS: ReadonlyMap<string, number> = new Map(TRIGGER_EVENTS.map((event, i) => [event, 1 << i]));
/** Those of plug-ins may be about any event. */
const ANY_EVENT = -1;
export const eventBit = (on: string): number => EVENT_BITS.get(on) ?? ANY_EVENT;

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

export const awaitsOfAbility = (ability: Ability): number =>
  ability.kind === 'triggered'
    ? triggersIn(ability.trigger).reduce((bits, { on }) => bits | eventBit(on), 0)
    : 0;

/** An ability with a number of its own. */
export interface AbilityRow extends Demands {
  readonly index: number;
  /** The card it is printed on. */
  readonly card: number;
  readonly ability: Ability;
  readonly kind: Ability['kind'];
  readonly limit: Limit | undefined;
}

export function abilityRow(index: number, card: number, ability: Ability): AbilityRow {
  const limit = 'limit' in ability ? ability.limit : undefined;
  return { index, card, ability, kind: ability.kind, limit, ...demandsOfAbility(ability) };
}

type RowOf<A extends Ability> = AbilityRow & { readonly ability: A };

/** What a card can do at one of its levels; all but structures have one. */
export interface Powers {
  readonly all: readonly AbilityRow[];
  /** Each with what it may give. */
  readonly statics: readonly (RowOf<StaticAbility> & { readonly gives: number })[];
  readonly triggered: readonly (RowOf<TriggeredAbility> & { readonly triggers: readonly Trigger[] })[];
  readonly used: readonly RowOf<UsedAbility>[];
  readonly replacements: readonly RowOf<ReplacementAbility>[];
  readonly keywords: ReadonlyMap<Keyword, number>;
  readonly keywordBits: number;
  /** What its static abilities may give, and what its triggers wait for, a bit each. */
  readonly gives: number;
  readonly auras: number;
  readonly awaits: number;
  readonly points: number;
  readonly cost: number;
}

export interface CardRow extends Demands {
  readonly index: number;
  readonly set: string;
  readonly card: Card;
  readonly id: CardId;
  readonly type: CardType;
  readonly cost: number;
  /** Another way to pay. */
  readonly instead: readonly Cost[] | undefined;
  /** By level from 1; what has no levels has its powers at 0. */
  readonly powers: readonly Powers[];
  /** Abilities used from the hand. */
  readonly fromHand: readonly RowOf<UsedAbility>[];
  readonly extras: ReadonlyMap<string, AbilityRow>;
  readonly front: boolean;
  readonly back: boolean;
  /** A spell that can be played in a window; a card that can be used there from the hand, played or not. */
  readonly response: boolean;
  readonly quick: boolean;
}

const keywordsOf = (gifts: readonly KeywordGift[] = []): ReadonlyMap<Keyword, number> =>
  new Map(gifts.map((gift) => (typeof gift === 'string' ? [gift, 1] : [gift.keyword, gift.n])));

const isKind =
  <K extends Ability['kind']>(...kinds: readonly K[]) =>
  (row: AbilityRow): row is RowOf<Extract<Ability, { readonly kind: K }>> =>
    kinds.includes(row.ability.kind as K);

/** What an ability waits for, any of it. */
export const triggersIn = (trigger: Trigger | readonly Trigger[]): readonly Trigger[] =>
  Array.isArray(trigger) ? (trigger as readonly Trigger[]) : [trigger as Trigger];

/** Gives numbers to abilities as they come. */
export type Number = (ability: Ability) => AbilityRow;

function powersOf(
  abilities: readonly Ability[],
  gifts: readonly KeywordGift[] | undefined,
  level: { readonly points: number; readonly cost: number },
  number: Number,
): Powers {
  const all = abilities.map(number);
  const triggered = all
    .filter(isKind('triggered'))
    .map((row) => ({ ...row, triggers: triggersIn(row.ability.trigger) }));
  const statics = all.filter(isKind('static')).map((row) => ({ ...row, gives: givesOfAbility(row.ability) }));
  const keywords = keywordsOf(gifts);
  return {
    all,
    statics,
    triggered,
    used: all.filter(isKind('activated', 'response')).filter(({ ability }) => ability.from !== 'hand'),
    replacements: all.filter(isKind('replacement')),
    keywords,
    // A printed shield is put up on entry, and what is left of it is counted there.
    keywordBits: [...keywords.keys()]
      .filter((keyword) => keyword !== 'shield')
      .reduce((bits, keyword) => bits | KEYWORD_BITS[keyword], 0),
    gives: abilities.reduce((bits, ability) => bits | givesOfAbility(ability), 0),
    auras: abilities.reduce((bits, ability) => bits | aurasOfAbility(ability), 0),
    awaits: abilities.reduce((bits, ability) => bits | awaitsOfAbility(ability), 0),
    ...level,
  };
}

function levelsOf(card: Card, number: Number): readonly Powers[] {
  if (card.type === 'structure') {
    const levels = card.levels.map(({ abilities, keywords, points, cost }) =>
      powersOf(abilities, keywords, { points, cost }, number),
    );
    return [powersOf([], [], { points: 0, cost: 0 }, number), ...levels];
  }
  const points = card.type === 'character' ? card.health : 0;
  const abilities = card.type === 'spell' ? [] : (card.abilities ?? []);
  return [powersOf(abilities, card.keywords, { points, cost: card.cost }, number)];
}

/** Mages and clerics stand behind unless their card says otherwise. */
function placementOf(card: Card): { readonly front: boolean; readonly back: boolean } {
  if (card.type !== 'character') return { front: false, back: false };
  const behind = card.class === 'mage' || card.class === 'cleric';
  const placement = card.placement ?? (behind ? 'back' : 'any');
  return { front: placement !== 'back', back: placement !== 'front' };
}

export function rowOf(index: number, set: string, card: Card, number: Number): CardRow {
  const powers = levelsOf(card, number);
  const fromHand = powers
    .flatMap(({ all }) => all)
    .filter(isKind('activated', 'response'))
    .filter(({ ability }) => ability.from === 'hand');
  const response = card.type === 'spell' && card.speed === 'response';
  const quick = response || fromHand.some(({ kind }) => kind === 'response');
  const extras = new Map(Object.entries(card.extras ?? {}).map(([name, extra]) => [name, number(extra)]));
  const { id, type, cost, instead } = card;
  return {
    index,
    set,
    card,
    id,
    type,
    cost,
    instead,
    powers,
    fromHand,
    extras,
    response,
    quick,
    ...placementOf(card),
    ...demandsOfCard(card),
  };
}
