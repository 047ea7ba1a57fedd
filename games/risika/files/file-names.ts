/** What the files of the game are called, and the statistics where they lie. */
import type { FileFolder } from '@ludoteca/kit';
import {
  type StatisticsSidecar,
  encodeStatisticsSidecar,
  encodeWins,
  NO_WINS,
  EMPTY_SIDECAR,
  parseStatisticsSidecar,
  parseWins,
  type Wins,
} from './statistics.ts';

export const SAVE_EXTENSION = '.rsk';
/** The one name that the original world allows. */
export const SAVE_FILE = 'salvataggio.rsk';
/** How programs of that world wrote it where capitals make no difference. */
export const CAPITALIZED_SAVE_FILE = 'Salvataggio.rsk';
/** Written at every start of a round, whether somebody asks or not. */
export const AUTOSAVE_FILE = 'salvataggio-automatico.rsk';
export const SIDECAR_FILE = 'salvataggio.extra.json';
export const LOG_FILE = 'log.txt';
export const STATISTICS_FILE = 'statistiche.bin';
const STATISTICS_SIDECAR_FILE = 'statistiche.extra.json';
/** The statistics of another program: read where there are none of our own. */
const FOREIGN_STATISTICS_FILE = 'stat';

export async function readWins(
  folder: FileFolder,
): Promise<{ readonly wins: Wins; readonly apart: StatisticsSidecar }> {
  const own = await folder.read(STATISTICS_FILE);
  const bytes = own ?? (await folder.read(FOREIGN_STATISTICS_FILE));
  const apart = await folder.read(STATISTICS_SIDECAR_FILE);
  return {
    wins: (bytes && parseWins(bytes)) ?? NO_WINS,
    apart: apart === undefined ? EMPTY_SIDECAR : parseStatisticsSidecar(apart),
  };
}

export async function writeWins(folder: FileFolder, wins: Wins, apart: StatisticsSidecar): Promise<void> {
  await folder.write(STATISTICS_FILE, encodeWins(wins));
  await folder.write(STATISTICS_SIDECAR_FILE, encodeStatisticsSidecar(apart));
}
