/** Replays the recorded playthroughs. */
import { testPlaythroughs } from '@ludoteca/testkit';
import { risika } from './index.ts';

testPlaythroughs(risika, new URL('./playthroughs/', import.meta.url));
