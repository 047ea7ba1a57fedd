/** Replays the recorded playthroughs. */
import { playthroughs } from '@ludoteca/testkit';
import { rumour } from './index.ts';

playthroughs(rumour, new URL('./playthroughs/', import.meta.url));
