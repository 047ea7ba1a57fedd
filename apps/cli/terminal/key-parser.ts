/** Parses the bytes of a terminal into keys. */
import { StringDecoder } from 'node:string_decoder';
import { replaceUnprintable } from './sanitize.ts';

export interface Key {
  /** For example `enter`, `left`, `f1`, `space`; a printable character is its own name. */
  readonly name: string;
  /** The text it inserts, if any. */
  readonly text?: string;
}

const ESCAPE = '\u001b';
const PASTE_END = `${ESCAPE}[201~`;
/** Longer pastes are truncated. */
const MAX_PASTE = 2000;
const MAX_SEQUENCE = 32;

const CONTROLS: { readonly [character: string]: string } = {
  '\u0001': 'home',
  '\u0003': 'ctrl-c',
  '\u0004': 'ctrl-d',
  '\u0005': 'end',
  '\b': 'backspace',
  '\t': 'tab',
  '\n': 'enter',
  '\u000c': 'ctrl-l',
  '\u001a': 'ctrl-z',
  '\r': 'enter',
  '\u0015': 'ctrl-u',
  '\u0017': 'ctrl-w',
  '\u007f': 'backspace',
};

/** After `ESC [` (without modifiers) or `ESC O`. */
const LETTERS: { readonly [letter: string]: string } = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  M: 'enter',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
};

/** Between `ESC [` and `~`. */
const NUMBERS: { readonly [number: string]: string } = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'page-up',
  6: 'page-down',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};

/** The Linux console: `ESC [ [ A`. */
const CONSOLE: { readonly [letter: string]: string } = { A: 'f1', B: 'f2', C: 'f3', D: 'f4', E: 'f5' };

type ParserState = 'ground' | 'escape' | 'sequence' | 'single' | 'console' | 'string' | 'paste';

const toKeys = (name: string | undefined): readonly Key[] => (name === undefined ? [] : [{ name }]);

/**
 * Accepts input in pieces of any size. It has no clock: the caller decides with `flush` that an escape was a key of its
 * own.
 */
export class KeyParser {
  private readonly decoder = new StringDecoder('utf8');
  private state: ParserState = 'ground';
  /** The sequence or paste so far. */
  private buffer = '';
  private afterReturn = false;

  feed(bytes: Uint8Array): readonly Key[] {
    return Array.from(this.decoder.write(Buffer.from(bytes)), (character) => this.take(character)).flat();
  }

  /** Whether the input so far may be a key by itself if nothing follows. */
  get isIncomplete(): boolean {
    return this.state !== 'ground' && this.state !== 'paste';
  }

  /** Ends an incomplete sequence after a timeout. */
  flush(): readonly Key[] {
    if (!this.isIncomplete) return [];
    const alone = this.state === 'escape';
    this.state = 'ground';
    return alone ? [{ name: 'escape' }] : [];
  }

  private take(character: string): readonly Key[] {
    switch (this.state) {
      case 'ground':
        return this.ground(character);
      case 'escape':
        return this.escape(character);
      case 'sequence':
        return this.sequence(character);
      case 'single':
        return this.endSequence(character, LETTERS[character]);
      case 'console':
        return this.endSequence(character, CONSOLE[character]);
      case 'string':
        return this.string(character);
      case 'paste':
        return this.paste(character);
    }
  }

  private enter(place: ParserState): readonly Key[] {
    this.state = place;
    this.buffer = '';
    return [];
  }

  private ground(character: string): readonly Key[] {
    // Some terminals send CR LF for Enter.
    const second = character === '\n' && this.afterReturn;
    this.afterReturn = character === '\r';
    if (second) return [];
    if (character === ESCAPE) return this.enter('escape');
    const control = CONTROLS[character];
    if (control !== undefined) return [{ name: control }];
    if (character === ' ') return [{ name: 'space', text: ' ' }];
    // Undecodable and unprintable characters are ignored.
    if (character === '\ufffd' || replaceUnprintable(character) !== character) return [];
    return [{ name: character, text: character }];
  }

  private escape(character: string): readonly Key[] {
    if (character === '[') return this.enter('sequence');
    if (character === 'O') return this.enter('single');
    if (']PX^_'.includes(character)) return this.enter('string');
    this.enter('ground');
    // Alt combinations are ignored; before a control character or another escape, the escape was a key of its own.
    return character < ' ' || character === '\u007f' ? [{ name: 'escape' }, ...this.ground(character)] : [];
  }

  private sequence(character: string): readonly Key[] {
    if (character === '[' && this.buffer === '') return this.enter('console');
    if (character >= ' ' && character < '@') {
      if (this.buffer.length < MAX_SEQUENCE) this.buffer += character;
      return [];
    }
    const { buffer } = this;
    if (character === '~' && buffer === '200') return this.enter('paste');
    const number = /^\d+/.exec(buffer)?.[0] ?? '';
    return this.endSequence(
      character,
      character === '~' ? NUMBERS[number] : /^[\d;]*$/.test(buffer) ? LETTERS[character] : undefined,
    );
  }

  /** A character that cannot be part of a sequence ends it and is parsed by itself. */
  private endSequence(character: string, name: string | undefined): readonly Key[] {
    this.enter('ground');
    return character >= ' ' && character < '\u007f' ? toKeys(name) : this.ground(character);
  }

  /** Ignores replies of the terminal to queries. */
  private string(character: string): readonly Key[] {
    if (character === ESCAPE) return this.enter('escape');
    if (character === '\u0007') return this.enter('ground');
    return character === '\u0003' ? this.endSequence(character, undefined) : [];
  }

  private paste(character: string): readonly Key[] {
    // Ctrl-C works even if the end of a paste was lost.
    if (character === '\u0003') return [...this.endPaste(this.buffer), { name: 'ctrl-c' }];
    this.buffer += character;
    if (this.buffer.endsWith(PASTE_END)) return this.endPaste(this.buffer.slice(0, -PASTE_END.length));
    // Beyond the limit only a possible end marker is kept.
    if (this.buffer.length > MAX_PASTE + PASTE_END.length)
      this.buffer = this.buffer.slice(0, MAX_PASTE) + this.buffer.slice(MAX_PASTE + 1);
    return [];
  }

  private endPaste(text: string): readonly Key[] {
    this.enter('ground');
    const kept = replaceUnprintable(text.slice(0, MAX_PASTE)).replaceAll('\ufffd', '');
    return kept === '' ? [] : [{ name: 'paste', text: kept }];
  }
}
