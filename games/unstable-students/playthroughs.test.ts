import { playthroughs } from '@ludoteca/testkit';
import { unstableStudents } from './index.ts';

playthroughs(unstableStudents, new URL('./playthroughs/', import.meta.url));
