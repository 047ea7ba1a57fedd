/** Random bytes that are the same in every run. */
import { createHash } from 'node:crypto';

export function fixedRandom(seed: string): (size: number) => Buffer {
  let draws = 0;
  return (size) => createHash('shake256', { outputLength: size }).update(`${seed} ${draws++}`).digest();
}
