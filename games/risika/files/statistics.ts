/** `statistiche.bin`: the matches that each colour has won, and beside it which of them were played by computers alone. */
import { decodeUtf8 } from '@ludoteca/kernel';
import { type Colour, COLOURS } from '../parts.ts';
import { isJsonObject, encodeJson, parseJson } from './json.ts';

/** By colour, in the order of saves. */
export type Wins = readonly number[];

export const NO_WINS: Wins = COLOURS.map(() => 0);

const INT_BYTES = 4;
const SIZE = COLOURS.length * INT_BYTES;
const MAX_COUNT = 2 ** 32 - 1;

/** Six records of another program: ten bytes for the name of the colour, then a signed integer. */
const RECORD_NAME = 10;
const RECORD = RECORD_NAME + INT_BYTES;
const FOREIGN_SIZE = COLOURS.length * RECORD;

const toDataView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The wins of either form; undefined where the file is neither. */
export function parseWins(bytes: Uint8Array): Wins | undefined {
  if (bytes.length === SIZE) {
    const view = toDataView(bytes);
    return COLOURS.map((_, colour) => view.getUint32(colour * INT_BYTES, true));
  }
  return bytes.length === FOREIGN_SIZE ? parseForeign(bytes) : undefined;
}

function parseForeign(bytes: Uint8Array): Wins | undefined {
  const view = toDataView(bytes);
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

export function encodeWins(wins: Wins): Uint8Array {
  const bytes = new Uint8Array(SIZE);
  const view = toDataView(bytes);
  wins.forEach((count, colour) => view.setUint32(colour * INT_BYTES, count, true));
  return bytes;
}

export const addWin = (wins: Wins, colour: Colour): Wins =>
  wins.map((count, other) => (other === colour && count < MAX_COUNT ? count + 1 : count));

/** What the statistics do not say by themselves. */
export interface StatisticsSidecar {
  /** Wins in matches among computers alone; they are among those of `statistiche.bin` too. */
  readonly automatic: Wins;
  /** The matches that were counted last: none is counted twice. */
  readonly counted: readonly string[];
}

export const EMPTY_SIDECAR: StatisticsSidecar = { automatic: NO_WINS, counted: [] };
const MAX_COUNTED_MATCHES = 100;

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_COUNT;

/** What a file beside the statistics says; nothing where it makes no sense. */
export function parseStatisticsSidecar(bytes: Uint8Array): StatisticsSidecar {
  const value = parseJson(bytes);
  if (!isJsonObject(value)) return EMPTY_SIDECAR;
  const { automatic, counted: ids } = value;
  const sound = Array.isArray(automatic) && automatic.length === COLOURS.length && automatic.every(isCount);
  const known = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  return { automatic: sound ? (automatic as Wins) : NO_WINS, counted: known.slice(-MAX_COUNTED_MATCHES) };
}

export const encodeStatisticsSidecar = (apart: StatisticsSidecar): Uint8Array =>
  encodeJson({ automatic: apart.automatic, counted: apart.counted.slice(-MAX_COUNTED_MATCHES) });

/** A match that was won goes into both; one that was counted already into neither. */
export function countWin(
  wins: Wins,
  apart: StatisticsSidecar,
  won: { readonly id: string; readonly colour: Colour; readonly automatic: boolean },
): { readonly wins: Wins; readonly apart: StatisticsSidecar } | undefined {
  if (apart.counted.includes(won.id)) return undefined;
  return {
    wins: addWin(wins, won.colour),
    apart: {
      automatic: won.automatic ? addWin(apart.automatic, won.colour) : apart.automatic,
      counted: [...apart.counted, won.id],
    },
  };
}
