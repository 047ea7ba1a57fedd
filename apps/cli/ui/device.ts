import process from 'node:process';
import type { ReadStream, WriteStream } from 'node:tty';
import { type Key, KeyParser } from './keys.ts';

/** Whoever listens to a terminal. */
export interface Ear {
  /** What came at once. */
  keys(keys: readonly Key[]): void;
  resized(): void;
  /** Nothing more will be typed. */
  ended(): void;
}

/** A terminal whose keys are heard one by one and whose every cell can be written. */
export interface Device {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Hears keys from now on. `farewell` is what must be written to give the screen back, however the program ends. */
  open(ear: Ear, farewell: () => string): void;
  /** Writes the farewell and hears no more. */
  close(): void;
}

/** How long an escape waits for the rest of a sequence, in milliseconds. */
const ESCAPE_WAIT = 50;
/** What ends a program that nobody asked; what a shell says of it is 128 and the signal's number. */
const SIGNALS = { SIGHUP: 129, SIGTERM: 143 } as const;

/** The terminal that the program was started in. */
export function deviceOf(input: ReadStream, output: WriteStream): Device {
  let close: (() => void) | undefined;
  return {
    get columns() {
      return output.columns || 80;
    },
    get rows() {
      return output.rows || 24;
    },
    write: (text) => void output.write(text),
    open: (ear, farewell) => {
      close ??= listen(input, output, ear, farewell);
    },
    close: () => {
      close?.();
      close = undefined;
    },
  };
}

/** Takes the terminal; returns the way to give it back. */
function listen(input: ReadStream, output: WriteStream, ear: Ear, farewell: () => string): () => void {
  const parser = new KeyParser();
  let escape: NodeJS.Timeout | undefined;
  const heard = (bytes: Uint8Array): void => {
    clearTimeout(escape);
    ear.keys(parser.feed(bytes));
    if (parser.waits) escape = setTimeout(() => ear.keys(parser.settle()), ESCAPE_WAIT);
  };
  const resized = (): void => ear.resized();
  const ended = (): void => ear.ended();
  const giveBack = (): void => {
    clearTimeout(escape);
    output.off('resize', resized);
    process.off('exit', giveBack);
    for (const [signal, die] of dying) process.off(signal, die);
    output.write(farewell());
    // Before the input is left alone: a terminal that has gone away has no mode to set, and tells it as an error.
    input.setRawMode(false);
    input.off('data', heard).off('end', ended).off('error', ended).pause();
  };
  const dying = Object.entries(SIGNALS).map(
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
  for (const [signal, die] of dying) process.on(signal, die);
  return giveBack;
}
