/** A buffer that splits the output of a program into lines. */

/** Bytes of a line beyond this maximum are dropped. */
export const MAX_LINE_BYTES = 65_536;

/** Limits of buffered output. */
const MAX_BUFFERED_BYTES = 262_144;
const MAX_BUFFERED_CHUNKS = 1024;

const NEWLINE = 10;
const NONE = Buffer.alloc(0);

export interface BufferedLine {
  readonly bytes: Buffer;
  readonly dropped: number;
}

/** Buffers output and splits it lazily. Lines end with \n only. */
export class LineBuffer {
  /** Number of buffered bytes. */
  size = 0;
  private readonly chunks: Buffer[] = [];
  /** Bytes already taken from the first chunk. */
  private from = 0;
  /** Pieces of the unfinished line. */
  private readonly partial: Buffer[] = [];
  private partialSize = 0;
  private dropped = 0;

  get isFull(): boolean {
    return this.size >= MAX_BUFFERED_BYTES || this.chunks.length >= MAX_BUFFERED_CHUNKS;
  }

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
  }

  /** Takes the next complete line, without its terminator. */
  take(): BufferedLine | undefined {
    for (let chunk = this.chunks[0]; chunk !== undefined; chunk = this.chunks[0]) {
      const { from } = this;
      const end = chunk.indexOf(NEWLINE, from);
      const upTo = end === -1 ? chunk.length : end;
      if (end === -1) this.begin(chunk.subarray(from, upTo));
      const line = end === -1 ? undefined : this.finish(chunk.subarray(from, upTo));
      this.advance(chunk, end === -1 ? upTo : end + 1);
      if (line !== undefined) return line;
    }
    return undefined;
  }

  /** The unfinished line after the last `take`. */
  get partialLine(): Buffer {
    return this.partial.length === 0 ? NONE : Buffer.concat(this.partial);
  }

  /** Discards everything, including the unfinished line. */
  clear(): void {
    this.size = 0;
    this.chunks.length = 0;
    this.from = 0;
    this.partial.length = 0;
    this.partialSize = 0;
    this.dropped = 0;
  }

  private begin(piece: Buffer): void {
    const kept = piece.subarray(0, MAX_LINE_BYTES - this.partialSize);
    this.dropped += piece.length - kept.length;
    if (kept.length === 0) return;
    this.partial.push(kept);
    this.partialSize += kept.length;
  }

  private finish(piece: Buffer): BufferedLine {
    if (this.partial.length === 0 && piece.length <= MAX_LINE_BYTES) return { bytes: piece, dropped: 0 };
    this.begin(piece);
    const line = { bytes: this.partialLine, dropped: this.dropped };
    this.partial.length = 0;
    this.partialSize = 0;
    this.dropped = 0;
    return line;
  }

  private advance(chunk: Buffer, to: number): void {
    this.size -= to - this.from;
    this.from = to;
    if (to < chunk.length) return;
    this.chunks.shift();
    this.from = 0;
  }
}
