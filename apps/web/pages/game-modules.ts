/** Loading of games with their boards and pages, found by their folders. */
import type { AnyParts } from '@ludoteca/kernel';
import type {
  AnyCatalogueEntry,
  AnyGamePresentation,
  WebBoard,
  WebComponentPage,
  WebLogLine,
  WebPage,
  WebRoutine,
  WebSeatColours,
} from '@ludoteca/kit';
import { importEntry, importPresentation } from './load-entry.ts';
import { rememberLoads } from './remember-loads.ts';

/** Lazy imports: nothing of a game is loaded before it is chosen. */
const boardModules = import.meta.glob<{
  readonly default: WebBoard<AnyParts>;
  readonly Line?: WebLogLine<AnyParts>;
  readonly seatColours?: WebSeatColours<AnyParts>;
  readonly isRoutine?: WebRoutine<AnyParts>;
}>('../../../games/*/web/index.tsx');
const coverModules = import.meta.glob<string>('../../../games/*/web/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The list of pages is loaded eagerly for links in the lobby, their content on demand. */
const pageModules = import.meta.glob<readonly WebPage[]>('../../../games/*/web/pages.ts', {
  import: 'pages',
  eager: true,
});

const gameFolder = (id: string): string => `../../../games/${id}`;

export const findCover = (id: string): string | undefined => coverModules[`${gameFolder(id)}/web/cover.svg`];

export const listPages = (id: string): readonly WebPage[] =>
  pageModules[`${gameFolder(id)}/web/pages.ts`] ?? [];

/** Loads a page that a game draws itself. */
export const loadPage = rememberLoads((page: WebComponentPage): ReturnType<WebComponentPage['load']> =>
  page.load(),
);

/** A game as it is shown, with its own board and log line if it has them. */
export interface LoadedGame extends AnyGamePresentation {
  readonly board: WebBoard<AnyParts> | undefined;
  readonly logLine: WebLogLine<AnyParts> | undefined;
  readonly seatColours: WebSeatColours<AnyParts> | undefined;
  readonly isRoutine: WebRoutine<AnyParts> | undefined;
}

/** A game whose matches this page can host. */
export interface HostableGame extends LoadedGame {
  readonly entry: AnyCatalogueEntry;
}

/** Loads what shows a game, without its rules; undefined if it does not exist. */
export const loadGame = rememberLoads(importGame);

async function importGame(id: string): Promise<LoadedGame | undefined> {
  const [presentation, boardModule] = await Promise.all([
    importPresentation(id),
    boardModules[`${gameFolder(id)}/web/index.tsx`]?.(),
  ]);
  if (presentation === undefined) return undefined;
  const { default: board, Line: logLine, seatColours, isRoutine } = boardModule ?? {};
  return { ...presentation, board, logLine, seatColours, isRoutine };
}

/** Loads a game with its rules; undefined if it does not exist. */
export const loadHostableGame = rememberLoads(importHostableGame);

async function importHostableGame(id: string): Promise<HostableGame | undefined> {
  const [loaded, entry] = await Promise.all([loadGame(id), importEntry(id)]);
  return loaded === undefined || entry === undefined ? undefined : { ...loaded, entry };
}

/** Loads the rules of a game; undefined if it does not exist. */
export const loadEntry = rememberLoads(importEntry);
