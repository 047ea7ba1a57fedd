/** Replays the recorded playthroughs. */
import { playthroughs } from '@ludoteca/testkit';
import { uno } from './index.ts';

playthroughs(uno, new URL('./playthroughs/', import.meta.url));
