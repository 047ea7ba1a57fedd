/** The error that a command reports to the user. */
import { EXIT_CODES } from '@ludoteca/kit';
import { toSingleLine } from '../terminal/sanitize.ts';

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** The more serious one. */
export const maxExitCode = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);

const MAX_MESSAGE_LENGTH = 2000;

/** A failure that is reported in one line, with one further line for each detail. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly details: readonly string[];

  constructor(message: string, exitCode: ExitCode = EXIT_CODES.misused, details: readonly string[] = []) {
    super(toSingleLine(message, MAX_MESSAGE_LENGTH));
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.details = details.map((detail) => toSingleLine(detail));
  }
}
