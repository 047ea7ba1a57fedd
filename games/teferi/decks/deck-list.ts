/** Parses deck lists of other programs; the format is recognized by the content. */
import { ok, refuse } from '@ludoteca/kernel';
import type { DeckLine } from '../abilities/index.ts';
import { isCsvList, parseCsvList } from './csv-lists.ts';
import type { DeckListResult } from './deck-list-types.ts';
import { parseCockatriceList, parseMtgoList, isXml } from './xml-lists.ts';
import { parseForgeList, isForgeList, parseTextList } from './text-lists.ts';

const MAX_CHARACTERS = 200_000;
const MAX_LINES = 1000;

/** Arena and MTGO as text, `.dek`, `.dck` of XMage and of Forge, `.cod`, CSV. */
export function parseDeckList(text: string): DeckListResult {
  if (text.length > MAX_CHARACTERS) return refuse({ why: 'deck shape' });
  const found = isXml(text)
    ? text.includes('<cockatrice_deck')
      ? parseCockatriceList(text)
      : parseMtgoList(text)
    : isForgeList(text)
      ? parseForgeList(text)
      : isCsvList(text)
        ? parseCsvList(text)
        : parseTextList(text);
  if (!found.ok) return found;
  const { main, side, name, faults } = found.value;
  if (main.length + side.length + faults.length > MAX_LINES) return refuse({ why: 'deck shape' });
  if (main.length === 0 && faults.length === 0) return refuse({ why: 'deck shape' });
  return ok({ name, main: mergeCopies(main), side: mergeCopies(side), faults });
}

/** Each card once, in the order of its first line. */
export function mergeCopies<L extends DeckLine>(lines: readonly L[]): readonly L[] {
  const sums = new Map<string, L>();
  for (const line of lines) {
    const first = sums.get(line.card);
    sums.set(line.card, first === undefined ? line : { ...first, count: first.count + line.count });
  }
  return [...sums.values()];
}
