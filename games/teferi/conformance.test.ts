import { testConformance } from '@ludoteca/testkit';
import { teferi } from './index.ts';
import { SHORT, spec } from './spec.testing.ts';

testConformance(teferi, {
  ...spec,
  settings: [SHORT],
});
