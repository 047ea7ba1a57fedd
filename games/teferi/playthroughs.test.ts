import { testPlaythroughs } from '@ludoteca/testkit';
import { teferi } from './index.ts';

testPlaythroughs(teferi, new URL('./playthroughs/', import.meta.url));
