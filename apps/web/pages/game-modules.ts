/** Loading of games with their boards and pages, found by their folders. */
import type { AnyParts } from '@ludoteca/kernel';
import type {
  AnyCatalogueEntry,
  WebBoard,
  WebComponentPage,
  WebLogLine,
  WebPage,
  WebRoutine,
  WebSeatColours,
} from '@ludoteca/kit';
import { importEntry } from './load-entry.ts';
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

/** A game with its own board and log line, if it has them. */
export interface LoadedGame {
  readonly entry: AnyCatalogueEntry;
  readonly board: WebBoard<AnyParts> | undefined;
  readonly logLine: WebLogLine<AnyParts> | undefined;
  readonly seatColours: WebSeatColours<AnyParts> | undefined;
  readonly isRoutine: WebRoutine<AnyParts> | undefined;
}

/** Loads a game; undefined if it does not exist. */
export const loadGame = rememberLoads(importGame);

async function importGame(id: string): Promise<LoadedGame | undefined> {
  const [entry, boardModule] = await Promise.all([
    importEntry(id),
    boardModules[`${gameFolder(id)}/web/index.tsx`]?.(),
  ]);
  if (entry === undefined) return undefined;
  const { default: board, Line: logLine, seatColours, isRoutine } = boardModule ?? {};
  return { entry, board, logLine, seatColours, isRoutine };
}
