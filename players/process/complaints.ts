import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** So much of a program's standard error is passed on; the rest is read and thrown away. */
const MOST = 1_048_576;
/** Reading more than this in one breath would be at the expense of whoever is to move. */
const BREATH = 4_194_304;
/** How long a breath lasts, in milliseconds. */
const PAUSE = 500;

/** Reads a program's standard error to its end, so that nothing waits there; never faster than is good for the others. */
export function drain(stream: Readable, pass: (text: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let left = MOST;
  let breath = 0;
  let resting: NodeJS.Timeout | undefined;
  const rest = (): void => {
    stream.pause();
    resting = setTimeout(() => {
      resting = undefined;
      breath = 0;
      stream.resume();
    }, PAUSE).unref();
  };
  stream.on('data', (chunk: Buffer) => {
    if (left > 0) pass(decoder.write(chunk.subarray(0, left)));
    left -= chunk.length;
    breath += chunk.length;
    if (breath > BREATH && resting === undefined) rest();
  });
  stream.on('close', () => clearTimeout(resting));
  stream.on('error', () => undefined);
}
