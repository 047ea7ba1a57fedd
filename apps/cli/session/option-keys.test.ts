import type { Json, Question, AnyParts } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { parseChoices, optionKeys, possibleAnswers, toScreenOptions, defaultKey } from './option-keys.ts';

const asked = (options: readonly Json[], gather?: 'subset'): Question<AnyParts> => ({
  number: 0,
  seat: 0,
  prompt: 'ask',
  frame: { do: 'ask', seat: 0 },
  options,
  ...(gather === undefined ? {} : { gather }),
});

test('a label ends with the preview of the game', () => {
  const options = toScreenOptions(asked(['a', 'b']), String, (option) =>
    option === 'a' ? 'rain' : undefined,
  );
  expect(options).toEqual([
    { key: '1', label: 'a: rain' },
    { key: '2', label: 'b' },
  ]);
});

describe('the key of an option', () => {
  test('is its place in the list, from 1', () => {
    expect(optionKeys(asked(['a', 'b', { c: 3 }]))).toEqual(['1', '2', '3']);
  });

  test('is the number itself if only numbers are offered', () => {
    expect(optionKeys(asked([4, 7, 0]))).toEqual(['4', '7', '0']);
    expect(optionKeys(asked([4, 7, 'done'], 'subset'))).toEqual(['1', '2', '3']);
    expect(optionKeys(asked([4, 7], 'subset'))).toEqual(['1', '2']);
  });

  test('may be Enter alone for a single option or the end of a subset', () => {
    expect(defaultKey(asked(['pass']))).toBe('1');
    expect(defaultKey(asked([4]))).toBe('4');
    expect(defaultKey(asked(['a', 'b']))).toBeUndefined();
    expect(defaultKey(asked([5, 6, 'done'], 'subset'))).toBe('3');
    expect(defaultKey(asked([5, 6], 'subset'))).toBeUndefined();
  });
});

describe('a selection', () => {
  test('contains each option once, in the order of the options', () => {
    expect(parseChoices(asked(['a', 'b']), ['2'])).toEqual(['b']);
    expect(parseChoices(asked(['a', 'b', 'c', 'done'], 'subset'), ['3', '1', '3'])).toEqual(['a', 'c']);
  });

  test.each([[[]], [['0']], [['3']], [['1', '9']], [['1', '2']], [['one']], [['']]])(
    'is invalid if %j is picked of two',
    (keys) => {
      expect(parseChoices(asked(['a', 'b']), keys)).toBeUndefined();
    },
  );

  test('is a complete subset first, else a part of one', () => {
    const question = asked([1, 2, 'done'], 'subset');
    expect(possibleAnswers(question, [1, 2])).toEqual([
      [1, 2, 'done'],
      [1, 2],
    ]);
    expect(possibleAnswers(question, ['done'])).toEqual([['done']]);
    expect(possibleAnswers(asked(['a', 'b']), ['a'])).toEqual([['a']]);
  });
});
