/** What the files of the game are called, and the statistics where they lie. */
import type { FileFolder } from '@ludoteca/kit';
import {
  type Apart,
  makeApart,
  makeWins,
  NO_WINS,
  NOTHING_APART,
  parseApart,
  parseWins,
  type Wins,
} from './statistics.ts';

export const ENDING = '.rsk';
/** The one name that the original world allows. */
export const OFFICIAL = 'salvataggio.rsk';
/** How programs of that world wrote it where capitals make no difference. */
export const CAPITAL = 'Salvataggio.rsk';
/** Written at every start of a round, whether somebody asks or not. */
export const AUTOMATIC = 'salvataggio-automatico.rsk';
export const EXTRAS = 'salvataggio.extra.json';
export const LOG = 'log.txt';
export const STATISTICS = 'statistiche.bin';
const APART = 'statistiche.extra.json';
/** The statistics of another program: read where there are none of our own. */
const FOREIGN_STATISTICS = 'stat';

export async function readWins(folder: FileFolder): Promise<{ readonly wins: Wins; readonly apart: Apart }> {
  const own = await folder.read(STATISTICS);
  const bytes = own ?? (await folder.read(FOREIGN_STATISTICS));
  const apart = await folder.read(APART);
  return {
    wins: (bytes && parseWins(bytes)) ?? NO_WINS,
    apart: apart === undefined ? NOTHING_APART : parseApart(apart),
  };
}

export async function writeWins(folder: FileFolder, wins: Wins, apart: Apart): Promise<void> {
  await folder.write(STATISTICS, makeWins(wins));
  await folder.write(APART, makeApart(apart));
}
