/** `salvataggio.extra.json`: what the format of the original saves has no room for. */
import { decodeUtf8, encodeJson, type Infer, type Json, parseJson, schema, validate } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { COLOURS } from '../parts.ts';
import { distinct } from '../position.ts';
import { form, type Settings } from '../settings.ts';

const { anyJson, integer, list, object, text } = schema;
const MAX_SEATS = COLOURS.length;
const MAX_ROUNDS = 1_000_000;
const MAX_ENTRIES = 1000;
const seat = integer(0, MAX_SEATS - 1);

const entrySchema = object(
  {
    /** Checksum of the save. */
    sum: text(100),
    round: integer(1, MAX_ROUNDS - 1),
    /** By seat, as are `kinds` and `colours`. */
    names: list(text(100), MAX_SEATS),
    kinds: list(text(100), MAX_SEATS),
    colours: distinct(list(integer(0, COLOURS.length - 1), MAX_SEATS)),
    starter: seat,
    /** Seats that are out, in the order of leaving. */
    out: distinct(list(seat, MAX_SEATS)),
    settings: anyJson,
  },
  'open',
);
const sidecarSchema = object({ saves: list(anyJson, MAX_ENTRIES) }, 'open');

export interface SidecarEntry extends Omit<Infer<typeof entrySchema>, 'settings'> {
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
export const parseSidecar = (bytes: Uint8Array): readonly SidecarEntry[] =>
  (parseJson(sidecarSchema, decodeUtf8(bytes) ?? '')?.saves ?? [])
    .map(parseEntry)
    .filter((entry) => entry !== undefined);

export const encodeSidecar = (entries: readonly SidecarEntry[]): Uint8Array => encodeJson({ saves: entries });

function parseEntry(value: Json): SidecarEntry | undefined {
  const entry = validate(entrySchema, value);
  if (!entry.ok) return undefined;
  const { names, kinds, colours, starter, out } = entry.value;
  if (kinds.length !== names.length || colours.length !== names.length) return undefined;
  if (out.includes(starter) || Math.max(starter, ...out) >= names.length) return undefined;
  const settings = parseSettings(form, entry.value.settings);
  return settings.ok ? { ...entry.value, settings: settings.value } : undefined;
}
