/** Writes golden playthroughs anew: tools/record-playthrough [GAME …] */
import process from 'node:process';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { recordPlaythroughs } = await import('../testkit/record.ts');

const words = process.argv.slice(2);
if (words.includes('--help')) console.log('usage: tools/record-playthrough [GAME …]   default: every game');
else process.exitCode = recordPlaythroughs(words, (line) => console.log(line));
