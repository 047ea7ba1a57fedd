/** `salvataggio.extra.json`: what the format of the original saves has no room for. */
import type { Json, Seat } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { COLOURS, type Colour } from '../parts.ts';
import { form, type Settings } from '../settings.ts';
import { isJsonObject, encodeJson, parseJson } from './json.ts';

export interface SidecarEntry {
  /** Checksum of the save. */
  readonly sum: string;
  readonly round: number;
  /** By seat, as are `kinds` and `colours`. */
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  readonly colours: readonly Colour[];
  readonly starter: Seat;
  /** Seats that are out, in the order of leaving. */
  readonly out: readonly Seat[];
  readonly settings: Settings;
}

/** Length and CRC-32. */
export function saveChecksum(bytes: Uint8Array): string {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return `${bytes.length}-${((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')}`;
}

/** The valid entries, newest first. */
export function parseSidecar(bytes: Uint8Array): readonly SidecarEntry[] {
  const value = parseJson(bytes);
  if (!isJsonObject(value) || !Array.isArray(value['saves'])) return [];
  return value['saves'].map(parseEntry).filter((entry) => entry !== undefined);
}

export const encodeSidecar = (entries: readonly SidecarEntry[]): Uint8Array =>
  encodeJson({ saves: entries as unknown as Json });

const MAX_ROUNDS = 1_000_000;
const isIntegerIn = (value: Json | undefined, min: number, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) < below;
const isText = (value: Json): value is string => typeof value === 'string' && value.length <= 100;
const areTexts = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const areDistinct = (value: Json | undefined, below: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.every((n) => isIntegerIn(n, 0, below)) &&
  new Set(value).size === value.length;

function parseEntry(entry: Json): SidecarEntry | undefined {
  if (!isJsonObject(entry)) return undefined;
  const { sum, round, names, kinds, colours, starter, out, settings } = entry;
  const seats = Array.isArray(names) ? names.length : 0;
  if (typeof sum !== 'string' || !isIntegerIn(round, 1, MAX_ROUNDS) || !isIntegerIn(starter, 0, seats))
    return undefined;
  if (!areTexts(names) || !areTexts(kinds) || kinds.length !== seats) return undefined;
  if (!areDistinct(colours, COLOURS.length) || colours.length !== seats) return undefined;
  if (!areDistinct(out, seats) || out.includes(starter)) return undefined;
  const parsed = parseSettings(form, settings);
  return parsed.ok ? { sum, round, names, kinds, colours, starter, out, settings: parsed.value } : undefined;
}
