/** Conformance of the game to the laws that hold for all games. */
import { testConformance } from '@ludoteca/testkit';
import { conformanceSpec } from './conformance-spec.testing.ts';
import { risika } from './index.ts';

testConformance(risika, { ...conformanceSpec, settings: [{ rounds: 1 }] });
