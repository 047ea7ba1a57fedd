/** Describes the cards that match a filter as a noun phrase. */
import type { CardFilter, CharacterClass, ValueExpression } from '../card-definition/index.ts';
import { findCustomClass } from '../plugins/registry.ts';
import { isBuiltInClass } from '../plugins/usual-placement.ts';
import type { Determiner, NounModifier, NounPhrase, NounForms } from './grammar.ts';
import { type TextContext, nounOrName } from './text-context.ts';

const toList = <V>(value: V | readonly V[]): readonly V[] =>
  Array.isArray(value) ? (value as readonly V[]) : [value as V];

const CHARACTER_FIELDS = [
  'line',
  'attack',
  'defence',
  'health',
  'state',
  'keyword',
  'damaged',
  'equipped',
  'did',
] as const;

/** Whether a filter determines the noun. */
export const hasNoun = ({ card, tag, class: characterClass, slot, type }: CardFilter): boolean =>
  [card, tag, characterClass, slot, type].some((field) => field !== undefined);

export function findNouns(
  context: TextContext,
  filter: CardFilter,
  fallback: 'card' | 'character' = 'card',
): readonly NounForms[] {
  const { nouns } = context.phrasebook;
  if (filter.card !== undefined) {
    const name = context.lookup.card(filter.card)?.name[context.language] ?? filter.card;
    return [{ one: name, many: name, gender: 'm' }];
  }
  if (filter.tag !== undefined) return [nounOrName(context, filter.tag)];
  if (filter.class !== undefined) return toList(filter.class).map((name) => nounOfClass(context, name));
  if (filter.slot !== undefined) return [nouns[filter.slot]];
  if (filter.type !== undefined) return toList(filter.type).map((type) => nouns[type]);
  if (filter.speed !== undefined) return [nouns.spell];
  if (filter.level !== undefined) return [nouns.structure];
  if (CHARACTER_FIELDS.some((field) => filter[field] !== undefined)) return [nouns.character];
  return [nouns[fallback]];
}

const nounOfClass = ({ phrasebook, language }: TextContext, name: CharacterClass): NounForms =>
  isBuiltInClass(name)
    ? phrasebook.nouns[name]
    : { gender: 'm', ...(findCustomClass(name)?.name[language] ?? { one: name, many: name }) };

const isInanimate = ({ type }: CardFilter): boolean =>
  type !== undefined && !toList(type).includes('character');

/** In the order in which they appear in a phrase. */
export function buildModifiers(context: TextContext, filter: CardFilter): readonly NounModifier[] {
  const { modifiers, formatRange, keywords } = context.phrasebook;
  const found: (NounModifier | false)[] = [
    filter.damaged !== undefined && modifiers.damaged(filter.damaged, isInanimate(filter)),
    filter.state !== undefined && modifiers.state(filter.state),
    filter.equipped !== undefined && modifiers.equipped(filter.equipped),
    filter.rarity !== undefined && modifiers.rarity(filter.rarity),
    filter.token !== undefined && modifiers.token(filter.token),
    filter.element !== undefined && modifiers.element(toList(filter.element)),
    filter.speed !== undefined && modifiers.speed(filter.speed),
    filter.keyword !== undefined && modifiers.keyword(keywords[filter.keyword]),
    filter.line !== undefined && modifiers.line(filter.line),
    filter.level !== undefined && modifiers.level(formatRange(filter.level)),
    filter.cost !== undefined && modifiers.cost(formatRange(filter.cost)),
    ...(['attack', 'defence', 'health'] as const).map(
      (stat): NounModifier | false =>
        filter[stat] !== undefined && modifiers.stat(stat, formatRange(filter[stat])),
    ),
    filter.same !== undefined &&
      modifiers.same(filter.same.what, context.nested.selector(context, filter.same.as)),
    filter.did !== undefined && modifiers.did(filter.did),
    ...(filter.not === undefined ? [] : buildNegations(context, filter.not)),
  ];
  return found.filter((modifier) => modifier !== false);
}

const buildNegations = (context: TextContext, filter: CardFilter): readonly NounModifier[] => [
  ...(hasNoun(filter)
    ? findNouns(context, filter).map((noun) => context.phrasebook.modifiers.notNoun(noun))
    : []),
  ...buildModifiers(context, filter).map((modifier) => context.phrasebook.modifiers.not(modifier)),
];

interface DescriptionOptions {
  readonly target?: boolean;
  readonly tails?: readonly string[];
  /** 'unsaid': the controller is not mentioned. */
  readonly side?: CardFilter['side'] | 'unsaid';
  readonly fallback?: 'card' | 'character';
}

export const describeCards = (
  context: TextContext,
  filter: CardFilter,
  determiner: Determiner,
  { target = false, tails = [], side = filter.side, fallback = 'card' }: DescriptionOptions = {},
): NounPhrase =>
  context.phrasebook.buildPhrase({
    determiner,
    nouns: findNouns(context, filter, fallback),
    side: side === 'unsaid' ? undefined : side,
    other: filter.other === true,
    modifiers: buildModifiers(context, filter),
    target,
    tails,
  });

/** Computed values appear as X where a phrase has no space for them. */
export const toFigure = (value: ValueExpression): number | 'X' => (typeof value === 'number' ? value : 'X');

export const countDeterminer = (count: number | string): Determiner =>
  count === 1 ? { kind: 'a' } : { kind: 'number', count: `${count}`, upTo: false };

/** `that character`, or `that target` where the filter allows several nouns. */
export function buildThatPhrase(context: TextContext, filter: CardFilter | undefined): NounPhrase {
  const nouns = filter === undefined ? [] : findNouns(context, filter, 'character');
  return context.phrasebook.buildPhrase({
    determiner: { kind: 'that', plural: false },
    nouns: nouns.length === 1 ? nouns : [context.phrasebook.nouns.target],
    modifiers: [],
  });
}
