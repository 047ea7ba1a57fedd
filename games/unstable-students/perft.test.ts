import { testPerft } from '@ludoteca/testkit';
import { unstableStudents } from './index.ts';

testPerft(unstableStudents, new URL('./perft.txt', import.meta.url));
