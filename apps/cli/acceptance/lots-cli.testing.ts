/** The command line with a game that has original files. */
import { eraseGameType } from '@ludoteca/kit';
import { createLotsWithFiles, lotFiles, namedLotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import { main } from '../main.ts';

const { LUDOTECA_LOTS: kind } = process.env;
await main(undefined, [eraseGameType(createLotsWithFiles(kind === 'named' ? namedLotFiles : lotFiles))]);
