import { expect, test } from 'vitest';
import { createFastDice, encodeUtf8 } from '@ludoteca/kernel';
import { lots } from '../../kernel/lots.testing.ts';
import { singleLanguage } from '../text/game-texts.ts';
import { parseExerciseFile } from './exercise-file.ts';

const EXERCISE = {
  id: 'first-draw',
  name: singleLanguage('Draw'),
  start: { deck: [1, 2, 3], hands: [[4], [5]] },
  seat: 0,
  steps: [{ text: singleLanguage('Draw a card.'), goal: { did: 'draw', seat: 0 } }],
};
const FILE = { format: 1, game: 'lots', exercises: [EXERCISE] };

const parse = (file: unknown) => parseExerciseFile(lots, encodeUtf8(JSON.stringify(file)));
const withExercise = (change: object) => ({ ...FILE, exercises: [{ ...EXERCISE, ...change }] });

test('a file of exercises is parsed', () => {
  expect(parse(FILE)).toEqual({ ok: true, value: [EXERCISE] });
  // Some editors begin a file with a byte order mark.
  const marked = encodeUtf8(`\uFEFF${JSON.stringify(FILE)}`);
  expect(parseExerciseFile(lots, marked).ok).toBe(true);
});

test.each([
  ['no JSON', '{', { what: 'json' }],
  ['another format', { ...FILE, format: 2 }, { what: 'field', issue: { path: 'format' } }],
  ['no exercises', { ...FILE, exercises: [] }, { what: 'field', issue: { path: 'exercises' } }],
  ['another game', { ...FILE, game: 'uno' }, { what: 'game', game: 'uno' }],
  ['an id twice', { ...FILE, exercises: [EXERCISE, EXERCISE] }, { what: 'repeated', id: 'first-draw' }],
  ['an id with blanks', withExercise({ id: 'a b' }), { what: 'field', issue: { path: 'exercises[0].id' } }],
  [
    'a missing language',
    withExercise({ name: { it: 'a', en: 'b' } }),
    { what: 'field', issue: { path: 'exercises[0].name.pt' } },
  ],
  ['no steps', withExercise({ steps: [] }), { what: 'field', issue: { path: 'exercises[0].steps' } }],
  [
    'an unknown field',
    withExercise({ colour: 1 }),
    { what: 'field', issue: { path: 'exercises[0].colour' } },
  ],
  [
    'a position that the game refuses',
    withExercise({ start: { deck: 'x' } }),
    { what: 'start', id: 'first-draw' },
  ],
])('what is wrong with a file is named: %s', (_, file, problem) => {
  const result = typeof file === 'string' ? parseExerciseFile(lots, encodeUtf8(file)) : parse(file);
  expect(result).toMatchObject({ ok: false, problem });
});

test('no mutated file throws', () => {
  const dice = createFastDice('exercise files');
  const bytes = encodeUtf8(JSON.stringify(FILE));
  for (let i = 0; i < 300; i++) {
    const mutated = Uint8Array.from(bytes);
    for (let changes = dice.die(4); changes > 0; changes--) mutated[dice.int(bytes.length)] = dice.int(256);
    const { ok } = parseExerciseFile(lots, mutated);
    expect(typeof ok).toBe('boolean');
  }
});
