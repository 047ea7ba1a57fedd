/** Parses card files: Scryfall's (an array or JSON lines), MTGJSON's AtomicCards and scenario files, compressed with gzip or not. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { decompress } from './gzip.ts';
import { type CardFileFault, type JsonObjectSpan, findJsonObjects } from './json-objects.ts';
import {
  type FileCard,
  type JsonFields,
  isJsonObject,
  parseMtgjsonCard,
  parseScryfallCard,
  InvalidFieldError,
} from './card-formats.ts';
import { decodeUtf8 } from './utf8.ts';

export type { FileCard } from './card-formats.ts';
export { type CardFileFault, CARD_FILE_FAULTS } from './json-objects.ts';
export { encodeUtf8, decodeUtf8 } from './utf8.ts';

type CardFileResult = Result<readonly FileCard[], CardFileFault>;

/** Each name once: a file of printings contains a card several times. */
export function parseCardFile(file: Uint8Array): CardFileResult {
  const bytes = decompress(file);
  if (!bytes.ok) return refuse({ why: 'packed', line: 0, offset: 0 });
  const found = findJsonObjects(bytes.value);
  if (!found.ok) return found;
  const [first] = found.value;
  if (found.value.length === 1 && first !== undefined) {
    const whole = parseObject(bytes.value, first);
    if (!whole.ok) return whole;
    const { data, cards } = whole.value;
    if (isJsonObject(data)) return parseAtomicCards(Object.entries(data), first);
    if (Array.isArray(cards)) return parseCardList(cards, first);
  }
  const list = new Map<string, FileCard>();
  for (const span of found.value) {
    const fields = parseObject(bytes.value, span);
    if (!fields.ok) return fields;
    const card = catchInvalidField(() => parseScryfallCard(fields.value), span);
    if (!card.ok) return card;
    if (card.value !== undefined && !list.has(card.value.name)) list.set(card.value.name, card.value);
  }
  return ok([...list.values()]);
}

function parseObject(
  bytes: Uint8Array,
  { from, to, line }: JsonObjectSpan,
): Result<JsonFields, CardFileFault> {
  const text = decodeUtf8(bytes, from, to);
  if (text === undefined) return refuse({ why: 'utf8', line, offset: from });
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? ok(value) : refuse({ why: 'no object', line, offset: from });
  } catch {
    return refuse({ why: 'json', line, offset: from });
  }
}

function catchInvalidField(
  read: () => FileCard | undefined,
  { line, from }: JsonObjectSpan,
): Result<FileCard | undefined, CardFileFault> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof InvalidFieldError)
      return refuse({ why: 'field', line, offset: from, field: error.field });
    throw error;
  }
}

function parseAtomicCards(
  entries: readonly (readonly [string, unknown])[],
  span: JsonObjectSpan,
): CardFileResult {
  const list: FileCard[] = [];
  for (const [name, faces] of entries) {
    const card = catchInvalidField(() => parseMtgjsonCard(name, faces), span);
    if (!card.ok) return card;
    if (card.value !== undefined) list.push(card.value);
  }
  return ok(list);
}

function parseCardList(cards: readonly unknown[], span: JsonObjectSpan): CardFileResult {
  const list: FileCard[] = [];
  for (const [i, fields] of cards.entries()) {
    const card = catchInvalidField(() => {
      if (!isJsonObject(fields)) throw new InvalidFieldError(`cards[${i}]`);
      return parseScryfallCard(fields);
    }, span);
    if (!card.ok) return card;
    if (card.value !== undefined) list.push(card.value);
  }
  return ok(list);
}
