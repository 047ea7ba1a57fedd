import type { Result } from './contract.ts';

/** The value of a result that must be one. */
export function taken<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** The problem of a result that must have one. */
export function refused<F>(result: Result<unknown, F>): F {
  if (result.ok) throw new Error('it was not refused');
  return result.problem;
}
