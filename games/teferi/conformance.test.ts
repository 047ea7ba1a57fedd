import { testConformance } from '@ludoteca/testkit';
import { teferi } from './index.ts';
import { SHORT_SETTINGS, conformanceSpec } from './conformance-spec.testing.ts';

testConformance(teferi, { ...conformanceSpec, settings: [SHORT_SETTINGS] });
