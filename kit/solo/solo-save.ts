/** The saved progress of a solo mode: a line of JSON with a version and a checksum. */
import {
  canonicalJson,
  decodeUtf8,
  type Json,
  ok,
  refuse,
  type Result,
  schema,
  sha256Hex,
  validate,
} from '@ludoteca/kernel';
import type { SoloMode } from './solo-mode.ts';

const { anyJson, integer, object, text } = schema;

const saveSchema = object({
  format: integer(1, 1),
  game: text(100, 1),
  mode: text(100, 1),
  version: integer(1, 1_000_000),
  progress: anyJson,
  checksum: text(64, 64),
});

/** Saves are far smaller. */
export const MAX_SOLO_SAVE_BYTES = 1_000_000;

/** `damaged`: it cannot be read or was changed; `other`: it belongs to another mode; `newer`: a later version wrote it. */
export type SoloSaveProblem = 'damaged' | 'other' | 'newer';

/** `restored`: the latest save was damaged and the one before is used; `lost`: neither can be used. */
export interface LoadedSoloProgress {
  readonly progress: Json | undefined;
  readonly state: 'good' | 'none' | 'restored' | 'lost';
}

export function makeSoloSave(game: string, mode: SoloMode, progress: Json): string {
  const saved = { format: 1, game, mode: mode.id, version: mode.version, progress };
  return `${JSON.stringify({ ...saved, checksum: sha256Hex(canonicalJson(saved)) })}\n`;
}

/** The progress in untrusted bytes. */
export function parseSoloSave(
  game: string,
  mode: SoloMode,
  bytes: Uint8Array,
): Result<Json, SoloSaveProblem> {
  const read = validate(saveSchema, parseJsonBytes(bytes));
  if (!read.ok) return refuse('damaged');
  const { checksum, ...saved } = read.value;
  if (sha256Hex(canonicalJson(saved)) !== checksum) return refuse('damaged');
  if (saved.game !== game || saved.mode !== mode.id) return refuse('other');
  if (saved.version > mode.version) return refuse('newer');
  const progress = validate(mode.schema, saved.progress);
  return progress.ok ? ok(progress.value) : refuse('damaged');
}

function parseJsonBytes(bytes: Uint8Array): unknown {
  if (bytes.length > MAX_SOLO_SAVE_BYTES) return undefined;
  try {
    return JSON.parse(decodeUtf8(bytes) ?? '');
  } catch {
    return undefined;
  }
}
