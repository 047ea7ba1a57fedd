/** Reads the fields of a save one after another. The first that is wrong ends it: whatever is read then is nothing. */
import { MAX_DESCRIPTION_BYTES, MAX_NAME_BYTES } from '../deck/deck.ts';
import { decodeText } from './bytes.ts';

/** Something that makes a save unreadable, and where. */
export type SaveProblemKey =
  | 'save short'
  | 'save players'
  | 'save count'
  | 'save code'
  | 'save name'
  | 'save cards';

export interface SaveProblem {
  readonly why: SaveProblemKey;
  readonly facts: { readonly [fact: string]: string | number } & { readonly offset: number };
}

/** A field as `inspect` shows it. */
export interface SaveField {
  readonly offset: number;
  readonly field: string;
  readonly value: string | number | boolean;
}

export class FieldReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #note: ((field: SaveField) => void) | undefined;
  offset = 0;
  problem: SaveProblem | undefined;

  constructor(bytes: Uint8Array, report?: (field: SaveField) => void) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#note = report;
  }

  get remaining(): number {
    return this.#bytes.length - this.offset;
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.offset);
  }

  fail(why: SaveProblemKey, offset: number, facts: { readonly [fact: string]: string | number }): void {
    this.problem ??= { why, facts: { offset, ...facts } };
  }

  note(offset: number, field: string, value: SaveField['value']): void {
    this.#note?.({ offset, field, value });
  }

  /** Takes so many bytes, and says where they begin; undefined where they are not all there. */
  take(size: number, field: string): number | undefined {
    if (this.problem === undefined && this.remaining < size)
      this.fail('save short', this.offset, { field, missing: size - this.remaining });
    if (this.problem !== undefined) return undefined;
    const start = this.offset;
    this.offset += size;
    return start;
  }

  /** The number at an offset that was taken. */
  numberAt(offset: number, field: string): number {
    const value = this.#view.getInt32(offset, true);
    this.note(offset, field, value);
    return value;
  }

  flagAt(offset: number, field: string): boolean {
    const value = this.#bytes[offset] !== 0;
    this.note(offset, field, value);
    return value;
  }

  number(field: string): number {
    const start = this.take(4, field);
    return start === undefined ? 0 : this.numberAt(start, field);
  }

  /** A number that stands for one of so many words. */
  codeAt(offset: number, field: string, min: number, max: number): number {
    const found = this.numberAt(offset, field);
    if (found < min || found > max) this.fail('save code', offset, { field, found, min, max });
    return found;
  }

  /** How many things follow that take so many bytes at least. */
  count(field: string, size: number, most: number): number {
    const start = this.offset;
    const found = this.number(field);
    this.checkCount(start, field, found, size, most);
    return this.problem === undefined ? found : 0;
  }

  /** Whether so many things can follow: not fewer than none, not more than there may be, not more than the file has room for. */
  checkCount(offset: number, field: string, found: number, size: number, most: number): void {
    if (found < 0 || found > most) this.fail('save count', offset, { field, found, most });
    else if (found * size > this.remaining)
      this.fail('save short', offset, { field, missing: found * size - this.remaining });
  }

  /** A text up to its zero, and whether there is one. What is no letter, sign or blank becomes a blank. */
  textAt(offset: number, field: 'name' | 'description', path: string): { text: string; ended: boolean } {
    const most = field === 'name' ? MAX_NAME_BYTES : MAX_DESCRIPTION_BYTES;
    const bytes = this.#bytes.subarray(offset, offset + most + 1);
    const zero = bytes.indexOf(0);
    const length = zero === -1 ? most : zero;
    const text = decodeText(bytes.subarray(0, length), length === most)
      .replace(/\p{Cc}/gu, ' ')
      .trimStart();
    this.note(offset, path, text);
    return { text, ended: zero !== -1 };
  }
}
