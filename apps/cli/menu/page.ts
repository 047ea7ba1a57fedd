/** The building blocks of menu pages: lists, texts to read, text prompts. */
import { type TextRow, wrapRow } from '@ludoteca/kit';
import type { LocalSessionEnd } from '../session/local-session.ts';
import { helpCommand, showAnswerHelp } from '../terminal/answer-help.ts';
import { terminalTexts } from '../terminal/texts.ts';
import { interruptionOf } from '../terminal/ui.ts';
import type { MenuContext } from './menu-context.ts';

/** `done` by choice or at the end of the input, `stopped` by Ctrl-C. */
export type MenuExit = 'done' | 'stopped';

/** A page shows itself, executes what the user picks and returns the next page. */
export type MenuPage = (menu: MenuContext) => Promise<MenuPage | MenuExit>;

/** Pages that many others return to. */
export interface MenuRoutes {
  readonly home: MenuPage;
  /** The list of games. */
  readonly newMatch: MenuPage;
}

export interface MenuItem {
  readonly label: string;
  readonly page: MenuPage;
  /** The key to type; absent: the number in the list. */
  readonly key?: string;
}

export interface MenuList {
  readonly title: string;
  /** Paragraphs above the list. */
  readonly about?: readonly string[];
  /** Rows below the paragraphs. */
  readonly rows?: (width: number) => readonly TextRow[];
  readonly question: string;
  readonly items: readonly MenuItem[];
  /** The item that Enter picks, counted from 0; absent: none. */
  readonly defaultIndex?: number;
  readonly back?: MenuPage;
  /** Whether keys typed before the list appears are ignored. */
  readonly discardTypeahead?: boolean;
}

/** Never the number of an item. */
const BACK_KEY = '0';

/** The page of the picked item. */
export async function showMenu(menu: MenuContext, list: MenuList): Promise<MenuPage | MenuExit> {
  const { title, about = [], rows, question, items, defaultIndex, back, discardTypeahead = false } = list;
  const { notice, error, texts } = menu;
  menu.notice = undefined;
  menu.error = undefined;
  const terminal = terminalTexts[menu.language];
  const numbered = items.map(({ label, page, key = '' }, i) => ({ label, page, key: key || String(i + 1) }));
  // Where items have their own keys, `0` might be one of them; the word always works.
  const showsBack = back !== undefined && items.every(({ key }) => key === undefined);
  const last = showsBack ? [{ label: texts.back, page: back, key: BACK_KEY }] : [];
  const all = [...numbered, ...last];
  const defaultKey = defaultIndex === undefined ? undefined : numbered[defaultIndex]?.key;
  const reply = await menu.ui.ask({
    title: [{ text: title }],
    body: (width) => [...about.flatMap((text) => wrapRow([{ text }], width)), ...(rows?.(width) ?? [])],
    news: notice === undefined ? [] : [[{ text: notice, role: 'good' }]],
    question: [{ text: question }],
    options: all.map(({ key, label }) => ({ key, label })),
    commands: [
      helpCommand(terminal),
      ...(back === undefined ? [] : [{ word: texts.back, key: 'escape', about: texts.back }]),
    ],
    discardTypeahead,
    ...(error === undefined ? {} : { error }),
    ...(defaultKey === undefined ? {} : { defaultKey }),
  });
  const isHelp = reply.kind === 'word' && reply.word === '?';
  const exit = toMenuExit(interruptionOf(isHelp ? await showAnswerHelp(menu.ui, terminal) : reply));
  if (exit !== undefined) return exit;
  if (reply.kind === 'word' && !isHelp) return back ?? repeatMenu(list);
  const picked = reply.kind === 'picks' ? all.find(({ key }) => key === reply.keys[0]) : undefined;
  return picked?.page ?? repeatMenu(list);
}

/** The input matched nothing. */
const repeatMenu =
  (list: MenuList): MenuPage =>
  (menu) =>
    showMenu(menu, list);

export async function showText(
  menu: MenuContext,
  title: string,
  body: (width: number) => readonly TextRow[],
  next: MenuPage,
): Promise<MenuPage | MenuExit> {
  return toMenuExit(interruptionOf(await menu.ui.showText([{ text: title }], body))) ?? next;
}

export interface TextPrompt {
  readonly question: string;
  /** The value of an empty input. */
  readonly defaultText: string;
  readonly back: MenuPage;
}

/** The page that `next` returns for the typed text. */
export async function askText(
  menu: MenuContext,
  { question, defaultText, back }: TextPrompt,
  next: (text: string) => MenuPage | Promise<MenuPage>,
): Promise<MenuPage | MenuExit> {
  const reply = await menu.ui.askText([{ text: question }], defaultText);
  return toMenuExit(interruptionOf(reply)) ?? (reply.kind === 'text' ? next(reply.text) : back);
}

/** `next` unless the session ended with the program. */
export const nextAfterMatch = (ended: LocalSessionEnd, next: MenuPage): MenuPage | MenuExit =>
  toMenuExit(ended) ?? next;

function toMenuExit(ended: LocalSessionEnd | undefined): MenuExit | undefined {
  if (ended === 'input ended') return 'done';
  return ended === 'stopped' ? 'stopped' : undefined;
}
