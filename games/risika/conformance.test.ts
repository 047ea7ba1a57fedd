/** Conformance of the game to the laws that hold for all games. */
import { testConformance } from '@ludoteca/testkit';
import { spec } from './conformance.testing.ts';
import { risika } from './index.ts';

testConformance(risika, { ...spec, settings: [{ rounds: 1 }] });
