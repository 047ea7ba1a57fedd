/** The pages of solo modes: what the mode shows, its matches, and starting over. */
import type { Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, SoloAction, SoloMatch, SoloMode, SoloModeLink } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { SoloStore } from '../saves/solo-store.ts';
import { SaveError } from '../saves/file-slot.ts';
import type { LocalSession } from '../session/local-session.ts';
import { seatPlayers } from '../session/setup/player-names.ts';
import { createRandomBytes } from '../session/setup/random-bytes.ts';
import { startSession } from '../session/setup/start-session.ts';
import { messageOf } from '../terminal/sanitize.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuItem, type MenuPage, nextAfterMatch, showMenu, showText } from './page.ts';
import { formatParagraphs } from './rows.ts';

/** The computer player of all opponents. */
const OPPONENT = 'greedy';

/** A mode, and the page that it was opened from. */
interface SoloRoutes {
  readonly entry: AnyCatalogueEntry;
  readonly mode: SoloMode;
  readonly back: MenuPage;
}

/** One item per solo mode of the game. */
export const createSoloItems = (
  entry: AnyCatalogueEntry,
  menu: MenuContext,
  back: MenuPage,
): readonly MenuItem[] =>
  (entry.soloModes ?? []).map((link) => ({
    label: link.name[menu.language],
    page: soloPage(entry, link, back),
  }));

const openStore = (menu: MenuContext): SoloStore => new SoloStore(menu.saves.folder, menu.entries);

/** Continues the mode, or starts it. */
export const soloPage =
  (entry: AnyCatalogueEntry, link: SoloModeLink, back: MenuPage, seed?: string): MenuPage =>
  async (menu) => {
    const mode = await link.load();
    const { progress, state } = await openStore(menu).load(entry.game.id, mode);
    if (state === 'restored') menu.notice = menu.texts.solo.restored;
    if (state === 'lost') menu.error = menu.texts.solo.lost;
    return progressPage(progress ?? startProgress(mode, seed), { entry, mode, back });
  };

const startProgress = (mode: SoloMode, seed = createRandomBytes(16).toString('hex')): Json =>
  mode.start(seed);

/** Saves progress, then shows its page. */
const savedPage =
  (progress: Json, routes: SoloRoutes): MenuPage =>
  async (menu) => {
    try {
      await openStore(menu).save(routes.entry.game.id, routes.mode, progress);
    } catch (error) {
      menu.error = menu.texts.solo.notKept(messageOf(error));
    }
    return progressPage(progress, routes);
  };

const progressPage =
  (progress: Json, routes: SoloRoutes): MenuPage =>
  (menu) => {
    const { entry, mode, back } = routes;
    const { solo } = menu.texts;
    const { title, paragraphs, actions } = mode.createPage(progress, menu.language);
    const advised = actions.findIndex(({ isAdvised }) => isAdvised);
    const hasDetails = actions.some(({ details = [] }) => details.length > 0);
    return showMenu(menu, {
      title: `${entry.texts[menu.language].name} · ${mode.name[menu.language]} · ${title}`,
      about: paragraphs,
      question: actions.length === 0 ? menu.texts.exercises.after : solo.question,
      items: [
        ...actions.map((action) => ({
          label: action.label,
          page: actionPage(action, progress, routes),
        })),
        ...(hasDetails ? [{ label: solo.details, page: detailsPage(progress, routes) }] : []),
        { label: solo.restart, page: restartPage(progress, routes) },
      ],
      ...(advised === -1 ? {} : { defaultIndex: advised }),
      back,
    });
  };

const actionPage = ({ leadsTo }: SoloAction<Json>, progress: Json, routes: SoloRoutes): MenuPage =>
  'progress' in leadsTo
    ? savedPage(leadsTo.progress, routes)
    : soloMatchPage(leadsTo.match, progress, routes);

/** The details of all actions, such as the texts of the cards of a pack. */
const detailsPage =
  (progress: Json, routes: SoloRoutes): MenuPage =>
  (menu) => {
    const { title, actions } = routes.mode.createPage(progress, menu.language);
    const paragraphs = actions.flatMap(({ label, details = [] }) =>
      details.length === 0 ? [] : [`${label}: ${details.join(' ')}`],
    );
    return showText(menu, title, formatParagraphs(paragraphs), progressPage(progress, routes));
  };

const restartPage =
  (progress: Json, routes: SoloRoutes): MenuPage =>
  (menu) =>
    showMenu(menu, {
      title: routes.mode.name[menu.language],
      question: menu.texts.solo.sure,
      items: [
        { label: menu.texts.no, page: progressPage(progress, routes) },
        { label: menu.texts.yes, page: (then) => savedPage(startProgress(routes.mode), routes)(then) },
      ],
      defaultIndex: 0,
      back: progressPage(progress, routes),
      discardTypeahead: true,
    });

/** Plays a match, or goes on with it. The progress after it is saved when the match is over. */
const soloMatchPage =
  (match: SoloMatch, progress: Json, routes: SoloRoutes): MenuPage =>
  async (menu) => {
    const session = await openMatch(match, routes.entry, menu);
    if (session === undefined) return progressPage(progress, routes);
    const { actions, ui, playOptions } = menu;
    // If the program stopped between the end of a match and the saving of its result, nothing is left to play.
    const isOver = session.match.outcome !== undefined;
    const ended = isOver ? 'over' : await actions.play(ui, session, playOptions);
    const played = await openStore(menu).matches.load(session.slot.path);
    const outcome = played.ok ? played.value.match.outcome : undefined;
    return nextAfterMatch(
      ended,
      outcome === undefined
        ? progressPage(progress, routes)
        : savedPage(routes.mode.finish(progress, match, outcome), routes),
    );
  };

/** The match as it was left, or a new one. Undefined if it cannot be played; the menu then shows why. */
async function openMatch(
  { id, seed, settings, person, opponents }: SoloMatch,
  entry: AnyCatalogueEntry,
  menu: MenuContext,
): Promise<LocalSession | undefined> {
  const { matches } = openStore(menu);
  const slot = matches.slot(entry.game.id, id);
  const players = seatPlayers(
    [
      { kind: PERSON, ...(person && { name: person[menu.language] }) },
      ...opponents.map((name) => ({ kind: OPPONENT, name: name[menu.language] })),
    ],
    menu.preferences.name,
  );
  const loaded = await matches.load(slot.path);
  if (loaded.ok && loaded.value.match.header.seed === seed) {
    const { match, recording } = loaded.value;
    await slot.adopt(match.number, recording);
    return { entry, match, opening: [], players, slot };
  }
  try {
    const started = await startSession({ entry, players, settings, seed }, async () => slot);
    if (started.ok) return started.value;
    menu.error = started.problem.map((reason) => entry.texts[menu.language].reason(reason, [])).join(' ');
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    menu.error = menu.texts.saves.notKept(error.systemMessage ?? '');
  }
  return undefined;
}
