/** Unwrapping of results in tests. */
import type { Result } from './contract.ts';
/** Returns the value; throws if the result is a refusal. */
export declare function expectOk<V>(result: Result<V, unknown>): V;
/** Returns the problem; throws if the result has a value. */
export declare function expectRefused<F>(result: Result<unknown, F>): F;
