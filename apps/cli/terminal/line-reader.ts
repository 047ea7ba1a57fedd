import { StringDecoder } from 'node:string_decoder';
import { MAX_LINE_LENGTH } from './parse-input.ts';

/** Lines of an input, one when asked for. */
export interface LineReader {
  /** Undefined when there is nothing more to come. */
  readLine(): Promise<string | undefined>;
  /** What has come and was not read counts no more. */
  discard(): void;
  /** Lets go of the input. */
  close(): void;
}

/** What is wanted of an input. */
export interface InputStream {
  readonly isTTY?: boolean;
  on(event: 'data', hear: (bytes: Uint8Array) => void): unknown;
  on(event: 'end' | 'error' | 'close', hear: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** Reads lines, of each no more than is needed to say that it is too long. An input that fails has ended. */
export function readLines(input: InputStream): LineReader {
  const decoder = new StringDecoder('utf8');
  const lines: string[] = [];
  let begun: string | undefined;
  let open = true;
  let wake: (() => void) | undefined;
  const take = (text: string): void => {
    const [first = '', ...rest] = text.split('\n');
    begun = `${begun ?? ''}${first}`.slice(0, MAX_LINE_LENGTH + 1);
    for (const next of rest) {
      lines.push(begun.replace(/\r$/, ''));
      begun = next.slice(0, MAX_LINE_LENGTH + 1);
    }
    if (begun === '') begun = undefined;
  };
  const end = (): void => {
    if (begun !== undefined) lines.push(begun);
    begun = undefined;
    open = false;
    wake?.();
  };
  input.on('data', (bytes) => {
    take(decoder.write(Buffer.from(bytes)));
    if (lines.length === 0) return;
    // What comes faster than it is read waits outside; what somebody types is taken at once, or it could not be forgotten.
    if (input.isTTY !== true) input.pause();
    wake?.();
  });
  for (const event of ['end', 'error', 'close'] as const) input.on(event, end);
  return {
    readLine: async () => {
      if (lines.length === 0 && open)
        await new Promise<void>((resolve) => {
          wake = resolve;
          input.resume();
        });
      return lines.shift();
    },
    discard: () => {
      lines.length = 0;
      begun = undefined;
    },
    close: () => input.pause(),
  };
}
