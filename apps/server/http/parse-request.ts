/** Validates what clients send. */
import { refuse, type Result, type Schema, validate } from '@ludoteca/kernel';
import { RefusedError, type ServerProblem } from '@ludoteca/wire';

/** The parsed value, or a problem with the path of the first error, such as `seats.0`. */
export function parseWith<T>(schema: Schema<T>, input: unknown): Result<T, ServerProblem> {
  const parsed = validate(schema, input);
  if (parsed.ok) return parsed;
  const where = parsed.problem[0]?.path.replaceAll(/\[(\d+)\]/g, '.$1') ?? '';
  return refuse({ problem: 'malformed', facts: { where } });
}

/** The parsed value; throws a `RefusedError` for any other input. */
export function parseOrRefuse<T>(schema: Schema<T>, input: unknown): T {
  const parsed = parseWith(schema, input);
  if (!parsed.ok) throw new RefusedError(parsed.problem);
  return parsed.value;
}
