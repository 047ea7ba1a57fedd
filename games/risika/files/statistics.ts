/** `statistiche.bin`: the matches that each colour has won, and beside it which of them were played by computers alone. */
import { decodeUtf8 } from '@ludoteca/kernel';
import { type Colour, COLOURS } from '../parts.ts';
import { isFields, makeJson, parseJson } from './json.ts';

/** By colour, in the order of saves. */
export type Wins = readonly number[];

export const NO_WINS: Wins = COLOURS.map(() => 0);

const INT_BYTES = 4;
const SIZE = COLOURS.length * INT_BYTES;
const MOST = 2 ** 32 - 1;

/** Six records of another program: ten bytes for the name of the colour, then a signed integer. */
const RECORD_NAME = 10;
const RECORD = RECORD_NAME + INT_BYTES;
const FOREIGN_SIZE = COLOURS.length * RECORD;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The wins of either form; undefined where the file is neither. */
export function parseWins(bytes: Uint8Array): Wins | undefined {
  if (bytes.length === SIZE) {
    const view = viewOf(bytes);
    return COLOURS.map((_, colour) => view.getUint32(colour * INT_BYTES, true));
  }
  return bytes.length === FOREIGN_SIZE ? parseForeign(bytes) : undefined;
}

function parseForeign(bytes: Uint8Array): Wins | undefined {
  const view = viewOf(bytes);
  const wins = COLOURS.map((_, colour) => view.getInt32(colour * RECORD + RECORD_NAME, true));
  const named = COLOURS.every((_, colour) =>
    isRecordName(bytes.subarray(colour * RECORD, colour * RECORD + RECORD_NAME)),
  );
  return named && wins.every((count) => count >= 0) ? wins : undefined;
}

/** Letters, then zeros to the end. */
function isRecordName(field: Uint8Array): boolean {
  const end = field.indexOf(0);
  return end > 0 && /^[A-Za-z]+$/.test(decodeUtf8(field.subarray(0, end)) ?? '');
}

export function makeWins(wins: Wins): Uint8Array {
  const bytes = new Uint8Array(SIZE);
  const view = viewOf(bytes);
  wins.forEach((count, colour) => view.setUint32(colour * INT_BYTES, count, true));
  return bytes;
}

export const withWin = (wins: Wins, colour: Colour): Wins =>
  wins.map((count, other) => (other === colour && count < MOST ? count + 1 : count));

/** What the statistics do not say by themselves. */
export interface Apart {
  /** Wins in matches among computers alone; they are among those of `statistiche.bin` too. */
  readonly automatic: Wins;
  /** The matches that were counted last: none is counted twice. */
  readonly counted: readonly string[];
}

export const NOTHING_APART: Apart = { automatic: NO_WINS, counted: [] };
const REMEMBERED = 100;

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;

/** What a file beside the statistics says; nothing where it makes no sense. */
export function parseApart(bytes: Uint8Array): Apart {
  const value = parseJson(bytes);
  if (!isFields(value)) return NOTHING_APART;
  const { automatic, counted: ids } = value;
  const sound = Array.isArray(automatic) && automatic.length === COLOURS.length && automatic.every(isCount);
  const known = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  return { automatic: sound ? (automatic as Wins) : NO_WINS, counted: known.slice(-REMEMBERED) };
}

export const makeApart = (apart: Apart): Uint8Array =>
  makeJson({ automatic: apart.automatic, counted: apart.counted.slice(-REMEMBERED) });

/** A match that was won goes into both; one that was counted already into neither. */
export function counted(
  wins: Wins,
  apart: Apart,
  won: { readonly id: string; readonly colour: Colour; readonly automatic: boolean },
): { readonly wins: Wins; readonly apart: Apart } | undefined {
  if (apart.counted.includes(won.id)) return undefined;
  return {
    wins: withWin(wins, won.colour),
    apart: {
      automatic: won.automatic ? withWin(apart.automatic, won.colour) : apart.automatic,
      counted: [...apart.counted, won.id],
    },
  };
}
