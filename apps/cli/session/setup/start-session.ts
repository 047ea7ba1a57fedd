/** Starts a new match as a local session. */
import { type Json, ok, type Reason, type Result, startMatch, type AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../../files/game-folder.ts';
import type { SaveSlot } from '../../saves/save-slot.ts';
import type { SeatedPlayer } from '../seated-player.ts';
import type { LocalSession } from '../local-session.ts';
import { createRandomBytes } from './random-bytes.ts';

export interface SessionRequest {
  readonly entry: AnyCatalogueEntry;
  /** By seat; their number is the number of seats. */
  readonly players: readonly SeatedPlayer[];
  /** Absent: random. The same seed and the same answers give the same match. */
  readonly seed?: string;
  readonly settings?: { readonly [key: string]: Json };
  /** A start position in the game's format. */
  readonly from?: Json;
  /** Absent if the game has no original files. */
  readonly folder?: GameFolder | undefined;
}

/** The slot is created only after the game has accepted the settings. */
export async function startSession(
  request: SessionRequest,
  createSlot: () => Promise<SaveSlot>,
): Promise<Result<LocalSession, readonly Reason[]>> {
  const { entry, players, settings, from, folder } = request;
  const seed = request.seed ?? createRandomBytes(32).toString('hex');
  const opening: AnyParts['event'][] = [];
  const options = { seats: players.length, seed, settings, ...(from === undefined ? {} : { from }) };
  const started = startMatch(entry.game, options, opening);
  if (!started.ok) return started;
  const slot = await createSlot();
  await slot.save(started.value, players);
  return ok({ entry, match: started.value, opening, players, slot, folder });
}
