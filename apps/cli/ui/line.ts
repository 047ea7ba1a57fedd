import { splitGraphemes } from '@ludoteca/kit';
import type { Key } from './keys.ts';
import { LONGEST_LINE } from './meaning.ts';

/** A line that is being typed. */
export interface Line {
  readonly text: string;
  /** Where the next character goes. */
  readonly cursor: number;
  /** Not all of what came last had room. */
  readonly full: boolean;
}

export const EMPTY: Line = { text: '', cursor: 0, full: false };

/** How long what is seen as one character is, before or after a place. */
const before = (text: string): number => splitGraphemes(text).at(-1)?.length ?? 0;
const after = (text: string): number => splitGraphemes(text)[0]?.length ?? 0;

const joined = (left: string, right: string): Line => ({
  text: left + right,
  cursor: left.length,
  full: false,
});

/** The line after a key; undefined when the key is not about it. */
export function edited({ text, cursor }: Line, { name, text: added }: Key): Line | undefined {
  const left = text.slice(0, cursor);
  const right = text.slice(cursor);
  if (added !== undefined) return typed(left, added, right);
  switch (name) {
    case 'backspace':
      return joined(left.slice(0, left.length - before(left)), right);
    case 'delete':
      return joined(left, right.slice(after(right)));
    case 'left':
      return { text, cursor: cursor - before(left), full: false };
    case 'right':
      return { text, cursor: cursor + after(right), full: false };
    case 'home':
      return joined('', text);
    case 'end':
      return joined(text, '');
    case 'ctrl-w':
      return joined(left.replace(/\S*\s*$/, ''), right);
    case 'ctrl-u':
    case 'escape':
      return EMPTY;
    default:
      return undefined;
  }
}

/** Whole characters only, and as many as have room. */
function typed(left: string, added: string, right: string): Line {
  let room = LONGEST_LINE - left.length - right.length;
  let kept = '';
  for (const character of splitGraphemes(added)) {
    if (character.length > room) break;
    kept += character;
    room -= character.length;
  }
  return {
    text: left + kept + right,
    cursor: left.length + kept.length,
    full: kept.length < added.length,
  };
}
