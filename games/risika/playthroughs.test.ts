/** Replays the recorded playthroughs. */
import { playthroughs } from '@ludoteca/testkit';
import { risika } from './index.ts';

playthroughs(risika, new URL('./playthroughs/', import.meta.url));
