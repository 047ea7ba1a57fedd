/** `statistiche.bin`: the wins of each colour, and a sidecar with the wins in matches among computers. */
import { decodeUtf8, encodeJson, parseJson, schema, validate } from '@ludoteca/kernel';
import type { FileFolder } from '@ludoteca/kit';
import { type Colour, COLOURS } from '../parts.ts';
import { FOREIGN_STATISTICS_FILE, STATISTICS_FILE, STATISTICS_SIDECAR_FILE } from './file-names.ts';

/** By colour, in the order of COLOURS. */
export type Wins = readonly number[];

const NO_WINS: Wins = COLOURS.map(() => 0);

const INT_BYTES = 4;
const SIZE = COLOURS.length * INT_BYTES;
const MAX_COUNT = 2 ** 32 - 1;

/** Format of another program: six records of a ten-byte colour name and a signed integer. */
const RECORD_NAME = 10;
const RECORD = RECORD_NAME + INT_BYTES;
const FOREIGN_SIZE = COLOURS.length * RECORD;

const toDataView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Parses both formats; undefined for any other file. */
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
  const hasNames = COLOURS.every((_, colour) =>
    isRecordName(bytes.subarray(colour * RECORD, colour * RECORD + RECORD_NAME)),
  );
  return hasNames && wins.every((count) => count >= 0) ? wins : undefined;
}

/** Letters, then a zero. */
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

export interface StatisticsSidecar {
  /** Wins in matches among computers, which `statistiche.bin` includes. */
  readonly automatic: Wins;
  /** The ids of the latest counted matches, so that none is counted twice. */
  readonly counted: readonly string[];
}

export const EMPTY_SIDECAR: StatisticsSidecar = { automatic: NO_WINS, counted: [] };
const MAX_COUNTED_MATCHES = 100;

const winsSchema = schema.list(schema.integer(0, MAX_COUNT), COLOURS.length, COLOURS.length);

/** Fields that are invalid are empty. */
export function parseStatisticsSidecar(bytes: Uint8Array): StatisticsSidecar {
  const fields = parseJson(schema.record(schema.anyJson, 100, 100), decodeUtf8(bytes) ?? '') ?? {};
  const automatic = validate(winsSchema, fields['automatic']);
  const ids = fields['counted'];
  const counted = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  return {
    automatic: automatic.ok ? automatic.value : NO_WINS,
    counted: counted.slice(-MAX_COUNTED_MATCHES),
  };
}

export const encodeStatisticsSidecar = (sidecar: StatisticsSidecar): Uint8Array =>
  encodeJson({ automatic: sidecar.automatic, counted: sidecar.counted.slice(-MAX_COUNTED_MATCHES) });

/** Counts a win; undefined if the match was counted already. */
export function countWin(
  wins: Wins,
  sidecar: StatisticsSidecar,
  win: { readonly id: string; readonly colour: Colour; readonly automatic: boolean },
): { readonly wins: Wins; readonly sidecar: StatisticsSidecar } | undefined {
  if (sidecar.counted.includes(win.id)) return undefined;
  return {
    wins: addWin(wins, win.colour),
    sidecar: {
      automatic: win.automatic ? addWin(sidecar.automatic, win.colour) : sidecar.automatic,
      counted: [...sidecar.counted, win.id],
    },
  };
}

export async function readWins(
  folder: FileFolder,
): Promise<{ readonly wins: Wins; readonly sidecar: StatisticsSidecar }> {
  const own = await folder.read(STATISTICS_FILE);
  const bytes = own ?? (await folder.read(FOREIGN_STATISTICS_FILE));
  const sidecar = await folder.read(STATISTICS_SIDECAR_FILE);
  return {
    wins: (bytes && parseWins(bytes)) ?? NO_WINS,
    sidecar: sidecar === undefined ? EMPTY_SIDECAR : parseStatisticsSidecar(sidecar),
  };
}

export async function writeWins(folder: FileFolder, wins: Wins, sidecar: StatisticsSidecar): Promise<void> {
  await folder.write(STATISTICS_FILE, encodeWins(wins));
  await folder.write(STATISTICS_SIDECAR_FILE, encodeStatisticsSidecar(sidecar));
}
