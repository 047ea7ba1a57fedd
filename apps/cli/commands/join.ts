import { LANGUAGES } from '@ludoteca/kit';
import type { TableInfo } from '@ludoteca/wire';
import { command } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { parseLink } from '../hosted/address.ts';
import { arrive } from '../hosted/guest.ts';
import { takeSeat } from '../hosted/seat.ts';
import { FarServer } from '../hosted/server.ts';
import { findTable } from '../hosted/table.ts';
import { type Visited, type Visitor, visitTables } from '../hosted/visit.ts';
import type { Manner } from '../manner.ts';
import { flag, oneOf, text } from '../options.ts';
import { dataFolder } from '../saves/folder.ts';
import { readPreferences, usualPreferences } from '../saves/preferences.ts';
import { shellOption } from '../shell.ts';

const words = {
  about: 'Sits down at a table of a server, or watches it, from this terminal.',
  name: 'what you are called there (default: as before, else as in the settings)',
  watch: 'watch, even if a seat is free',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as in the settings, else that of the terminal)`,
  plain: 'plain lines that stay where they are, for pipes and screen readers',
  dir: 'where it is kept who you are there (default: the data folder of the user)',
  notes: [
    'LINK is the address of the table’s page. Who leaves can come back with the same link; quit also withdraws from the match.',
    'Exit code: 0 done, 1 the server cannot be reached, 2 something given cannot be used, 130 stopped by Ctrl-C.',
  ],
};

export const join = command({
  name: 'join',
  about: words.about,
  takes: ['LINK'],
  options: {
    name: text('NAME', words.name),
    watch: flag(words.watch),
    lang: oneOf('LANG', LANGUAGES, words.lang),
    plain: flag(words.plain),
    dir: text('DIR', words.dir),
  },
  notes: words.notes,
  run: async ([link = ''], { name, watch, lang, plain, dir }, hands, entries) => {
    const folder = dataFolder(dir);
    const { preferences } = await readPreferences(folder, usualPreferences(hands.language));
    const language = lang ?? preferences.language;
    const address = parseLink(link);
    const server = new FarServer(address.origin, language);
    const found = await findTable(server, address.table, entries);
    if (!watch) await arrive(server, folder, { name, usual: preferences.name });
    const seated = watch ? undefined : await takeSeat(server, found.table);
    const ui = hands.ui({ plain, language });
    const manner: Manner = {
      language,
      pace: preferences.pace,
      confirm: false,
      rounds: 'go',
      reasons: preferences.reasons,
    };
    const visitor = { ui, server, manner, entry: found.entry };
    const notice = watch || seated !== undefined ? [] : [server.words.watching];
    const { ended, link: last } = await visitAndClose(visitor, seated ?? found.table, notice);
    const say = ended === 'left' ? hands.print : hands.complain;
    if (ended !== 'over') say(server.words.aside[ended](wayBack(last, watch, dir)));
    return ended === 'stopped' ? EXIT.stopped : EXIT.done;
  },
});

async function visitAndClose(
  visitor: Visitor,
  table: TableInfo,
  notice: readonly string[],
): Promise<Visited> {
  const { ui } = visitor;
  try {
    ui.tell(notice.map((said) => [{ text: said }]));
    return await visitTables(visitor, table);
  } finally {
    ui.close();
  }
}

const wayBack = (link: string, watch: boolean, dir: string | undefined): string =>
  [
    `ludoteca join ${link}`,
    ...(watch ? ['--watch'] : []),
    ...(dir === undefined ? [] : [shellOption('dir', dir)]),
  ].join(' ');
