/** Perft counts of Lirya. */
import { perfts } from '@ludoteca/testkit';
import { lirya } from './index.ts';

perfts(lirya, new URL('./perft.txt', import.meta.url));
