/** Loads the exercises of a page once. */
import type { Exercise, ExerciseCollection } from '@ludoteca/kit';
import { type LoadedGame, loadGame } from '../pages/game-modules.ts';

export interface LoadedExercises {
  readonly loaded: LoadedGame;
  readonly collection: ExerciseCollection;
  readonly exercises: readonly Exercise[];
}

const loading = new Map<string, Promise<LoadedExercises | undefined>>();

/** Undefined if the game or the collection does not exist. A failed load is retried on the next call. */
export function loadExercises(game: string, collection: string): Promise<LoadedExercises | undefined> {
  const key = `${game} ${collection}`;
  const known = loading.get(key);
  if (known !== undefined) return known;
  const load = importExercises(game, collection);
  loading.set(key, load);
  load.catch(() => loading.delete(key));
  return load;
}

async function importExercises(game: string, id: string): Promise<LoadedExercises | undefined> {
  const loaded = await loadGame(game);
  const collection = loaded?.entry.exercises?.find((one) => one.id === id);
  if (loaded === undefined || collection === undefined) return undefined;
  return { loaded, collection, exercises: await collection.load() };
}
