/** Perft counts of Lirya. */
import { testPerft } from '@ludoteca/testkit';
import { lirya } from './index.ts';

testPerft(lirya, new URL('./perft.txt', import.meta.url));
