/** A bounded transcript of one program's match. */
import { encodeUtf8 } from '@ludoteca/kernel';

/** Maximum number of bytes of lines and of characters of standard error. */
const MAX_LENGTH = 1_048_576;
const TRUNCATION_MARK = encodeUtf8('# cut\n');
const NEWLINE = encodeUtf8('\n');

/** Collects the lines and the standard error of a program up to a maximum length. Lines keep their exact bytes. */
export class BotTranscript {
  /** Standard error of the program. */
  stderr = '';
  private readonly parts: Uint8Array[] = [];
  private size = 0;
  private isCut = false;

  /** Adds a line, or the truncation mark if the maximum is reached. `rest` are the bytes that follow the text in the line. */
  write(text: string, rest?: Uint8Array): void {
    if (this.isCut) return;
    const line = [encodeUtf8(text), ...(rest === undefined ? [] : [rest]), NEWLINE];
    const size = line.reduce((sum, part) => sum + part.length, 0);
    this.isCut = this.size + size > MAX_LENGTH;
    this.add(this.isCut ? [TRUNCATION_MARK] : line);
  }

  writeStderr(text: string): void {
    if (this.stderr.length < MAX_LENGTH) this.stderr += text.slice(0, MAX_LENGTH - this.stderr.length);
  }

  /** The lines, each with a line terminator. */
  get bytes(): Uint8Array {
    const bytes = new Uint8Array(this.size);
    let offset = 0;
    for (const part of this.parts) {
      bytes.set(part, offset);
      offset += part.length;
    }
    return bytes;
  }

  private add(parts: readonly Uint8Array[]): void {
    for (const part of parts) {
      this.parts.push(part);
      this.size += part.length;
    }
  }
}
