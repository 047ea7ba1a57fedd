/** The error that a command reports to the user. */
import { type ByLanguage, EXIT_CODES, type Language } from '@ludoteca/kit';
import { toSingleLine } from '../terminal/sanitize.ts';

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** The more serious one. */
export const maxExitCode = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);

const MAX_MESSAGE_LENGTH = 2000;

/** A sentence in the language of the command, or in all languages. */
export type CliSentence = string | ByLanguage<string>;

const sentenceIn = (sentence: CliSentence, language: Language): string =>
  toSingleLine(typeof sentence === 'string' ? sentence : sentence[language], MAX_MESSAGE_LENGTH);

/** A failure that is reported in one line, with one further line for each detail. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly details: readonly string[];
  private readonly sentence: CliSentence;

  constructor(
    sentence: CliSentence,
    exitCode: ExitCode = EXIT_CODES.misused,
    details: readonly string[] = [],
  ) {
    super(sentenceIn(sentence, 'en'));
    this.sentence = sentence;
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.details = details.map((detail) => toSingleLine(detail));
  }

  format(language: Language): string {
    return sentenceIn(this.sentence, language);
  }
}
