import type { Json } from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import { PLAYERS } from '@ludoteca/players';
import { Complaint } from '../complaint.ts';
import { shown } from '../foreign.ts';
import { begin } from '../play/begin.ts';
import { STAND_IN } from '../play/guests.ts';
import { type Guest, seated, tidyName } from '../play/names.ts';
import { PERSON } from '../play/sitting.ts';
import { fieldPage, valueText } from './field.ts';
import type { Lobby } from './lobby.ts';
import { playing } from './match.ts';
import { type Item, offer, type Page, type, type Ways } from './page.ts';
import { playerText } from './words/index.ts';

/** A match as somebody wants it, while it is still being put together. */
export interface Draft {
  readonly entry: SomeEntry;
  /** By seat. */
  readonly guests: readonly Guest[];
  readonly settings: { readonly [key: string]: Json };
  /** Absent: drawn. */
  readonly seed?: string;
}

/** What Enter alone gives: oneself against computers, as few as the game takes, everything as usual. */
export const usualDraft = (entry: SomeEntry): Draft => ({
  entry,
  guests: withSeats([{ kind: PERSON }], entry.game.seats.min),
  settings: {},
});

/** The same people at more or fewer seats: computers take those that are left. */
const withSeats = (guests: readonly Guest[], seats: number): readonly Guest[] =>
  Array.from({ length: seats }, (_, seat) => guests[seat] ?? { kind: STAND_IN });

/** Everything about the match on one page: Enter plays it, anything else can be changed first. */
export const drafting =
  (draft: Draft, ways: Ways): Page =>
  (lobby) => {
    const { entry } = draft;
    const { draft: words } = lobby.words;
    const texts = entry.texts[lobby.language];
    const change = (part: Partial<Draft>): Page => drafting({ ...draft, ...part }, ways);
    return offer(lobby, {
      title: texts.name,
      about: [texts.about],
      question: words.question,
      items: [
        { label: words.play, page: starting(draft, ways) },
        ...seatItems(draft, lobby, change),
        ...settingItems(draft, lobby, change),
        {
          label: words.seed(draft.seed === undefined ? words.drawn : shown(draft.seed, 40)),
          page: seedPage(draft, ways),
        },
      ],
      usual: 0,
      back: ways.games,
    });
  };

type Change = (part: Partial<Draft>) => Page;

function seatItems({ entry, guests }: Draft, lobby: Lobby, change: Change): readonly Item[] {
  const { min, max } = entry.game.seats;
  const { words, preferences } = lobby;
  const sitters = seated(guests, preferences.name);
  const places = sitters.map((sitter, seat): Item => ({
    label: words.draft.seat(seat, playerText(sitter, words)),
    page: sitterPage(seat, guests, change),
  }));
  if (min === max) return places;
  const title = entry.texts[lobby.language].name;
  const asks = { title, question: words.draft.howMany };
  const seats = fieldPage({ kind: 'number', min, max, usual: guests.length }, asks, (picked) =>
    change(picked === undefined ? {} : { guests: withSeats(guests, Number(picked)) }),
  );
  return [{ label: words.draft.seats(guests.length), page: seats }, ...places];
}

/** Who sits there: oneself, somebody else, a computer. */
const sitterPage =
  (seat: number, guests: readonly Guest[], change: Change): Page =>
  (lobby) => {
    const { words, preferences } = lobby;
    const put = (guest: Guest): Page => change({ guests: guests.with(seat, guest) });
    const someoneElse: Page = () =>
      type(lobby, words.draft.name, '', (text) => {
        const name = tidyName(text);
        return name === '' ? sitterPage(seat, guests, change) : put({ kind: PERSON, name });
      });
    return offer(lobby, {
      title: words.draft.seat(seat, ''),
      question: words.draft.who(seat),
      items: [
        { label: preferences.name, page: put({ kind: PERSON }) },
        { label: words.draft.someoneElse, page: someoneElse },
        ...Object.keys(PLAYERS).map((kind) => ({ label: words.draft.computer(kind), page: put({ kind }) })),
      ],
      usual: 0,
      back: change({}),
    });
  };

/** The form of the game, a line for each field. */
function settingItems({ entry, settings }: Draft, lobby: Lobby, change: Change): readonly Item[] {
  const { draft } = lobby.words;
  const { name, settings: texts } = entry.texts[lobby.language];
  return Object.entries(entry.form).map(([key, field]): Item => {
    const words = texts[key];
    const label = words?.label ?? key;
    const value = settings[key] ?? field.usual;
    const now = { ...field, usual: value } as typeof field;
    return {
      label: draft.setting(label, valueText(field, value, words, lobby.words)),
      page: fieldPage(
        now,
        { title: name, question: draft.value(label) },
        (picked) => change(picked === undefined ? {} : { settings: { ...settings, [key]: picked } }),
        words,
      ),
    };
  });
}

const seedPage =
  (draft: Draft, ways: Ways): Page =>
  (lobby) =>
    type(lobby, lobby.words.draft.whichSeed, draft.seed ?? '', (text) => {
      const { seed: _, ...drawn } = draft;
      return drafting(text.trim() === '' ? drawn : { ...draft, seed: text.trim() }, ways);
    });

/** Begins the match and plays it; what the game refuses is said on the page where it can be changed. */
export const starting =
  (draft: Draft, ways: Ways): Page =>
  async (lobby) => {
    const { entry, guests, settings } = draft;
    const texts = entry.texts[lobby.language];
    const accepted = entry.game.settings(settings, guests.length);
    if (!accepted.ok) {
      lobby.complaint = accepted.problem.map((reason) => texts.reason(reason, [])).join(' ');
      return drafting(draft, ways);
    }
    try {
      const sitters = seated(guests, lobby.preferences.name);
      const slot = await lobby.saves.fresh(entry.game.id);
      const sitting = await begin({ ...draft, sitters }, slot);
      const { seed: _, ...anew } = draft;
      return playing(sitting, starting(anew, ways), ways);
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      lobby.complaint = error.message;
      return drafting(draft, ways);
    }
  };
