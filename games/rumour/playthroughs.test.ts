/** Replays the recorded playthroughs. */
import { testPlaythroughs } from '@ludoteca/testkit';
import { rumour } from './index.ts';

testPlaythroughs(rumour, new URL('./playthroughs/', import.meta.url));
