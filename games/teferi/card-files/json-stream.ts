/** Finds the card objects of a JSON file that arrives in chunks, without holding more than one of them. */
import { decodeUtf8, ok, refuse, type Result } from '@ludoteca/kernel';
import type { CardFileFault } from './json-objects.ts';

/** An object or list of the file: a line or element of its own, or the value of a key. */
export interface JsonPart {
  readonly bytes: Uint8Array;
  /** The key in front of it, if the file is one object by name, as of MTGJSON. */
  readonly key?: string;
  readonly line: number;
  readonly offset: number;
}

/** A card has a few thousand bytes; a larger object is no card. */
const MAX_PART_BYTES = 1 << 20;
const MAX_KEY_BYTES = 1000;

const charCode = (char: string): number => char.charCodeAt(0);
const [NEWLINE, QUOTE, BACKSLASH, COLON, COMMA] = ['\n', '"', '\\', ':', ','].map(charCode);
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = ['{', '}', '[', ']'].map(charCode);
const SPACES: ReadonlySet<number> = new Set([' ', '\t', '\r', '\n'].map(charCode));
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** Keys of a whole file under which the cards stand. */
const CONTAINER_KEYS: ReadonlySet<string> = new Set(['data', 'cards']);

/** `lines`: objects one after another; `list`: elements; `map`: values of keys; `ended`: the cards are over. */
type Container = 'lines' | 'list' | 'map' | 'ended';

/** Reads chunk after chunk. The caller reads the parts after each chunk. */
export class JsonPartStream {
  private container: Container = 'lines';
  /** The containers that are still open around the cards. */
  private openContainers = 0;
  /** Bytes of the current part from earlier chunks. */
  private held: Uint8Array[] = [];
  private heldBytes = 0;
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  /** The bytes of the string that is being read as a key. */
  private keyBytes: number[] | undefined;
  private key: string | undefined;
  private isAfterColon = false;
  private hasParts = false;
  private line = 1;
  private offset = 0;
  private partLine = 1;
  private partOffset = 0;

