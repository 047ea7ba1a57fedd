import type { Sitting } from '../play/sitting.ts';
import { wrongOf } from './words/index.ts';
import { afterwards, offer, type Page, type Ways } from './page.ts';

/** Plays a match that is begun or gone on with; `again` plays it anew with the same players. */
export const playing =
  (sitting: Sitting, again: Page, ways: Ways): Page =>
  async (lobby) => {
    const { doors, ui, preferences, words } = lobby;
    const ended = await doors.play(ui, sitting, preferences);
    if (ended === 'over') return over(sitting, again, ways);
    if (ended === 'left') lobby.notice = words.after.left(sitting.slot.name);
    else lobby.interrupted = true;
    return afterwards(ended, ways.home);
  };

/** What one may want when a match is over. */
const over =
  (sitting: Sitting, again: Page, ways: Ways): Page =>
  (lobby) => {
    const { after, main } = lobby.words;
    return offer(lobby, {
      title: after.title(sitting.entry.texts[lobby.language].name),
      question: after.question,
      items: [
        { label: after.again, page: again },
        { label: after.watch, page: watching(sitting.slot.path, over(sitting, again, ways)) },
        { label: after.begin, page: ways.games },
        { label: after.menu, page: ways.home },
        { label: main.quit, page: async () => 'done' },
      ],
      usual: 0,
    });
  };

/** Lets somebody watch a match that is kept, then comes back. What others hold in a match that goes on is not for showing. */
export const watching =
  (path: string, back: Page): Page =>
  async (lobby) => {
    const { doors, ui, language, saves, words } = lobby;
    const loaded = await saves.load(path);
    if (!loaded.ok) {
      lobby.complaint = words.saves.wrong[wrongOf(loaded.problem.problem)];
      return back;
    }
    const watcher = loaded.value.match.outcome === undefined ? 'spectator' : 'judge';
    return afterwards(await doors.watch(ui, loaded.value, { language, watcher, file: path }), back);
  };
