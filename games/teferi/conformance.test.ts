import { conformance } from '@ludoteca/testkit';
import { teferi } from './index.ts';
import { SHORT, spec } from './spec.testing.ts';

conformance(teferi, {
  ...spec,
  settings: [SHORT],
});
