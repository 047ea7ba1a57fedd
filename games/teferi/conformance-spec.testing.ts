/** The conformance spec of Teferi. */
import type { ConformanceSpec } from '@ludoteca/testkit';
import type { Teferi } from './parts.ts';
import { testDeck } from './cards.testing.ts';
import type { ReadonlyTeferiState } from './layers/board-state.ts';

const SEATS = [0, 1] as const;
const card = (owner: number, kind: number): string => `${owner}:${kind}`;

const isToken = ({ cards }: ReadonlyTeferiState, kind: number): boolean => {
  const entry = cards[kind]!;
  return typeof entry === 'object' && entry.token === true;
};

/** Cards by zone and owner; an imagined library contains only cards of its owner. */
function cardsByZone(state: ReadonlyTeferiState): { [pile: string]: string[] } {
  const found: { [pile: string]: string[] } = { battlefield: [], stack: [] };
  for (const seat of SEATS) {
    const side = state.sides[seat]!;
    for (const pile of ['library', 'hand', 'looking'] as const)
      found[`${pile} ${seat}`] = side[pile].map((kind) => card(seat, kind));
    for (const pile of ['graveyard', 'exile'] as const)
      found[`${pile} ${seat}`] = side[pile].map(({ kind }) => card(seat, kind));
  }
  for (const permanent of state.battlefield)
    if (permanent.card !== -1 && !isToken(state, permanent.kind))
      found['battlefield']!.push(card(permanent.owner, permanent.card));
  for (const item of state.stack)
    if (item.what === 'spell') found['stack']!.push(card(item.owner, item.kind));
  return found;
}

/** The cards of a side that a seat cannot know, as [zone, card index]. */
function hiddenCards(state: ReadonlyTeferiState, owner: number, seat: number): [string, number][] {
  const { library, libraryKnown, hand, handKnown, looking } = state.sides[owner]!;
  const bit = owner === seat ? 1 : 2;
  const found = library.flatMap((kind, i): [string, number][] =>
    (libraryKnown[i]! & bit) === 0 ? [[`library ${owner}`, kind]] : [],
  );
  if (owner === seat) return found;
  return [
    ...found,
    ...hand.flatMap((kind, i): [string, number][] =>
      handKnown[i] === true ? [] : [[`hand ${owner}`, kind]],
    ),
    ...looking.map((kind): [string, number] => [`looking ${owner}`, kind]),
  ];
}

/** Small decks and little life make short matches with many different events. */
export const SHORT_SETTINGS = {
  life: 3,
  deck1: testDeck('one', ['Plain Bear', 'Test Bolt', 'Test Herald', 'Test Grief'], 1, 1),
  deck2: testDeck('two', ['Test Menace', 'Test Search', 'Test Scholar', 'Test Dig'], 1, 1),
};

export const conformanceSpec: ConformanceSpec<Teferi> = {
  cards: cardsByZone,
  hidden: (_, seat) => ['library 0', 'library 1', `hand ${1 - seat}`, `looking ${1 - seat}`],
  canContain: (state, seat, given, pile) => {
    const [owner, kind] = String(given).split(':').map(Number) as [number, number];
    const hidden = hiddenCards(state, owner, seat);
    return hidden.some(([, one]) => one === kind) && hidden.some(([where]) => where === pile);
  },
  invariants: {
    'every object is in one zone': ({ battlefield, stack, aside, sides }) => {
      const ids = [
        ...[...battlefield, ...stack, ...aside].map(({ id }) => id),
        ...sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile].map(({ id }) => id)),
      ];
      return new Set(ids).size === ids.length;
    },
    'mana is never negative': ({ sides }) => sides.every(({ mana }) => mana.every((count) => count >= 0)),
    'what fights is on the battlefield': ({ combat, battlefield }) =>
      (combat?.attackers ?? []).every(({ id, blockers }) =>
        [id, ...blockers].every((one) => battlefield.some((permanent) => permanent.id === one)),
      ),
    'knowledge has as many places as cards': ({ sides }) =>
      sides.every(
        ({ library, libraryKnown, hand, handKnown }) =>
          library.length === libraryKnown.length && hand.length === handKnown.length,
      ),
  },
  maxDecisions: 20_000,
};
