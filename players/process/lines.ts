/** Bytes of a line beyond these are dropped. */
export const LONGEST_LINE = 65_536;

/** More than so much is not taken in while nobody asks. */
const MOST_BYTES = 262_144;
const MOST_CHUNKS = 1024;

const NEWLINE = 10;
const NONE = Buffer.alloc(0);

export interface TakenLine {
  readonly bytes: Buffer;
  readonly dropped: number;
}

/** What a program has written and nobody has heard yet, cut into lines only when somebody asks: lines end in \n and in nothing else. */
export class Lines {
  /** How many bytes are kept. */
  size = 0;
  private readonly chunks: Buffer[] = [];
  /** How much of the first chunk was taken. */
  private from = 0;
  /** The beginning of a line whose end has not come yet. */
  private readonly begun: Buffer[] = [];
  private begunSize = 0;
  private dropped = 0;

  get full(): boolean {
    return this.size >= MOST_BYTES || this.chunks.length >= MOST_CHUNKS;
  }

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
  }

  /** The next whole line, without its end. */
  take(): TakenLine | undefined {
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

  /** The beginning of the line that has not ended, after the last `take`. */
  get part(): Buffer {
    return this.begun.length === 0 ? NONE : Buffer.concat(this.begun);
  }

  /** Leaves nothing, not even the beginning of a line. */
  clear(): void {
    this.size = 0;
    this.chunks.length = 0;
    this.from = 0;
    this.begun.length = 0;
    this.begunSize = 0;
    this.dropped = 0;
  }

  private begin(piece: Buffer): void {
    const kept = piece.subarray(0, LONGEST_LINE - this.begunSize);
    this.dropped += piece.length - kept.length;
    if (kept.length === 0) return;
    this.begun.push(kept);
    this.begunSize += kept.length;
  }

  private finish(piece: Buffer): TakenLine {
    if (this.begun.length === 0 && piece.length <= LONGEST_LINE) return { bytes: piece, dropped: 0 };
    this.begin(piece);
    const line = { bytes: this.part, dropped: this.dropped };
    this.begun.length = 0;
    this.begunSize = 0;
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
