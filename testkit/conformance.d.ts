import type { Parts } from '@ludoteca/kernel';
import type { Entry } from '@ludoteca/kit';
import type { Spec } from './spec.ts';
/** The one suite that every game passes, for every number of seats and each of its settings. */
export declare function conformance<P extends Parts>(entry: Entry<P>, spec: Spec<P>): void;
