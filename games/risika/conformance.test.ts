/** Conformance of the game to the laws that hold for all games. */
import { conformance } from '@ludoteca/testkit';
import { spec } from './conformance.testing.ts';
import { risika } from './index.ts';

conformance(risika, { ...spec, settings: [{ rounds: 1 }] });
