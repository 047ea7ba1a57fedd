/** Bounded reading of a program’s standard error. */
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Bytes that are forwarded; the rest is read and discarded. */
const MAX_FORWARDED_BYTES = 1_048_576;
/** Bytes read before a pause, so that other programs are not slowed down. */
const MAX_BYTES_PER_PAUSE = 4_194_304;
const PAUSE_MILLISECONDS = 500;

/** Reads standard error to its end at a limited rate, so that the program never blocks on it. */
export function drainStderr(stream: Readable, pass: (text: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let left = MAX_FORWARDED_BYTES;
  let readSincePause = 0;
  let pauseTimer: NodeJS.Timeout | undefined;
  const pause = (): void => {
    stream.pause();
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined;
      readSincePause = 0;
      stream.resume();
    }, PAUSE_MILLISECONDS).unref();
  };
  stream.on('data', (chunk: Buffer) => {
    if (left > 0) pass(decoder.write(chunk.subarray(0, left)));
    left -= chunk.length;
    readSincePause += chunk.length;
    if (readSincePause > MAX_BYTES_PER_PAUSE && pauseTimer === undefined) pause();
  });
  stream.on('close', () => clearTimeout(pauseTimer));
  stream.on('error', () => undefined);
}
