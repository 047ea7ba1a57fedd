/** How a program came to its end. */
export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

/** What comes of waiting for a line. */
export type Heard =
  /** A line without its end; so many bytes of it were too many and dropped. */
  | { readonly kind: 'line'; readonly bytes: Buffer; readonly dropped: number }
  /** The time is up. `part` is what it wrote without ending the line. */
  | { readonly kind: 'late'; readonly part: Buffer }
  /** It will write no more, and every whole line was heard. */
  | { readonly kind: 'ended'; readonly end: Ended; readonly part: Buffer }
  /** Since it was written to it has written more than anybody wants to hear. */
  | { readonly kind: 'flood'; readonly bytes: number }
  | { readonly kind: 'not started'; readonly problem: string };

/** A program with which lines are exchanged. It knows no game. Nothing that the program does makes these fail. */
export interface Program {
  /** Sends text, line ends included. Never waits: what the program does not read is kept, up to a bound. */
  write(text: string): void;
  /** So many bytes wait for a program that does not read, beyond that bound: it will not hear the rest; 0: it reads. */
  readonly unread: number;
  /** The next line that it wrote, also long ago; waits until the deadline, a moment on the clock of `performance.now()`. */
  read(deadline: number): Heard | Promise<Heard>;
  /** What it wrote and nobody has heard will not be heard: it belonged to something that is over. */
  forget(): void;
  /** Its input is closed and it is asked to go, then made to, with all that it has started. Resolves when it has gone. */
  end(): Promise<void>;
}

/** A program reads what it is sent, or so much may wait for it. */
export const MOST_UNREAD = 1_048_576;
/** More output than this after one question is a flood; so is more than that in a whole match. */
export const FLOOD = { bytes: 1_048_576, lines: 10_000, match: 16_777_216 };
/** How long a program that was asked to go may take, in milliseconds. */
export const GRACE = 250;

/** A program that could not even be started. */
export const unstarted = (problem: string): Program => ({
  write: () => undefined,
  unread: 0,
  read: () => ({ kind: 'not started', problem }),
  forget: () => undefined,
  end: () => Promise.resolve(),
});
