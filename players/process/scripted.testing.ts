import type { Heard, Program } from './program.ts';

/** A program without a process: it says what it is given to say, line by line, and remembers what it was told. */
export class Scripted implements Program {
  readonly told: string[] = [];
  unread = 0;
  ended = false;
  private readonly says: (string | Heard)[];

  constructor(...says: (string | Heard)[]) {
    this.says = says;
  }

  write(text: string): void {
    this.told.push(text);
  }

  read(): Heard {
    const said = this.says.shift() ?? {
      kind: 'ended',
      end: { code: 0, signal: null },
      part: Buffer.alloc(0),
    };
    return typeof said === 'string' ? { kind: 'line', bytes: Buffer.from(said), dropped: 0 } : said;
  }

  forget(): void {
    this.says.length = 0;
  }

  async end(): Promise<void> {
    this.ended = true;
  }
}
