/** Reads lines from an input stream on demand. */
import { StringDecoder } from 'node:string_decoder';
import { MAX_LINE_LENGTH } from './parse-input.ts';

export interface LineReader {
  /** Undefined at the end of the input. */
  readLine(): Promise<string | undefined>;
  /** Discards lines that have arrived and were not read. */
  discard(): void;
  close(): void;
}

export interface InputStream {
  readonly isTTY?: boolean;
  on(event: 'data', hear: (bytes: Uint8Array) => void): unknown;
  on(event: 'end' | 'error' | 'close', hear: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** Keeps no more of a line than is needed to refuse it as too long. A failed input counts as ended. */
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
    // Piped input is paused until it is read; typed input is read at once, so that it can be discarded.
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
