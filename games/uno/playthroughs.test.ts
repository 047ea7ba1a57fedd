/** Replays the recorded playthroughs. */
import { testPlaythroughs } from '@ludoteca/testkit';
import { uno } from './index.ts';

testPlaythroughs(uno, new URL('./playthroughs/', import.meta.url));
