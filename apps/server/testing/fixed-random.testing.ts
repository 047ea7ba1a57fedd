import { createHash } from 'node:crypto';

/** Bytes that are the same in every run: what a test sees must not hang on luck. */
export function fixedRandom(seed: string): (size: number) => Buffer {
  let draws = 0;
  return (size) => createHash('shake256', { outputLength: size }).update(`${seed} ${draws++}`).digest();
}
