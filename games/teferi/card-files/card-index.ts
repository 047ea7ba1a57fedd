/** Collects the cards of a file that arrives in chunks, and writes and reads the index of imported cards. */
import { decodeUtf8, encodeUtf8, isRecord, ok, refuse, type Result } from '@ludoteca/kernel';
import { type FileCard, parseMtgjsonCard, parseScryfallCard } from './card-formats.ts';
import type { CardFileFault } from './json-objects.ts';
import { type JsonPart, JsonPartStream } from './json-stream.ts';

/** There are about 35,000 cards; a file with more is refused. */
const MAX_INDEXED_CARDS = 200_000;

/** Each name once, the first card of a name. */
export async function collectCards(
  chunks: AsyncIterable<Uint8Array>,
): Promise<Result<readonly FileCard[], CardFileFault>> {
  const stream = new JsonPartStream();
  const cards = new Map<string, FileCard>();
  for await (const chunk of chunks) {
    const parts = stream.push(chunk);
    if (!parts.ok) return parts;
    for (const part of parts.value) {
      const card = parsePart(part);
      if (!card.ok) return card;
      if (card.value !== undefined && !cards.has(card.value.name)) cards.set(card.value.name, card.value);
      if (cards.size > MAX_INDEXED_CARDS)
        return refuse({ why: 'too large', line: part.line, offset: part.offset });
    }
  }
  const fault = stream.end();
  return fault === undefined ? ok([...cards.values()]) : refuse(fault);
}

function parsePart({ bytes, key, line, offset }: JsonPart): Result<FileCard | undefined, CardFileFault> {
  const value = parseJson(bytes);
  if (value === undefined) return refuse({ why: 'json', line, offset });
  const card = key === undefined ? parseScryfallCard(value) : parseMtgjsonCard(key, value);
  return card.ok ? card : refuse({ why: 'field', line, offset, field: card.problem });
}

/** Undefined if the bytes are no JSON object or list. */
function parseJson(bytes: Uint8Array): object | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) || Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The name of the index in the folder of the user's data. */
export const CARD_INDEX_FILE = 'teferi-cards.jsonl';

/** The fields of a card in the format of Scryfall, so that the index is a card file. */
const toIndexed = ({
  name,
  manaCost,
  typeLine,
  text,
  power,
  toughness,
  loyalty,
  colours,
  faces,
}: FileCard): object => ({
  name,
  ...(manaCost === '' ? {} : { mana_cost: manaCost }),
  type_line: typeLine,
  ...(text === '' ? {} : { oracle_text: text }),
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
  ...(loyalty === undefined ? {} : { loyalty }),
  ...(colours === undefined ? {} : { colors: colours }),
  ...(faces === undefined ? {} : { layout: faces.layout, card_faces: faces.cards.map(toIndexed) }),
});

/** One card per line. */
export const writeCardIndex = (cards: readonly FileCard[]): Uint8Array =>
  encodeUtf8(cards.map((card) => `${JSON.stringify(toIndexed(card))}\n`).join(''));
