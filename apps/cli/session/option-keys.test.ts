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

test('an option says behind it what it would come to, where the game foresees that', () => {
  const options = toScreenOptions(asked(['a', 'b']), String, (option) =>
    option === 'a' ? 'rain' : undefined,
  );
  expect(options).toEqual([
    { key: '1', label: 'a: rain' },
    { key: '2', label: 'b' },
  ]);
});

describe('what is typed for an option', () => {
  test('is its place in the list, from 1 on', () => {
    expect(optionKeys(asked(['a', 'b', { c: 3 }]))).toEqual(['1', '2', '3']);
  });

  test('is the number itself where only numbers are offered', () => {
    expect(optionKeys(asked([4, 7, 0]))).toEqual(['4', '7', '0']);
    expect(optionKeys(asked([4, 7, 'done'], 'subset'))).toEqual(['1', '2', '3']);
    expect(optionKeys(asked([4, 7], 'subset'))).toEqual(['1', '2']);
  });

  test('may be Enter alone where there is one option, or nothing more to pick', () => {
    expect(defaultKey(asked(['pass']))).toBe('1');
    expect(defaultKey(asked([4]))).toBe('4');
    expect(defaultKey(asked(['a', 'b']))).toBeUndefined();
    expect(defaultKey(asked([5, 6, 'done'], 'subset'))).toBe('3');
    expect(defaultKey(asked([5, 6], 'subset'))).toBeUndefined();
  });
});

describe('what a gesture means', () => {
  test('are the options picked, each once, in the order in which they are offered', () => {
    expect(parseChoices(asked(['a', 'b']), ['2'])).toEqual(['b']);
    expect(parseChoices(asked(['a', 'b', 'c', 'done'], 'subset'), ['3', '1', '3'])).toEqual(['a', 'c']);
  });

  test.each([[[]], [['0']], [['3']], [['1', '9']], [['1', '2']], [['one']], [['']]])(
    'is nothing where %j is picked of two',
    (keys) => {
      expect(parseChoices(asked(['a', 'b']), keys)).toBeUndefined();
    },
  );

  test('is a whole subset first, or as much of it as the game takes', () => {
    const question = asked([1, 2, 'done'], 'subset');
    expect(possibleAnswers(question, [1, 2])).toEqual([
      [1, 2, 'done'],
      [1, 2],
    ]);
    expect(possibleAnswers(question, ['done'])).toEqual([['done']]);
    expect(possibleAnswers(asked(['a', 'b']), ['a'])).toEqual([['a']]);
  });
});
