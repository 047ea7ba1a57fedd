import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { computeCommitment, computeNonceCommitment, deriveFairSeed, deriveTableSeed } from './fair-seed.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

test('commitments and seeds are hashes of canonical JSON that any program can make', () => {
  expect(computeCommitment('s')).toBe(sha('["ludoteca commitment 1","s"]'));
  expect(computeNonceCommitment('t', 'n')).toBe(sha('["ludoteca nonce commitment 1","t","n"]'));
  expect(deriveFairSeed('s', ['a', null])).toBe(sha('["ludoteca seed 1","s","a",null]'));
});

test('commitments and seeds never change', () => {
  expect(computeCommitment('secret')).toBe(
    'bfdafd731ebe461a06806035dc77a176bf62703a248de29578539b223884d25a',
  );
  expect(computeNonceCommitment('table', 'nonce')).toBe(
    '33307f3f647bac6e003ca4ab380f03e0da3106c4e429b1573c282be796b0133d',
  );
  const [open, sealed, none] = [{ nonce: 'a' }, { nonce: 'a', commitment: 'of a' }, { nonce: null }];
  expect(deriveTableSeed('table', 'secret', [open, none])).toBe(
    '8cc00f89b02a0467c52ef7ef7f1628c894ccae8afe454cedc91bbb288f9a592b',
  );
  expect(deriveTableSeed('table', 'secret', [sealed, none])).toBe(
    'f88e8103883812ecbfc27b72fd3bacc08c7f76df24432bc9f1756792ac6eb4c7',
  );
});

test('every nonce and its seat matter', () => {
  const lists = [['a', 'b'], ['b', 'a'], ['a', null], [null, 'a'], ['ab', ''], [null]];
  const sealed = lists.map((nonces) => nonces.map((nonce) => ({ nonce, commitment: 'c' })));
  const seeds = [
    ...lists.map((nonces) => deriveFairSeed('s', nonces)),
    ...sealed.map((seats) => deriveTableSeed('t', 's', seats)),
    ...sealed.map((seats) => deriveTableSeed('u', 's', seats)),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('one commitment decides about the derivation, even if its nonce is never revealed', () => {
  const open = [{ nonce: 'a' }, { nonce: null }];
  expect(deriveTableSeed('t', 's', open)).toBe(deriveFairSeed('s', ['a', null]));
  expect(deriveTableSeed('t', 's', [open[0]!, { nonce: null, commitment: 'c' }])).toBe(
    sha('["ludoteca seed 2","t","s","a",null]'),
  );
});
