/** The exercises that were solved in this browser. */
import { loadValue, saveValue } from '../state/local-storage.ts';

const storedName = (game: string, collection: string): string => `exercises ${game} ${collection}`;

export function loadSolved(game: string, collection: string): ReadonlySet<string> {
  const stored = loadValue(storedName(game, collection));
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}

export const addSolved = (game: string, collection: string, id: string): void =>
  saveValue(storedName(game, collection), [...new Set([...loadSolved(game, collection), id])]);
