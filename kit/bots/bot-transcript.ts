/** A bounded transcript of one program's match. */
import { encodeUtf8 } from '@ludoteca/kernel';

/** Maximum length of the lines (characters of text, bytes of a program) and of standard error (characters). */
const MAX_LENGTH = 1_048_576;
const TRUNCATION_MARK = '# cut\n';

/** Collects the lines and the standard error of a program up to a maximum length. Lines keep their exact bytes. */
export class BotTranscript {
  /** Standard error of the program. */
  stderr = '';
  /** Texts are encoded when they are read, since most transcripts are discarded. */
  private readonly parts: (string | Uint8Array)[] = [];
  private length = 0;
  private isCut = false;

  /** Adds a line, or the truncation mark if the maximum is reached. `rest` are the bytes that follow the text in the line. */
  write(text: string, rest?: Uint8Array): void {
    if (this.isCut) return;
    this.length += text.length + (rest?.length ?? 0) + 1;
    this.isCut = this.length > MAX_LENGTH;
    if (this.isCut) this.parts.push(TRUNCATION_MARK);
    else if (rest === undefined) this.parts.push(`${text}\n`);
    else this.parts.push(text, rest, '\n');
  }

  writeStderr(text: string): void {
    if (this.stderr.length < MAX_LENGTH) this.stderr += text.slice(0, MAX_LENGTH - this.stderr.length);
  }

  /** The lines, each with a line terminator. */
  get bytes(): Uint8Array {
    const encoded = this.parts.map((part) => (typeof part === 'string' ? encodeUtf8(part) : part));
    const bytes = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const part of encoded) {
      bytes.set(part, offset);
      offset += part.length;
    }
    return bytes;
  }
}
