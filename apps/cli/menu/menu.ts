import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { isDated } from '../saves/names.ts';
import type { Kept } from '../saves/saves.ts';
import { drafting, usualDraft } from './draft.ts';
import { games, rules } from './games.ts';
import { goingOn, loading, peopleText, replaying, whenText } from './kept.ts';
import type { Lobby } from './lobby.ts';
import { type Item, type Leave, offer, type Page, type Ways } from './page.ts';
import { languages, settings } from './settings.ts';
import { statistics } from './sums.ts';

/** Leads somebody from page to page until they leave; first to a game, where one is named. */
export async function runMenu(lobby: Lobby, game?: AnyCatalogueEntry): Promise<Leave> {
  let next: Page | Leave = game === undefined ? home : drafting(usualDraft(game), ways);
  while (typeof next === 'function') next = await next(lobby);
  return next;
}

const home: Page = async (lobby) => {
  const { main } = lobby.words;
  return offer(lobby, {
    title: main.title,
    question: main.question,
    items: [
      ...(await latest(lobby)),
      { label: main.begin, page: ways.games },
      { label: main.load, page: loading(ways) },
      { label: main.replay, page: replaying(ways) },
      { label: main.statistics, page: statistics(ways) },
      { label: main.rules, page: rules(ways) },
      { label: main.settings, page: settings(ways) },
      { label: main.language, page: languages(ways) },
      { label: main.quit, page: async () => 'done', key: '0' },
    ],
    usual: 0,
  });
};

const ways: Ways = { home, games: (lobby) => games(ways)(lobby) };

/** The match that was last sat at, if it is not over. */
async function latest(lobby: Lobby): Promise<readonly Item[]> {
  const { kept } = await lobby.saves.list();
  // A copy under a name is kept later than the match it is of, and stays as it is.
  const isCopy = (one: Kept): boolean =>
    !isDated(one.slot.name) && kept.some((other) => isDated(other.slot.name) && other.began === one.began);
  const going = kept.find((one) => one.outcome === undefined && !isCopy(one));
  if (going === undefined) return [];
  const { slot, entry } = going;
  const name = entry.texts[lobby.language].name;
  return [
    {
      label: lobby.words.main.goOn(name, peopleText(going, lobby), whenText(going, lobby)),
      page: goingOn(slot, slot.path, ways, home),
    },
  ];
}
