/** `ludoteca menu`: opens the menu. */
import { EXIT_CODES, LANGUAGES } from '@ludoteca/kit';
import { defineCommand } from '../args/command.ts';
import { programName } from '../args/program-name.ts';
import { findGame } from '../args/game-args.ts';
import { findGameFolder } from '../files/game-folder.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { runMenu } from '../menu/run-menu.ts';
import { formatLostPreferences } from '../menu/texts/index.ts';
import { flagOption, choiceOption, textOption } from '../args/options.ts';
import { playLocalSession } from '../session/play-local-session.ts';
import { watchReplay } from '../replay/replay-viewer.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { readPreferences, defaultPreferences } from '../saves/preferences.ts';
import { SaveStore } from '../saves/save-store.ts';
import { formatShellOption } from '../args/shell-quote.ts';

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

const formatReturnCommand = (dir: string | undefined): string =>
  dir === undefined ? programName() : `${programName()} menu ${formatShellOption('dir', dir)}`;

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
