import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../testkit/scale.ts';
import { at, canonicalJson, deepCopy, isPlainJson, deepEqual, requireValue } from './data.ts';

fc.configureGlobal({ seed: 8439, numRuns: scaleVolume(5000) });

/** Any value that a JSON text can hold, keys that look like parts of a prototype included. */
const keys = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '0', ''),
);
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -0, '', [], {}),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.array(fc.tuple(keys, tie('value'))).map((entries) => Object.fromEntries(entries) as unknown),
  ),
}));

/** Every object and array inside a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

function frozen<V>(value: V): V {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('a copy', () => {
  test('equals the original, shares nothing with it and does not change it', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = deepCopy(frozen(value));
        expect(copy).toEqual(value);
        expect(canonicalJson(copy)).toBe(canonicalJson(value));
        const origin = new Set(partsOf(value));
        expect(partsOf(copy).some((part) => origin.has(part))).toBe(false);
      }),
    );
  });

  test('keeps own keys that look like a prototype as own keys', () => {
    const hostile = JSON.parse('{"__proto__":{"deep":[1]},"constructor":2}') as object;
    const copy = deepCopy(hostile);
    expect(Object.keys(copy)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect('deep' in copy).toBe(false);
  });
});

describe('equal data', () => {
  test('has the same canonical JSON', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(deepEqual(a, deepCopy(a))).toBe(true);
        expect(deepEqual(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
        expect(deepEqual(a, b)).toBe(deepEqual(b, a));
      }),
    );
  });

  test.each([
    [[], {}],
    [[1], { 0: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ toString: 1 }, { a: 1 }],
    [null, {}],
    ['1', 1],
    [
      [1, 2],
      [2, 1],
    ],
    [0, null],
    [undefined, null],
  ])('is not %j and %j', (a, b) => {
    expect(deepEqual(a, b)).toBe(false);
    expect(deepEqual(b, a)).toBe(false);
  });

  test('does not depend on the order of keys', () => {
    expect(deepEqual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  });

  test('treats -0 as 0, as JSON does', () => {
    expect(deepEqual({ scores: [0] }, { scores: [-0] })).toBe(true);
  });
});

describe('canonical JSON', () => {
  test('is parsed to equal data with the same canonical JSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        const back: unknown = JSON.parse(text);
        expect(deepEqual(back, value)).toBe(true);
        expect(canonicalJson(back)).toBe(text);
      }),
    );
  });

  test('has sorted keys, no spaces and no undefined fields', () => {
    expect(canonicalJson({ b: [1, { z: null, a: 'è' }], a: true, c: undefined })).toBe(
      '{"a":true,"b":[1,{"a":"è","z":null}]}',
    );
    expect(canonicalJson({ 10: 0, 9: 0, A: 0, a: 0 })).toBe('{"10":0,"9":0,"A":0,"a":0}');
  });

  test.each([0, -0, 0.1, -1.5, 1e21, 1e-7, 2 ** 53, 5e-324])('writes the number %d as JSON does', (value) => {
    expect(canonicalJson([value])).toBe(JSON.stringify([value]));
  });

  test('escapes lone surrogates, so that they survive encoding', () => {
    expect(canonicalJson('\ud800')).toBe('"\\ud800"');
  });

  test.each([NaN, Infinity, -Infinity, undefined, () => 1, Symbol('s'), 1n])(
    'does not exist for %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
      expect(() => canonicalJson([value])).toThrow(TypeError);
    },
  );
});

describe('plain data', () => {
  test('is JSON without keys that could change a prototype', () => {
    fc.assert(
      fc.property(json, (value) => {
        const hostile = partsOf(value).some((part) => Object.hasOwn(part, '__proto__'));
        expect(isPlainJson(value)).toBe(!hostile);
      }),
    );
    expect(isPlainJson(Object.create(null))).toBe(true);
  });

  test.each([
    NaN,
    Infinity,
    undefined,
    () => 1,
    Symbol('s'),
    1n,
    new Date(0),
    new Map(),
    new Uint8Array(1),
    Object.create({ inherited: 1 }),
  ])('is not %s, alone or inside', (value: unknown) => {
    expect(isPlainJson(value)).toBe(false);
    expect(isPlainJson([value])).toBe(false);
    expect(isPlainJson({ deep: { value } })).toBe(false);
  });

  test('has no holes', () => {
    expect(isPlainJson(Array.from({ length: 1 }))).toBe(false);
    expect(isPlainJson(Object.assign([], { length: 2 }))).toBe(false);
  });

  test('is at most 64 deep', () => {
    expect(isPlainJson(nested(64))).toBe(true);
    expect(isPlainJson(nested(65))).toBe(false);
    expect(isPlainJson(nested(100_000))).toBe(false);
  });

  test('has no cycles', () => {
    const ring: unknown[] = [];
    ring.push(ring, ring);
    expect(isPlainJson(ring)).toBe(false);
    const self: { [key: string]: unknown } = {};
    Object.assign(self, { a: self, b: [self, self] });
    expect(isPlainJson(self)).toBe(false);
  });
});

describe('at()', () => {
  test('returns the element', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at([null], 0)).toBe(null);
    expect(at([0], 0)).toBe(0);
  });

  test.each([-1, 2, 0.5, NaN])('throws for index %d of two elements', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(RangeError);
  });
});

test('a required value is returned unless it is undefined', () => {
  expect([0, '', null, false].map((value) => requireValue(value))).toEqual([0, '', null, false]);
  expect(() => requireValue([1][1])).toThrow(RangeError);
});
