/** Compares the counts of perft.txt with the game. */
import { perfts } from '@ludoteca/testkit';
import { rumour } from './index.ts';

perfts(rumour, new URL('./perft.txt', import.meta.url));
