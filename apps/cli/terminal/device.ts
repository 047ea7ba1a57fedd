import process from 'node:process';
import type { ReadStream, WriteStream } from 'node:tty';
import { type Key, KeyParser } from './key-parser.ts';

/** Whoever listens to a terminal. */
export interface DeviceListener {
  /** What came at once. */
  onKeys(keys: readonly Key[]): void;
  onResize(): void;
  /** Nothing more will be typed. */
  onEnd(): void;
}

/** A terminal whose keys are heard one by one and whose every cell can be written. */
export interface TerminalDevice {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Hears keys from now on. `farewell` is what must be written to give the screen back, however the program ends. */
  open(listener: DeviceListener, farewell: () => string): void;
  /** Writes the farewell and hears no more. */
  close(): void;
}

/** How long an escape waits for the rest of a sequence, in milliseconds. */
const ESCAPE_TIMEOUT = 50;
/** What ends a program that nobody asked; what a shell says of it is 128 and the signal's number. */
const TERMINATION_SIGNALS = { SIGHUP: 129, SIGTERM: 143 } as const;

/** The terminal that the program was started in. */
export function createDevice(input: ReadStream, output: WriteStream): TerminalDevice {
  let close: (() => void) | undefined;
  return {
    get columns() {
      return output.columns || 80;
    },
    get rows() {
      return output.rows || 24;
    },
    write: (text) => void output.write(text),
    open: (listener, farewell) => {
      close ??= attach(input, output, listener, farewell);
    },
    close: () => {
      close?.();
      close = undefined;
    },
  };
}

/** Takes the terminal; returns the way to give it back. */
function attach(
  input: ReadStream,
  output: WriteStream,
  listener: DeviceListener,
  farewell: () => string,
): () => void {
  const parser = new KeyParser();
  let escape: NodeJS.Timeout | undefined;
  const heard = (bytes: Uint8Array): void => {
    clearTimeout(escape);
    listener.onKeys(parser.feed(bytes));
    if (parser.isIncomplete) escape = setTimeout(() => listener.onKeys(parser.flush()), ESCAPE_TIMEOUT);
  };
  // In this mode the key is no signal: whoever sends one means what the key means.
  const interrupted = (): void => listener.onKeys([{ name: 'ctrl-c' }]);
  const resized = (): void => listener.onResize();
  const ended = (): void => listener.onEnd();
  const giveBack = (): void => {
    clearTimeout(escape);
    output.off('resize', resized);
    process.off('exit', giveBack);
    process.off('SIGINT', interrupted);
    for (const [signal, die] of dying) process.off(signal, die);
    output.write(farewell());
    // Before the input is left alone: a terminal that has gone away has no mode to set, and tells it as an error.
    input.setRawMode(false);
    input.off('data', heard).off('end', ended).off('error', ended).pause();
  };
  const dying = Object.entries(TERMINATION_SIGNALS).map(
    ([signal, exit]) =>
      [
        signal,
        () => {
          giveBack();
          process.exit(exit);
        },
      ] as const,
  );
  input.setRawMode(true);
  input.on('data', heard).on('end', ended).on('error', ended).resume();
  output.on('resize', resized);
  process.on('exit', giveBack);
  process.on('SIGINT', interrupted);
  for (const [signal, die] of dying) process.on(signal, die);
  return giveBack;
}
