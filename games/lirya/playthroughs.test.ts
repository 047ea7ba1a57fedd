/** Playthroughs of Lirya. */
import { testPlaythroughs } from '@ludoteca/testkit';
import { lirya } from './index.ts';

testPlaythroughs(lirya, new URL('./playthroughs/', import.meta.url));
