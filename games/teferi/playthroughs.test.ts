import { playthroughs } from '@ludoteca/testkit';
import { teferi } from './index.ts';

playthroughs(teferi, new URL('./playthroughs/', import.meta.url));
