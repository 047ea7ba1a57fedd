/** The pool: all cards that can be played with, numbered. Sets are added and never removed, so that card numbers stay valid. */
import { at, canonicalJson, sha256Hex } from '@ludoteca/kernel';
import type { Ability, CardDefinition, CardId, CardSet } from '../card-definition/index.ts';
import { isInEdition } from './editions.ts';
import { toAbilityRow, type AbilityRow, type CardRow, type CardLevel, toCardRow } from './rows.ts';

const rows: CardRow[] = [];
const abilities: AbilityRow[] = [];
const byId = new Map<CardId, CardRow>();
const sets = new Map<string, CardSet>();

const SEAL_LENGTH = 16;
/** Seals of sets that are not built in: a hash of the set and of all such sets added before, because these determine card numbers. */
const seals = new Map<string, string>();

/** Adds a linted set. The caller checks that its plug-ins are registered. */
export function addSet(set: CardSet, ships = false): void {
  if (sets.has(set.id)) throw new Error(`the set ${set.id} is there already`);
  for (const { id } of set.cards)
    if (byId.has(id)) throw new Error(`${set.id}: there is a card ${id} already`);
  sets.set(set.id, set);
  for (const card of set.cards) addCard(set.id, card);
  if (ships) return;
  const previous = [...seals.values()].at(-1) ?? '';
  seals.set(set.id, sha256Hex(previous + canonicalJson(set)).slice(0, SEAL_LENGTH));
}

function addCard(set: string, card: CardDefinition): void {
  const index = rows.length;
  const first = abilities.length;
  const number = (ability: Ability): AbilityRow => {
    const row = toAbilityRow(abilities.length, index, abilities.length - first, ability);
    abilities.push(row);
    return row;
  };
  const row = toCardRow(index, set, card, number);
  rows.push(row);
  byId.set(card.id, row);
}

/** The hottest lookup: a function of its own stays monomorphic. */
export function rowAt(index: number): CardRow {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`there is no card ${index}`);
  return row;
}
/** The data of a card at a level. */
export function cardLevelAt({ levels, card }: CardRow, level: number): CardLevel {
  const found = levels[level];
  if (found === undefined) throw new RangeError(`${card.id} has no level ${level}`);
  return found;
}
export const cardAt = (index: number): CardDefinition => rowAt(index).card;
export const idAt = (index: number): CardId => rowAt(index).id;
export const abilityAt = (index: number): AbilityRow => at(abilities, index);
export const rowOfId = (id: CardId): CardRow | undefined => byId.get(id);

/** The index of a card; throws if it does not exist. */
export function indexOfId(id: CardId): number {
  const row = byId.get(id);
  if (row === undefined) throw new RangeError(`there is no card ${id}`);
  return row.index;
}

/** Without cards that a revised one has replaced. */
export const allCards = (): readonly CardDefinition[] =>
  rows.filter(({ id }) => isInEdition(id, 'current')).map(({ card }) => card);
export const findSet = (id: string): CardSet | undefined => sets.get(id);
export const allSets = (): readonly CardSet[] => [...sets.values()];

/** Built-in sets cannot be replaced. */
export const isBuiltIn = ({ id }: CardSet): boolean => !seals.has(id);

/** Sets that are not built in and were added before: they determine the card numbers of this one. */
export function setsAddedBefore(id: string): readonly string[] {
  const added = [...seals.keys()];
  return added.slice(0, Math.max(0, added.indexOf(id)));
}

/** An order that does not depend on the sets that were added: cards that ship as they are listed, then added cards by id. */
export function compareByName(a: number, b: number): number {
  if (a === b) return 0;
  const [one, other] = [rowAt(a), rowAt(b)];
  const [isOneAdded, isOtherAdded] = [seals.has(one.set), seals.has(other.set)];
  if (isOneAdded !== isOtherAdded) return isOneAdded ? 1 : -1;
  return isOneAdded ? (one.id < other.id ? -1 : 1) : a - b;
}

/** How format 1 of archives names a set in the settings: `base@1`, or `mine@1#` and its seal if it is not built in. */
export function setLabelOf({ id, version }: CardSet): string {
  const seal = seals.get(id);
  return seal === undefined ? `${id}@${version}` : `${id}@${version}#${seal}`;
}
