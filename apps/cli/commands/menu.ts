/** `ludoteca menu`: opens the menu. */
import { EXIT_CODES } from '@ludoteca/kit';
import { defineCommand } from '../args/command.ts';
import { programName } from '../args/program-name.ts';
import { findGame } from '../args/game-args.ts';
import { findGameFolder } from '../files/game-folder.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { runMenu } from '../menu/run-menu.ts';
import { formatLostPreferences } from '../menu/texts/index.ts';
import { flagOption, textOption } from '../args/options.ts';
import { playLocalSession } from '../session/play-local-session.ts';
import { watchReplay } from '../replay/replay-viewer.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { readPreferences, defaultPreferences } from '../saves/preferences.ts';
import { SaveStore } from '../saves/save-store.ts';
import { formatShellOption } from '../args/shell-quote.ts';

const formatReturnCommand = (dir: string | undefined): string =>
  dir === undefined ? programName() : `${programName()} menu ${formatShellOption('dir', dir)}`;

export const menuCommand = defineCommand({
  name: 'menu',
  parameters: ['[GAME]'],
  options: { dir: textOption('DIR'), plain: flagOption },
  run: async ([game], { dir, lang, plain }, environment, entries) => {
    const named = game === undefined ? undefined : findGame(game, entries);
    const folder = resolveDataFolder(dir);
    const { preferences, lost } = await readPreferences(folder, defaultPreferences(environment.language));
    const menu = new MenuContext({
      saves: new SaveStore(folder, entries),
      entries: entries.filter(({ listed }) => listed),
      preferences,
      language: lang,
      isInteractive: environment.isInteractive,
      findFolder: (entry) => findGameFolder(entry, { dir, data: folder }),
      actions: { play: playLocalSession, watch: watchReplay },
      openUi: (language) => environment.openUi({ plain, language }),
    });
    if (lost.length > 0) menu.error = formatLostPreferences(lost, menu.texts);
    try {
      return (await runMenu(menu, named)) === 'stopped' ? EXIT_CODES.stopped : EXIT_CODES.done;
    } finally {
      menu.ui.close();
      if (menu.interrupted) environment.print(menu.texts.after.resume(formatReturnCommand(dir)));
    }
  },
});
