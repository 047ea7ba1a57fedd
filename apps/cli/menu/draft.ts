import { basename } from 'node:path';
import type { Json, Reason } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { shown } from '../foreign.ts';
import { begin } from '../play/begin.ts';
import { calledIn, type Guest, seated } from '../play/names.ts';
import { NotKept } from '../saves/slots.ts';
import { PERSON } from '../sitter.ts';
import { fieldPage, valueText } from './field.ts';
import { fileFieldPage } from './file-field.ts';
import type { Lobby } from './lobby.ts';
import { playing } from './match.ts';
import { nameItems, openedAbout, openItems, welcomeRows } from './opening.ts';
import { type Item, offer, type Page, type, type Ways } from './page.ts';
import { seatItems, withSeats } from './seats.ts';

/** A match as somebody wants it, while it is still being put together. */
export interface Draft {
  readonly entry: AnyCatalogueEntry;
  /** By seat. */
  readonly guests: readonly Guest[];
  readonly settings: { readonly [key: string]: Json };
  /** The names of the files that settings came from, by key. */
  readonly sources?: { readonly [key: string]: string };
  /** Absent: drawn. */
  readonly seed?: string;
  /** What its saves are called, where people name them. Absent: by the time. */
  readonly name?: string;
  /** The save of the game's own world that it goes on from. */
  readonly opened?: Opened;
}

interface Opened {
  readonly from: Json;
  readonly path: string;
  readonly warnings: readonly Reason[];
}

/** What Enter alone gives: oneself against computers, as few as the game takes, everything as usual. */
export const usualDraft = (entry: AnyCatalogueEntry): Draft => ({
  entry,
  guests: withSeats(entry, [{ kind: PERSON }], entry.game.seats.min),
  settings: {},
});

/** Everything about the match on one page: Enter plays it, anything else can be changed first. */
export const drafting =
  (draft: Draft, ways: Ways): Page =>
  async (lobby) => {
    const { entry, guests, opened } = draft;
    const { draft: words } = lobby.words;
    const texts = entry.texts[lobby.language];
    const change = (part: Partial<Draft>): Page => drafting({ ...draft, ...part }, ways);
    const seating = { entry, guests, change: (others: Draft['guests']) => change({ guests: others }) };
    const paths = { back: change({}), draft: (other: Draft) => drafting(other, ways) };
    const welcome = await welcomeRows(entry, lobby);
    return offer(lobby, {
      title: texts.name,
      about: [texts.about, ...openedAbout(draft, lobby)],
      rows: opened === undefined ? welcome : () => [],
      question: words.question,
      items: [
        { label: words.play, page: starting(draft, ways) },
        ...openItems(entry, lobby, paths),
        ...seatItems(seating, lobby, opened !== undefined),
        ...nameItems(draft, lobby, (name) => drafting(withName(draft, name), ways)),
        ...(opened === undefined ? settingItems(draft, lobby, change) : []),
        {
          label: words.seed(draft.seed === undefined ? words.drawn : shown(draft.seed, 40)),
          page: seedPage(draft, ways),
        },
      ],
      usual: 0,
      back: opened === undefined ? ways.games : drafting(usualDraft(entry), ways),
    });
  };

type Change = (part: Partial<Draft>) => Page;

/** The form of the game, a line for each field. */
function settingItems(draft: Draft, lobby: Lobby, change: Change): readonly Item[] {
  const { entry, settings, sources = {} } = draft;
  const { draft: said } = lobby.words;
  const { name, settings: texts } = entry.texts[lobby.language];
  return Object.entries(entry.form).map(([key, field]): Item => {
    const words = texts[key];
    const label = words?.label ?? key;
    const value = settings[key] ?? field.usual;
    const asks = { title: name, question: said.value(label) };
    const taken = (picked: Json | undefined, path = ''): Page =>
      change(
        picked === undefined
          ? {}
          : { settings: { ...settings, [key]: picked }, sources: { ...sources, [key]: basename(path) } },
      );
    return {
      label: said.setting(label, shown(sources[key] || valueText(field, value, words, lobby.words))),
      page:
        field.kind === 'file'
          ? fileFieldPage({ entry, field, value, texts: words }, asks, taken)
          : fieldPage({ ...field, usual: value } as typeof field, asks, taken, words),
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

function withName(draft: Draft, name: string): Draft {
  const { name: _, ...nameless } = draft;
  return name === '' ? nameless : { ...nameless, name };
}

/** The same again: not by the same dice, nor over the saves of the match before. */
const anew = (draft: Draft): Draft => withoutSeed(draft.opened === undefined ? withName(draft, '') : draft);

/** Begins the match and plays it; what the game refuses is said on the page where it can be changed. */
export const starting =
  (draft: Draft, ways: Ways): Page =>
  async (lobby) => {
    const { entry, guests, name, opened } = draft;
    const texts = entry.texts[lobby.language];
    const sitters = seated(guests, lobby.preferences.name, calledIn(entry, lobby.language));
    try {
      const folder = await lobby.folderOf(entry);
      const from = opened === undefined ? {} : { from: opened.from };
      const begun = await begin({ ...draft, sitters, folder, ...from }, () =>
        lobby.saves.fresh(entry.game.id, name),
      );
      if (begun.ok) return playing(begun.value, starting(anew(draft), ways), ways);
      lobby.complaint = begun.problem.map((reason) => texts.reason(reason, [])).join(' ');
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      lobby.complaint = lobby.words.saves.notKept(error.system ?? '');
    }
    return drafting(draft, ways);
  };
