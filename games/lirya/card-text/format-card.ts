/** A whole card's text, a paragraph a line. Name, cost and stats are not in it: faces show them. */
import type { Language } from '@ludoteca/kit';
import type {
  Ability,
  CardDefinition,
  CharacterCard,
  EquipmentCard,
  PrintedKeyword,
  SpellCard,
  StructureCard,
  TargetSpec,
} from '../card-definition/index.ts';
import { STATS } from '../card-definition/index.ts';
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
  type NestedFormatters,
} from './text-context.ts';
import { formatSelector } from './selectors.ts';

const NESTED_FORMATTERS: NestedFormatters = { selector: formatSelector, ability: formatAbility };
const PHRASEBOOKS: { readonly [language in Language]: Phrasebook } = { it, en, pt };

export const createContextForCard = (
  card: CardDefinition,
  language: Language,
  library: NameLookup,
  targets?: readonly TargetSpec[],
): TextContext =>
  createTextContext(NESTED_FORMATTERS, PHRASEBOOKS[language], language, library, card, targets);

export function formatCard(card: CardDefinition, language: Language, library: NameLookup): readonly string[] {
  const say = createContextForCard(card, language, library, card.type === 'spell' ? card.targets : undefined);
  return [...formatPlayTerms(say), ...formatByType(say, card)];
}

/** What must hold for it to be played, and how it may be paid. */
function formatPlayTerms(say: TextContext): readonly string[] {
  const { card, phrasebook: book } = say;
  return [
    ...(card.if === undefined ? [] : [book.abilities.onlyIf(formatCondition(say, card.if))]),
    ...(card.instead === undefined
      ? []
      : [
          book.abilities.alternative(
            book.joinList(
              card.instead.map((cost) => formatCost(say, cost)),
              'and',
            ),
          ),
        ]),
  ];
}

function formatByType(say: TextContext, card: CardDefinition): readonly string[] {
  switch (card.type) {
    case 'character':
      return formatCharacter(say, card);
    case 'structure':
      return formatStructure(say, card);
    case 'spell':
      return formatSpell(say, card);
    case 'equipment':
      return formatEquipment(say, card);
  }
}

const formatKeyword = ({ keywords }: Phrasebook, gift: PrintedKeyword): string =>
  typeof gift === 'string' ? keywords[gift] : `${keywords[gift.keyword]} ${gift.n}`;

const toLine = (things: readonly string[]): readonly string[] =>
  things.length === 0 ? [] : [`${things.join(', ')}.`];
const formatKeywordLine = (
  { phrasebook: book }: TextContext,
  gifts: readonly PrintedKeyword[] = [],
): readonly string[] => toLine(gifts.map((gift) => formatKeyword(book, gift)));
const formatAbilities = (say: TextContext, abilities: readonly Ability[] = []): readonly string[] =>
  abilities.map((ability) => formatAbility(say, ability));

function formatCharacter(
  say: TextContext,
  { placement, class: its, keywords, abilities }: CharacterCard,
): readonly string[] {
  const usual = its === 'mage' || its === 'cleric' ? 'back' : 'any';
  return [
    ...(placement === undefined || placement === usual
      ? []
      : [say.phrasebook.abilities.placement(placement)]),
    ...formatKeywordLine(say, keywords),
    ...formatAbilities(say, abilities),
  ];
}

function formatStructure(say: TextContext, { levels, deck }: StructureCard): readonly string[] {
  const names = [...new Set(deck)].map((id) => {
    const count = deck?.filter((one) => one === id).length ?? 0;
    return `${say.lookup.card(id)?.name[say.language] ?? id}${count > 1 ? ` ×${count}` : ''}`;
  });
  return [
    ...(deck === undefined ? [] : [say.phrasebook.abilities.specialDeck(names.join(', '))]),
    ...levels.map(({ cost, points, keywords, abilities }, i) => {
      // So that nobody takes the next ability for a part of the one before.
      const text = [...formatKeywordLine(say, keywords), ...formatAbilities(say, abilities)].join(' • ');
      return `${say.phrasebook.abilities.level(i + 1, cost, points)}${text === '' ? '.' : `: ${text}`}`;
    }),
  ];
}

function formatSpell(
  say: TextContext,
  { speed, keywords, costs = [], effects }: SpellCard,
): readonly string[] {
  const { abilities: frame, keywords: names } = say.phrasebook;
  const marks = [
    ...(speed === 'response' ? [frame.response] : []),
    ...(keywords ?? []).map((gift) =>
      typeof gift === 'string' ? names[gift] : formatKeyword(say.phrasebook, gift),
    ),
  ];
  return [
    ...toLine(marks),
    ...(costs.length === 0 ? [] : [frame.additional(costs.map((cost) => formatCost(say, cost)).join(', '))]),
    `${capitalize(formatEffects(say, effects))}.`,
  ];
}

function formatEquipment(say: TextContext, card: EquipmentCard): readonly string[] {
  const { phrasebook: book } = say;
  const stats = STATS.flatMap((stat) => {
    const n = card[stat];
    return n === undefined || n === 0 ? [] : [book.gifts.stat(stat, { n })];
  });
  const needs =
    card.requires &&
    describeCards(say, card.requires, { kind: 'bare', plural: true }, { fallback: 'character' });
  return [
    ...(needs === undefined ? [] : [book.abilities.requires(needs)]),
    ...toLine([...stats, ...(card.keywords ?? []).map((gift) => formatKeyword(book, gift))]),
    ...formatAbilities(say, card.abilities),
  ];
}
