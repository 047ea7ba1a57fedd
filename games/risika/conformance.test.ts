import { conformance } from '@ludoteca/testkit';
import { spec } from './conformance.testing.ts';
import { risika } from './index.ts';

conformance(risika, { ...spec, settings: [{ rounds: 1 }] });
