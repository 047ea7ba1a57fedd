/** `ludoteca menu`: opens the menu. */
import { LANGUAGES } from '@ludoteca/kit';
import { defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { runMenu } from '../menu/run-menu.ts';
import { flagOption, choiceOption, textOption } from '../args/options.ts';
import { runInMenu } from './run-in-menu.ts';

const messages = {
  about:
    'Opens the menu: new and saved matches, replays, statistics, settings. In a terminal, ludoteca without a command does the same.',
  dir: 'the folder of saves, statistics and preferences, and of the files of games that have their own (default: LUDOTECA_DATA, else your data folder)',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as set in the menu, else the language of the terminal)`,
  plain: 'plain lines without redrawing, for pipes and screen readers',
  notes: [
    'With GAME the menu begins at the page of that game.',
    'Exit code: 0 left, or the input has ended; 130 stopped by Ctrl-C. Matches are kept after every answer.',
  ],
};

export const menuCommand = defineCommand({
  name: 'menu',
  about: messages.about,
  parameters: ['[GAME]'],
  options: {
    dir: textOption('DIR', messages.dir),
    lang: choiceOption('LANG', LANGUAGES, messages.lang),
    plain: flagOption(messages.plain),
  },
  notes: messages.notes,
  run: async ([game], values, environment, entries) => {
    const named = game === undefined ? undefined : findGame(game, entries);
    return runInMenu(values, environment, entries, (menu) => runMenu(menu, named));
  },
});
