/** The pages that play a match and offer what can follow it. */
import type { LocalSession } from '../session/local-session.ts';
import { allowedWatchers } from '../replay/watchers.ts';
import { nextAfterMatch, showMenu, type MenuPage, type MenuRoutes } from './page.ts';
import { classifyProblem } from './texts/index.ts';

/** `again` starts a new match with the same players. */
export const playPage =
  (session: LocalSession, again: MenuPage, routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { actions, ui, playOptions, texts } = menu;
    const ended = await actions.play(ui, session, playOptions);
    if (ended === 'over') return matchOverPage(session, again, routes);
    const isSaved = session.slot.began !== undefined;
    if (ended === 'left' || ended === 'failed')
      menu.notice = isSaved ? texts.after.left(session.slot.name) : texts.after.unsaved;
    else menu.interrupted = isSaved;
    return nextAfterMatch(ended, routes.home);
  };

const matchOverPage =
  (session: LocalSession, again: MenuPage, routes: MenuRoutes): MenuPage =>
  (menu) => {
    const { after, main } = menu.texts;
    return showMenu(menu, {
      title: after.title(session.entry.texts[menu.language].name),
      question: after.question,
      items: [
        { label: after.again, page: again },
        { label: after.watch, page: watchPage(session.slot.path, matchOverPage(session, again, routes)) },
        { label: after.begin, page: routes.newMatch },
        { label: after.menu, page: routes.home },
        { label: main.quit, page: async () => 'done' },
      ],
      defaultIndex: 0,
    });
  };

/** An unfinished match can only be watched as a spectator. */
export const watchPage =
  (path: string, back: MenuPage): MenuPage =>
  async (menu) => {
    const { actions, ui, language, saves, texts } = menu;
    const loaded = await saves.load(path);
    if (!loaded.ok) {
      menu.error = texts.saves.wrong[classifyProblem(loaded.problem.problem)];
      return back;
    }
    const watchers = allowedWatchers(loaded.value.recording);
    return nextAfterMatch(await actions.watch(ui, loaded.value, { language, watchers, file: path }), back);
  };
