/** Opens the menu for a command and says afterwards how to return to an interrupted match. */
import { EXIT_CODES, type AnyCatalogueEntry, type Language } from '@ludoteca/kit';
import type { CliEnvironment } from '../args/command.ts';
import type { ExitCode } from '../args/cli-error.ts';
import { programName } from '../args/program-name.ts';
import { formatShellOption } from '../args/shell-quote.ts';
import { findGameFolder } from '../files/game-folder.ts';
import { MenuContext } from '../menu/menu-context.ts';
import type { MenuExit } from '../menu/page.ts';
import { formatLostPreferences } from '../menu/texts/index.ts';
import { watchReplay } from '../replay/replay-viewer.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { defaultPreferences, readPreferences } from '../saves/preferences.ts';
import { SaveStore } from '../saves/save-store.ts';
import { playLocalSession } from '../session/play-local-session.ts';

interface MenuCommandValues {
  readonly dir?: string | undefined;
  readonly lang?: Language | undefined;
  readonly plain: boolean;
}

const formatReturnCommand = (dir: string | undefined): string =>
  dir === undefined ? programName() : `${programName()} menu ${formatShellOption('dir', dir)}`;

export async function runInMenu(
  { dir, lang, plain }: MenuCommandValues,
  environment: CliEnvironment,
  entries: readonly AnyCatalogueEntry[],
  run: (menu: MenuContext) => Promise<MenuExit>,
): Promise<ExitCode> {
  const folder = resolveDataFolder(dir);
  const { preferences, lost } = await readPreferences(folder, defaultPreferences(environment.language));
  const menu = new MenuContext({
    saves: new SaveStore(folder, entries),
    entries: entries.filter(({ listed }) => listed),
    preferences,
    dir,
    language: lang,
    isInteractive: environment.isInteractive,
    findFolder: (entry) => findGameFolder(entry, { dir, data: folder }),
    actions: { play: playLocalSession, watch: watchReplay },
    openUi: (language) => environment.openUi({ plain, language }),
  });
  if (lost.length > 0) menu.error = formatLostPreferences(lost, menu.texts);
  try {
    return (await run(menu)) === 'stopped' ? EXIT_CODES.stopped : EXIT_CODES.done;
  } finally {
    menu.ui.close();
    if (menu.interrupted) environment.print(menu.texts.after.resume(formatReturnCommand(dir)));
  }
}
