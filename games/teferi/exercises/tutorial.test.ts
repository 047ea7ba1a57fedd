import { testTutorial } from '../../../testkit/tutorial.testing.ts';
import { entry } from '../entry.ts';
import { tutorial } from './tutorial.ts';

testTutorial(entry, tutorial);
