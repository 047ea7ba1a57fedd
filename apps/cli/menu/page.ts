import { type TextRow, wrapRow } from '@ludoteca/kit';
import type { SessionEnd } from '../session/local-session.ts';
import { interruptionOf } from '../terminal/interruption.ts';
import type { MenuContext } from './menu-context.ts';

/** How somebody leaves the menu: by wish or with the end of the input, or by Ctrl-C. */
export type MenuExit = 'done' | 'stopped';

/** A page of the menu shows itself, does what is wanted of it and says which page comes next. */
export type MenuPage = (menu: MenuContext) => Promise<MenuPage | MenuExit>;

/** Pages that one comes back to from anywhere. */
export interface MenuRoutes {
  readonly home: MenuPage;
  /** Where a new match begins. */
  readonly newMatch: MenuPage;
}

/** Something that can be picked, and where it leads. */
export interface MenuItem {
  readonly label: string;
  readonly page: MenuPage;
  /** What to type for it; absent: its number in the list. */
  readonly key?: string;
}

export interface MenuList {
  readonly title: string;
  /** What there is to read before one picks, a paragraph each. */
  readonly about?: readonly string[];
  /** What there is to see below that. */
  readonly rows?: (width: number) => readonly TextRow[];
  readonly question: string;
  readonly items: readonly MenuItem[];
  /** The item that Enter takes, counted from 0; absent: none. */
  readonly defaultIndex?: number;
  /** Where one comes from. */
  readonly back?: MenuPage;
  /** Whether it must be read before it is answered. */
  readonly discardTypeahead?: boolean;
}

/** Never the number of an item. */
const BACK_KEY = '0';
const BACK_WORD = 'back';

/** Lets somebody pick an item, or go back: the page that comes next. */
export async function showMenu(menu: MenuContext, list: MenuList): Promise<MenuPage | MenuExit> {
  const { title, about = [], rows, question, items, defaultIndex, back, discardTypeahead = false } = list;
  const { notice, error, texts } = menu;
  menu.notice = undefined;
  menu.error = undefined;
  const numbered = items.map(({ label, page, key = '' }, i) => ({ label, page, key: key || String(i + 1) }));
  // Among keys that mean something themselves it would mean something else; the word is always there.
  const showsBack = back !== undefined && items.every(({ key }) => key === undefined);
  const last = showsBack ? [{ label: texts.back, page: back, key: BACK_KEY }] : [];
  const all = [...numbered, ...last];
  const usualKey = defaultIndex === undefined ? undefined : numbered[defaultIndex]?.key;
  const reply = await menu.ui.ask({
    title: [{ text: title }],
    body: (width) => [...about.flatMap((text) => wrapRow([{ text }], width)), ...(rows?.(width) ?? [])],
    news: notice === undefined ? [] : [[{ text: notice, role: 'good' }]],
    question: [{ text: question }],
    options: all.map(({ key, label }) => ({ key, label })),
    commands: back === undefined ? [] : [{ word: BACK_WORD, key: 'escape', about: texts.back }],
    discardTypeahead,
    ...(error === undefined ? {} : { error }),
    ...(usualKey === undefined ? {} : { defaultKey: usualKey }),
  });
  const left = toMenuExit(interruptionOf(reply));
  if (left !== undefined) return left;
  if (reply.kind === 'word') return back ?? repeatMenu(list);
  const picked = reply.kind === 'picks' ? all.find(({ key }) => key === reply.keys[0]) : undefined;
  return picked?.page ?? repeatMenu(list);
}

/** The same once more: what was typed meant nothing. */
const repeatMenu =
  (list: MenuList): MenuPage =>
  (menu) =>
    showMenu(menu, list);

/** Something to read, and then the next page. */
export async function showText(
  menu: MenuContext,
  title: string,
  body: (width: number) => readonly TextRow[],
  next: MenuPage,
): Promise<MenuPage | MenuExit> {
  return toMenuExit(interruptionOf(await menu.ui.showText([{ text: title }], body))) ?? next;
}

/** What is to be typed, and where one comes from. */
export interface TextPrompt {
  readonly question: string;
  /** What whoever types nothing means. */
  readonly defaultText: string;
  readonly back: MenuPage;
}

/** A text is typed, and decides what comes next. */
export async function askText(
  menu: MenuContext,
  { question, defaultText, back }: TextPrompt,
  next: (text: string) => MenuPage | Promise<MenuPage>,
): Promise<MenuPage | MenuExit> {
  const reply = await menu.ui.askText([{ text: question }], defaultText);
  return toMenuExit(interruptionOf(reply)) ?? (reply.kind === 'text' ? next(reply.text) : back);
}

/** What comes after a match that was played or watched, unless it was the last thing somebody did here. */
export const nextAfterMatch = (ended: SessionEnd, next: MenuPage): MenuPage | MenuExit =>
  toMenuExit(ended) ?? next;

function toMenuExit(ended: SessionEnd | undefined): MenuExit | undefined {
  if (ended === 'input ended') return 'done';
  return ended === 'stopped' ? 'stopped' : undefined;
}
