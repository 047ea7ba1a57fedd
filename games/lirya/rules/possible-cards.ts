/** RULES 3.1 and 6.3: the cards that hands and decks may contain, from public knowledge. */
import { memoizeByObject, memoizeByText } from '@ludoteca/kit';
import type { PoolIndex, Settings } from '../parts.ts';
import { type CardRow, indexOfId, rowAt, findSet } from '../pool/index.ts';
import { configOf } from '../settings.ts';

/** The cards of the named sets; names are separated by spaces. Cards are never removed from the pool. */
const findCardsOfSets = memoizeByText(100, (names): readonly PoolIndex[] =>
  names
    .split(' ')
    .flatMap((name) => findSet(name)?.cards ?? [])
    .filter(({ token }) => token !== true)
    .map(({ id }) => indexOfId(id)),
);

/** All cards of the sets to which these cards belong, without tokens. */
export const findCardsOfSameSets = (cards: readonly PoolIndex[]): readonly PoolIndex[] =>
  findCardsOfSets([...new Set(cards.map((card) => rowAt(card).set))].toSorted().join(' '));

/** Sorts cards that are likely to be usable first, so that `couldRespond` ends early. */
function rankByRequirements({ response, costs, targets, if: condition }: CardRow): number {
  if (!response) return 0;
  return costs.length === 0 && targets.length === 0 && condition === undefined ? 1 : 2;
}

const byRequirements = (a: PoolIndex, b: PoolIndex): number =>
  rankByRequirements(rowAt(a)) - rankByRequirements(rowAt(b)) || rowAt(a).cost - rowAt(b).cost || a - b;

const selectResponseCards = memoizeByObject((cards: readonly PoolIndex[]): readonly PoolIndex[] =>
  [...new Set(cards.filter((card) => rowAt(card).quick))].toSorted(byRequirements),
);

/** The cards that can be used in a response window: of the deck list if lists are open, else of all sets in play. */
export const findResponseCards = (
  settings: Settings,
  deck: readonly PoolIndex[],
  all: readonly PoolIndex[],
): PoolIndex[] => selectResponseCards(configOf(settings).openLists ? deck : findCardsOfSameSets(all)).slice();
