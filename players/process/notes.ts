import type { BotFailure } from '@ludoteca/kit';
import type { Heard } from './program.ts';

/** So many bytes of what a program wrote are quoted. */
const LONGEST = 200;

/** What would not be seen, or would be taken for something else. */
const UNSEEN = /^[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]$/u;

/** Bytes as people can read them and know them again: text where it is text, \xNN where it is not. */
export function quoted(bytes: Buffer): string {
  let shown = '';
  for (let from = 0; from < Math.min(bytes.length, LONGEST);) {
    const piece = bytes.subarray(from, from + lengthAt(bytes, from));
    const text = piece.toString();
    const isText = Buffer.from(text).equals(piece) && !UNSEEN.test(text);
    shown += isText ? text : piece.equals(BACKSLASH) ? '\\\\' : Array.from(piece, hex).join('');
    from += piece.length;
  }
  return bytes.length > LONGEST ? `${shown}…` : shown;
}

const BACKSLASH = Buffer.from('\\');
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;

/** How many bytes belong together: a character of UTF-8, or one byte that begins none. */
function lengthAt(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  for (let i = 1; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 1;
  return length;
}

/** Why a program that was heard like this loses its seat; `first` is how its turn began. */
export function noteOf(
  heard: Exclude<Heard, { kind: 'line' }>,
  clock: number,
  first: Buffer | undefined,
): BotFailure {
  switch (heard.kind) {
    case 'late':
      return { why: 'late', clock, part: quoted(heard.part) };
    case 'ended':
      return { why: 'ended', ...heard.end, part: quoted(heard.part) };
    case 'flood':
      return { why: 'flood', bytes: heard.bytes, line: first === undefined ? '' : quoted(first) };
    case 'not started':
      return { why: 'not started', problem: heard.problem };
  }
}
