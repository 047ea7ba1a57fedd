import { type TextRow, wrapRow } from '@ludoteca/kit';
import type { Ended } from '../play/sitting.ts';
import { endedBy } from '../ui/ended.ts';
import type { Lobby } from './lobby.ts';

/** How somebody leaves the menu: by wish or with the end of the input, or by Ctrl-C. */
export type Leave = 'done' | 'stopped';

/** A page of the menu shows itself, does what is wanted of it and says which page comes next. */
export type Page = (lobby: Lobby) => Promise<Page | Leave>;

/** Pages that one comes back to from anywhere. */
export interface Ways {
  readonly home: Page;
  /** Where a new match begins. */
  readonly games: Page;
}

/** Something that can be picked, and where it leads. */
export interface Item {
  readonly label: string;
  readonly page: Page;
  /** What to type for it; absent: its number in the list. */
  readonly key?: string;
}

export interface List {
  readonly title: string;
  /** What there is to read before one picks, a paragraph each. */
  readonly about?: readonly string[];
  /** What there is to see below that. */
  readonly rows?: (width: number) => readonly TextRow[];
  readonly question: string;
  readonly items: readonly Item[];
  /** The item that Enter takes, counted from 0; absent: none. */
  readonly usual?: number;
  /** Where one comes from. */
  readonly back?: Page;
  /** Whether it must be read before it is answered. */
  readonly fresh?: boolean;
}

/** Never the number of an item. */
const BACK_KEY = '0';
const BACK_WORD = 'back';

/** Lets somebody pick an item, or go back: the page that comes next. */
export async function offer(lobby: Lobby, list: List): Promise<Page | Leave> {
  const { title, about = [], rows, question, items, usual, back, fresh = false } = list;
  const { notice, complaint, words } = lobby;
  lobby.notice = undefined;
  lobby.complaint = undefined;
  const numbered = items.map(({ label, page, key = '' }, i) => ({ label, page, key: key || String(i + 1) }));
  // Among keys that mean something themselves it would mean something else; the word is always there.
  const showsBack = back !== undefined && items.every(({ key }) => key === undefined);
  const last = showsBack ? [{ label: words.back, page: back, key: BACK_KEY }] : [];
  const all = [...numbered, ...last];
  const usualKey = usual === undefined ? undefined : numbered[usual]?.key;
  const reply = await lobby.ui.ask({
    title: [{ text: title }],
    body: (width) => [...about.flatMap((text) => wrapRow([{ text }], width)), ...(rows?.(width) ?? [])],
    news: notice === undefined ? [] : [[{ text: notice, role: 'good' }]],
    question: [{ text: question }],
    options: all.map(({ key, label }) => ({ key, label })),
    words: back === undefined ? [] : [{ word: BACK_WORD, key: 'escape', about: words.back }],
    fresh,
    ...(complaint === undefined ? {} : { complaint }),
    ...(usualKey === undefined ? {} : { usual: usualKey }),
  });
  const left = leaveBy(endedBy(reply));
  if (left !== undefined) return left;
  if (reply.kind === 'word') return back ?? again(list);
  const picked = reply.kind === 'picks' ? all.find(({ key }) => key === reply.keys[0]) : undefined;
  return picked?.page ?? again(list);
}

/** The same once more: what was typed meant nothing. */
const again =
  (list: List): Page =>
  (lobby) =>
    offer(lobby, list);

/** Something to read, and then the next page. */
export async function read(
  lobby: Lobby,
  title: string,
  body: (width: number) => readonly TextRow[],
  next: Page,
): Promise<Page | Leave> {
  return leaveBy(endedBy(await lobby.ui.read([{ text: title }], body))) ?? next;
}

/** What is to be typed, and where one comes from. */
export interface Field {
  readonly question: string;
  /** What whoever types nothing means. */
  readonly usual: string;
  readonly back: Page;
}

/** A text is typed, and decides what comes next. */
export async function type(
  lobby: Lobby,
  { question, usual, back }: Field,
  next: (text: string) => Page | Promise<Page>,
): Promise<Page | Leave> {
  const reply = await lobby.ui.type([{ text: question }], usual);
  return leaveBy(endedBy(reply)) ?? (reply.kind === 'text' ? next(reply.text) : back);
}

/** What comes after a match that was played or watched, unless it was the last thing somebody did here. */
export const afterwards = (ended: Ended, next: Page): Page | Leave => leaveBy(ended) ?? next;

function leaveBy(ended: Ended | undefined): Leave | undefined {
  if (ended === 'input ended') return 'done';
  return ended === 'stopped' ? 'stopped' : undefined;
}
