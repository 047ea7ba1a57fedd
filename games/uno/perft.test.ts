/** Compares the counts of perft.txt with the game. */
import { testPerft } from '@ludoteca/testkit';
import { uno } from './index.ts';

testPerft(uno, new URL('./perft.txt', import.meta.url));