  /** The parts that end in this chunk. */
  push(chunk: Uint8Array): Result<readonly JsonPart[], CardFileFault> {
    const parts: JsonPart[] = [];
    let start = this.depth > 0 ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      const wasOutside = this.depth === 0;
      const fault = wasOutside ? this.readOutside(byte, at) : this.readInside(byte);
      if (fault !== undefined) return refuse({ why: fault, line: this.line, offset: this.offset + at });
      if (byte === NEWLINE) this.line++;
      if (wasOutside && this.depth > 0) start = at;
      else if (!wasOutside && this.depth === 0) {
        if (start !== -1) parts.push(this.endPart(chunk.subarray(start, at + 1)));
        start = -1;
      } else if (!wasOutside && this.isContainerKey(byte)) {
        this.enterContainer(byte);
        start = -1;
      }
    }
    if (this.depth > 0 && start !== -1) {
      this.held.push(chunk.slice(start));
      this.heldBytes += chunk.length - start;
      if (this.heldBytes > MAX_PART_BYTES)
        return refuse({ why: 'too large', line: this.partLine, offset: this.partOffset });
    }
    this.offset += chunk.length;
    return ok(parts);
  }

  /** A fault if the file ends too early. */
  end(): CardFileFault | undefined {
    const place = { line: this.line, offset: this.offset };
    if (this.depth > 0) return { why: 'open object', ...place };
    if (this.openContainers > 0) return { why: 'open list', ...place };
    return this.hasParts || this.container !== 'lines' ? undefined : { why: 'no object', ...place };
  }

  private readInside(byte: number): CardFileFault['why'] | undefined {
    if (this.inString) {
      if (this.isEscaped) this.isEscaped = false;
      else if (byte === BACKSLASH) this.isEscaped = true;
      else if (byte === QUOTE) this.endString();
      else if (this.keyBytes !== undefined && this.keyBytes.length < MAX_KEY_BYTES) this.keyBytes.push(byte);
      return undefined;
    }
    if (byte === QUOTE) this.beginString(this.depth === 1 && this.isWholeFile());
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.depth++;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.depth--;
    else if (this.depth === 1 && this.isWholeFile()) {
      if (byte === COLON) this.isAfterColon = true;
      else if (byte === COMMA) this.forgetKey();
    }
    return undefined;
  }

  private readOutside(byte: number, at: number): CardFileFault['why'] | undefined {
    if (this.inString) {
      this.readInside(byte);
      return undefined;
    }
    if (SPACES.has(byte) || this.isByteOrderMark(byte, at)) return undefined;
    if (this.container === 'ended') return this.readAfterCards(byte);
    if (this.container === 'map' && byte === QUOTE) this.beginString(true);
    else if (this.container === 'map' && byte === COLON) this.isAfterColon = true;
    else if (byte === COMMA && this.container !== 'lines') this.forgetKey();
    else if (byte === OPEN_BRACE || (byte === OPEN_BRACKET && this.isAfterColon)) this.beginPart(at);
    else if (byte === OPEN_BRACKET && this.container === 'lines' && !this.hasParts) this.open('list');
    else if (byte === (this.container === 'map' ? CLOSE_BRACE : CLOSE_BRACKET) && this.openContainers > 0)
      this.close();
    else return byte === CLOSE_BRACE ? 'brace' : 'no object';
    return undefined;
  }

  /** Further fields of the object that holds the cards. */
  private readAfterCards(byte: number): CardFileFault['why'] | undefined {
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.openContainers++;
    else if (byte === QUOTE) this.beginString(false);
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (this.openContainers === 0) return 'brace';
      this.openContainers--;
    } else if (this.openContainers === 0) return 'no object';
    return undefined;
  }

  private isByteOrderMark(byte: number, at: number): boolean {
    return BYTE_ORDER_MARK[this.offset + at] === byte && this.container === 'lines';
  }

  /** The first object of a file may hold all cards. */
  private isWholeFile(): boolean {
    return this.container === 'lines' && !this.hasParts;
  }

  private isContainerKey(byte: number): boolean {
    return (
      this.depth === 2 &&
      (byte === OPEN_BRACE || byte === OPEN_BRACKET) &&
      !this.inString &&
      this.isAfterColon &&
      this.isWholeFile() &&
      CONTAINER_KEYS.has(this.key ?? '')
    );
  }

  private enterContainer(byte: number): void {
    this.dropHeld();
    this.depth = 0;
    this.openContainers = 1;
    this.open(byte === OPEN_BRACE ? 'map' : 'list');
  }

  private open(container: Container): void {
    this.container = container;
    this.openContainers++;
    this.forgetKey();
  }

  private close(): void {
    this.container = 'ended';
    this.openContainers--;
  }

  private beginPart(at: number): void {
    this.depth = 1;
    this.partLine = this.line;
    this.partOffset = this.offset + at;
    if (this.container !== 'map') this.forgetKey();
  }

  private endPart(rest: Uint8Array): JsonPart {
    const { key } = this;
    const bytes = this.held.length === 0 ? rest : concatenate([...this.held, rest]);
    this.dropHeld();
    this.hasParts = true;
    this.forgetKey();
    const isKeyed = this.container === 'map' && key !== undefined;
    return { bytes, line: this.partLine, offset: this.partOffset, ...(isKeyed ? { key } : {}) };
  }

  private dropHeld(): void {
    this.held = [];
    this.heldBytes = 0;
  }

  private beginString(isKey: boolean): void {
    this.inString = true;
    this.keyBytes = isKey && !this.isAfterColon ? [] : undefined;
  }

  private endString(): void {
    this.inString = false;
    if (this.keyBytes !== undefined) this.key = decodeUtf8(Uint8Array.from(this.keyBytes));
    this.keyBytes = undefined;
  }

  private forgetKey(): void {
    this.key = undefined;
    this.isAfterColon = false;
  }
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
