import { LANGUAGES } from '@ludoteca/kit';
import { ALL_PACES, REASONS } from '../manner.ts';
import { words as playWords } from '../play/words/index.ts';
import type { Preferences } from '../saves/preferences.ts';
import { playerName } from '../sitter.ts';
import { offer, type Page, type, type Ways } from './page.ts';
import { words as byLanguage } from './words/index.ts';

const prefers =
  (change: Partial<Preferences>, next: Page): Page =>
  async (lobby) => {
    await lobby.prefer(change);
    return next;
  };

/** Name, pace, confirmation, offers to save, reasons. */
export const settings =
  (ways: Ways): Page =>
  (lobby) => {
    const { words, preferences, language } = lobby;
    const { settings: said } = words;
    const { name, pace, confirm, rounds, reasons } = preferences;
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
        {
          label: said.rounds(rounds === 'ask' ? words.yes : words.no),
          page: prefers({ rounds: rounds === 'ask' ? 'go' : 'ask' }, settings(ways)),
        },
        { label: said.reasons(said.reasonsWhen[reasons]), page: reasoning(ways) },
      ],
      back: ways.home,
    });
  };

const naming =
  (ways: Ways): Page =>
  (lobby) =>
    type(
      lobby,
      { question: lobby.words.settings.newName, usual: lobby.preferences.name, back: settings(ways) },
      (text) => {
        const name = playerName(text);
        return name === '' ? settings(ways) : prefers({ name }, settings(ways));
      },
    );

const pacing =
  (ways: Ways): Page =>
  (lobby) => {
    return offer(lobby, {
      title: lobby.words.main.settings,
      question: lobby.words.settings.whichPace,
      items: ALL_PACES.map((pace) => ({
        label: playWords[lobby.language].paces[pace],
        page: prefers({ pace }, settings(ways)),
      })),
      usual: ALL_PACES.indexOf(lobby.preferences.pace),
      back: settings(ways),
    });
  };

const reasoning =
  (ways: Ways): Page =>
  (lobby) => {
    const { main, settings: said } = lobby.words;
    return offer(lobby, {
      title: main.settings,
      question: said.whichReasons,
      items: REASONS.map((reasons) => ({
        label: said.reasonsWhen[reasons],
        page: prefers({ reasons }, settings(ways)),
      })),
      usual: REASONS.indexOf(lobby.preferences.reasons),
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
