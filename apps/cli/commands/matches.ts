/** `ludoteca matches`: lists the own tables at a server, or the finished matches, and downloads their archives. */
import { join } from 'node:path';
import { EXIT_CODES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON, type TableInfo } from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { flagOption, textOption } from '../args/options.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { restoreIdentity } from '../remote/guest-identity.ts';
import { ServerClient } from '../remote/server-client.ts';
import { formatTableLink, parseServerAddress } from '../remote/table-address.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { defaultPreferences, readPreferences } from '../saves/preferences.ts';
import { formatPath, messageOf, toSingleLine } from '../terminal/sanitize.ts';

export const matchesCommand = defineCommand({
  name: 'matches',
  parameters: ['SERVER'],
  options: { finished: flagOption, out: textOption('DIR'), dir: textOption('DIR') },
  run: async ([address = ''], { finished, out, lang, dir }, environment, entries) => {
    const folder = resolveDataFolder(dir);
    const { preferences } = await readPreferences(folder, defaultPreferences(environment.language));
    const server = new ServerClient(parseServerAddress(address), lang ?? preferences.language);
    const { matches: texts, guest } = server.texts;
    if (!(await restoreIdentity(server, folder))) {
      environment.print(guest.unknown(server.origin));
      return EXIT_CODES.done;
    }
    if (out !== undefined) {
      environment.print(texts.downloaded(await downloadArchives(server, out), formatPath(out)));
      return EXIT_CODES.done;
    }
    const tables = await server.unwrap(finished ? server.api.myMatches() : server.api.myTables());
    // Where it is the own turn comes first.
    const sorted = tables.toSorted((a, b) => Number(isOwnTurn(b, server)) - Number(isOwnTurn(a, server)));
    for (const table of sorted) environment.print(formatTable(table, server, entries));
    if (tables.length === 0) environment.print(texts.none);
    return EXIT_CODES.done;
  },
});

const isOwnTurn = ({ waiting, seats }: TableInfo, { guest }: ServerClient): boolean =>
  waiting !== undefined && guest !== undefined && seats[waiting.seat]?.guest === guest.id;

/** Such as `your turn  Uno  Ada, Bea  http://…/t/abc`. */
function formatTable(table: TableInfo, server: ServerClient, entries: readonly AnyCatalogueEntry[]): string {
  const { language, texts, origin, guest } = server;
  const entry = entries.find(({ game }) => game.id === table.game);
  const names = table.seats.map(({ kind, name }) => (kind === PERSON && name === '' ? '–' : name));
  const place = table.seats.find((seat) => seat.guest !== undefined && seat.guest === guest?.id)?.place;
  const state =
    table.state === 'over'
      ? place === undefined
        ? texts.matches.over
        : texts.matches.place(place)
      : texts.matches[isOwnTurn(table, server) ? 'yourTurn' : table.state];
  const game = entry?.texts[language].name ?? table.game;
  const link = formatTableLink({ origin, table: table.id });
  return toSingleLine([state, game, names.join(', '), link].join(' · '));
}

/** Archives that are downloaded in one run; the list of the server is not longer. */
const MAX_ARCHIVES = 100;

/** Writes the archives of the finished matches into a folder. Returns their number. */
async function downloadArchives(server: ServerClient, folder: string): Promise<number> {
  const tables = (await server.unwrap(server.api.myMatches())).slice(0, MAX_ARCHIVES);
  try {
    await makeDurableFolder(folder);
    for (const { id, game } of tables) {
      const bytes = await server.unwrap(server.api.archive(id));
      const name = `${game}-${id}`.replaceAll(/[^\w-]/g, '_');
      await saveAtomically(join(folder, `${name}.ludoteca`), bytes);
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(messageOf(error), EXIT_CODES.failed);
  }
  return tables.length;
}
