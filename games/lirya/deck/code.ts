/**
 * A deck as a short code: `LY` and letters that may stand in an address. The bytes: the form (1), how many sets; for each set its id, then its cards in groups of equal copies, by
 * their place in the set, each as the step from the one before; last two bytes of checksum. An empty id is that of the first set.
 */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { allSets, rowOfId, setNamed } from '../pool/index.ts';
import type { CardId, CardSet } from '../vocabulary/index.ts';
import { bytesOf, checksumOf, lettersOf, pushNumber, Reader } from './bytes.ts';
import type { Deck } from './deck.ts';

export type CodeReason = 'code form' | 'code damaged' | 'code set' | 'code card';

const SIGN = 'LY';
const FORM = 1;
const LONGEST = 2000;

/** Whether a text looks like a code, right or wrong. */
export const isCode = (text: string): boolean => /^LY[A-Za-z0-9_-]{6,}$/.test(text);

/** The code of a deck whose cards are all there. */
export function codeOf({ cards }: Deck): string {
  const bySet = new Map<string, [place: number, copies: number][]>();
  for (const [card, copies] of Object.entries(cards)) {
    const row = rowOfId(card);
    if (row === undefined) throw new RangeError(`there is no card ${card}`);
    const list = bySet.get(row.set) ?? [];
    bySet.set(row.set, list);
    list.push([placeOf(setNamed(row.set), card), copies]);
  }
  const bytes = [FORM];
  pushNumber(bytes, bySet.size);
  for (const [set, list] of [...bySet].toSorted(([a], [b]) => (a < b ? -1 : 1))) pushSet(bytes, set, list);
  return SIGN + lettersOf([...bytes, ...checksumOf(bytes)]);
}

const placeOf = (set: CardSet | undefined, card: CardId): number =>
  set?.cards.findIndex(({ id }) => id === card) ?? -1;

const isFirst = (set: string): boolean => allSets()[0]?.id === set;

function pushSet(bytes: number[], set: string, list: readonly (readonly [number, number])[]): void {
  const id = isFirst(set) ? '' : set;
  pushNumber(bytes, id.length);
  for (let i = 0; i < id.length; i++) bytes.push(id.charCodeAt(i));
  const counts = [...new Set(list.map(([, copies]) => copies))].toSorted((a, b) => a - b);
  pushNumber(bytes, counts.length);
  for (const copies of counts) {
    const places = list
      .filter(([, its]) => its === copies)
      .map(([place]) => place)
      .toSorted((a, b) => a - b);
    pushNumber(bytes, copies);
    pushNumber(bytes, places.length);
    places.forEach((place, i) => pushNumber(bytes, place - (places[i - 1] ?? 0)));
  }
}

/** The deck that a code stands for. */
export function deckOfCode(text: string): Result<Deck, readonly Reason[]> {
  const code = text.trim();
  if (code.length > LONGEST || !isCode(code)) return refuse([problem('code form')]);
  const bytes = bytesOf(code.slice(SIGN.length));
  if (bytes === undefined || bytes.length < 5) return refuse([problem('code form')]);
  const [high, low] = checksumOf(bytes.slice(0, -2));
  if (bytes.at(-2) !== high || bytes.at(-1) !== low) return refuse([problem('code damaged')]);
  const reader = new Reader(bytes.slice(0, -2));
  if (reader.byte() !== FORM) return refuse([problem('code form')]);
  const cards: { [card: CardId]: number } = {};
  const sets = reader.number() ?? 0;
  for (let i = 0; i < sets; i++) {
    const wrong = readSet(reader, cards);
    if (wrong !== undefined) return refuse([wrong]);
  }
  return reader.done ? ok({ cards }) : refuse([problem('code form')]);
}

/** Adds the cards of one set; says what is wrong if something is. */
function readSet(reader: Reader, cards: { [card: CardId]: number }): Reason | undefined {
  const length = reader.number() ?? 0;
  let id = '';
  for (let i = 0; i < length; i++) id += String.fromCharCode(reader.byte() ?? 63);
  const set = length === 0 ? allSets()[0] : setNamed(id);
  if (set === undefined) return problem('code set', { set: id });
  const groups = reader.number();
  if (groups === undefined) return problem('code form');
  for (let i = 0; i < groups; i++) {
    const [copies, size] = [reader.number(), reader.number()];
    if (copies === undefined || size === undefined) return problem('code form');
    let place = 0;
    for (let k = 0; k < size; k++) {
      const step = reader.number();
      if (step === undefined) return problem('code form');
      place += step;
      const card = set.cards[place];
      if (card === undefined) return problem('code card', { set: set.id, place });
      cards[card.id] = copies;
    }
  }
  return undefined;
}

const problem = (why: CodeReason, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why, rule: '15.6' } : { why, rule: '15.6', facts };
