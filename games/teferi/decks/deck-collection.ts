/** Parses files with many decks: one JSON object per line that gives the number of copies for each card name. */
import { decodeUtf8, parseJson, schema } from '@ludoteca/kernel';
import { skipByteOrderMark } from '@ludoteca/kit';
import { MAX_DECK_SIZE, MAX_NAME_LENGTH } from '../abilities/index.ts';
import { decompress } from '../card-files/gzip.ts';
import { parseDeckList } from './deck-list.ts';

/** The number of copies by card name. */
export type DeckCounts = ReadonlyMap<string, number>;

const MAX_DECKS = 1_000_000;
const countsSchema = schema.record(schema.integer(1, MAX_DECK_SIZE), MAX_DECK_SIZE, MAX_NAME_LENGTH);

/** Undefined if the line is not such an object. */
function parseCounts(line: string): DeckCounts | undefined {
  const counts = new Map(Object.entries(parseJson(countsSchema, line) ?? {}));
  return counts.size === 0 ? undefined : counts;
}

/** The decks of a file, compressed or not: JSON lines, or one list of any supported format. Undefined if it holds no decks. */
export function parseDeckCollection(file: Uint8Array): readonly DeckCounts[] | undefined {
  const bytes = decompress(file);
  const text = bytes.ok ? decodeUtf8(skipByteOrderMark(bytes.value)) : undefined;
  if (text === undefined) return undefined;
  if (!text.trimStart().startsWith('{')) return parseSingleList(text);
  const lines = text.split('\n', MAX_DECKS).filter((line) => line.trim() !== '');
  const decks: DeckCounts[] = [];
  for (const line of lines) {
    const counts = parseCounts(line);
    if (counts === undefined) return undefined;
    decks.push(counts);
  }
  return decks;
}

function parseSingleList(text: string): readonly DeckCounts[] | undefined {
  const list = parseDeckList(text);
  if (!list.ok || list.value.main.length === 0 || list.value.faults.length > 0) return undefined;
  return [new Map(list.value.main.map(({ card, count }) => [card, count]))];
}
