/** More than an author would read. */
const MOST = 1_048_576;
const CUT = '# cut';

/** What is kept of one program's match for its author: as much as somebody would read, however much there is. */
export class BotTranscript {
  readonly lines: string[] = [];
  /** What the program wrote to its standard error. */
  stderr = '';
  private left = MOST;

  /** A line; where there is no room for it, that there was none. */
  write(line: string): void {
    if (this.left < 0) return;
    this.left -= line.length + 1;
    this.lines.push(this.left < 0 ? CUT : line);
  }

  writeStderr(text: string): void {
    if (this.stderr.length < MOST) this.stderr += text.slice(0, MOST - this.stderr.length);
  }

  /** The lines as a file has them. */
  get text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }
}
