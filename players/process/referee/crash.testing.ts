/** The process that crash.test.ts kills: plays a match with a given program and isolation mode. */
import process from 'node:process';
import type { IsolationMode } from '@ludoteca/kit';
import { playRumour, greedy } from './programs.testing.ts';
import { openReferee } from './program-referee.ts';

const [isolation, program = ''] = process.argv.slice(2);
const referee = await openReferee(isolation as IsolationMode);
await playRumour(referee, [{ program }, greedy()], { clock: 0 });
