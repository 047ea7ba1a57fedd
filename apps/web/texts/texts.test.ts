import { LANGUAGES } from '@ludoteca/kit';
import { PROBLEMS } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, formatPlayerNames, formatPlayerName, formatProblem, TEXTS } from './index.ts';

/** Every word, by the path that leads to it. */
const leaves = (value: unknown, path: string): [path: string, word: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}/${key}`))
    : [[path, value]];

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = TEXTS[language];

  test('leave nothing empty', () => {
    const empty = leaves(words, '').filter(([, word]) => typeof word === 'string' && word.trim() === '');
    expect(empty).toEqual([]);
  });

  test('name every built-in computer player', () => {
    for (const name of ['greedy', 'random', 'beginner', 'expert'])
      expect(formatPlayerName(words, name)).not.toBe(name);
  });

  test('explain every problem in a sentence', () => {
    for (const problem of PROBLEMS)
      expect(formatProblem(words, { problem, facts: { most: 24, min: 2, max: 4 } })).toMatch(
        /^[\p{Lu}].*[.?]$/u,
      );
  });
});

const seat = (kind: string, name: string) => ({ kind, name, here: true, nonce: null });

test('players at a table have unique names, those of computers in the language of the page', () => {
  const seats = [
    seat('person', 'Ann'),
    seat('greedy', 'greedy'),
    seat('greedy', 'greedy 2'),
    seat('person', ''),
  ];
  expect(formatPlayerNames(TEXTS.it, seats)).toEqual(['Ann', 'Accorto', 'Accorto II', '']);
  expect(formatPlayerNames(TEXTS.it, [seat('greedy', 'Hal'), seat('greedy', 'greedy')])).toEqual([
    'Hal',
    'Accorto II',
  ]);
  expect(formatPlayerNames(TEXTS.it, seats, { greedy: 'Volpe' })).toEqual(['Ann', 'Volpe', 'Volpe II', '']);
});

test('the page uses the first language of the browser that it supports', () => {
  expect(chooseLanguage(['de-AT', 'pt-BR', 'it'])).toBe('pt');
  expect(chooseLanguage(['ja'])).toBe('en');
});
