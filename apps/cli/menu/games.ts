import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { statisticsOf } from '../saves/statistics.ts';
import { PERSON } from '../sitter.ts';
import { drafting, usualDraft } from './draft.ts';
import type { Lobby } from './lobby.ts';
import { type Item, offer, type Page, read, type Ways } from './page.ts';
import { paragraphs } from './rows.ts';

/** The games to play, the one that was played last first to hand. */
export const games =
  (ways: Ways): Page =>
  async (lobby) => {
    const { entries, saves, language, words } = lobby;
    const items: Item[] = [];
    for (const entry of entries) {
      const label = `${entry.texts[language].name} · ${await playedLine(entry, lobby)}`;
      items.push({ label, page: drafting(usualDraft(entry), ways) });
    }
    const [latest] = (await saves.list()).kept;
    const last = entries.findIndex(({ game }) => game.id === latest?.header.game);
    return offer(lobby, {
      title: words.main.begin,
      question: words.games.question,
      items,
      usual: Math.max(0, last),
      back: ways.home,
    });
  };

/** How often the game was played by people, and how it went for whoever sits here. */
async function playedLine(
  { game }: AnyCatalogueEntry,
  { saves, preferences, words }: Lobby,
): Promise<string> {
  const { manual } = statisticsOf((await saves.finished(game.id)).finished);
  if (manual.matches === 0) return words.games.never;
  const own = manual.players.find(({ name, kind }) => kind === PERSON && name === preferences.name);
  const played = words.games.played(manual.matches);
  return own === undefined ? played : `${played}, ${words.games.won(own.name, own.wins, own.matches)}`;
}

/** The rules in short of whatever game. */
export const rules =
  (ways: Ways): Page =>
  (lobby) => {
    const { entries, language, words } = lobby;
    return offer(lobby, {
      title: words.main.rules,
      question: words.rules.question,
      items: entries.map(({ texts }) => {
        const { name, about, rules: sentences } = texts[language];
        const body = paragraphs([about, ...sentences]);
        return { label: name, page: (here) => read(here, name, body, rules(ways)) };
      }),
      usual: 0,
      back: ways.home,
    });
  };
