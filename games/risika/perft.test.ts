/** Compares the counts of perft.txt with the game. */
import { perfts } from '@ludoteca/testkit';
import { risika } from './index.ts';

perfts(risika, new URL('./perft.txt', import.meta.url));
