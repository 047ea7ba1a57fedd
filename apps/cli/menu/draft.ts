import type { Json } from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import { playerNames, standInOf } from '@ludoteca/players';
import { shown } from '../foreign.ts';
import { begin } from '../play/begin.ts';
import { calledIn, type Guest, seated } from '../play/names.ts';
import { NotKept } from '../saves/slots.ts';
import { PERSON, playerName } from '../sitter.ts';
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
  guests: withSeats(entry, [{ kind: PERSON }], entry.game.seats.min),
  settings: {},
});

/** The same people at more or fewer seats: computers take those that are left. */
const withSeats = (entry: SomeEntry, guests: readonly Guest[], seats: number): readonly Guest[] =>
  Array.from({ length: seats }, (_, seat) => guests[seat] ?? { kind: standInOf(entry) });

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
  const called = calledIn(entry, lobby.language);
  const sitters = seated(guests, preferences.name, called);
  const places = sitters.map((sitter, seat): Item => ({
    label: words.draft.seat(seat, playerText(sitter, words, called)),
    page: sitterPage(entry, seat, guests, change),
  }));
  if (min === max) return places;
  const title = entry.texts[lobby.language].name;
  const asks = { title, question: words.draft.howMany };
  const seats = fieldPage({ kind: 'number', min, max, usual: guests.length }, asks, (picked) =>
    change(picked === undefined ? {} : { guests: withSeats(entry, guests, Number(picked)) }),
  );
  return [{ label: words.draft.seats(guests.length), page: seats }, ...places];
}

/** Who sits there: oneself, somebody else, a computer. */
const sitterPage =
  (entry: SomeEntry, seat: number, guests: readonly Guest[], change: Change): Page =>
  (lobby) => {
    const { words, preferences } = lobby;
    const put = (guest: Guest): Page => change({ guests: guests.with(seat, guest) });
    const here = sitterPage(entry, seat, guests, change);
    const called = calledIn(entry, lobby.language);
    const someoneElse: Page = () =>
      type(lobby, { question: words.draft.name, usual: '', back: here }, (text) => {
        const name = playerName(text);
        return name === '' ? here : put({ kind: PERSON, name });
      });
    return offer(lobby, {
      title: words.draft.seat(seat, ''),
      question: words.draft.who(seat),
      items: [
        { label: preferences.name, page: put({ kind: PERSON }) },
        { label: words.draft.someoneElse, page: someoneElse },
        ...playerNames(entry).map((kind) => ({
          label: words.draft.computer(called(kind)),
          page: put({ kind }),
        })),
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

/** A seed that is set can be taken away again. */
const seedPage =
  (draft: Draft, ways: Ways): Page =>
  (lobby) => {
    const { draft: words } = lobby.words;
    const back = drafting(draft, ways);
    const typed: Page = () =>
      type(lobby, { question: words.whichSeed, usual: '', back }, (text) => {
        const seed = text.trim();
        return drafting(seed === '' ? withoutSeed(draft) : { ...draft, seed }, ways);
      });
    if (draft.seed === undefined) return typed(lobby);
    return offer(lobby, {
      title: draft.entry.texts[lobby.language].name,
      question: words.seed(shown(draft.seed, 40)),
      items: [
        { label: words.anotherSeed, page: typed },
        { label: words.drawnSeed, page: drafting(withoutSeed(draft), ways) },
      ],
      back,
    });
  };

function withoutSeed(draft: Draft): Draft {
  const { seed: _, ...drawn } = draft;
  return drawn;
}

/** Begins the match and plays it; what the game refuses is said on the page where it can be changed. */
export const starting =
  (draft: Draft, ways: Ways): Page =>
  async (lobby) => {
    const { entry, guests } = draft;
    const texts = entry.texts[lobby.language];
    const sitters = seated(guests, lobby.preferences.name, calledIn(entry, lobby.language));
    try {
      const begun = await begin({ ...draft, sitters }, () => lobby.saves.fresh(entry.game.id));
      if (begun.ok) return playing(begun.value, starting(withoutSeed(draft), ways), ways);
      lobby.complaint = begun.problem.map((reason) => texts.reason(reason, [])).join(' ');
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      lobby.complaint = lobby.words.saves.notKept(error.system ?? '');
    }
    return drafting(draft, ways);
  };
