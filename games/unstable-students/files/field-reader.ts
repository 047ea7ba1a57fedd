/** Reads the fields of a save one after another. After the first problem every read returns an empty value. */
import { MAX_DESCRIPTION_BYTES, MAX_NAME_BYTES } from '../deck/deck.ts';
import { decodeText } from './bytes.ts';

/** Why a save cannot be read. */
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

/** A field as `inspect` prints it. */
export interface SaveField {
  readonly offset: number;
  readonly field: string;
  readonly value: string | number | boolean;
}

export class FieldReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #onField: ((field: SaveField) => void) | undefined;
  offset = 0;
  problem: SaveProblem | undefined;

  constructor(bytes: Uint8Array, onField?: (field: SaveField) => void) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#onField = onField;
  }

  get remaining(): number {
    return this.#bytes.length - this.offset;
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.offset);
  }

  /** A number some bytes ahead, without consuming anything. */
  peek(ahead: number): number {
    return this.#view.getInt32(this.offset + ahead, true);
  }

  fail(why: SaveProblemKey, offset: number, facts: { readonly [fact: string]: string | number }): void {
    this.problem ??= { why, facts: { offset, ...facts } };
  }

  report(offset: number, field: string, value: SaveField['value']): void {
    this.#onField?.({ offset, field, value });
  }

  /** Consumes bytes and returns their offset; undefined if the file is too short. */
  take(size: number, field: string): number | undefined {
    if (this.problem === undefined && this.remaining < size)
      this.fail('save short', this.offset, { field, missing: size - this.remaining });
    if (this.problem !== undefined) return undefined;
    const start = this.offset;
    this.offset += size;
    return start;
  }

  /** The number at an offset that was consumed before. */
  numberAt(offset: number, field: string): number {
    const value = this.#view.getInt32(offset, true);
    this.report(offset, field, value);
    return value;
  }

  flagAt(offset: number, field: string): boolean {
    const value = this.#bytes[offset] !== 0;
    this.report(offset, field, value);
    return value;
  }

  number(field: string): number {
    const start = this.take(4, field);
    return start === undefined ? 0 : this.numberAt(start, field);
  }

  /** A number that must be in a range of codes. */
  codeAt(offset: number, field: string, min: number, max: number): number {
    const found = this.numberAt(offset, field);
    if (found < min || found > max) this.fail('save code', offset, { field, found, min, max });
    return found;
  }

  /** The number of items that follow, each of at least `size` bytes. */
  count(field: string, size: number, max: number): number {
    const start = this.offset;
    const found = this.number(field);
    this.checkCount(start, field, found, size, max);
    return this.problem === undefined ? found : 0;
  }

  /** Checks that a number of items is neither negative nor above the maximum, and that the file is long enough. */
  checkCount(offset: number, field: string, found: number, size: number, max: number): void {
    if (found < 0 || found > max) this.fail('save count', offset, { field, found, most: max });
    else if (found * size > this.remaining)
      this.fail('save short', offset, { field, missing: found * size - this.remaining });
  }

  /** A text up to its terminating zero, and whether there is one. Control characters become blanks. */
  textAt(offset: number, field: 'name' | 'description', path: string): { text: string; ended: boolean } {
    const maxBytes = field === 'name' ? MAX_NAME_BYTES : MAX_DESCRIPTION_BYTES;
    const bytes = this.#bytes.subarray(offset, offset + maxBytes + 1);
    const zero = bytes.indexOf(0);
    const length = zero === -1 ? maxBytes : zero;
    const text = decodeText(bytes.subarray(0, length), length === maxBytes)
      .replace(/\p{Cc}/gu, ' ')
      .trimStart();
    this.report(offset, path, text);
    return { text, ended: zero !== -1 };
  }
}
