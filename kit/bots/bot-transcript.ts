/** A bounded transcript of one program's match. */

/** Maximum number of characters of lines and of standard error. */
const MAX_LENGTH = 1_048_576;
const TRUNCATION_MARK = '# cut';

/** Collects the lines and the standard error of a program up to a maximum length. */
export class BotTranscript {
  readonly lines: string[] = [];
  /** Standard error of the program. */
  stderr = '';
  private left = MAX_LENGTH;

  /** Adds a line, or the truncation mark if the maximum is reached. */
  write(line: string): void {
    if (this.left < 0) return;
    this.left -= line.length + 1;
    this.lines.push(this.left < 0 ? TRUNCATION_MARK : line);
  }

  writeStderr(text: string): void {
    if (this.stderr.length < MAX_LENGTH) this.stderr += text.slice(0, MAX_LENGTH - this.stderr.length);
  }

  /** The lines, each with a line terminator. */
  get text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }
}
