/** Parses card files: Scryfall's (an array or JSON lines), MTGJSON's AtomicCards and scenario files, compressed with gzip or not. */
import { decodeUtf8, isRecord, ok, refuse, type Result } from '@ludoteca/kernel';
import { type FileCard, type ParsedFileCard, parseMtgjsonCard, parseScryfallCard } from './card-formats.ts';
import { decompress } from './gzip.ts';
import { type CardFileFault, type JsonObjectSpan, findJsonObjects } from './json-objects.ts';

export type { FileCard } from './card-formats.ts';
export { type CardFileFault, CARD_FILE_FAULTS } from './json-objects.ts';

/** Each name once: a file of printings contains a card several times. */
export function parseCardFile(file: Uint8Array): Result<readonly FileCard[], CardFileFault> {
  const bytes = decompress(file);
  if (!bytes.ok) return refuse({ why: 'packed', line: 0, offset: 0 });
  const spans = findJsonObjects(bytes.value);
  if (!spans.ok) return spans;
  const cards = new Map<string, FileCard>();
  for (const card of parseObjects(bytes.value, spans.value)) {
    if (!card.ok) return card;
    if (card.value !== undefined && !cards.has(card.value.name)) cards.set(card.value.name, card.value);
  }
  return ok([...cards.values()]);
}

const locate = (card: ParsedFileCard, { line, from }: JsonObjectSpan) =>
  card.ok ? card : refuse({ why: 'field', line, offset: from, field: card.problem } as const);

/** A single object may contain all cards. */
function* parseObjects(
  bytes: Uint8Array,
  spans: readonly JsonObjectSpan[],
): Iterable<Result<FileCard | undefined, CardFileFault>> {
  for (const span of spans) {
    const object = parseObject(bytes, span);
    if (!object.ok) return yield object;
    const { data, cards } = spans.length === 1 ? object.value : {};
    if (isRecord(data))
      for (const [name, faces] of Object.entries(data)) yield locate(parseMtgjsonCard(name, faces), span);
    else if (Array.isArray(cards))
      for (const [i, card] of cards.entries())
        yield locate(isRecord(card) ? parseScryfallCard(card) : refuse(`cards[${i}]`), span);
    else yield locate(parseScryfallCard(object.value), span);
  }
}

function parseObject(
  bytes: Uint8Array,
  { from, to, line }: JsonObjectSpan,
): Result<{ readonly [key: string]: unknown }, CardFileFault> {
  const text = decodeUtf8(bytes.subarray(from, to));
  if (text === undefined) return refuse({ why: 'utf8', line, offset: from });
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? ok(value) : refuse({ why: 'no object', line, offset: from });
  } catch {
    return refuse({ why: 'json', line, offset: from });
  }
}
