/** Compares the counts of perft.txt with the game. */
import { perfts } from '@ludoteca/testkit';
import { uno } from './index.ts';

perfts(uno, new URL('./perft.txt', import.meta.url));
