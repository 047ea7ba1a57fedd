/** Finds the objects of a JSON array or of JSON lines without parsing them, so that a large file is parsed object by object. */
import { ok, refuse, type Result } from '@ludoteca/kernel';

export interface JsonObjectSpan {
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly line: number;
}

export const CARD_FILE_FAULTS = [
  'packed',
  'brace',
  'no object',
  'open object',
  'open list',
  'utf8',
  'json',
  'field',
  'too large',
] as const;

/** A fault in a card file; `line` counts from 1 and is 0 if there is none. */
export interface CardFileFault {
  readonly why: (typeof CARD_FILE_FAULTS)[number];
  readonly line: number;
  readonly offset: number;
  readonly field?: string;
}

const charCode = (char: string): number => char.charCodeAt(0);
const [NEWLINE, QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, COMMA, OPEN_BRACKET, CLOSE_BRACKET] = [
  '\n',
  '"',
  '\\',
  '{',
  '}',
  ',',
  '[',
  ']',
].map(charCode);
const SEPARATORS: ReadonlySet<number> = new Set([' ', '\t', '\r', '\n', ','].map(charCode));

export function findJsonObjects(bytes: Uint8Array): Result<readonly JsonObjectSpan[], CardFileFault> {
  const list: JsonObjectSpan[] = [];
  let line = 1;
  let depth = 0;
  let [start, startLine] = [0, 1];
  let inList = false;
  let inString = false;
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const refuseAt = (
    why: CardFileFault['why'],
    offset: number,
  ): Result<readonly JsonObjectSpan[], CardFileFault> => refuse({ why, line, offset });
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === NEWLINE) line++;
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE && depth > 0) inString = true;
    else if (byte === OPEN_BRACE) {
      if (depth++ === 0) [start, startLine] = [at, line];
    } else if (byte === CLOSE_BRACE) {
      if (depth === 0) return refuseAt('brace', at);
      if (--depth === 0) list.push({ from: start, to: at + 1, line: startLine });
    } else if (depth === 0) {
      if (byte === OPEN_BRACKET && !inList && list.length === 0) inList = true;
      else if (byte === CLOSE_BRACKET && inList) inList = false;
      else if (!SEPARATORS.has(byte) || (byte === COMMA && !inList)) return refuseAt('no object', at);
    }
  }
  if (depth > 0 || inString) return refuseAt('open object', bytes.length);
  return inList ? refuseAt('open list', bytes.length) : ok(list);
}
