/** Reads the replies of workers. */
import { RefusedError } from '@ludoteca/wire';
import type { ExecutorResult } from '../execution/operations.ts';

/** Whether the request has exceeded its budget. */
export const isWorkLimit = (error: unknown): boolean =>
  error instanceof RefusedError && error.problem.problem === 'work limit';

/** The part of a reply that has one. */
export function onlyPart({ parts }: Pick<ExecutorResult<unknown>, 'parts'>): Buffer {
  const [part] = parts;
  if (part === undefined) throw new Error('the reply of the worker has no part');
  return part;
}
