import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { computeCommitment, deriveFairSeed } from './fair-seed.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

test('a commitment and a seed are hashes of canonical JSON that any program can make', () => {
  expect(computeCommitment('s')).toBe(sha('["ludoteca commitment 1","s"]'));
  expect(deriveFairSeed('s', ['a', null])).toBe(sha('["ludoteca seed 1","s","a",null]'));
});

test('every nonce and its seat matter', () => {
  const seeds = [['a', 'b'], ['b', 'a'], ['a', null], [null, 'a'], ['ab', ''], []].map((nonces) =>
    deriveFairSeed('s', nonces),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
});
