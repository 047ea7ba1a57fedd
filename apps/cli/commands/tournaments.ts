/** `ludoteca tournaments`: lists the tournaments of a server, shows one, enrols in it or withdraws from it. */
import { type AnyCatalogueEntry, EXIT_CODES } from '@ludoteca/kit';
import type { TournamentInfo } from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import { type CliEnvironment, defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { flagOption, textOption } from '../args/options.ts';
import {
  describeOwnPairing,
  formatTournament,
  formatTournamentAddress,
  listStandings,
} from '../remote/format-tournament.ts';
import { restoreIdentity, signIn } from '../remote/guest-identity.ts';
import { ServerClient } from '../remote/server-client.ts';
import { parseServerAddress, parseTournamentLink } from '../remote/table-address.ts';
import { TOURNAMENT_TEXTS } from '../remote/tournament-texts.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { defaultPreferences, readPreferences } from '../saves/preferences.ts';
import { formatColumns } from '../terminal/text-layout.ts';

/** Of the standings: the numbers. */
const RIGHT = [1, 2];

export const tournamentsCommand = defineCommand({
  name: 'tournaments',
  parameters: ['SERVER', '[GAME]'],
  options: { enrol: flagOption, withdraw: flagOption, name: textOption('NAME'), dir: textOption('DIR') },
  run: async ([address = '', game], { enrol, withdraw, name, lang, dir }, environment, entries) => {
    const folder = resolveDataFolder(dir);
    const { preferences } = await readPreferences(folder, defaultPreferences(environment.language));
    const language = lang ?? preferences.language;
    const texts = TOURNAMENT_TEXTS[language];
    const server = new ServerClient(parseServerAddress(address), language);
    const entry = game === undefined ? undefined : findGame(game, entries);
    const id = parseTournamentLink(address)?.tournament;
    if (enrol && withdraw) throw new CliError(texts.both);
    if (id === undefined) {
      if (enrol || withdraw) throw new CliError(texts.notATournament);
      const all = await server.tournaments();
      const shown = all.filter((one) => entry === undefined || one.game === entry.game.id);
      printList(shown, server, environment, entries);
      return EXIT_CODES.done;
    }
    if (enrol) await signIn(server, folder, { name, defaultName: preferences.name });
    else await restoreIdentity(server, folder);
    const { api } = server;
    const info = await server.unwrapTournament(
      enrol ? api.enrol(id) : withdraw ? api.leaveTournament(id) : api.tournament(id),
    );
    if (withdraw) environment.print(texts.withdrawn);
    const lines = [
      formatTournament(info, server, entries),
      ...describeOwnPairing(info, server, dir),
      ...formatColumns(listStandings(info, server), { right: RIGHT, width: environment.width }),
    ];
    for (const line of lines) environment.print(line);
    return EXIT_CODES.done;
  },
});

function printList(
  tournaments: readonly TournamentInfo[],
  server: ServerClient,
  { print }: CliEnvironment,
  entries: readonly AnyCatalogueEntry[],
): void {
  for (const info of tournaments)
    print(`${formatTournament(info, server, entries)} · ${formatTournamentAddress(info, server)}`);
  if (tournaments.length === 0) print(TOURNAMENT_TEXTS[server.language].none);
}
