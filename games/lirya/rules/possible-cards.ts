/** RULES 3.1 and 6.3: what may lie in hands and decks, as far as everybody can see. */
import type { CardIndex, Settings } from '../parts.ts';
import { type CardRow, indexOfId, rowAt, findSet } from '../pool/index.ts';
import { configOf } from '../settings.ts';

/** By the names of sets: cards are never taken away. */
const cardsBySets = new Map<string, readonly CardIndex[]>();

/** All cards of the sets that some cards are of. Tokens are in no deck. */
export function findCardsOfSameSets(cards: readonly CardIndex[]): readonly CardIndex[] {
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

/** How much it asks for: nothing but itself out of the hand, energy alone, or more. */
function rankByRequirements({ response, costs, targets, if: condition }: CardRow): number {
  if (!response) return 0;
  return costs.length === 0 && targets.length === 0 && condition === undefined ? 1 : 2;
}

const byRequirements = (a: CardIndex, b: CardIndex): number =>
  rankByRequirements(rowAt(a)) - rankByRequirements(rowAt(b)) || rowAt(a).cost - rowAt(b).cost || a - b;

/** By the list they are looked for in: lists of what ships are made once. */
const responseCardsByList = new WeakMap<readonly CardIndex[], readonly CardIndex[]>();

/** What of a deck could be used in a window: by its list if that lies open, else of all sets that are played with. What asks for little comes first: whether any of it could be used is then soon seen. */
export function findResponseCards(
  settings: Settings,
  deck: readonly CardIndex[],
  all: readonly CardIndex[],
): CardIndex[] {
  const among = configOf(settings).openLists ? deck : findCardsOfSameSets(all);
  const known = responseCardsByList.get(among);
  if (known !== undefined) return known.slice();
  const quick = [...new Set(among.filter((card) => rowAt(card).quick))].toSorted(byRequirements);
  responseCardsByList.set(among, quick);
  return quick.slice();
}
