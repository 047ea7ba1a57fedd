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
  on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
  on(event: 'end' | 'error' | 'close', listener: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** Keeps no more of a line than is needed to refuse it as too long. A failed input counts as ended. */
export function readLines(input: InputStream): LineReader {
  const decoder = new StringDecoder('utf8');
  const lines: string[] = [];
  let unfinished: string | undefined;
  let open = true;
  let onLine: (() => void) | undefined;
  const addText = (text: string): void => {
    const [first = '', ...rest] = text.split('\n');
    unfinished = `${unfinished ?? ''}${first}`.slice(0, MAX_LINE_LENGTH + 1);
    for (const next of rest) {
      lines.push(unfinished.replace(/\r$/, ''));
      unfinished = next.slice(0, MAX_LINE_LENGTH + 1);
    }
    if (unfinished === '') unfinished = undefined;
  };
  const end = (): void => {
    if (unfinished !== undefined) lines.push(unfinished);
    unfinished = undefined;
    open = false;
    onLine?.();
  };
  input.on('data', (bytes) => {
    addText(decoder.write(Buffer.from(bytes)));
    if (lines.length === 0) return;
    // Piped input is paused until it is read; typed input is read at once, so that it can be discarded.
    if (input.isTTY !== true) input.pause();
    onLine?.();
  });
  for (const event of ['end', 'error', 'close'] as const) input.on(event, end);
  return {
    readLine: async () => {
      if (lines.length === 0 && open)
        await new Promise<void>((resolve) => {
          onLine = resolve;
          input.resume();
        });
      return lines.shift();
    },
    discard: () => {
      lines.length = 0;
      unfinished = undefined;
    },
    close: () => input.pause(),
  };
}
