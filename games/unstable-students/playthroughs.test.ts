import { testPlaythroughs } from '@ludoteca/testkit';
import { unstableStudents } from './index.ts';

testPlaythroughs(unstableStudents, new URL('./playthroughs/', import.meta.url));
