import type { CliEnvironment } from '../args/command.ts';
import { EXIT } from '../args/cli-error.ts';
import { messageOf } from './sanitize.ts';

/** What is wanted of a standard stream. */
export interface OutputStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
  on(event: 'error', hear: (error: NodeJS.ErrnoException) => void): unknown;
}

/** How wide lines are where no terminal says. */
const DEFAULT_WIDTH = 80;
const CLEAR_LINE = '\r\u001b[K';

/** The part of a command's hands that writes. What is shown stays the last thing on the screen: lines go above it. */
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
    // A full last column makes some terminals begin a new line.
    bar = text.slice(0, (err.columns || DEFAULT_WIDTH) - 1);
    err.write(CLEAR_LINE + bar);
  };
  out.on('error', (error) => {
    // A reader that went away (`ludoteca games | head -1`) has seen enough.
    if (error.code === 'EPIPE') return end();
    err.write(`ludoteca: what is to be printed cannot be written: ${messageOf(error)}\n`);
    end(EXIT.failed);
  });
  // There is nobody left to tell.
  err.on('error', () => end(EXIT.failed));
  return {
    print: (line) => above(out, line),
    printError: (line) => above(err, line),
    width: (out.isTTY === true && out.columns) || DEFAULT_WIDTH,
    ...(err.isTTY === true ? { showProgress: show } : {}),
  };
}
