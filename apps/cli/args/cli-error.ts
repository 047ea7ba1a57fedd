/** The error that a command reports to the user, and the exit codes of the program. */
import { toSingleLine } from '../terminal/sanitize.ts';

/** Exit codes, the same for every command; each command's help explains its own. */
export const EXIT = {
  done: 0,
  /** The command was executed and failed: a rule threw, a disk was full. */
  failed: 1,
  /** An argument or a file is invalid. */
  refused: 2,
  /** Stopped by Ctrl-C. */
  stopped: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const MAX_MESSAGE_LENGTH = 2000;

/** A failure that is reported in one line, with one further line for each detail. */
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
