/** Parses line-based deck lists: Arena, MTGO, XMage and Forge. */
import { ok, type Reason } from '@ludoteca/kernel';
import { type DeckListResult, invalidLineReason, type DeckListLine } from './deck-list-types.ts';

type DeckSection = 'main' | 'side' | 'none';

/** Headings that stand alone on a line. */
const SECTIONS: { readonly [word: string]: DeckSection } = {
  deck: 'main',
  main: 'main',
  maindeck: 'main',
  mainboard: 'main',
  sideboard: 'side',
  commander: 'side',
  companion: 'side',
  about: 'none',
};
const IGNORED_HEADINGS: ReadonlySet<string> = new Set([
  'creatures',
  'creature',
  'lands',
  'land',
  'instants',
  'instant',
  'sorceries',
  'sorcery',
  'artifacts',
  'artifact',
  'enchantments',
  'enchantment',
  'planeswalkers',
  'planeswalker',
  'spells',
  'other spells',
]);

const LINE_PATTERN = /^(\d{1,3})x? (.+)$/i;
/** ` (SET) 123`, ` (SET)`, ` [SET]` behind a name. */
const PRINTING_PATTERN = / (?:\([A-Za-z0-9]{2,6}\)(?: [\w★*+-]{1,8})?(?: \*[A-Z]\*)?|\[[A-Za-z0-9]{2,6}\])$/;
/** `[SET:123] ` in front of a name. */
const XMAGE_PATTERN = /^\[[^\]]{1,20}\] /;
const HEADING_PATTERN = /^(?:NAME|AUTHOR|LAYOUT [A-Z]+):/;

/** "Fire/Ice" and "Fire // Ice" are one name. */
const normalizeSplitName = (name: string): string => name.replace(/ ?\/\/? ?/, ' // ');

function parseLine(text: string, line: number): DeckListLine | undefined {
  const [, count, rest] = LINE_PATTERN.exec(text) ?? [];
  // A card without a count is one copy.
  const name = (rest ?? text).replace(XMAGE_PATTERN, '').replace(PRINTING_PATTERN, '').trim();
  const number = count === undefined ? 1 : Number(count);
  if (name === '' || name.length > 150 || number < 1) return undefined;
  const card = { card: normalizeSplitName(name), count: number, line };
  return count === undefined ? { ...card, bare: true } : card;
}

export function parseTextList(text: string): DeckListResult {
  const boards: { [board in DeckSection]: DeckListLine[] } = { main: [], side: [], none: [] };
  let board: DeckSection = 'main';
  const faults: Reason[] = [];
  let [sections, gap, name] = [false, false, ''];
  const lines = text.split(/\r\n|\r|\n/);
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim().replace(/\t/g, ' ');
    if (line.startsWith('NAME:') || line.startsWith('Name ')) name = line.slice(5).trim();
    else if (line === '') gap = true;
    else if (HEADING_PATTERN.test(line)) continue;
    else if (/^(?:\/\/|#)/.test(line)) {
      if (/^(?:\/\/|#) ?sideboard/i.test(line)) [board, sections] = ['side', true];
    } else {
      const word = line.replace(/(?: ?\(\d+\))?:?$/, '').toLowerCase();
      const section = Object.hasOwn(SECTIONS, word) ? SECTIONS[word] : undefined;
      if (section !== undefined) [board, sections] = [section, true];
      else if (!IGNORED_HEADINGS.has(word)) {
        // Without headings, an empty line separates the deck from the sideboard.
        if (gap && !sections && boards.main.length > 0) board = 'side';
        const card = parseLine(line.replace(/^SB: ?/i, ''), i + 1);
        if (card === undefined) faults.push(invalidLineReason(i + 1, line));
        else boards[/^SB:/i.test(line) ? 'side' : board].push(card);
      }
      gap = false;
    }
  }
  return ok({ name, main: boards.main, side: boards.side, faults });
}

export const isForgeList = (text: string): boolean => /^\s*\[(?:metadata|main)\]/im.test(text);

/** `[metadata] Name=…`, `[Main]`, lines `4 Name|SET|1`. */
export function parseForgeList(text: string): DeckListResult {
  const [main, side, faults]: [DeckListLine[], DeckListLine[], Reason[]] = [[], [], []];
  let section = '';
  let name = '';
  for (const [i, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const heading = /^\[(\w+)\]$/.exec(line)?.[1]?.toLowerCase();
    if (heading !== undefined) section = heading;
    else if (section === 'metadata') name = /^Name=(.*)$/.exec(line)?.[1] ?? name;
    else if (line !== '' && !line.startsWith('#') && (section === 'main' || section === 'sideboard')) {
      const card = parseLine(line.split('|')[0] ?? '', i + 1);
      if (card === undefined) faults.push(invalidLineReason(i + 1, line));
      else (section === 'main' ? main : side).push(card);
    }
  }
  return ok({ name, main, side, faults });
}
