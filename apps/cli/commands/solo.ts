/** `ludoteca solo`: drafts and campaigns. */
import { EXIT_CODES, inLanguages } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { flagOption, textOption } from '../args/options.ts';
import { withSuggestion } from '../args/suggestion.ts';
import { runSoloMode } from '../menu/run-menu.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { runInMenu } from './run-in-menu.ts';

const messages = {
  none: (game: string) =>
    inLanguages(
      `${game} non ha modalità in solitario`,
      `${game} has no solo modes`,
      `${game} não tem modos solo`,
    ),
  unknown: (given: string, known: readonly string[]) =>
    inLanguages(
      `${quote(given)} non è una modalità in solitario; ci sono ${known.join(', ')}`,
      `${quote(given)} is not a solo mode; there are ${known.join(', ')}`,
      `${quote(given)} não é um modo solo; existem ${known.join(', ')}`,
    ),
};

export const soloCommand = defineCommand({
  name: 'solo',
  parameters: ['GAME', '[MODE]'],
  options: { seed: textOption('SEED'), dir: textOption('DIR'), plain: flagOption },
  run: async ([game = '', id], values, environment, entries) => {
    const entry = findGame(game, entries);
    const modes = entry.soloModes ?? [];
    if (modes.length === 0) throw new CliError(messages.none(game));
    if (id === undefined) {
      const { print, width, language } = environment;
      const rows = modes.map(({ id: name, about }) => [name, about[language]]);
      for (const line of formatColumns(rows, { width })) print(line);
      return EXIT_CODES.done;
    }
    const mode = modes.find((one) => one.id === id);
    const known = modes.map((one) => one.id);
    if (mode === undefined) throw new CliError(withSuggestion(messages.unknown(id, known), id, known));
    return runInMenu(values, environment, entries, (menu) => runSoloMode(menu, entry, mode, values.seed));
  },
});
