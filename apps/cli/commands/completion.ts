/** `ludoteca completion`: prints a script that completes the command line in a shell. */
import { EXIT_CODES } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { type Command, defineCommand } from '../args/command.ts';
import { formatCompletion, SHELLS } from '../completion/completion-scripts.ts';
import { quote } from '../terminal/sanitize.ts';

const messages = {
  about: 'Prints a script that completes commands, games and options in a shell.',
  notes: [
    'bash: eval "$(ludoteca completion bash)" in ~/.bashrc; zsh: the same after compinit in ~/.zshrc; fish: ludoteca completion fish > ~/.config/fish/completions/ludoteca.fish',
    'Exit code: 0 printed, 2 invalid arguments.',
  ],
  unknown: (word: string) => `SHELL must be one of ${SHELLS.join(', ')}, not ${quote(word)}`,
};

/** Completes the listed commands, to which this one belongs. */
export const createCompletionCommand = (list: () => readonly Command[]): Command =>
  defineCommand({
    name: 'completion',
    about: messages.about,
    parameters: ['SHELL'],
    options: {},
    notes: messages.notes,
    run: async ([word = ''], _, environment, entries) => {
      const shell = SHELLS.find((known) => known === word);
      if (shell === undefined) throw new CliError(messages.unknown(word));
      const games = entries.map(({ game }) => game.id);
      environment.print(formatCompletion(shell, list(), games).trimEnd());
      return EXIT_CODES.done;
    },
  });
