import { StringDecoder } from 'node:string_decoder';
import { LONGEST_LINE } from './meaning.ts';

/** Lines of an input, one when asked for. */
export interface LineReader {
  /** Undefined when there is nothing more to come. */
  read(): Promise<string | undefined>;
  /** Lets go of the input. */
  close(): void;
}

/** What is wanted of an input. */
export interface Input {
  on(event: 'data', hear: (bytes: Uint8Array) => void): unknown;
  on(event: 'end' | 'error' | 'close', hear: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** Reads lines, of each no more than is needed to say that it is too long. An input that fails has ended. */
export function readLines(input: Input): LineReader {
  const decoder = new StringDecoder('utf8');
  const lines: string[] = [];
  let begun: string | undefined;
  let open = true;
  let wake: (() => void) | undefined;
  const take = (text: string): void => {
    const [first = '', ...rest] = text.split('\n');
    begun = `${begun ?? ''}${first}`.slice(0, LONGEST_LINE + 1);
    for (const next of rest) {
      lines.push(begun.replace(/\r$/, ''));
      begun = next.slice(0, LONGEST_LINE + 1);
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
    // What comes faster than it is read waits outside.
    input.pause();
    wake?.();
  });
  for (const event of ['end', 'error', 'close'] as const) input.on(event, end);
  return {
    read: async () => {
      if (lines.length === 0 && open)
        await new Promise<void>((resolve) => {
          wake = resolve;
          input.resume();
        });
      return lines.shift();
    },
    close: () => input.pause(),
  };
}
