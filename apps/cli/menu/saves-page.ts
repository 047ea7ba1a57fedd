/** The pages that list saved matches and resume, rename or delete them. */
import type { ArchiveRefusal } from '../files/archive-file.ts';
import { messageOf, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { restorePlayers } from '../session/setup/player-list.ts';
import { createKindNamer, seatPlayers } from '../session/setup/player-names.ts';
import { InvalidNameError, isTimeName, formatNameProblem } from '../saves/save-name.ts';
import type { SavedMatch } from '../saves/save-store.ts';
import type { SaveSlot } from '../saves/save-slot.ts';
import { type MatchSetup, startPage } from './match-setup.ts';
import type { MenuContext } from './menu-context.ts';
import { playPage, watchPage } from './match-page.ts';
import { type MenuItem, type MenuList, showMenu, type MenuPage, askText, type MenuRoutes } from './page.ts';
import { classifyProblem } from './texts/index.ts';

/** Unfinished matches and damaged files. */
export const savedMatchesPage =
  (routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { saves, texts } = menu;
    const { matches, damaged } = await saves.list();
    const thisPage = savedMatchesPage(routes);
    const items = [
      ...matches
        .filter(({ outcome }) => outcome === undefined)
        .map((one) => ({ label: formatSave(one, menu), page: savePage(one, routes, thisPage) })),
      ...damaged.map(({ slot, ...refused }) => ({
        label:
          [slot.game, slot.name].map((text) => quoteIfUnsafe(text)).join(' · ') + ` · ${texts.saves.damaged}`,
        page: damagedPage(slot, refused, routes, thisPage),
      })),
    ];
    return offerOrNotice(
      menu,
      items,
      { title: texts.main.load, question: texts.saves.which },
      texts.saves.none,
      routes,
    );
  };

/** Finished matches. */
export const replaysPage =
  (routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { saves, texts } = menu;
    const { matches } = await saves.list();
    const items = matches
      .filter(({ outcome }) => outcome !== undefined)
      .map((one) => ({ label: formatSave(one, menu), page: savePage(one, routes, replaysPage(routes)) }));
    const heading = { title: texts.main.replay, question: texts.saves.replayWhich };
    return offerOrNotice(menu, items, heading, texts.saves.noneOver, routes);
  };

/** Shows a notice on the home page if the list is empty. */
async function offerOrNotice(
  menu: MenuContext,
  items: readonly MenuItem[],
  heading: Pick<MenuList, 'title' | 'question'>,
  none: string,
  { home }: MenuRoutes,
): ReturnType<MenuPage> {
  if (items.length > 0) return showMenu(menu, { ...heading, items, defaultIndex: 0, back: home });
  menu.notice = none;
  return home;
}

export function formatPlayers({ header, players }: SavedMatch, { language, texts }: MenuContext): string {
  if (players === undefined) return texts.saves.seats(header.seats);
  return new Intl.ListFormat(language).format(players.map(({ name }) => quoteIfUnsafe(name)));
}
export const formatTime = ({ modified }: SavedMatch, { language }: MenuContext): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(modified);

function formatSave(saved: SavedMatch, menu: MenuContext): string {
  const { catalogueEntry, header, slot, entries, outcome } = saved;
  const { saves } = menu.texts;
  return [
    catalogueEntry.texts[menu.language].name,
    ...(saved.players === undefined ? [] : [saves.seats(header.seats)]),
    formatPlayers(saved, menu),
    formatTime(saved, menu),
    outcome === undefined ? saves.moves(entries) : saves.over,
    // A slot without a given name is named by its time, which is already shown.
    ...(isTimeName(slot.name) ? [] : [quoteIfUnsafe(slot.name)]),
  ].join(' · ');
}

const savePage =
  (saved: SavedMatch, routes: MenuRoutes, back: MenuPage): MenuPage =>
  (menu) => {
    const { slot, outcome } = saved;
    const { saves } = menu.texts;
    const thisPage = savePage(saved, routes, back);
    return showMenu(menu, {
      title: formatSave(saved, menu),
      question: saves.question,
      items: [
        ...(outcome === undefined
          ? [{ label: saves.goOn, page: resumePage(slot, slot.path, routes, back) }]
          : []),
        { label: saves.watch, page: watchPage(slot.path, thisPage) },
        { label: saves.rename, page: renamePage(slot, thisPage, back) },
        { label: saves.remove, page: removePage(slot, thisPage, back) },
      ],
      defaultIndex: 0,
      back,
    });
  };

const damagedPage =
  (slot: SaveSlot, { problem, older }: ArchiveRefusal, routes: MenuRoutes, back: MenuPage): MenuPage =>
  (menu) => {
    const { saves } = menu.texts;
    const thisPage = damagedPage(slot, older === undefined ? { problem } : { problem, older }, routes, back);
    return showMenu(menu, {
      title: quoteIfUnsafe(slot.name),
      about: [saves.wrong[classifyProblem(problem)], older === undefined ? saves.noOlder : saves.older],
      question: saves.question,
      items: [
        ...(older === undefined
          ? []
          : [{ label: saves.goOnOlder, page: resumePage(slot, older, routes, back) }]),
        { label: saves.remove, page: removePage(slot, thisPage, back) },
      ],
      back,
    });
  };

/** Resumes from the file of the slot or from an older version of it. */
export const resumePage =
  (slot: SaveSlot, path: string, routes: MenuRoutes, back: MenuPage): MenuPage =>
  async (menu) => {
    const loaded = await menu.saves.load(path);
    if (!loaded.ok) return damagedPage(slot, loaded.problem, routes, back);
    const { entry, match, recording } = loaded.value;
    const restored = restorePlayers(entry, recording.players, match.seats);
    if (!restored.ok) {
      menu.error = menu.texts.saves.stranger(restored.problem.seat + 1, quoteIfUnsafe(restored.problem.kind));
      return back;
    }
    await slot.adopt(match.number, recording);
    const players = seatPlayers(restored.value, menu.preferences.name, createKindNamer(entry, menu.language));
    const settings = recording.archive.settings as MatchSetup['settings'];
    const setup: MatchSetup = { entry, players: restored.value, settings };
    const folder = await menu.findFolder(entry);
    const session = { entry, match, opening: [], players, slot, folder };
    return playPage(session, startPage(setup, routes), routes);
  };

const renamePage =
  (slot: SaveSlot, thisPage: MenuPage, back: MenuPage): MenuPage =>
  (menu) =>
    askText(
      menu,
      { question: menu.texts.saves.newName, defaultText: slot.name, back: thisPage },
      async (text) => {
        if (text.trim() === slot.name) return thisPage;
        try {
          const { name } = await menu.saves.rename(slot, text);
          menu.notice = menu.texts.saves.renamed(quoteIfUnsafe(name));
          return back;
        } catch (error) {
          menu.error =
            error instanceof InvalidNameError
              ? formatNameProblem(error.problem, menu.language)
              : menu.texts.saves.notRenamed(messageOf(error));
          return thisPage;
        }
      },
    );

const removePage =
  (slot: SaveSlot, thisPage: MenuPage, back: MenuPage): MenuPage =>
  (menu) => {
    const { saves, yes, no } = menu.texts;
    const remove: MenuPage = async () => {
      try {
        await menu.saves.remove(slot);
        menu.notice = saves.removed(quoteIfUnsafe(slot.name));
      } catch (error) {
        menu.error = saves.notRemoved(messageOf(error));
      }
      return back;
    };
    return showMenu(menu, {
      title: quoteIfUnsafe(slot.name),
      question: saves.sure(quoteIfUnsafe(slot.name)),
      items: [
        { label: no, page: thisPage },
        { label: yes, page: remove },
      ],
      defaultIndex: 0,
      back: thisPage,
      discardTypeahead: true,
    });
  };
