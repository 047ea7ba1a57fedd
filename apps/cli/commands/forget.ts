/** `ludoteca forget`: deletes what a server has stored about the guest of this terminal. */
import { EXIT_CODES } from '@ludoteca/kit';
import { defineCommand } from '../args/command.ts';
import { textOption } from '../args/options.ts';
import { deleteGuest } from '../remote/guest-identity.ts';
import { ServerClient } from '../remote/server-client.ts';
import { parseServerAddress } from '../remote/table-address.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { defaultPreferences, readPreferences } from '../saves/preferences.ts';

export const forgetCommand = defineCommand({
  name: 'forget',
  parameters: ['SERVER'],
  options: { dir: textOption('DIR') },
  run: async ([address = ''], { lang, dir }, environment) => {
    const folder = resolveDataFolder(dir);
    const { preferences } = await readPreferences(folder, defaultPreferences(environment.language));
    const server = new ServerClient(parseServerAddress(address), lang ?? preferences.language);
    const { guest: texts } = server.texts;
    const isDeleted = await deleteGuest(server, folder);
    environment.print(isDeleted ? texts.deleted(server.origin) : texts.unknown(server.origin));
    return EXIT_CODES.done;
  },
});
