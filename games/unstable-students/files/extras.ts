/** The extension of a save behind everything that the original program reads: a magic word, a length, JSON. */
import { encodeUtf8, type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { form } from '../settings.ts';
import { concatBytes, encodeNumbers, decodeText } from './bytes.ts';

/** Holds only values that differ from the defaults. */
export interface SaveExtras {
  /** The settings without the deck, because the save itself holds the cards. */
  readonly settings?: { readonly [key: string]: Json };
  /** In the order of the save: `person`, or the name of a computer player. */
  readonly kinds?: readonly string[];
}

const MAGIC = encodeUtf8('LUDOTECA');
const HEADER_BYTES = MAGIC.length + 4;

export const encodeExtras = (extras: SaveExtras): Uint8Array => {
  const text = encodeUtf8(JSON.stringify(extras));
  return concatBytes([MAGIC, encodeNumbers(text.length), text]);
};

export const hasExtras = (bytes: Uint8Array): boolean => MAGIC.every((byte, i) => bytes[i] === byte);

/** `bytes` begin with the magic word. */
export function decodeExtras(bytes: Uint8Array, players: number): Result<SaveExtras, 'extras'> {
  if (!hasExtras(bytes) || bytes.length < HEADER_BYTES) return refuse('extras');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getInt32(MAGIC.length, true);
  if (length < 0 || length > bytes.length - HEADER_BYTES) return refuse('extras');
  const value = parseJson(decodeText(bytes.subarray(HEADER_BYTES, HEADER_BYTES + length)));
  return isExtras(value, players) ? ok(value) : refuse('extras');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const { deck: _, ...FORM_WITHOUT_DECK } = form;

function isExtras(value: unknown, players: number): value is SaveExtras {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { settings = {}, kinds, ...more } = value as { [key: string]: unknown };
  if (Object.keys(more).length > 0 || !parseSettings(FORM_WITHOUT_DECK, settings).ok) return false;
  return kinds === undefined || (Array.isArray(kinds) && kinds.length === players && kinds.every(isKind));
}

const isKind = (kind: unknown): boolean => typeof kind === 'string' && /^[\w-]{1,40}$/.test(kind);
