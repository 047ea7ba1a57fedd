/** `ludoteca completion`: prints a script that completes the command line in a shell. */
import { EXIT_CODES, type ByLanguage, inLanguages } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { type Command, defineCommand } from '../args/command.ts';
import { formatCompletion, SHELLS } from './completion-scripts.ts';
import { quote } from '../terminal/sanitize.ts';

const describeUnknownShell = (word: string): ByLanguage<string> =>
  inLanguages(
    `SHELL dev’essere una fra ${SHELLS.join(', ')}, non ${quote(word)}`,
    `SHELL must be one of ${SHELLS.join(', ')}, not ${quote(word)}`,
    `SHELL deve ser um destes: ${SHELLS.join(', ')}, não ${quote(word)}`,
  );

/** Completes the listed commands, to which this one belongs. */
export const createCompletionCommand = (list: () => readonly Command[]): Command =>
  defineCommand({
    name: 'completion',
    parameters: ['SHELL'],
    options: {},
    run: async ([word = ''], _, environment, entries) => {
      const shell = SHELLS.find((known) => known === word);
      if (shell === undefined) throw new CliError(describeUnknownShell(word));
      environment.print(formatCompletion(shell, list(), entries, environment.language).trimEnd());
      return EXIT_CODES.done;
    },
  });
