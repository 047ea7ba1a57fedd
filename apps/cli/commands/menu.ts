import { LANGUAGES } from '@ludoteca/kit';
import { command } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { entryNamed } from '../entries.ts';
import { folderFor } from '../files/game-folder.ts';
import { Lobby } from '../menu/lobby.ts';
import { runMenu } from '../menu/menu.ts';
import { lostText } from '../menu/words/index.ts';
import { flag, oneOf, text } from '../options.ts';
import { playSitting } from '../play/play.ts';
import { watchReplay } from '../replay/watch.ts';
import { dataFolder } from '../saves/folder.ts';
import { readPreferences, usualPreferences } from '../saves/preferences.ts';
import { openSaves } from '../saves/saves.ts';
import { shellOption } from '../shell.ts';

const words = {
  about:
    'Plays, goes on, loads, watches, counts and sets, by menu: what ludoteca does in a terminal without a word.',
  dir: 'the folder of saves, statistics and preferences, and of the files of games that have their own (default: LUDOTECA_DATA, else your data folder)',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as set in the menu, else the language of the terminal)`,
  plain: 'plain lines without redrawing, for pipes and screen readers',
  notes: [
    'GAME leads to its page at once.',
    'Exit code: 0 left, or the input has ended; 130 stopped by Ctrl-C. Matches are kept after every answer.',
  ],
};

/** What to type to come back here. */
const again = (dir: string | undefined): string =>
  dir === undefined ? 'ludoteca' : `ludoteca menu ${shellOption('dir', dir)}`;

export const menu = command({
  name: 'menu',
  about: words.about,
  takes: ['[GAME]'],
  options: {
    dir: text('DIR', words.dir),
    lang: oneOf('LANG', LANGUAGES, words.lang),
    plain: flag(words.plain),
  },
  notes: words.notes,
  run: async ([game], { dir, lang, plain }, hands, entries) => {
    const named = game === undefined ? undefined : entryNamed(game, entries);
    const folder = dataFolder(dir);
    const { preferences, lost } = await readPreferences(folder, usualPreferences(hands.language));
    const lobby = new Lobby({
      saves: openSaves(folder, entries),
      entries: entries.filter(({ listed }) => listed),
      preferences,
      language: lang,
      attended: hands.attended,
      folderOf: (entry) => folderFor(entry, { dir, data: folder }),
      doors: { play: playSitting, watch: watchReplay },
      open: (language) => hands.ui({ plain, language }),
    });
    if (lost.length > 0) lobby.complaint = lostText(lost, lobby.words);
    try {
      return (await runMenu(lobby, named)) === 'stopped' ? EXIT.stopped : EXIT.done;
    } finally {
      lobby.ui.close();
      if (lobby.interrupted) hands.print(lobby.words.after.resume(again(dir)));
    }
  },
});
