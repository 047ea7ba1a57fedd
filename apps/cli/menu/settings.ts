import { LANGUAGES } from '@ludoteca/kit';
import { tidyName } from '../play/names.ts';
import { type Pace, PACES } from '../play/sitting.ts';
import { words as playWords } from '../play/words/index.ts';
import type { Preferences } from '../saves/preferences.ts';
import { offer, type Page, type, type Ways } from './page.ts';
import { words as byLanguage } from './words/index.ts';

const prefers =
  (change: Partial<Preferences>, next: Page): Page =>
  async (lobby) => {
    await lobby.prefer(change);
    return next;
  };

/** Name, pace, confirmation. */
export const settings =
  (ways: Ways): Page =>
  (lobby) => {
    const { words, preferences, language } = lobby;
    const { settings: said } = words;
    const { name, pace, confirm } = preferences;
    return offer(lobby, {
      title: words.main.settings,
      question: said.question,
      items: [
        { label: said.name(name), page: naming(ways) },
        { label: said.pace(playWords[language].paces[pace]), page: pacing(ways) },
        {
          label: said.confirm(confirm ? words.yes : words.no),
          page: prefers({ confirm: !confirm }, settings(ways)),
        },
      ],
      back: ways.home,
    });
  };

const naming =
  (ways: Ways): Page =>
  (lobby) =>
    type(lobby, lobby.words.settings.newName, lobby.preferences.name, (text) => {
      const name = tidyName(text);
      return name === '' ? settings(ways) : prefers({ name }, settings(ways));
    });

const pacing =
  (ways: Ways): Page =>
  (lobby) => {
    const paces = Object.keys(PACES) as Pace[];
    return offer(lobby, {
      title: lobby.words.main.settings,
      question: lobby.words.settings.whichPace,
      items: paces.map((pace) => ({
        label: playWords[lobby.language].paces[pace],
        page: prefers({ pace }, settings(ways)),
      })),
      usual: paces.indexOf(lobby.preferences.pace),
      back: settings(ways),
    });
  };

/** The languages, each in its own words: whoever cannot read the rest finds theirs. */
export const languages =
  (ways: Ways): Page =>
  (lobby) =>
    offer(lobby, {
      title: lobby.words.main.language,
      question: lobby.words.language.question,
      items: LANGUAGES.map((language) => ({
        label: byLanguage[language].own,
        page: prefers({ language }, ways.home),
      })),
      usual: LANGUAGES.indexOf(lobby.language),
      back: ways.home,
    });
