/** A card's definition made ready for play: what the rules ask of it again and again is looked up, not searched. */
import type {
  Ability,
  Card,
  CardId,
  CardType,
  Cost,
  Keyword,
  KeywordGift,
  Limit,
  ReplacementAbility,
  StaticAbility,
  Trigger,
  TriggeredAbility,
  UsedAbility,
} from '../vocabulary/index.ts';
import { type Demands, demandsOfAbility, demandsOfCard } from './demands.ts';
import { aurasOfAbility, awaitsOfAbility, givesOfAbility, KEYWORD_BITS, triggersIn } from './gives.ts';

/** An ability with a number of its own. */
export interface AbilityRow extends Demands {
  readonly index: number;
  /** The card it is printed on. */
  readonly card: number;
  readonly ability: Ability;
  readonly kind: Ability['kind'];
  readonly limit: Limit | undefined;
  readonly triggers: readonly Trigger[];
  /** What it may give, the keywords it may give or take, and what it waits for, a bit each. */
  readonly gives: number;
  readonly auras: number;
  readonly awaits: number;
}

export const abilityRow = (index: number, card: number, ability: Ability): AbilityRow => ({
  index,
  card,
  ability,
  kind: ability.kind,
  limit: 'limit' in ability ? ability.limit : undefined,
  triggers: triggersIn(ability),
  gives: givesOfAbility(ability),
  auras: aurasOfAbility(ability),
  awaits: awaitsOfAbility(ability),
  ...demandsOfAbility(ability),
});

type RowOf<A extends Ability> = AbilityRow & { readonly ability: A };

/** What a card can do at one of its levels; all but structures have one. */
export interface Powers {
  readonly all: readonly AbilityRow[];
  readonly statics: readonly RowOf<StaticAbility>[];
  readonly triggered: readonly RowOf<TriggeredAbility>[];
  readonly used: readonly RowOf<UsedAbility>[];
  readonly replacements: readonly RowOf<ReplacementAbility>[];
  readonly keywords: ReadonlyMap<Keyword, number>;
  readonly keywordBits: number;
  /** What its abilities together may give and wait for. */
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
    kinds.includes(row.kind as K);

/** Gives numbers to abilities as they come. */
export type Number = (ability: Ability) => AbilityRow;

function powersOf(
  abilities: readonly Ability[],
  gifts: readonly KeywordGift[] | undefined,
  level: { readonly points: number; readonly cost: number },
  number: Number,
): Powers {
  const all = abilities.map(number);
  const keywords = keywordsOf(gifts);
  return {
    all,
    statics: all.filter(isKind('static')),
    triggered: all.filter(isKind('triggered')),
    used: all.filter(isKind('activated', 'response')).filter(({ ability }) => ability.from !== 'hand'),
    replacements: all.filter(isKind('replacement')),
    keywords,
    // A printed shield is put up on entry, and what is left of it is counted there.
    keywordBits: [...keywords.keys()]
      .filter((keyword) => keyword !== 'shield')
      .reduce((bits, keyword) => bits | KEYWORD_BITS[keyword], 0),
    gives: all.reduce((bits, { gives }) => bits | gives, 0),
    auras: all.reduce((bits, { auras }) => bits | auras, 0),
    awaits: all.reduce((bits, { awaits }) => bits | awaits, 0),
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
