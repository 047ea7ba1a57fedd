/** Tests of the ids of bots. */
import { createFastDice } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { assignBotIds } from './bot-ids.ts';

const ids = (...words: string[]): readonly string[] => assignBotIds(words).ids;

test('a bot is called by the last part of its path', () => {
  expect(assignBotIds(['bot_A', './bot_B', '/home/ana/course/kaspa'])).toEqual({
    ids: ['bot_A', 'bot_B', 'kaspa'],
    renamedSeats: [],
  });
});

test('a built-in player is called by its name', () => {
  expect(assignBotIds([':greedy', ':random'])).toEqual({ ids: ['greedy', 'random'], renamedSeats: [] });
});

test('an id has nine bytes at most, in whole characters', () => {
  expect(assignBotIds(['extraordinary', 'naïveté', 'abcdefghé', '♥♦♣♠'])).toEqual({
    ids: ['extraordi', 'naïveté', 'abcdefgh', '♥♦♣'],
    renamedSeats: [0, 2, 3],
  });
});

test('no two ids are alike, and the second of two is still short', () => {
  expect(assignBotIds(['a/bot_A', 'b/bot_A', 'c/bot_A']).ids).toEqual(['bot_A', 'bot_A2', 'bot_A3']);
  expect(assignBotIds(['a/bot_A', 'b/bot_A']).renamedSeats).toEqual([1]);
  expect(ids('x/student_1', 'y/student_1', 'student_12')).toEqual(['student_1', 'student_2', 'student_3']);
  expect(ids('bot_A2', 'x/bot_A', 'y/bot_A')).toEqual(['bot_A2', 'bot_A', 'bot_A3']);
});

test('an id has no blanks and is never empty', () => {
  expect(ids('my bot', 'tab\there', 'folder/', '\u202e')).toEqual(['my_bot', 'tab_here', 'bot', '_']);
});

test('for random paths ids are short, distinct and without blanks', () => {
  const dice = createFastDice('ids');
  const signs = ['a', 'b', '/', ' ', '♥', 'é', '2', '_', '\n', '😀', '.', ':'];
  for (let i = 0; i < 500; i++) {
    const words = Array.from({ length: 4 }, () =>
      Array.from({ length: dice.int(14) }, () => dice.pick(signs)).join(''),
    );
    const found = ids(...words);
    expect(new Set(found).size).toBe(4);
    for (const id of found) {
      expect(Buffer.byteLength(id)).toBeLessThanOrEqual(9);
      expect(id).toMatch(/^[^\s]+$/u);
    }
  }
});
