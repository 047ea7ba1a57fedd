/** RULES 3.1 and 6.3: the cards that hands and decks may contain, from public knowledge. */
import type { CardNames, DeepReadonly } from '@ludoteca/kernel';
import { memoizeByObject, memoizeByText } from '@ludoteca/kit';
import { listDeckCards } from '../deck/index.ts';
import type { PoolIndex, Settings } from '../parts.ts';
import {
  type CardRow,
  compareByName,
  type Edition,
  editionOf,
  indexOfId,
  isInEdition,
  parseCardName,
  rowAt,
  findSet,
} from '../pool/index.ts';
import { configOf } from '../settings.ts';

/** The cards of both decks. */
export const listMatchDecks = ({
  deck1,
  deck2,
  needs,
}: DeepReadonly<Pick<Settings, 'deck1' | 'deck2' | 'needs'>>): readonly (readonly PoolIndex[])[] =>
  [deck1, deck2].map((deck) => listDeckCards(deck, editionOf(needs)));

/** The cards of the named sets, one name a line after the edition. Cards are never removed from the pool. */
const findCardsOfSets = memoizeByText(100, (key): readonly PoolIndex[] => {
  const [edition, ...names] = key.split('\n');
  return names
    .flatMap((name) => findSet(name)?.cards ?? [])
    .filter(({ id, token }) => token !== true && isInEdition(id, edition as Edition))
    .map(({ id }) => indexOfId(id));
});

const setNamesOf = (cards: readonly PoolIndex[], { needs }: DeepReadonly<Pick<Settings, 'needs'>>): string =>
  [editionOf(needs), ...[...new Set(cards.map((card) => rowAt(card).set))].toSorted()].join('\n');

/** All cards of the sets to which these cards belong, in the edition of the match, without tokens. */
export const findCardsOfSameSets = (
  cards: readonly PoolIndex[],
  settings: DeepReadonly<Pick<Settings, 'needs'>>,
): readonly PoolIndex[] => findCardsOfSets(setNamesOf(cards, settings));

/** The cards of the named sets that a match names, without tokens. */
const findNamedCards = memoizeByObject((cards: CardNames) =>
  memoizeByText(10, (names): readonly PoolIndex[] => {
    const named = new Set(cards.map((name) => indexOfId(parseCardName(name).id)));
    return findCardsOfSets(names).filter((card) => named.has(card));
  }),
);

/** Sorts cards that are likely to be usable first, so that `couldRespond` ends early. */
function rankByRequirements({ response, costs, targets, if: condition }: CardRow): number {
  if (!response) return 0;
  return costs.length === 0 && targets.length === 0 && condition === undefined ? 1 : 2;
}

const compareRequirements = (a: PoolIndex, b: PoolIndex): number =>
  rankByRequirements(rowAt(a)) - rankByRequirements(rowAt(b)) || rowAt(a).cost - rowAt(b).cost;

const selectResponseCards = (
  cards: readonly PoolIndex[],
  compare: (a: PoolIndex, b: PoolIndex) => number,
): readonly PoolIndex[] =>
  [...new Set(cards.filter((card) => rowAt(card).quick))].toSorted(
    (a, b) => compareRequirements(a, b) || compare(a, b),
  );
const selectInOrderOfNumbers = memoizeByObject((cards: readonly PoolIndex[]) =>
  selectResponseCards(cards, (a, b) => a - b),
);
const selectInOrderOfNames = memoizeByObject((cards: readonly PoolIndex[]) =>
  selectResponseCards(cards, compareByName),
);

/**
 * The cards that can be used in a response window: of the deck list if lists are open, else of all sets in play, as far as the match
 * names them: a card that was added to a set later changes nothing. A match of archive format 1 names none.
 */
export function findResponseCards(
  settings: Settings,
  deck: readonly PoolIndex[],
  all: readonly PoolIndex[],
  cards?: CardNames,
): readonly PoolIndex[] {
  const { openLists } = configOf(settings);
  if (cards === undefined)
    return selectInOrderOfNumbers(openLists ? deck : findCardsOfSameSets(all, settings)).slice();
  return selectInOrderOfNames(openLists ? deck : findNamedCards(cards)(setNamesOf(all, settings))).slice();
}
