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

/** What is known about a turn that a program has not finished. */
export interface UnfinishedTurn {
  readonly clock: number;
  /** Whether `clock` is the time for the whole match. */
  readonly isWholeMatch: boolean;
  /** Lines of the turn that were no answer. */
  readonly lines: number;
  readonly firstLine: Buffer | undefined;
  readonly lastLine: Buffer | undefined;
  /** The last line that was sent. */
  readonly awaited: string;
}

/** Converts a failed read to the reason for losing the seat. */
export function toBotFailure(
  result: Exclude<ReadResult, { kind: 'line' }>,
  { clock, isWholeMatch, lines, firstLine, lastLine, awaited }: UnfinishedTurn,
): BotFailure {
  switch (result.kind) {
    case 'late':
      return {
        why: 'late',
        clock,
        ...(isWholeMatch ? { wholeMatch: true } : {}),
        part: quoteBytes(result.part),
        ...(lastLine === undefined ? {} : { lines, lastLine: quoteBytes(lastLine) }),
        awaited: quoteBytes(Buffer.from(awaited)),
      };
    case 'ended': {
      const ended = { why: 'ended', ...result.end, part: quoteBytes(result.part) } as const;
      return result.stderr ? { ...ended, stderr: result.stderr } : ended;
    }
    case 'flood':
      return { why: 'flood', bytes: result.bytes, line: quoteBytes(firstLine ?? result.part) };
    case 'not started':
      return { why: 'not started', problem: result.problem };
  }
}
