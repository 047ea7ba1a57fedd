/** Parses deck lists in XML: Cockatrice's `.cod` and MTGO's `.dek`. It scans for their tags only and expands no custom entities. */
import { ok, type Reason, refuse } from '@ludoteca/kernel';
import { type DeckListResult, invalidLineReason, type DeckListLine } from './deck-list-types.ts';

export const isXml = (text: string): boolean => text.trimStart().startsWith('<');

interface XmlTag {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly line: number;
  /** The text up to the next tag. */
  readonly text: string;
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|(\w{2,4}));/g,
    (all: string, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES[name ?? ''] ?? all)
        : String.fromCodePoint(Math.min(Number(code), 0xffff)),
  );

/** All tags in order; undefined if one is not closed. */
function scanTags(text: string): readonly XmlTag[] | undefined {
  const list: XmlTag[] = [];
  let line = 1;
  let at = text.indexOf('<');
  for (let from = 0; at !== -1; at = text.indexOf('<', at)) {
    for (; from < at; from++) if (text.charAt(from) === '\n') line++;
    const end = text.indexOf('>', at);
    if (end === -1) return undefined;
    const inside = text.slice(at + 1, end);
    const next = text.indexOf('<', end);
    const attributes: { [name: string]: string } = {};
    for (const [, name = '', value = ''] of inside.matchAll(/ (\w{1,20})="([^"]{0,300})"/g))
      attributes[name] = decodeEntities(value);
    list.push({
      name: inside.split(/[\s/]/).find((part) => part !== '') ?? '',
      attributes,
      line,
      text: decodeEntities(text.slice(end + 1, next === -1 ? text.length : next)).trim(),
    });
    at = end;
  }
  return list;
}

function toListLine(
  count: string | undefined,
  card: string | undefined,
  line: number,
): DeckListLine | undefined {
  const number = Number(count ?? '1');
  if (card === undefined || card === '' || card.length > 150) return undefined;
  return Number.isInteger(number) && number > 0 && number < 1000 ? { card, count: number, line } : undefined;
}

export function parseCockatriceList(text: string): DeckListResult {
  const [main, side, faults]: [DeckListLine[], DeckListLine[], Reason[]] = [[], [], []];
  const all = scanTags(text);
  if (all === undefined) return refuse({ why: 'deck shape' });
  let [zone, name] = ['', ''];
  for (const { name: tag, attributes, line, text: words } of all) {
    if (tag === 'deckname' && words !== '') name = words;
    if (tag === 'zone' && attributes['name'] !== undefined) zone = attributes['name'];
    if (tag !== 'card' || attributes['name'] === undefined) continue;
    const card = toListLine(attributes['number'], attributes['name'], line);
    if (card === undefined) faults.push(invalidLineReason(line, attributes['name']));
    else if (zone === 'main') main.push(card);
    else if (zone === 'side') side.push(card);
  }
  return ok({ name, main, side, faults });
}

export function parseMtgoList(text: string): DeckListResult {
  const [main, side, faults]: [DeckListLine[], DeckListLine[], Reason[]] = [[], [], []];
  const all = scanTags(text);
  if (all === undefined) return refuse({ why: 'deck shape' });
  for (const { name: tag, attributes, line } of all) {
    if (tag !== 'Cards') continue;
    const card = toListLine(attributes['Quantity'], attributes['Name'], line);
    if (card === undefined) faults.push(invalidLineReason(line, attributes['Name'] ?? tag));
    else (attributes['Sideboard'] === 'true' ? side : main).push(card);
  }
  return ok({ name: '', main, side, faults });
}
