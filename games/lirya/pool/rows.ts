/** Card and ability definitions prepared for the rules: everything they look up often is computed once. */
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
import { usualPlacementOf } from '../plugins/usual-placement.ts';
import { type Requirements, requirementsOfAbility, requirementsOfCard } from './requirements.ts';
import {
  auraKeywordsOfAbility,
  awaitedEventsOfAbility,
  featuresOfAbility,
  KEYWORD_BITS,
  triggersOf,
} from './feature-bits.ts';

/** An ability with its index in the pool. */
export interface AbilityRow extends Requirements {
  readonly index: number;
  /** The card on which it is printed, and its place among the abilities of that card. */
  readonly card: number;
  readonly place: number;
  readonly ability: Ability;
  readonly kind: Ability['kind'];
  readonly limit: UseLimit | undefined;
  readonly triggers: readonly Trigger[];
  /** Bit masks: what it may do, the keywords it may give or take, the events it waits for. */
  readonly features: number;
  readonly auraKeywords: number;
  readonly awaitedEvents: number;
}

export const toAbilityRow = (index: number, card: number, place: number, ability: Ability): AbilityRow => ({
  index,
  card,
  place,
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

/** The abilities and values of a card at one level. Cards other than structures have a single level. */
export interface CardLevel {
  readonly all: readonly AbilityRow[];
  readonly statics: readonly AbilityRowOf<StaticAbility>[];
  readonly triggered: readonly AbilityRowOf<TriggeredAbility>[];
  readonly usable: readonly AbilityRowOf<ActivatedAbility>[];
  readonly replacements: readonly AbilityRowOf<ReplacementAbility>[];
  readonly keywords: ReadonlyMap<KeywordName, number>;
  readonly keywordBits: number;
  /** The masks of its abilities together. */
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
  /** The alternative cost. */
  readonly instead: readonly Cost[] | undefined;
  /** Structures: by level from 1. Other cards: a single level at index 0. */
  readonly levels: readonly CardLevel[];
  /** Abilities used from the hand. */
  readonly handAbilities: readonly AbilityRowOf<ActivatedAbility>[];
  readonly extras: ReadonlyMap<string, AbilityRow>;
  readonly front: boolean;
  readonly back: boolean;
  /** A spell of response speed; a card that can be used in a response window from the hand in any way. */
  readonly response: boolean;
  readonly quick: boolean;
}

const toKeywordNumbers = (gifts: readonly PrintedKeyword[] = []): ReadonlyMap<KeywordName, number> =>
  new Map(gifts.map((gift) => (typeof gift === 'string' ? [gift, 1] : [gift.keyword, gift.n])));

const isKind =
  <K extends Ability['kind']>(...kinds: readonly K[]) =>
  (row: AbilityRow): row is AbilityRowOf<Extract<Ability, { readonly kind: K }>> =>
    kinds.includes(row.kind as K);

/** Assigns indexes to abilities. */
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
    // A printed shield becomes a modifier on entry and is counted there.
    keywordBits: [...keywords.keys()]
      .filter((keyword) => keyword !== 'shield')
      .reduce((bits, keyword) => bits | KEYWORD_BITS[keyword], 0),
    features: all.reduce((bits, { features }) => bits | features, 0),
    auraKeywords: all.reduce((bits, { auraKeywords }) => bits | auraKeywords, 0),
    awaitedEvents: all.reduce((bits, { awaitedEvents }) => bits | awaitedEvents, 0),
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

/** 2.3 */
function linesOf(card: CardDefinition): { readonly front: boolean; readonly back: boolean } {
  if (card.type !== 'character') return { front: false, back: false };
  const placement = card.placement ?? usualPlacementOf(card.class);
  return { front: placement !== 'back', back: placement !== 'front' };
}

export function toCardRow(
  index: number,
  set: string,
  card: CardDefinition,
  number: AbilityNumbering,
): CardRow {
  const levels = toCardLevels(card, number);
  const handAbilities = levels
    .flatMap(({ all }) => all)
    .filter(isKind('activated', 'response'))
    .filter(({ ability }) => ability.from === 'hand');
  const response = card.type === 'spell' && card.speed === 'response';
  const quick = response || handAbilities.some(({ kind }) => kind === 'response');
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
    levels: levels,
    handAbilities,
    extras,
    response,
    quick,
    ...linesOf(card),
    ...requirementsOfCard(card),
  };
}
