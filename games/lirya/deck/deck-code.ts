/**
 * Deck codes: `LY` and base64url characters. The bytes: format version, number of sets; per set its id (empty for the first set), then its cards in groups of equal copies,
 * each card as the difference of its index in the set to the previous one; finally a checksum of two bytes.
 */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { allSets, rowOfId, findSet, toEdition } from '../pool/index.ts';
import type { CardId, CardSet } from '../card-definition/index.ts';
import { decodeBase64Url, computeChecksum, encodeBase64Url, writeVarint, ByteReader } from './byte-codec.ts';
import { type Deck, readingProblem } from './deck.ts';

export type DeckCodeReason = 'code form' | 'code damaged' | 'code set' | 'code card';

const codeProblem = readingProblem<DeckCodeReason>;

const PREFIX = 'LY';
const FORMAT_VERSION = 1;
const MAX_LENGTH = 2000;

/** Whether a text has the form of a code, valid or not. */
export const isDeckCode = (text: string): boolean => /^LY[A-Za-z0-9_-]{6,}$/.test(text);

/** Throws a RangeError if a card is unknown. */
export function encodeDeck({ cards }: Deck): string {
  const bySet = new Map<string, [place: number, copies: number][]>();
  for (const [card, copies] of Object.entries(cards)) {
    const row = rowOfId(card);
    if (row === undefined) throw new RangeError(`there is no card ${card}`);
    const list = bySet.get(row.set) ?? [];
    bySet.set(row.set, list);
    list.push([indexInSet(findSet(row.set), card), copies]);
  }
  const bytes = [FORMAT_VERSION];
  writeVarint(bytes, bySet.size);
  for (const [set, list] of [...bySet].toSorted(([a], [b]) => (a < b ? -1 : 1))) writeSet(bytes, set, list);
  return PREFIX + encodeBase64Url([...bytes, ...computeChecksum(bytes)]);
}

const indexInSet = (set: CardSet | undefined, card: CardId): number =>
  set?.cards.findIndex(({ id }) => id === card) ?? -1;

const isFirstSet = (set: string): boolean => allSets()[0]?.id === set;

function writeSet(bytes: number[], set: string, list: readonly (readonly [number, number])[]): void {
  const id = isFirstSet(set) ? '' : set;
  writeVarint(bytes, id.length);
  for (let i = 0; i < id.length; i++) bytes.push(id.charCodeAt(i));
  const counts = [...new Set(list.map(([, copies]) => copies))].toSorted((a, b) => a - b);
  writeVarint(bytes, counts.length);
  for (const copies of counts) {
    const places = list
      .filter(([, number]) => number === copies)
      .map(([place]) => place)
      .toSorted((a, b) => a - b);
    writeVarint(bytes, copies);
    writeVarint(bytes, places.length);
    places.forEach((place, i) => writeVarint(bytes, place - (places[i - 1] ?? 0)));
  }
}

export function decodeDeck(text: string): Result<Deck, readonly Reason[]> {
  const code = text.trim();
  if (code.length > MAX_LENGTH || !isDeckCode(code)) return refuse([codeProblem('code form')]);
  const bytes = decodeBase64Url(code.slice(PREFIX.length));
  if (bytes === undefined || bytes.length < 5) return refuse([codeProblem('code form')]);
  const [high, low] = computeChecksum(bytes.slice(0, -2));
  if (bytes.at(-2) !== high || bytes.at(-1) !== low) return refuse([codeProblem('code damaged')]);
  const reader = new ByteReader(bytes.slice(0, -2));
  if (reader.readByte() !== FORMAT_VERSION) return refuse([codeProblem('code form')]);
  const cards: { [card: CardId]: number } = {};
  const sets = reader.readVarint() ?? 0;
  for (let i = 0; i < sets; i++) {
    const problem = readSet(reader, cards);
    if (problem !== undefined) return refuse([problem]);
  }
  return reader.isAtEnd ? ok({ cards }) : refuse([codeProblem('code form')]);
}

/** Adds the cards of one set to `cards`; the result is the problem, if there is one. */
function readSet(reader: ByteReader, cards: { [card: CardId]: number }): Reason | undefined {
  const length = reader.readVarint() ?? 0;
  let id = '';
  for (let i = 0; i < length; i++) id += String.fromCharCode(reader.readByte() ?? 63);
  const set = length === 0 ? allSets()[0] : findSet(id);
  if (set === undefined) return codeProblem('code set', { set: id });
  const groups = reader.readVarint();
  if (groups === undefined) return codeProblem('code form');
  for (let i = 0; i < groups; i++) {
    const [copies, size] = [reader.readVarint(), reader.readVarint()];
    if (copies === undefined || size === undefined) return codeProblem('code form');
    let place = 0;
    for (let k = 0; k < size; k++) {
      const difference = reader.readVarint();
      if (difference === undefined) return codeProblem('code form');
      place += difference;
      const card = set.cards[place];
      if (card === undefined) return codeProblem('code card', { set: set.id, place });
      cards[toEdition(card.id, 'current')] = copies;
    }
  }
  return undefined;
}
