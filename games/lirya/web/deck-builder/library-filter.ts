/** Filters and sorts the cards that may be in a deck. */
import { foldForSearch, type Language } from '@ludoteca/kit';
import { allCards } from '../../pool/index.ts';
import {
  type CardDefinition,
  CARD_TYPES,
  type CardType,
  type CharacterClass,
  type ElementName,
  type Rarity,
  RARITIES,
} from '../../card-definition/index.ts';
import { printCard } from '../printed-card.ts';

/** An empty field matches every card. */
export interface LibraryFilter {
  readonly text: string;
  readonly type: CardType | '';
  readonly element: ElementName | 'neutral' | '';
  readonly class: CharacterClass | '';
  readonly cost: string;
  readonly rarity: Rarity | '';
}
export const EMPTY_FILTER: LibraryFilter = {
  text: '',
  type: '',
  element: '',
  class: '',
  cost: '',
  rarity: '',
};

/** The last one means this cost or more. */
export const COSTS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

const matchesCost = ({ cost }: CardDefinition, wanted: string): boolean =>
  wanted === '' || (wanted === COSTS.at(-1) ? cost >= Number(wanted) : cost === Number(wanted));

function matchesText(card: CardDefinition, text: string, language: Language): boolean {
  const printed = printCard(language, card.id);
  const all = foldForSearch([printed.name, printed.kind, ...printed.text, ...(card.tags ?? [])].join(' '));
  return foldForSearch(text)
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

const matchesFilter = (card: CardDefinition, filter: LibraryFilter, language: Language): boolean =>
  (filter.type === '' || card.type === filter.type) &&
  (filter.element === '' || (card.element ?? 'neutral') === filter.element) &&
  (filter.class === '' || card.class === filter.class) &&
  (filter.rarity === '' || card.rarity === filter.rarity) &&
  matchesCost(card, filter.cost) &&
  matchesText(card, filter.text, language);

/** By type, then by cost, then by name. */
export const compareCards =
  (language: Language) =>
  (one: CardDefinition, other: CardDefinition): number =>
    CARD_TYPES.indexOf(one.type) - CARD_TYPES.indexOf(other.type) ||
    one.cost - other.cost ||
    RARITIES.indexOf(one.rarity) - RARITIES.indexOf(other.rarity) ||
    one.name[language].localeCompare(other.name[language], language);

export const filterCards = (filter: LibraryFilter, language: Language): readonly CardDefinition[] =>
  allCards()
    .filter((card) => card.token !== true && matchesFilter(card, filter, language))
    .toSorted(compareCards(language));
