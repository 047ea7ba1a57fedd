/** Formats the text of a card, one paragraph per line, without name, cost and stats. */
import type { Language } from '@ludoteca/kit';
import { usualPlacementOf } from '../plugins/usual-placement.ts';
import {
  type Ability,
  type CardDefinition,
  type CharacterCard,
  type EquipmentCard,
  type PrintedKeyword,
  type SpellCard,
  type StructureCard,
  type TargetSpec,
  STATS,
} from '../card-definition/index.ts';
import { formatAbility } from './abilities.ts';
import type { Phrasebook } from './phrasebook.ts';
import { formatCondition, formatCost } from './conditions.ts';
import { formatEffects } from './effects.ts';
import { en } from './en/index.ts';
import { capitalize } from './grammar.ts';
import { it } from './it/index.ts';
import { describeCards } from './filters.ts';
import { pt } from './pt/index.ts';
import {
  type NameLookup,
  type TextContext,
  createTextContext,
  formatKeyword,
  type NestedFormatters,
} from './text-context.ts';
import { formatSelector } from './selectors.ts';

const NESTED_FORMATTERS: NestedFormatters = { selector: formatSelector, ability: formatAbility };
const PHRASEBOOKS: { readonly [language in Language]: Phrasebook } = { it, en, pt };

export const createContextForCard = (
  card: CardDefinition,
  language: Language,
  lookup: NameLookup,
  targets?: readonly TargetSpec[],
): TextContext =>
  createTextContext(NESTED_FORMATTERS, PHRASEBOOKS[language], language, lookup, card, targets);

export function formatCard(card: CardDefinition, language: Language, lookup: NameLookup): readonly string[] {
  const context = createContextForCard(
    card,
    language,
    lookup,
    card.type === 'spell' ? card.targets : undefined,
  );
  return [...formatPlayTerms(context), ...formatByType(context, card)];
}

/** The condition for playing it and its alternative cost. */
function formatPlayTerms(context: TextContext): readonly string[] {
  const { card, phrasebook } = context;
  return [
    ...(card.if === undefined ? [] : [phrasebook.abilities.onlyIf(formatCondition(context, card.if))]),
    ...(card.instead === undefined
      ? []
      : [
          phrasebook.abilities.alternative(
            phrasebook.joinList(
              card.instead.map((cost) => formatCost(context, cost)),
              'and',
            ),
          ),
        ]),
  ];
}

function formatByType(context: TextContext, card: CardDefinition): readonly string[] {
  switch (card.type) {
    case 'character':
      return formatCharacter(context, card);
    case 'structure':
      return formatStructure(context, card);
    case 'spell':
      return formatSpell(context, card);
    case 'equipment':
      return formatEquipment(context, card);
  }
}

const toLine = (parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [`${parts.join(', ')}.`];
const formatKeywordLine = (
  { phrasebook }: TextContext,
  keywords: readonly PrintedKeyword[] = [],
): readonly string[] => toLine(keywords.map((keyword) => formatKeyword(phrasebook, keyword)));
const formatAbilities = (context: TextContext, abilities: readonly Ability[] = []): readonly string[] =>
  abilities.map((ability) => formatAbility(context, ability));

function formatCharacter(
  context: TextContext,
  { placement, class: characterClass, keywords, abilities }: CharacterCard,
): readonly string[] {
  return [
    ...(placement === undefined || placement === usualPlacementOf(characterClass)
      ? []
      : [context.phrasebook.abilities.placement(placement)]),
    ...formatKeywordLine(context, keywords),
    ...formatAbilities(context, abilities),
  ];
}

function formatStructure(context: TextContext, { levels, deck }: StructureCard): readonly string[] {
  const names = [...new Set(deck)].map((id) => {
    const count = deck?.filter((one) => one === id).length ?? 0;
    return `${context.lookup.card(id)?.name[context.language] ?? id}${count > 1 ? ` ×${count}` : ''}`;
  });
  return [
    ...(deck === undefined ? [] : [context.phrasebook.abilities.specialDeck(names.join(', '))]),
    ...levels.map(({ cost, points, keywords, abilities }, i) => {
      // A visible separator between abilities of one level.
      const text = [...formatKeywordLine(context, keywords), ...formatAbilities(context, abilities)].join(
        ' • ',
      );
      return `${context.phrasebook.abilities.level(i + 1, cost, points)}${text === '' ? '.' : `: ${text}`}`;
    }),
  ];
}

function formatSpell(
  context: TextContext,
  { speed, keywords, costs = [], effects }: SpellCard,
): readonly string[] {
  const { abilities } = context.phrasebook;
  const marks = [
    ...(speed === 'response' ? [abilities.response] : []),
    ...(keywords ?? []).map((keyword) => formatKeyword(context.phrasebook, keyword)),
  ];
  return [
    ...toLine(marks),
    ...(costs.length === 0
      ? []
      : [abilities.additional(costs.map((cost) => formatCost(context, cost)).join(', '))]),
    `${capitalize(formatEffects(context, effects))}.`,
  ];
}

function formatEquipment(context: TextContext, card: EquipmentCard): readonly string[] {
  const { phrasebook } = context;
  const stats = STATS.flatMap((stat) => {
    const n = card[stat];
    return n === undefined || n === 0 ? [] : [phrasebook.gifts.stat(stat, { n })];
  });
  const needs =
    card.requires &&
    describeCards(context, card.requires, { kind: 'bare', plural: true }, { fallback: 'character' });
  return [
    ...(needs === undefined ? [] : [phrasebook.abilities.requires(needs)]),
    ...toLine([...stats, ...(card.keywords ?? []).map((keyword) => formatKeyword(phrasebook, keyword))]),
    ...formatAbilities(context, card.abilities),
  ];
}
