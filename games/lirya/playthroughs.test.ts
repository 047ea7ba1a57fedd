/** Playthroughs of Lirya. */
import { playthroughs } from '@ludoteca/testkit';
import { lirya } from './index.ts';

playthroughs(lirya, new URL('./playthroughs/', import.meta.url));
