/** How a program came to its end. */
export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

/** What comes of waiting for a line. */
export type Heard =
  /** A line without its end; so many bytes of it were too many and dropped. */
  | { readonly kind: 'line'; readonly bytes: Buffer; readonly dropped: number }
  /** The time was up. What it wrote without ending the line stays for later. */
  | { readonly kind: 'late'; readonly part: Buffer }
  /** It will write no more, and every whole line was heard. */
  | { readonly kind: 'ended'; readonly end: Ended; readonly part: Buffer }
  | { readonly kind: 'not started'; readonly problem: string };

/** A program with which lines are exchanged. It knows no game. Nothing that the program does makes these fail. */
export interface Program {
  /** Sends text, line ends included. Never waits: what the program does not read is kept, up to a bound. */
  write(text: string): void;
  /** The bytes that it has not taken yet. */
  readonly waiting: number;
  /** Whether so many wait that the rest was thrown away. */
  readonly deaf: boolean;
  /** The next line that it wrote, also long ago; waits until the deadline, a moment on the clock of `performance.now()`. */
  read(deadline: number): Heard | Promise<Heard>;
  /** Its input is closed and it is asked to go, then made to, with all that it has started. Resolves when nothing is left. */
  end(): Promise<Ended>;
}
