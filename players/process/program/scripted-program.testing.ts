/** A program without a process, for tests. */
import type { ReadResult, Program } from './program.ts';

/** Returns scripted lines and records what it is sent. */
export class ScriptedProgram implements Program {
  readonly received: string[] = [];
  unread = 0;
  ended = false;
  private readonly says: (string | ReadResult)[];

  constructor(...says: (string | ReadResult)[]) {
    this.says = says;
  }

  write(text: string): void {
    this.received.push(text);
  }

  read(): ReadResult {
    const said = this.says.shift() ?? {
      kind: 'ended',
      end: { code: 0, signal: null },
      part: Buffer.alloc(0),
    };
    return typeof said === 'string' ? { kind: 'line', bytes: Buffer.from(said), dropped: 0 } : said;
  }

  discardOutput(): void {
    this.says.length = 0;
  }

  async end(): Promise<void> {
    this.ended = true;
  }
}
