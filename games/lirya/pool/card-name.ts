/** The names of cards in archives: the id, and for a card that does not ship its set and a hash of its definition. */
import { canonicalJson, sha256Hex } from '@ludoteca/kernel';
import type { CardId } from '../card-definition/index.ts';
import { findSet, isBuiltIn, rowOfId } from './pool.ts';
import type { CardRow } from './rows.ts';

const HASH_LENGTH = 16;
const hashes = new WeakMap<CardRow, string>();

function hashOf(row: CardRow): string {
  const known = hashes.get(row);
  if (known !== undefined) return known;
  const hash = sha256Hex(canonicalJson(row.card)).slice(0, HASH_LENGTH);
  hashes.set(row, hash);
  return hash;
}

const isShipped = ({ set }: CardRow): boolean => {
  const found = findSet(set);
  return found !== undefined && isBuiltIn(found);
};

/** `spark`, or `moon-hare@moon#0123456789abcdef` for a card of an added set. */
export const nameOfCard = (row: CardRow): string =>
  isShipped(row) ? row.id : `${row.id}@${row.set}#${hashOf(row)}`;

export interface CardName {
  readonly id: CardId;
  /** The set and the hash of an added card. */
  readonly set?: string;
  readonly hash?: string;
}

export function parseCardName(name: string): CardName {
  const [, id = name, set, hash] = /^([^@]{1,60})@([^#]{1,100})#([0-9a-f]{16})$/.exec(name) ?? [];
  return set === undefined || hash === undefined ? { id } : { id, set, hash };
}

/** The card of this name: undefined if there is none, 'changed' if it has another definition than when it was named. */
export function findNamedCard(name: string): CardRow | 'changed' | undefined {
  const { id, hash } = parseCardName(name);
  const row = rowOfId(id);
  if (row === undefined) return undefined;
  const isSame = hash === undefined ? isShipped(row) : hash === hashOf(row);
  return isSame ? row : 'changed';
}
