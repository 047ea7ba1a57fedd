/** RULES 3.1 and 6.3: the cards that hands and decks may contain, from public knowledge. */
import type { PoolIndex, Settings } from '../parts.ts';
import { type CardRow, indexOfId, rowAt, findSet } from '../pool/index.ts';
import { configOf } from '../settings.ts';

/** By set names. Cards are never removed from the pool. */
const cardsBySets = new Map<string, readonly PoolIndex[]>();

/** All cards of the sets to which these cards belong, without tokens. */
export function findCardsOfSameSets(cards: readonly PoolIndex[]): readonly PoolIndex[] {
  const names = [...new Set(cards.map((card) => rowAt(card).set))].toSorted();
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

const byRequirements = (a: PoolIndex, b: PoolIndex): number =>
  rankByRequirements(rowAt(a)) - rankByRequirements(rowAt(b)) || rowAt(a).cost - rowAt(b).cost || a - b;

/** By the list they were selected from. */
const responseCardsByList = new WeakMap<readonly PoolIndex[], readonly PoolIndex[]>();

/** The cards that can be used in a response window: of the deck list if lists are open, else of all sets in play. */
export function findResponseCards(
  settings: Settings,
  deck: readonly PoolIndex[],
  all: readonly PoolIndex[],
): PoolIndex[] {
  const among = configOf(settings).openLists ? deck : findCardsOfSameSets(all);
  const known = responseCardsByList.get(among);
  if (known !== undefined) return known.slice();
  const quick = [...new Set(among.filter((card) => rowAt(card).quick))].toSorted(byRequirements);
  responseCardsByList.set(among, quick);
  return quick.slice();
}
