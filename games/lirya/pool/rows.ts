/** A card's definition made ready for play: what the rules ask of it again and again is looked up, not searched. */
import {
  type Ability,
  type Card,
  type Keyword,
  type KeywordGift,
  KEYWORDS,
  type ReplacementAbility,
  type StaticAbility,
  type Trigger,
  type TriggeredAbility,
  type UsedAbility,
} from '../vocabulary/index.ts';

/** A bit for each keyword. */
export const KEYWORD_BITS = Object.fromEntries(KEYWORDS.map((keyword, i) => [keyword, 1 << i])) as {
  readonly [keyword in Keyword]: number;
};

/** An ability with a number of its own. */
export interface AbilityRow {
  readonly index: number;
  /** The card it is printed on. */
  readonly card: number;
  readonly ability: Ability;
}
type RowOf<A extends Ability> = AbilityRow & { readonly ability: A };

/** What a card can do at one of its levels; all but structures have one. */
export interface Powers {
  readonly all: readonly AbilityRow[];
  readonly statics: readonly RowOf<StaticAbility>[];
  readonly triggered: readonly (RowOf<TriggeredAbility> & { readonly triggers: readonly Trigger[] })[];
  /** What any of its triggers waits for. */
  readonly waitsFor: ReadonlySet<string>;
  /** Some trigger is a plug-in's. */
  readonly customTriggers: boolean;
  readonly used: readonly RowOf<UsedAbility>[];
  readonly replacements: readonly RowOf<ReplacementAbility>[];
  readonly keywords: ReadonlyMap<Keyword, number>;
  readonly keywordBits: number;
  /** Some static ability of it gives maximum health, or changes what cards cost. */
  readonly givesHealth: boolean;
  readonly changesCosts: boolean;
  readonly points: number;
  readonly cost: number;
}

export interface CardRow {
  readonly index: number;
  readonly set: string;
  readonly card: Card;
  /** By level from 1; what has no levels has its powers at 0. */
  readonly powers: readonly Powers[];
  /** Abilities used from the hand. */
  readonly fromHand: readonly RowOf<UsedAbility>[];
  readonly extras: ReadonlyMap<string, AbilityRow>;
  readonly front: boolean;
  readonly back: boolean;
  /** Could be used in a window from the hand. */
  readonly quick: boolean;
}

const keywordsOf = (gifts: readonly KeywordGift[] = []): ReadonlyMap<Keyword, number> =>
  new Map(gifts.map((gift) => (typeof gift === 'string' ? [gift, 1] : [gift.keyword, gift.n])));

const isKind =
  <K extends Ability['kind']>(...kinds: readonly K[]) =>
  (row: AbilityRow): row is RowOf<Extract<Ability, { readonly kind: K }>> =>
    kinds.includes(row.ability.kind as K);

const listOf = (trigger: Trigger | readonly Trigger[]): readonly Trigger[] =>
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
    .map(({ index, card, ability }) => ({ index, card, ability, triggers: listOf(ability.trigger) }));
  const statics = all.filter(isKind('static'));
  const given = statics.flatMap(({ ability }) => ability.gives);
  const keywords = keywordsOf(gifts);
  return {
    all,
    statics,
    triggered,
    waitsFor: new Set(triggered.flatMap(({ triggers }) => triggers.map(({ on }) => on))),
    customTriggers: triggered.some(({ triggers }) => triggers.some(({ on }) => on.includes(':'))),
    used: all.filter(isKind('activated', 'response')).filter(({ ability }) => ability.from !== 'hand'),
    replacements: all.filter(isKind('replacement')),
    keywords,
    keywordBits: [...keywords.keys()].reduce((bits, keyword) => bits | KEYWORD_BITS[keyword], 0),
    givesHealth: given.some(
      (gift) => 'stat' in gift || 'set' in gift || 'double' in gift || 'ability' in gift,
    ),
    changesCosts: given.some((gift) => 'cost' in gift || 'costs' in gift),
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
  const quick =
    (card.type === 'spell' && card.speed === 'response') ||
    fromHand.some(({ ability }) => ability.kind === 'response');
  const extras = new Map(Object.entries(card.extras ?? {}).map(([name, extra]) => [name, number(extra)]));
  return { index, set, card, powers, fromHand, extras, ...placementOf(card), quick };
}
