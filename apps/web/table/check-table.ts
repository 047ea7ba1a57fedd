/** Verifies the shuffle of a finished table with the rules of its game, which are loaded for it. */
import { checkFairness, type FairnessRecord, type FairnessResult } from '@ludoteca/wire';
import { loadEntry } from '../pages/game-modules.ts';

export async function checkTable(
  game: string,
  record: FairnessRecord,
  archive: Uint8Array,
): Promise<FairnessResult | undefined> {
  const entry = await loadEntry(game);
  return entry && checkFairness(entry, record, archive);
}
