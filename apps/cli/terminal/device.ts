/** The terminal in raw mode: single keys in, escape sequences out. */
import process from 'node:process';
import type { ReadStream, WriteStream } from 'node:tty';
import { type Key, KeyParser } from './key-parser.ts';

export interface DeviceListener {
  /** Keys that arrived together. */
  onKeys(keys: readonly Key[]): void;
  onResize(): void;
  /** The input has ended. */
  onEnd(): void;
}

export interface TerminalDevice {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Starts raw mode. `farewell` restores the screen and is written however the program ends. */
  open(listener: DeviceListener, farewell: () => string): void;
  /** Writes the farewell and ends raw mode. */
  close(): void;
  /** Restores the terminal and stops the process until it is continued; then opens the terminal again. */
  suspend(onResumed: () => void): void;
}

/** Milliseconds that an escape waits for the rest of its sequence. */
const ESCAPE_TIMEOUT = 50;
/** Milliseconds between two ticks of a timer that does nothing. */
const ALIVE_INTERVAL = 1000;
/** Exit codes of signals: 128 plus the number of the signal. */
const TERMINATION_SIGNALS = { SIGHUP: 129, SIGTERM: 143 } as const;

export function createDevice(input: ReadStream, output: WriteStream): TerminalDevice {
  let close: (() => void) | undefined;
  let reopen: (() => void) | undefined;
  return {
    get columns() {
      return output.columns || 80;
    },
    get rows() {
      return output.rows || 24;
    },
    write: (text) => void output.write(text),
    open: (listener, farewell) => {
      reopen = () => {
        close ??= attach(input, output, listener, farewell);
      };
      reopen();
    },
    close: () => {
      close?.();
      close = undefined;
    },
    suspend: (onResumed) => {
      // Windows has no job control.
      if (process.platform === 'win32' || close === undefined) return;
      close();
      close = undefined;
      // The terminal is paused: a timer keeps the process alive until the signal arrives.
      const alive = setInterval(() => undefined, ALIVE_INTERVAL);
      process.once('SIGCONT', () => {
        clearInterval(alive);
        reopen?.();
        onResumed();
      });
      process.kill(process.pid, 'SIGTSTP');
    },
  };
}

/** Returns the function that restores the terminal. */
function attach(
  input: ReadStream,
  output: WriteStream,
  listener: DeviceListener,
  farewell: () => string,
): () => void {
  const parser = new KeyParser();
  let escape: NodeJS.Timeout | undefined;
  const onData = (bytes: Uint8Array): void => {
    clearTimeout(escape);
    listener.onKeys(parser.feed(bytes));
    if (parser.isIncomplete) escape = setTimeout(() => listener.onKeys(parser.flush()), ESCAPE_TIMEOUT);
  };
  // In raw mode Ctrl-C is a key, so an external SIGINT is treated like that key.
  const onInterrupt = (): void => listener.onKeys([{ name: 'ctrl-c' }]);
  const onResize = (): void => listener.onResize();
  const onEnd = (): void => listener.onEnd();
  const restore = (): void => {
    clearTimeout(escape);
    output.off('resize', onResize);
    process.off('exit', restore);
    process.off('SIGINT', onInterrupt);
    for (const [signal, exit] of exits) process.off(signal, exit);
    output.write(farewell());
    // Before the listeners are removed: setting the mode of a closed terminal emits an error.
    input.setRawMode(false);
    input.off('data', onData).off('end', onEnd).off('error', onEnd).pause();
  };
  const exits = Object.entries(TERMINATION_SIGNALS).map(
    ([signal, exit]) =>
      [
        signal,
        () => {
          restore();
          process.exit(exit);
        },
      ] as const,
  );
  input.setRawMode(true);
  input.on('data', onData).on('end', onEnd).on('error', onEnd).resume();
  output.on('resize', onResize);
  process.on('exit', restore);
  process.on('SIGINT', onInterrupt);
  for (const [signal, exit] of exits) process.on(signal, exit);
  return restore;
}
