/** `ludoteca menu`: opens the menu. */
import { defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { runMenu } from '../menu/run-menu.ts';
import { flagOption, textOption } from '../args/options.ts';
import { runInMenu } from './run-in-menu.ts';

export const menuCommand = defineCommand({
  name: 'menu',
  parameters: ['[GAME]'],
  options: { dir: textOption('DIR'), plain: flagOption },
  run: async ([game], values, environment, entries) => {
    const named = game === undefined ? undefined : findGame(game, entries);
    return runInMenu(values, environment, entries, (menu) => runMenu(menu, named));
  },
});
