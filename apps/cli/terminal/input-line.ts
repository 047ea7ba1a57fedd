/** The line that is being typed, and how keys edit it. */
import { splitGraphemes } from '@ludoteca/kit';
import type { Key } from './key-parser.ts';
import { MAX_LINE_LENGTH } from './parse-input.ts';

export interface InputLine {
  readonly text: string;
  /** Index at which text is inserted. */
  readonly cursor: number;
  /** Whether the last input did not fit completely. */
  readonly isTruncated: boolean;
}

export const EMPTY_LINE: InputLine = { text: '', cursor: 0, isTruncated: false };

/** Length of the grapheme before or after the cursor. */
const before = (text: string): number => splitGraphemes(text).at(-1)?.length ?? 0;
const after = (text: string): number => splitGraphemes(text)[0]?.length ?? 0;

const joinAt = (left: string, right: string): InputLine => ({
  text: left + right,
  cursor: left.length,
  isTruncated: false,
});

/** Undefined if the key does not edit the line. */
export function editLine({ text, cursor }: InputLine, { name, text: added }: Key): InputLine | undefined {
  const left = text.slice(0, cursor);
  const right = text.slice(cursor);
  if (added !== undefined) return insertText(left, added, right);
  switch (name) {
    case 'backspace':
      return joinAt(left.slice(0, left.length - before(left)), right);
    case 'delete':
      return joinAt(left, right.slice(after(right)));
    case 'left':
      return { text, cursor: cursor - before(left), isTruncated: false };
    case 'right':
      return { text, cursor: cursor + after(right), isTruncated: false };
    case 'home':
      return joinAt('', text);
    case 'end':
      return joinAt(text, '');
    case 'ctrl-w':
      return joinAt(left.replace(/\S*\s*$/, ''), right);
    case 'ctrl-u':
    case 'escape':
      return EMPTY_LINE;
    default:
      return undefined;
  }
}

/** Inserts as many whole graphemes as fit. */
function insertText(left: string, added: string, right: string): InputLine {
  let room = MAX_LINE_LENGTH - left.length - right.length;
  let kept = '';
  for (const character of splitGraphemes(added)) {
    if (character.length > room) break;
    kept += character;
    room -= character.length;
  }
  return {
    text: left + kept + right,
    cursor: left.length + kept.length,
    isTruncated: kept.length < added.length,
  };
}
