import { toSingleLine } from '../terminal/sanitize.ts';

/** What the program answers with when it ends. The same for every command; the help of each says it. */
export const EXIT = {
  done: 0,
  /** It was tried and came out wrong: a rule that failed, a disk that was full. */
  failed: 1,
  /** What was given cannot be used: a word of the command line, or a file that is no archive or not a true one. */
  refused: 2,
  /** Ctrl-C. */
  stopped: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const MAX_MESSAGE_LENGTH = 2000;

/** Something that cannot be done as asked, in one line for whoever asked; where several things are wrong, a line below it for each. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly details: readonly string[];

  constructor(message: string, exit: ExitCode = EXIT.refused, faults: readonly string[] = []) {
    super(toSingleLine(message, MAX_MESSAGE_LENGTH));
    this.name = 'Complaint';
    this.exitCode = exit;
    this.details = faults.map((fault) => toSingleLine(fault));
  }
}
