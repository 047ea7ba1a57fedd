/** Compares the counts of perft.txt with the game. */
import { testPerft } from '@ludoteca/testkit';
import { risika } from './index.ts';

testPerft(risika, new URL('./perft.txt', import.meta.url));
