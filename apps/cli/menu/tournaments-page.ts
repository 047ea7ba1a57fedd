/** The pages of tournaments between people at a server: the address, the list, one tournament. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { ApiReply, TournamentInfo } from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import {
  describeOwnPairing,
  formatTournament,
  isEnrolled,
  listStandings,
} from '../remote/format-tournament.ts';
import { restoreIdentity, signIn } from '../remote/guest-identity.ts';
import { ServerClient } from '../remote/server-client.ts';
import { parseServerAddress } from '../remote/table-address.ts';
import { TOURNAMENT_TEXTS } from '../remote/tournament-texts.ts';
import type { MenuContext } from './menu-context.ts';
import { askText, type MenuItem, type MenuPage, showMenu } from './page.ts';
import { formatTable } from './rows.ts';

/** A server, the game whose tournaments are shown, and the page to return to. */
interface TournamentRoutes {
  readonly server: ServerClient;
  readonly entry: AnyCatalogueEntry;
  readonly back: MenuPage;
}

export const createTournamentItem = (
  entry: AnyCatalogueEntry,
  { language }: MenuContext,
  back: MenuPage,
): MenuItem => ({
  label: TOURNAMENT_TEXTS[language].title,
  page: (menu) => {
    const question = TOURNAMENT_TEXTS[menu.language].address;
    return askText(menu, { question, defaultText: menu.serverAddress, back }, (text) =>
      text.trim() === '' ? back : openServerPage(text.trim(), entry, back),
    );
  },
});

const openServerPage = (address: string, entry: AnyCatalogueEntry, back: MenuPage): MenuPage =>
  orBack(back, async (menu) => {
    const server = new ServerClient(parseServerAddress(address), menu.language);
    menu.serverAddress = server.origin;
    await restoreIdentity(server, menu.saves.folder);
    return listPage({ server, entry, back });
  });

/** The page that `run` leads to; after an error the other one, with its message. */
const orBack =
  (back: MenuPage, run: (menu: MenuContext) => Promise<MenuPage>): MenuPage =>
  async (menu) => {
    try {
      return await run(menu);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      menu.error = error.format(menu.language);
      return back;
    }
  };

const listPage = (routes: TournamentRoutes): MenuPage =>
  orBack(routes.back, async ({ entries }) => {
    const { server, entry, back } = routes;
    const shown = (await server.tournaments()).filter(({ game }) => game === entry.game.id);
    return (menu) => {
      const texts = TOURNAMENT_TEXTS[menu.language];
      return showMenu(menu, {
        title: texts.title,
        about: [server.origin, ...(shown.length === 0 ? [texts.none] : [])],
        question: texts.which,
        items: [
          ...shown.map((info) => ({
            label: formatTournament(info, server, entries),
            page: tournamentPage(info, routes),
          })),
          { label: texts.actions.refresh, page: listPage(routes) },
        ],
        defaultIndex: 0,
        back,
      });
    };
  });

const tournamentPage =
  (info: TournamentInfo, routes: TournamentRoutes): MenuPage =>
  (menu) => {
    const { server } = routes;
    const { api } = server;
    const { actions, question } = TOURNAMENT_TEXTS[menu.language];
    const act = (send: () => ApiReply<TournamentInfo>, isEnrolment = false): MenuPage =>
      orBack(tournamentPage(info, routes), async ({ saves, preferences }) => {
        if (isEnrolment)
          await signIn(server, saves.folder, { name: undefined, defaultName: preferences.name });
        return tournamentPage(await server.unwrapTournament(send()), routes);
      });
    const canEnrol = info.state === 'open' && !isEnrolled(info, server);
    const canLeave = info.state !== 'over' && isEnrolled(info, server);
    return showMenu(menu, {
      title: formatTournament(info, server, menu.entries),
      about: describeOwnPairing(info, server, menu.dataFolderOption),
      rows: (width) => formatTable(listStandings(info, server), width),
      question,
      items: [
        ...(canEnrol ? [{ label: actions.enrol, page: act(() => api.enrol(info.id), true) }] : []),
        { label: actions.refresh, page: act(() => api.tournament(info.id)) },
        ...(canLeave ? [{ label: actions.withdraw, page: act(() => api.leaveTournament(info.id)) }] : []),
      ],
      defaultIndex: 0,
      back: listPage(routes),
    });
  };
