/** Unwrapping of results in tests. */
import type { Result } from './contract.ts';

/** Returns the value; throws if the result is a refusal. */
export function expectOk<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** Returns the problem; throws if the result has a value. */
export function expectRefused<F>(result: Result<unknown, F>): F {
  if (result.ok) throw new Error('it was not refused');
  return result.problem;
}
