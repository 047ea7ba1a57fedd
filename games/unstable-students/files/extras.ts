/** What a save of ours says behind everything that the original world reads: a magic word, a length, JSON. */
import { encodeUtf8, type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { form } from '../settings.ts';
import { joined, numbers, textOf } from './bytes.ts';

/** Only what differs from what a reader without extras would assume. */
export interface Extras {
  /** The settings but for the deck: the save itself holds the cards. */
  readonly settings?: { readonly [key: string]: Json };
  /** Who sits where, in the order of the save: `person`, or the name of a computer player. */
  readonly kinds?: readonly string[];
}

const MAGIC = encodeUtf8('LUDOTECA');
const HEAD = MAGIC.length + 4;

export const makeExtras = (extras: Extras): Uint8Array => {
  const text = encodeUtf8(JSON.stringify(extras));
  return joined([MAGIC, numbers(text.length), text]);
};

export const hasExtras = (bytes: Uint8Array): boolean => MAGIC.every((byte, i) => bytes[i] === byte);

/** Reads extras, magic word included, for so many players. */
export function parseExtras(bytes: Uint8Array, players: number): Result<Extras, 'extras'> {
  if (!hasExtras(bytes) || bytes.length < HEAD) return refuse('extras');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getInt32(MAGIC.length, true);
  if (length < 0 || length > bytes.length - HEAD) return refuse('extras');
  const value = jsonIn(textOf(bytes.subarray(HEAD, HEAD + length)));
  return isExtras(value, players) ? ok(value) : refuse('extras');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const { deck: _, ...WITHOUT_DECK } = form;

function isExtras(value: unknown, players: number): value is Extras {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { settings = {}, kinds, ...more } = value as { [key: string]: unknown };
  if (Object.keys(more).length > 0 || !parseSettings(WITHOUT_DECK, settings).ok) return false;
  return kinds === undefined || (Array.isArray(kinds) && kinds.length === players && kinds.every(isKind));
}

const isKind = (kind: unknown): boolean => typeof kind === 'string' && /^[\w-]{1,40}$/.test(kind);
