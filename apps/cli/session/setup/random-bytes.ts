/** Random bytes for the seeds and nonces of matches. */
import { createHash, randomBytes } from 'node:crypto';
import process from 'node:process';

/** With `LUDOTECA_SEED` in the environment they are the same at every call, so that a run can be repeated. */
export function createRandomBytes(size: number): Buffer {
  const seed = process.env['LUDOTECA_SEED'];
  if (seed === undefined || seed === '') return randomBytes(size);
  return createHash('shake256', { outputLength: size }).update(seed).digest();
}
