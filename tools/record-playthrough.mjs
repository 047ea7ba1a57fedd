/** Writes golden playthroughs and perft figures anew: tools/record-playthrough GAME … */
import process from 'node:process';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { record } = await import('../testkit/record.ts');

process.exitCode = record(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
