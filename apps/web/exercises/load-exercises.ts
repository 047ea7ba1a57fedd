/** Loads the exercises of a page once. */
import type { Exercise, ExerciseCollection } from '@ludoteca/kit';
import { type HostableGame, loadHostableGame } from '../pages/game-modules.ts';
import { rememberLoads } from '../pages/remember-loads.ts';

export interface LoadedExercises {
  readonly loaded: HostableGame;
  readonly collection: ExerciseCollection;
  readonly exercises: readonly Exercise[];
}

/** Undefined if the game or the collection does not exist. */
export const loadExercises = rememberLoads(importExercises);

async function importExercises(game: string, id: string): Promise<LoadedExercises | undefined> {
  const loaded = await loadHostableGame(game);
  const collection = loaded?.entry.exercises?.find((one) => one.id === id);
  if (loaded === undefined || collection === undefined) return undefined;
  return { loaded, collection, exercises: await collection.load() };
}
