import { testTutorial } from '../../../testkit/tutorial.testing.ts';
import { risika as entry } from '../entry.ts';
import { tutorial } from './tutorial.ts';

testTutorial(entry, tutorial);
