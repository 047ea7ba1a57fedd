/** The command line with a game that has files of its own. */
import { someEntry } from '@ludoteca/kit';
import { lotEntry, lotFiles, namedLotFiles } from '../../../kit/face/lot-files.testing.ts';
import { main } from '../main.ts';

const { LUDOTECA_LOTS: kind } = process.env;
await main(undefined, [someEntry(lotEntry(kind === 'named' ? namedLotFiles : lotFiles))]);
