import { randomBytes } from 'node:crypto';
import {
  type Json,
  type Match,
  ok,
  type Reason,
  type Result,
  startMatch,
  type AnyParts,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../../files/game-folder.ts';
import type { SaveSlot } from '../../saves/save-slot.ts';
import type { SeatedPlayer } from '../seated-player.ts';
import type { LocalSession } from '../local-session.ts';

/** How a match is wanted. */
export interface SessionRequest {
  readonly entry: AnyCatalogueEntry;
  /** By seat: as many as there are seats. */
  readonly players: readonly SeatedPlayer[];
  /** The same seed and the same answers, the same match. Absent: drawn. */
  readonly seed?: string;
  readonly settings?: { readonly [key: string]: Json };
  /** A start from elsewhere: whatever the game takes. */
  readonly from?: Json;
  /** Where the files of the game lie, if it has any. */
  readonly folder?: GameFolder | undefined;
}

/** Begins a match and keeps it, in a place that is found when the game takes it. */
export async function startSession(
  wanted: SessionRequest,
  context: () => Promise<SaveSlot>,
): Promise<Result<LocalSession, readonly Reason[]>> {
  const { entry, players, settings, from, folder } = wanted;
  const seed = wanted.seed ?? randomBytes(32).toString('hex');
  const opening: AnyParts['event'][] = [];
  const given = { seats: players.length, seed, settings, ...(from === undefined ? {} : { from }) };
  const started = startMatch(entry.game, given, opening);
  if (!started.ok) return started;
  const slot = await context();
  await slot.save(started.value, players);
  return ok({ entry, match: started.value, opening, players, slot, folder });
}

/** Goes on with a match that lies in its slot already. */
export const resumeSession = (
  entry: AnyCatalogueEntry,
  match: Match<AnyParts>,
  players: readonly SeatedPlayer[],
  slot: SaveSlot,
  folder: GameFolder | undefined,
): LocalSession => ({ entry, match, opening: [], players, slot, folder });
