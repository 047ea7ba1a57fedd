/** RULES 3.1 and 6.3: the cards that hands and decks may contain, from public knowledge. */
import type { CardNames } from '@ludoteca/kernel';
import type { PoolIndex, Settings } from '../parts.ts';
import { type CardRow, compareByName, indexOfId, parseCardName, rowAt, findSet } from '../pool/index.ts';
import { configOf } from '../settings.ts';

/** By set names. Cards are never removed from the pool. */
const cardsBySets = new Map<string, readonly PoolIndex[]>();

const findSetsOf = (cards: readonly PoolIndex[]): string[] =>
  [...new Set(cards.map((card) => rowAt(card).set))].toSorted();

/** All cards of the sets to which these cards belong, without tokens. */
export function findCardsOfSameSets(cards: readonly PoolIndex[]): readonly PoolIndex[] {
  const names = findSetsOf(cards);
  const key = names.join('\n');
  const known = cardsBySets.get(key);
  if (known !== undefined) return known;
  const pool = names
    .flatMap((name) => findSet(name)?.cards ?? [])
    .filter(({ token }) => token !== true)
    .map(({ id }) => indexOfId(id));
  cardsBySets.set(key, pool);
  return pool;
}

/** Sorts cards that are likely to be usable first, so that `couldRespond` ends early. */
function rankByRequirements({ response, costs, targets, if: condition }: CardRow): number {
  if (!response) return 0;
  return costs.length === 0 && targets.length === 0 && condition === undefined ? 1 : 2;
}

const compareRequirements = (a: PoolIndex, b: PoolIndex): number =>
  rankByRequirements(rowAt(a)) - rankByRequirements(rowAt(b)) || rowAt(a).cost - rowAt(b).cost;

const selectQuickCards = (
  among: readonly PoolIndex[],
  compare: (a: PoolIndex, b: PoolIndex) => number,
): PoolIndex[] =>
  [...new Set(among.filter((card) => rowAt(card).quick))].toSorted(
    (a, b) => compareRequirements(a, b) || compare(a, b),
  );

/** By the list they were selected from, and by set names if that list is of all cards of a match. */
const quickCards = new WeakMap<readonly unknown[], Map<string, readonly PoolIndex[]>>();

function cacheQuickCards(
  list: readonly unknown[],
  key: string,
  select: () => readonly PoolIndex[],
): PoolIndex[] {
  const cached = quickCards.get(list) ?? new Map<string, readonly PoolIndex[]>();
  quickCards.set(list, cached);
  const known = cached.get(key) ?? select();
  cached.set(key, known);
  return known.slice();
}

/**
 * The cards that can be used in a response window: of the deck list if lists are open, else of all sets in play, as far as the match
 * names them: a card that was added to a set later changes nothing. A match of archive format 1 names none.
 */
export function findResponseCards(
  settings: Settings,
  deck: readonly PoolIndex[],
  all: readonly PoolIndex[],
  cards?: CardNames,
): PoolIndex[] {
  const compare = cards === undefined ? (a: PoolIndex, b: PoolIndex) => a - b : compareByName;
  if (configOf(settings).openLists)
    return cacheQuickCards(deck, String(cards === undefined), () => selectQuickCards(deck, compare));
  if (cards === undefined) {
    const among = findCardsOfSameSets(all);
    return cacheQuickCards(among, '', () => selectQuickCards(among, compare));
  }
  const sets = findSetsOf(all);
  return cacheQuickCards(cards, sets.join('\n'), () =>
    selectQuickCards(findNamedCardsOf(sets, cards), compare),
  );
}

/** The cards of these sets that a match names, without tokens. */
const findNamedCardsOf = (sets: readonly string[], cards: CardNames): readonly PoolIndex[] =>
  cards
    .map((name) => indexOfId(parseCardName(name).id))
    .filter((card) => sets.includes(rowAt(card).set) && rowAt(card).card.token !== true);
