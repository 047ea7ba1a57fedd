/** `ludoteca join`: plays or watches at a table of a server. */
import { EXIT_CODES } from '@ludoteca/kit';
import { FairSeat, type TableInfo } from '@ludoteca/wire';
import { defineCommand } from '../args/command.ts';
import { programName } from '../args/program-name.ts';
import { parseTableLink } from '../remote/table-address.ts';
import { createMemoryFairnessStore, openFairnessFolder } from '../remote/fairness-store.ts';
import { formatTime } from '../remote/format-clock.ts';
import { signIn } from '../remote/guest-identity.ts';
import { takeSeat } from '../remote/take-seat.ts';
import { ServerClient } from '../remote/server-client.ts';
import { findTable } from '../remote/find-table.ts';
import { type RemoteSessionResult, type RemoteContext, playRemoteTables } from '../remote/remote-session.ts';
import { createRandomBytes } from '../session/setup/random-bytes.ts';
import type { PlayOptions } from '../session/play-options.ts';
import { flagOption, textOption } from '../args/options.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { readPreferences, defaultPreferences } from '../saves/preferences.ts';
import { formatShellOption } from '../args/shell-quote.ts';

const NONCE_BYTES = 32;

export const joinCommand = defineCommand({
  name: 'join',
  parameters: ['LINK'],
  options: {
    name: textOption('NAME'),
    watch: flagOption,
    plain: flagOption,
    dir: textOption('DIR'),
  },
  run: async ([link = ''], { name, watch, lang, plain, dir }, environment, entries) => {
    const folder = resolveDataFolder(dir);
    const { preferences } = await readPreferences(folder, defaultPreferences(environment.language));
    const language = lang ?? preferences.language;
    const address = parseTableLink(link);
    const server = new ServerClient(address.origin, language);
    const found = await findTable(server, address.table, entries);
    if (!watch) await signIn(server, folder, { name, defaultName: preferences.name });
    const fairnessFolder = watch
      ? createMemoryFairnessStore()
      : openFairnessFolder(folder, address.origin, server.texts);
    const fairSeat = new FairSeat({
      api: server.api,
      store: fairnessFolder,
      createNonce: () => createRandomBytes(NONCE_BYTES).toString('hex'),
      guest: () => server.guest?.id,
    });
    const seated = watch ? undefined : await takeSeat(server, fairSeat, found.table);
    const ui = environment.openUi({ plain, language });
    const playOptions: PlayOptions = {
      language,
      pace: preferences.pace,
      confirm: false,
      rounds: 'go',
      reasons: preferences.reasons,
    };
    const context = { ui, server, fairSeat, fairnessFolder, playOptions, entry: found.entry };
    const notice = seated === undefined ? describeWatching(server, found.table, watch) : [];
    const { ended, link: last } = await playAndClose(context, seated ?? found.table, notice);
    const say = ended === 'left' ? environment.print : environment.printError;
    if (ended !== 'over') say(server.texts.afterwards[ended](formatReturnCommand(last, watch, dir)));
    return ended === 'stopped' ? EXIT_CODES.stopped : EXIT_CODES.done;
  },
});

/** For a person without a seat. `isWanted`: the person has asked for none. */
function describeWatching({ texts }: ServerClient, { terms }: TableInfo, isWanted: boolean): string[] {
  const delay = terms?.spectatorDelay;
  return [
    ...(isWanted ? [] : [texts.watching]),
    ...(delay === undefined ? [] : [texts.delayed(formatTime(delay * 1000))]),
  ];
}

async function playAndClose(
  context: RemoteContext,
  table: TableInfo,
  notice: readonly string[],
): Promise<RemoteSessionResult> {
  const { ui } = context;
  try {
    ui.print(notice.map((text) => [{ text }]));
    return await playRemoteTables(context, table);
  } finally {
    ui.close();
  }
}

const formatReturnCommand = (link: string, watch: boolean, dir: string | undefined): string =>
  [
    `${programName()} join ${link}`,
    ...(watch ? ['--watch'] : []),
    ...(dir === undefined ? [] : [formatShellOption('dir', dir)]),
  ].join(' ');
