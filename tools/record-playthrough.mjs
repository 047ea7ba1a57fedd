/** Records playthroughs and perft counts (tools/record-playthrough GAME). */
import process from 'node:process';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { recordPlaythroughs } = await import('../testkit/record-playthroughs.ts');

process.exitCode = recordPlaythroughs(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
