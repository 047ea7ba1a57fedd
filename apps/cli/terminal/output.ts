/** Writes lines and a progress line to the standard streams. */
import type { CliEnvironment } from '../args/command.ts';
import { EXIT_CODES } from '@ludoteca/kit';
import { messageOf } from './sanitize.ts';

/** The part of a stream that is used. */
export interface OutputStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

const DEFAULT_WIDTH = 80;
const CLEAR_LINE = '\r\u001b[K';

/** The progress line stays last: other lines are written above it. */
export function createOutput(
  out: OutputStream,
  err: OutputStream,
  end: (exit?: number) => void,
): Pick<CliEnvironment, 'print' | 'printError' | 'showProgress' | 'width'> {
  let bar = '';
  const above = (stream: OutputStream, line: string): void => {
    const hides = bar !== '' && stream.isTTY === true;
    if (hides) err.write(CLEAR_LINE);
    stream.write(`${line}\n`);
    if (hides) err.write(bar);
  };
  const show = (text: string): void => {
    if (text === '' && bar === '') return;
    // Writing the last column makes some terminals wrap.
    bar = text.slice(0, (err.columns || DEFAULT_WIDTH) - 1);
    err.write(CLEAR_LINE + bar);
  };
  out.on('error', (error) => {
    // The reader has closed the pipe, as in `ludoteca games | head -1`.
    if (error.code === 'EPIPE') return end();
    err.write(`ludoteca: cannot write to standard output: ${messageOf(error)}\n`);
    end(EXIT_CODES.failed);
  });
  // Standard error itself has failed.
  err.on('error', () => end(EXIT_CODES.failed));
  return {
    print: (line) => above(out, line),
    printError: (line) => above(err, line),
    width: (out.isTTY === true && out.columns) || DEFAULT_WIDTH,
    ...(err.isTTY === true ? { showProgress: show } : {}),
  };
}
