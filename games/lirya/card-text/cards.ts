/** A whole card's text, a paragraph a line. Name, cost and stats are not in it: faces show them. */
import type { Language } from '@ludoteca/kit';
import type {
  Ability,
  Card,
  CharacterCard,
  EquipmentCard,
  KeywordGift,
  SpellCard,
  StructureCard,
  Target,
} from '../vocabulary/index.ts';
import { STATS } from '../vocabulary/index.ts';
import { abilityText } from './abilities.ts';
import type { Book } from './book.ts';
import { clause, costIs } from './conditions.ts';
import { effectsText } from './effects.ts';
import { en } from './en/index.ts';
import { capital } from './grammar.ts';
import { it } from './it/index.ts';
import { described } from './nouns.ts';
import { pt } from './pt/index.ts';
import { type Library, type Speaker, speakerFor, type Tellers } from './speaker.ts';
import { whoIs } from './who.ts';

const TELLERS: Tellers = { who: whoIs, ability: abilityText };
const BOOKS: { readonly [language in Language]: Book } = { it, en, pt };

export const speakerOf = (
  card: Card,
  language: Language,
  library: Library,
  targets?: readonly Target[],
): Speaker => speakerFor(TELLERS, BOOKS[language], language, library, card, targets);

export function cardLines(card: Card, language: Language, library: Library): readonly string[] {
  const say = speakerOf(card, language, library, card.type === 'spell' ? card.targets : undefined);
  return [...terms(say), ...linesOf(say, card)];
}

/** What must hold for it to be played, and how it may be paid. */
function terms(say: Speaker): readonly string[] {
  const { card, book } = say;
  return [
    ...(card.if === undefined ? [] : [book.frame.onlyIf(clause(say, card.if))]),
    ...(card.instead === undefined
      ? []
      : [
          book.frame.alternative(
            book.list(
              card.instead.map((cost) => costIs(say, cost)),
              'and',
            ),
          ),
        ]),
  ];
}

function linesOf(say: Speaker, card: Card): readonly string[] {
  switch (card.type) {
    case 'character':
      return characterLines(say, card);
    case 'structure':
      return structureLines(say, card);
    case 'spell':
      return spellLines(say, card);
    case 'equipment':
      return equipmentLines(say, card);
  }
}

const keywordOf = ({ keywords }: Book, gift: KeywordGift): string =>
  typeof gift === 'string' ? keywords[gift] : `${keywords[gift.keyword]} ${gift.n}`;

const line = (things: readonly string[]): readonly string[] =>
  things.length === 0 ? [] : [`${things.join(', ')}.`];
const keywordLine = ({ book }: Speaker, gifts: readonly KeywordGift[] = []): readonly string[] =>
  line(gifts.map((gift) => keywordOf(book, gift)));
const abilityLines = (say: Speaker, abilities: readonly Ability[] = []): readonly string[] =>
  abilities.map((ability) => abilityText(say, ability));

function characterLines(
  say: Speaker,
  { placement, class: its, keywords, abilities }: CharacterCard,
): readonly string[] {
  const usual = its === 'mage' || its === 'cleric' ? 'back' : 'any';
  return [
    ...(placement === undefined || placement === usual ? [] : [say.book.frame.placement(placement)]),
    ...keywordLine(say, keywords),
    ...abilityLines(say, abilities),
  ];
}

function structureLines(say: Speaker, { levels, deck }: StructureCard): readonly string[] {
  const names = [...new Set(deck)].map((id) => {
    const count = deck?.filter((one) => one === id).length ?? 0;
    return `${say.library.card(id)?.name[say.language] ?? id}${count > 1 ? ` ×${count}` : ''}`;
  });
  return [
    ...(deck === undefined ? [] : [say.book.frame.specialDeck(names.join(', '))]),
    ...levels.map(({ cost, points, keywords, abilities }, i) => {
      // So that nobody takes the next ability for a part of the one before.
      const text = [...keywordLine(say, keywords), ...abilityLines(say, abilities)].join(' • ');
      return `${say.book.frame.level(i + 1, cost, points)}${text === '' ? '.' : `: ${text}`}`;
    }),
  ];
}

function spellLines(say: Speaker, { speed, keywords, costs = [], effects }: SpellCard): readonly string[] {
  const { frame, keywords: names } = say.book;
  const marks = [
    ...(speed === 'response' ? [frame.response] : []),
    ...(keywords ?? []).map((gift) => (typeof gift === 'string' ? names[gift] : keywordOf(say.book, gift))),
  ];
  return [
    ...line(marks),
    ...(costs.length === 0 ? [] : [frame.additional(costs.map((cost) => costIs(say, cost)).join(', '))]),
    `${capital(effectsText(say, effects))}.`,
  ];
}

function equipmentLines(say: Speaker, card: EquipmentCard): readonly string[] {
  const { book } = say;
  const stats = STATS.flatMap((stat) => {
    const n = card[stat];
    return n === undefined || n === 0 ? [] : [book.gifts.stat(stat, { n })];
  });
  const needs =
    card.requires && described(say, card.requires, { kind: 'bare', plural: true }, { fallback: 'character' });
  return [
    ...(needs === undefined ? [] : [book.frame.requires(needs)]),
    ...line([...stats, ...(card.keywords ?? []).map((gift) => keywordOf(book, gift))]),
    ...abilityLines(say, card.abilities),
  ];
}
