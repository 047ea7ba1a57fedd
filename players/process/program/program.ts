/** The interface of bot programs, with which lines are exchanged. */

/** How a program ended. */
export interface ExitStatus {
  readonly code: number | null;
  readonly signal: string | null;
}

/** The result of waiting for a line. */
export type ReadResult =
  /** A line without its terminator; `dropped` bytes beyond the maximum were cut. */
  | { readonly kind: 'line'; readonly bytes: Buffer; readonly dropped: number }
  /** The deadline passed; `part` is the unfinished line. */
  | { readonly kind: 'late'; readonly part: Buffer }
  /** The program ended and every complete line was read; `stderr` is the end of its standard error. */
  | { readonly kind: 'ended'; readonly end: ExitStatus; readonly part: Buffer; readonly stderr?: string }
  /** The program exceeded the output limits since the last write; `part` is the unfinished line. */
  | { readonly kind: 'flood'; readonly bytes: number; readonly part: Buffer }
  | { readonly kind: 'not started'; readonly problem: string };

/** A program. Its behaviour never makes these methods throw. */
export interface Program {
  /** Sends text including line terminators. Never blocks; unread input is buffered up to a limit. */
  write(text: string): void;
  /** Bytes of input beyond the buffer limit, which the program will not get; 0 if it reads its input. */
  readonly unread: number;
  /** Returns the next line, which may be older, or waits until the deadline in terms of `performance.now()`. */
  read(deadline: number): ReadResult | Promise<ReadResult>;
  /** Discards unread output of an earlier match. */
  discardOutput(): void;
  /**
   * Closes the input; a program that does not end then is interrupted, and finally killed with its children. Standard error is discarded
   * from now on. Resolves when the program has ended.
   */
  end(): Promise<void>;
}

/** Limit of buffered input. */
export const MAX_UNREAD_BYTES = 1_048_576;
/** Limits of output per question (bytes, lines) and per match (bytes). */
export const OUTPUT_LIMITS = { bytes: 1_048_576, lines: 10_000, match: 16_777_216 };
/** Milliseconds between closing the input and interrupting a program, and between interrupting and killing it. */
export const TERMINATION_GRACE = { input: 250, interrupt: 250 };

/** Creates the stand-in for a program that could not be started. */
export const createFailedProgram = (problem: string): Program => ({
  write: () => undefined,
  unread: 0,
  read: () => ({ kind: 'not started', problem }),
  discardOutput: () => undefined,
  end: () => Promise.resolve(),
});
