/** Programs that people use at a terminal, run many times with typed input. */

/** One run of a program in a working folder of its own. */
export interface TerminalRun {
  /** The words after the program's name. */
  readonly words: readonly string[];
  /** What is typed, line by line; then the input ends. */
  readonly typed: readonly string[];
  /** What `rand()` returns, call by call. */
  readonly random: readonly number[];
  /** The files of the working folder at the start, by their path in it. */
  readonly files: { readonly [path: string]: Uint8Array };
  /** The file that is wanted. When it has been written `writes` times, the program is ended. */
  readonly result: string;
  readonly writes: number;
}

/**
 * `written`: the file was written as often as wanted. `ended`: the program ended by itself. `stopped`: it took too long or used
 * too much. `crashed`: a signal ended it, or it left with an error.
 */
export type TerminalRunEnd = 'written' | 'ended' | 'stopped' | 'crashed';

export interface TerminalRunResult {
  readonly end: TerminalRunEnd;
  /** The content of the wanted file at the end; absent if there is none. */
  readonly file?: Uint8Array;
}

/** Why a program cannot be run in this way. */
export type TerminalProgramProblem =
  | { readonly what: 'not started' | 'sandbox'; readonly why: string }
  | { readonly what: 'static' | 'no binary' | 'no compiler' | 'no terminal' };

export interface TerminalProgram {
  /** Results in the order of the runs. */
  run(runs: readonly TerminalRun[]): Promise<readonly TerminalRunResult[]>;
  /** Removes temporary files. */
  close(): Promise<void>;
}
