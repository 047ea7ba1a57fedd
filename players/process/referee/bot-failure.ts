/** Description of a program’s failure with quoted output. */
import type { BotFailure } from '@ludoteca/kit';
import type { ReadResult } from '../program/program.ts';

/** Maximum number of quoted bytes. */
const MAX_QUOTED_BYTES = 200;

/** Characters that are invisible or ambiguous. */
const INVISIBLE = /^[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]$/u;

/** Quotes bytes unambiguously: valid visible text as it is, other bytes as \xNN. */
export function quoteBytes(bytes: Buffer): string {
  let shown = '';
  for (let from = 0; from < Math.min(bytes.length, MAX_QUOTED_BYTES);) {
    const piece = bytes.subarray(from, from + characterLength(bytes, from));
    const text = piece.toString();
    const isText = Buffer.from(text).equals(piece) && !INVISIBLE.test(text);
    shown += isText ? text : piece.equals(BACKSLASH) ? '\\\\' : Array.from(piece, hex).join('');
    from += piece.length;
  }
  return bytes.length > MAX_QUOTED_BYTES ? `${shown}…` : shown;
}

const BACKSLASH = Buffer.from('\\');
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;

/** Length of the UTF-8 character at an index, 1 if it is invalid. */
function characterLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  for (let i = 1; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 1;
  return length;
}

/** Converts a failed read to the reason for losing the seat; `first` is the first output of the turn. */
export function toBotFailure(
  result: Exclude<ReadResult, { kind: 'line' }>,
  clock: number,
  first: Buffer | undefined,
): BotFailure {
  switch (result.kind) {
    case 'late':
      return { why: 'late', clock, part: quoteBytes(result.part) };
    case 'ended':
      return { why: 'ended', ...result.end, part: quoteBytes(result.part) };
    case 'flood':
      return { why: 'flood', bytes: result.bytes, line: first === undefined ? '' : quoteBytes(first) };
    case 'not started':
      return { why: 'not started', problem: result.problem };
  }
}
