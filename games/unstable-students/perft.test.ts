import { perfts } from '@ludoteca/testkit';
import { unstableStudents } from './index.ts';

perfts(unstableStudents, new URL('./perft.txt', import.meta.url));
