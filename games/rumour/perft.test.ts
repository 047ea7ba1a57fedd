/** Compares the counts of perft.txt with the game. */
import { testPerft } from '@ludoteca/testkit';
import { rumour } from './index.ts';

testPerft(rumour, new URL('./perft.txt', import.meta.url));
