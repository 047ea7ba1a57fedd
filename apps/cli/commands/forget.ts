/** `ludoteca forget`: deletes what a server has stored about the guest of this terminal. */
import { EXIT_CODES, LANGUAGES } from '@ludoteca/kit';
import { defineCommand } from '../args/command.ts';
import { choiceOption, textOption } from '../args/options.ts';
import { deleteGuest } from '../remote/guest-identity.ts';
import { ServerClient } from '../remote/server-client.ts';
import { parseServerAddress } from '../remote/table-address.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { defaultPreferences, readPreferences } from '../saves/preferences.ts';

const messages = {
  about: 'Deletes your name and your identity at a server.',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as in the settings, else that of the terminal)`,
  dir: 'the folder of your identity at servers (default: the data folder of the user)',
  notes: [
    'SERVER is the address of any page of the server. You leave its open tables and withdraw from the matches you play there; finished matches stay, without your name. This cannot be undone.',
    'Exit code: 0 done, 1 the server cannot be reached, 2 invalid arguments.',
  ],
};

export const forgetCommand = defineCommand({
  name: 'forget',
  about: messages.about,
  parameters: ['SERVER'],
  options: {
    lang: choiceOption('LANG', LANGUAGES, messages.lang),
    dir: textOption('DIR', messages.dir),
  },
  notes: messages.notes,
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
