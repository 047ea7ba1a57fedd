import type { AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, WebBoard, WebLogLine, WebPage } from '@ludoteca/kit';

/** Games are found by the folders they are in: no list, and nothing of a game is loaded before it is chosen. */
const entries = import.meta.glob<object>('../../games/*/index.ts');
const faces = import.meta.glob<{
  readonly default: WebBoard<AnyParts>;
  readonly Line?: WebLogLine<AnyParts>;
}>('../../games/*/web/index.tsx');
const covers = import.meta.glob<string>('../../games/*/web/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What pages there are is known at once, so that the lobby can lead to them; what is on them is not. */
const pages = import.meta.glob<readonly WebPage[]>('../../games/*/web/pages.ts', {
  import: 'pages',
  eager: true,
});

const folder = (id: string): string => `../../games/${id}`;

/** The picture on the box, if the game has one. */
export const coverOf = (id: string): string | undefined => covers[`${folder(id)}/web/cover.svg`];

/** The pages that a game brings. */
export const pagesOf = (id: string): readonly WebPage[] => pages[`${folder(id)}/web/pages.ts`] ?? [];

type Loading = ReturnType<WebPage['load']>;
const loadingPages = new Map<WebPage, Loading>();

/** A page of a game; undefined if there is none. A load that failed is tried again when asked again. */
export function loadPage(game: string, id: string): Loading | undefined {
  const page = pagesOf(game).find((one) => one.id === id);
  if (page === undefined) return undefined;
  const known = loadingPages.get(page);
  if (known !== undefined) return known;
  const load = page.load();
  loadingPages.set(page, load);
  load.catch(() => loadingPages.delete(page));
  return load;
}

/** A game as the table page needs it: its entry, and its own face if it has one. */
export interface Loaded {
  readonly entry: AnyCatalogueEntry;
  readonly face: WebBoard<AnyParts> | undefined;
  readonly line: WebLogLine<AnyParts> | undefined;
}

const isEntry = (value: unknown): value is AnyCatalogueEntry =>
  typeof value === 'object' && value !== null && 'game' in value && 'texts' in value && 'form' in value;

const loading = new Map<string, Promise<Loaded | undefined>>();

/** The game of that id; undefined if this page knows none. A load that failed is tried again when asked again. */
export function loadGame(id: string): Promise<Loaded | undefined> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const load = open(id);
  loading.set(id, load);
  load.catch(() => loading.delete(id));
  return load;
}

async function open(id: string): Promise<Loaded | undefined> {
  const [module, face] = await Promise.all([
    entries[`${folder(id)}/index.ts`]?.(),
    faces[`${folder(id)}/web/index.tsx`]?.(),
  ]);
  // A game's module exports its entry under the game's own name.
  const entry = Object.values(module ?? {}).find((value) => isEntry(value) && value.game.id === id);
  return entry === undefined ? undefined : { entry, face: face?.default, line: face?.Line };
}
