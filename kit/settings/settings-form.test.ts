import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../kernel/result.testing.ts';
import { scaleVolume } from '../../testkit/scale.ts';
import { deckField } from './decked-lots.testing.ts';
import {
  choiceField,
  flagField,
  type Form,
  MAX_FILE_BYTES,
  numberField,
  parseFileSetting,
  parseSettings,
} from './settings-form.ts';

fc.configureGlobal({ seed: 7, numRuns: scaleVolume(10_000) });

const form = {
  hand: numberField(1, 10, 7),
  first: choiceField(['card', 'ace'], 'ace'),
  fast: flagField(false),
} as const satisfies Form;
const usual = { hand: 7, first: 'ace', fast: false };

describe('settings', () => {
  test('have their defaults if they are not given', () => {
    expect(expectOk(parseSettings(form, {}))).toEqual(usual);
    expect(expectOk(parseSettings(form, Object.create(null)))).toEqual(usual);
    expect(expectOk(parseSettings({}, {}))).toEqual({});
  });

  test('have the given values if the form allows them', () => {
    expect(expectOk(parseSettings(form, { fast: true, hand: 10 }))).toEqual({
      hand: 10,
      first: 'ace',
      fast: true,
    });
    expect(expectOk(parseSettings(form, { first: 'card', hand: 1 }))).toEqual({
      hand: 1,
      first: 'card',
      fast: false,
    });
  });

  test.each([
    null,
    undefined,
    7,
    'hand=3',
    true,
    [],
    [['hand', 3]],
    () => 1,
    new Map([['hand', 3]]),
    new Date(0),
  ])('are a plain object, not %s', (input) => {
    expect(expectRefused(parseSettings(form, input))).toEqual([{ why: 'settings' }]);
  });

  const wholeNumber = { why: 'whole number', facts: { field: 'hand', min: 1, max: 10 } };
  test.each([0, 11, -1, 2.5, NaN, Infinity, '7', null, undefined, [7], {}, () => 7])(
    'name the field of an invalid number: %s',
    (hand) => {
      expect(expectRefused(parseSettings(form, { hand }))).toEqual([wholeNumber]);
    },
  );

  const oneOf = { why: 'one of', facts: { field: 'first', among: ['card', 'ace'] } };
  test.each(['', 'Ace', 'toString', 0, null, ['ace'], undefined])(
    'name the field of an unknown choice: %s',
    (first) => {
      expect(expectRefused(parseSettings(form, { first }))).toEqual([oneOf]);
    },
  );

  const yesOrNo = { why: 'yes or no', facts: { field: 'fast' } };
  test.each(['true', 1, 0, null, undefined, {}])('name the field of an invalid flag: %s', (fast) => {
    expect(expectRefused(parseSettings(form, { fast }))).toEqual([yesOrNo]);
  });

  test.each(['hands', 'toString', 'constructor', '__proto__', ''])('name an unknown field: %j', (field) => {
    const given: unknown = JSON.parse(`{${JSON.stringify(field)}: 1}`);
    expect(expectRefused(parseSettings(form, given))).toEqual([
      { why: 'unknown setting', facts: { field, known: ['hand', 'first', 'fast'] } },
    ]);
  });

  test('report all invalid fields at once', () => {
    const unknown = { why: 'unknown setting', facts: { field: 'x', known: ['hand', 'first', 'fast'] } };
    expect(expectRefused(parseSettings(form, { x: 1, hand: 0, first: 'king', fast: 'no' }))).toEqual([
      unknown,
      wholeNumber,
      oneOf,
      yesOrNo,
    ]);
  });

  test('may have the names of inherited properties', () => {
    const odd = { constructor: flagField(true), toString: numberField(0, 1, 0) } as const;
    expect(expectOk(parseSettings(odd, {}))).toEqual({ constructor: true, toString: 0 });
  });

  test('once accepted are accepted again, unchanged', () => {
    const value = fc.oneof(
      fc.integer({ min: -2, max: 12 }),
      fc.boolean(),
      fc.constantFrom('ace', 'card', 'king'),
      fc.jsonValue(),
    );
    const input = fc.dictionary(fc.constantFrom('hand', 'first', 'fast', 'fast', 'other'), value, {
      maxKeys: 3,
    });
    let accepted = 0;
    fc.assert(
      fc.property(input, (given) => {
        const read = parseSettings(form, given);
        fc.pre(read.ok);
        accepted++;
        expect(expectOk(parseSettings(form, read.value))).toEqual(read.value);
        expect(read.value).toEqual({ ...usual, ...given });
      }),
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a setting that may come from a file', () => {
  const files = { deck: deckField };

  test.each(['small', 'large', [1, 2, 3]])('is a name or the content of a file: %j', (deck) => {
    expect(expectOk(parseSettings(files, { deck }))).toEqual({ deck });
  });

  test('has its default if it is not given', () => {
    expect(expectOk(parseSettings(files, {}))).toEqual({ deck: 'small' });
  });

  test.each(['smal', '', 7n, Number.NaN, () => 1])('that is neither names those there are: %s', (deck) => {
    expect(expectRefused(parseSettings(files, { deck }))).toEqual([
      { why: 'name or file', facts: { field: 'deck', among: ['small', 'large'] } },
    ]);
  });

  test.each([[[]], [{}], [null], [[0]], ['1\n2']])(
    'is validated by the game if it is not a name: %j',
    (deck) => {
      expect(expectRefused(parseSettings(files, { deck }))).toEqual([{ why: 'no deck' }]);
    },
  );

  test('is parsed from the bytes of a file; errors have their line', () => {
    expect(expectOk(parseFileSetting(deckField, bytes('3\n4\n')))).toEqual([3, 4]);
    expect(expectRefused(parseFileSetting(deckField, bytes('3\nfour\n')))).toEqual([
      { why: 'no card', facts: { line: 2, text: 'four' } },
    ]);
  });

  test('is refused if the file is too large', () => {
    expect(expectOk(parseFileSetting(deckField, bytes('1\n'.repeat(MAX_FILE_BYTES / 2))))).toHaveLength(
      MAX_FILE_BYTES / 2,
    );
    expect(expectRefused(parseFileSetting(deckField, new Uint8Array(MAX_FILE_BYTES + 1)))).toEqual([
      { why: 'large file', facts: { mebibytes: 1 } },
    ]);
  });
});
