/** Loading of catalogue entries and presentations, found by the folders of the games. A web worker uses it too. */
import { type AnyCatalogueEntry, type AnyGamePresentation, toPresentation } from '@ludoteca/kit';

/** Lazy imports: nothing of a game is loaded before it is chosen. */
const entryModules = import.meta.glob<object>('../../../games/*/entry.ts');
const presentationModules = import.meta.glob<AnyGamePresentation>('../../../games/*/presentation.ts', {
  import: 'presentation',
});

const isEntry = (value: unknown): value is AnyCatalogueEntry =>
  typeof value === 'object' && value !== null && 'game' in value && 'texts' in value && 'form' in value;

/** The ids of the games of this page. */
export const PAGE_GAMES: readonly string[] = Object.keys(entryModules).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** Undefined if the game does not exist. */
export async function importEntry(id: string): Promise<AnyCatalogueEntry | undefined> {
  const module = await entryModules[`../../../games/${id}/entry.ts`]?.();
  if (module === undefined) return importServedEntry(id);
  // The module has the entry without the commands, which only terminals need.
  return Object.values(module).find(
    (value): value is AnyCatalogueEntry => isEntry(value) && value.game.id === id,
  );
}

/** Undefined if the game does not exist. A game without a presentation of its own is loaded whole. */
export async function importPresentation(id: string): Promise<AnyGamePresentation | undefined> {
  const load = presentationModules[`../../../games/${id}/presentation.ts`];
  if (load !== undefined) return load();
  const entry = await importEntry(id);
  return entry && toPresentation(entry);
}

/** A game that is not part of this page: its server has the code. */
async function importServedEntry(id: string): Promise<AnyCatalogueEntry | undefined> {
  const address = `/game-modules/${encodeURIComponent(id)}/index.js`;
  const { ok } = await fetch(address, { method: 'HEAD' });
  if (!ok) return undefined;
  const served = (await import(/* @vite-ignore */ address)) as { readonly default?: unknown };
  return isEntry(served.default) && served.default.game.id === id ? served.default : undefined;
}
