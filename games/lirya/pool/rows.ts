/** A card's definition made ready for play: what the rules ask of it again and again is looked up, not searched. */
import type {
  Ability,
  CardDefinition,
  CardId,
  CardType,
  Cost,
  KeywordName,
  PrintedKeyword,
  UseLimit,
  ReplacementAbility,
  StaticAbility,
  Trigger,
  TriggeredAbility,
  ActivatedAbility,
} from '../card-definition/index.ts';
import { type Requirements, requirementsOfAbility, requirementsOfCard } from './requirements.ts';
import {
  auraKeywordsOfAbility,
  awaitedEventsOfAbility,
  featuresOfAbility,
  KEYWORD_BITS,
  triggersOf,
} from './feature-bits.ts';

/** An ability with a number of its own. */
export interface AbilityRow extends Requirements {
  readonly index: number;
  /** The card it is printed on. */
  readonly card: number;
  readonly ability: Ability;
  readonly kind: Ability['kind'];
  readonly limit: UseLimit | undefined;
  readonly triggers: readonly Trigger[];
  /** What it may give, the keywords it may give or take, and what it waits for, a bit each. */
  readonly features: number;
  readonly auraKeywords: number;
  readonly awaitedEvents: number;
}

export const toAbilityRow = (index: number, card: number, ability: Ability): AbilityRow => ({
  index,
  card,
  ability,
  kind: ability.kind,
  limit: 'limit' in ability ? ability.limit : undefined,
  triggers: triggersOf(ability),
  features: featuresOfAbility(ability),
  auraKeywords: auraKeywordsOfAbility(ability),
  awaitedEvents: awaitedEventsOfAbility(ability),
  ...requirementsOfAbility(ability),
});

type AbilityRowOf<A extends Ability> = AbilityRow & { readonly ability: A };

/** What a card can do at one of its levels; all but structures have one. */
export interface CardLevel {
  readonly all: readonly AbilityRow[];
  readonly statics: readonly AbilityRowOf<StaticAbility>[];
  readonly triggered: readonly AbilityRowOf<TriggeredAbility>[];
  readonly usable: readonly AbilityRowOf<ActivatedAbility>[];
  readonly replacements: readonly AbilityRowOf<ReplacementAbility>[];
  readonly keywords: ReadonlyMap<KeywordName, number>;
  readonly keywordBits: number;
  /** What its abilities together may give and wait for. */
  readonly features: number;
  readonly auraKeywords: number;
  readonly awaitedEvents: number;
  readonly points: number;
  readonly cost: number;
}

export interface CardRow extends Requirements {
  readonly index: number;
  readonly set: string;
  readonly card: CardDefinition;
  readonly id: CardId;
  readonly type: CardType;
  readonly cost: number;
  /** Another way to pay. */
  readonly instead: readonly Cost[] | undefined;
  /** By level from 1; what has no levels has its powers at 0. */
  readonly levels: readonly CardLevel[];
  /** Abilities used from the hand. */
  readonly handAbilities: readonly AbilityRowOf<ActivatedAbility>[];
  readonly extras: ReadonlyMap<string, AbilityRow>;
  readonly front: boolean;
  readonly back: boolean;
  /** A spell that can be played in a window; a card that can be used there from the hand, played or not. */
  readonly response: boolean;
  readonly quick: boolean;
}

const toKeywordNumbers = (gifts: readonly PrintedKeyword[] = []): ReadonlyMap<KeywordName, number> =>
  new Map(gifts.map((gift) => (typeof gift === 'string' ? [gift, 1] : [gift.keyword, gift.n])));

const isKind =
  <K extends Ability['kind']>(...kinds: readonly K[]) =>
  (row: AbilityRow): row is AbilityRowOf<Extract<Ability, { readonly kind: K }>> =>
    kinds.includes(row.kind as K);

/** Gives numbers to abilities as they come. */
export type AbilityNumbering = (ability: Ability) => AbilityRow;

function toCardLevel(
  abilities: readonly Ability[],
  gifts: readonly PrintedKeyword[] | undefined,
  level: { readonly points: number; readonly cost: number },
  number: AbilityNumbering,
): CardLevel {
  const all = abilities.map(number);
  const keywords = toKeywordNumbers(gifts);
  return {
    all,
    statics: all.filter(isKind('static')),
    triggered: all.filter(isKind('triggered')),
    usable: all.filter(isKind('activated', 'response')).filter(({ ability }) => ability.from !== 'hand'),
    replacements: all.filter(isKind('replacement')),
    keywords,
    // A printed shield is put up on entry, and what is left of it is counted there.
    keywordBits: [...keywords.keys()]
      .filter((keyword) => keyword !== 'shield')
      .reduce((bits, keyword) => bits | KEYWORD_BITS[keyword], 0),
    features: all.reduce((bits, { features: gives }) => bits | gives, 0),
    auraKeywords: all.reduce((bits, { auraKeywords: auras }) => bits | auras, 0),
    awaitedEvents: all.reduce((bits, { awaitedEvents: awaits }) => bits | awaits, 0),
    ...level,
  };
}

function toCardLevels(card: CardDefinition, number: AbilityNumbering): readonly CardLevel[] {
  if (card.type === 'structure') {
    const levels = card.levels.map(({ abilities, keywords, points, cost }) =>
      toCardLevel(abilities, keywords, { points, cost }, number),
    );
    return [toCardLevel([], [], { points: 0, cost: 0 }, number), ...levels];
  }
  const points = card.type === 'character' ? card.health : 0;
  const abilities = card.type === 'spell' ? [] : (card.abilities ?? []);
  return [toCardLevel(abilities, card.keywords, { points, cost: card.cost }, number)];
}

/** Mages and clerics stand behind unless their card says otherwise. */
function linesOf(card: CardDefinition): { readonly front: boolean; readonly back: boolean } {
  if (card.type !== 'character') return { front: false, back: false };
  const behind = card.class === 'mage' || card.class === 'cleric';
  const placement = card.placement ?? (behind ? 'back' : 'any');
  return { front: placement !== 'back', back: placement !== 'front' };
}

export function toCardRow(
  index: number,
  set: string,
  card: CardDefinition,
  number: AbilityNumbering,
): CardRow {
  const powers = toCardLevels(card, number);
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
    levels: powers,
    handAbilities: fromHand,
    extras,
    response,
    quick,
    ...linesOf(card),
    ...requirementsOfCard(card),
  };
}
