export { LawBroken } from './breach.ts';
export { check, type Scope } from './check.ts';
export { conformance } from './conformance.ts';
export { othersHands, withHands } from './piles.ts';
export { scaled } from './scale.ts';
export type { Piles, Spec } from './spec.ts';
export { strict } from './strict.ts';
