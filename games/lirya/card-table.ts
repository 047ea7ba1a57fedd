/** The cards of a match for its archive: by name, so that cards that are added or removed later do not matter (RULES 15.5). */
import type { CardNames, CardTable, Json, Reason } from '@ludoteca/kernel';
import { exportState } from './export-state.ts';
import type { Lirya, PoolIndex, Settings } from './parts.ts';
import {
  allCards,
  cardAt,
  editionOf,
  findNamedCard,
  indexOfId,
  nameOfCard,
  parseCardName,
  rowAt,
  rowOfId,
} from './pool/index.ts';
import { listSceneCards } from './position.ts';
import { findCardsOfSameSets, listMatchDecks } from './rules/possible-cards.ts';
import { configOf } from './settings.ts';

export type CardTableReason = 'card gone' | 'added card gone' | 'other card' | 'cards of another match';

/** Reasons beyond these would only repeat them. */
const MAX_REASONS = 10;

/** The fields of card definitions that name other cards. */
const REFERENCES: ReadonlySet<string> = new Set(['card', 'deck', 'into']);

/** The cards that a part of a card definition names. */
function findReferences(part: unknown, field = ''): readonly PoolIndex[] {
  if (typeof part === 'string') {
    const row = REFERENCES.has(field) ? rowOfId(part) : undefined;
    return row === undefined ? [] : [row.index];
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    findReferences(value, Array.isArray(part) ? field : key),
  );
}

/** These cards and all that they name, directly or not. */
function withReferences(cards: readonly PoolIndex[]): ReadonlySet<PoolIndex> {
  // A set visits members that are added while it is iterated.
  const found = new Set(cards);
  for (const card of found) for (const other of findReferences(cardAt(card))) found.add(other);
  return found;
}

/** The cards that decks and start position bring into the match. */
const findOwnCards = (settings: Settings, from: unknown): readonly PoolIndex[] => [
  ...listMatchDecks(settings).flat(),
  ...(from === undefined ? [] : listSceneCards(from).map(indexOfId)),
];

/** Where lists are secret, windows depend on all cards that a player might respond with (6.3). */
const findPossibleResponses = (settings: Settings, own: readonly PoolIndex[]): readonly PoolIndex[] =>
  configOf(settings).openLists ? [] : findCardsOfSameSets(own, settings).filter((card) => rowAt(card).quick);

const namesOf = (cards: Iterable<PoolIndex>): CardNames =>
  [...cards].map((card) => nameOfCard(rowAt(card))).toSorted();

function listCards(settings: Settings, from: unknown): CardNames {
  const own = findOwnCards(settings, from);
  return namesOf(new Set([...withReferences(own), ...findPossibleResponses(settings, own)]));
}

/** By the starter decks, their edition and whether lists are open, for the present size of the pool: simulations start many such matches. */
const listed = new Map<string, CardNames>();

function listCardsCached(settings: Settings, from: unknown): CardNames {
  const { deck1, deck2, needs } = settings;
  if (from !== undefined || typeof deck1 !== 'string' || typeof deck2 !== 'string')
    return listCards(settings, from);
  const key = [deck1, deck2, editionOf(needs), configOf(settings).openLists, allCards().length].join(' ');
  const cards = listed.get(key) ?? listCards(settings, from);
  listed.set(key, cards);
  return cards;
}

const cardReason = (why: CardTableReason, facts: Json): Reason => ({ why, rule: '15.5', facts });

function findMissingCard(name: string): readonly Reason[] {
  const row = findNamedCard(name);
  const { id, set } = parseCardName(name);
  if (row === 'changed') return [cardReason('other card', { card: id })];
  if (row !== undefined) return [];
  return [
    set === undefined
      ? cardReason('card gone', { card: id })
      : cardReason('added card gone', { card: id, set }),
  ];
}

/** Names beyond the own cards must be possible responses. The list is sorted, without duplicates. */
function findContradiction(recorded: CardNames, settings: Settings, from: unknown): string | undefined {
  const own = new Set(namesOf(withReferences(findOwnCards(settings, from))));
  const known = new Set(recorded);
  const lacking = [...own].find((name) => !known.has(name));
  const odd = recorded.find((name, i) => {
    const row = findNamedCard(name);
    const isPossible = typeof row === 'object' && row.quick && row.card.token !== true;
    return (i > 0 && name <= (recorded[i - 1] ?? '')) || (!own.has(name) && !isPossible);
  });
  return lacking ?? odd;
}

export const cardTable: CardTable<Lirya> = {
  list: listCardsCached,
  findMissing: (recorded) => recorded.flatMap(findMissingCard).slice(0, MAX_REASONS),
  findContradictions: (recorded, settings, from) => {
    const name = findContradiction(recorded, settings, from);
    return name === undefined ? [] : [cardReason('cards of another match', { card: parseCardName(name).id })];
  },
  exportState,
};
