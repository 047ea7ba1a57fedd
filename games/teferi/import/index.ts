/** Files of cards that users have: Scryfall's (an array or JSON lines), MTGJSON's AtomicCards, our own scenarios; gzipped or not. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { unpacked } from './gzip.ts';
import { type Fault, type Piece, pieces } from './pieces.ts';
import { type FileCard, type Fields, isFields, mtgjsonCard, scryfallCard, WrongField } from './printed.ts';
import { textOf } from './utf8.ts';

export type { FileCard } from './printed.ts';
export { type Fault, FAULTS } from './pieces.ts';
export { bytesOf, textOf } from './utf8.ts';

type Cards = Result<readonly FileCard[], Fault>;

/** Each name once: a file of printings has a card as often as it was printed. */
export function readCardFile(file: Uint8Array): Cards {
  const bytes = unpacked(file);
  if (!bytes.ok) return refuse({ why: 'packed', line: 0, offset: 0 });
  const found = pieces(bytes.value);
  if (!found.ok) return found;
  const [first] = found.value;
  if (found.value.length === 1 && first !== undefined) {
    const whole = parsed(bytes.value, first);
    if (!whole.ok) return whole;
    const { data, cards } = whole.value;
    if (isFields(data)) return named(Object.entries(data), first);
    if (Array.isArray(cards)) return listed(cards, first);
  }
  const list = new Map<string, FileCard>();
  for (const piece of found.value) {
    const fields = parsed(bytes.value, piece);
    if (!fields.ok) return fields;
    const card = checked(() => scryfallCard(fields.value), piece);
    if (!card.ok) return card;
    if (card.value !== undefined && !list.has(card.value.name)) list.set(card.value.name, card.value);
  }
  return ok([...list.values()]);
}

function parsed(bytes: Uint8Array, { from, to, line }: Piece): Result<Fields, Fault> {
  const text = textOf(bytes, from, to);
  if (text === undefined) return refuse({ why: 'utf8', line, offset: from });
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? ok(value) : refuse({ why: 'no object', line, offset: from });
  } catch {
    return refuse({ why: 'json', line, offset: from });
  }
}

function checked(
  read: () => FileCard | undefined,
  { line, from }: Piece,
): Result<FileCard | undefined, Fault> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof WrongField) return refuse({ why: 'field', line, offset: from, field: error.field });
    throw error;
  }
}

function named(entries: readonly (readonly [string, unknown])[], piece: Piece): Cards {
  const list: FileCard[] = [];
  for (const [name, faces] of entries) {
    const card = checked(() => mtgjsonCard(name, faces), piece);
    if (!card.ok) return card;
    if (card.value !== undefined) list.push(card.value);
  }
  return ok(list);
}

function listed(cards: readonly unknown[], piece: Piece): Cards {
  const list: FileCard[] = [];
  for (const [i, fields] of cards.entries()) {
    const card = checked(() => {
      if (!isFields(fields)) throw new WrongField(`cards[${i}]`);
      return scryfallCard(fields);
    }, piece);
    if (!card.ok) return card;
    if (card.value !== undefined) list.push(card.value);
  }
  return ok(list);
}
