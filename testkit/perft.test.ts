import { rumour } from '@ludoteca/games/rumour';
import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { parsePerft, countSequences, createPerftWorld, recountPerft } from './perft.ts';

const ROW = 'rumour | 2 | {} | perft/2 | opening | [] | 6 | 80 | somebody';
const opening = () => createPerftWorld(rumour, at(parsePerft(ROW), 0));

test.each([1, 7, 79, 80, 81])('counting stops at a maximum of %i', (most) => {
  expect(countSequences(opening(), 6, most)).toBe(Math.min(80, most));
});

test('there is one sequence of length 0, and none after the end of a match', () => {
  expect(countSequences(opening(), 0)).toBe(1);
  expect(countSequences(opening(), 1000, 1)).toBe(0);
});

test('counts are renewed, and everything else in the file is kept', () => {
  const text = `# for people\n\n${ROW}\n`;
  const complaints: string[] = [];
  expect(recountPerft(rumour, text.replace('80', '7'), (line) => complaints.push(line))).toBe(text);
  expect(complaints).toEqual([]);
});

test.each([
  ['an answer that is not legal', ROW.replace('[]', '["pizza"]'), 'opening: "pizza" is refused'],
  ['settings that are not taken', ROW.replace('{}', '{"hand":3}'), 'opening does not start'],
  ['another game', ROW.replace('rumour', 'uno'), 'a figure of uno among those of rumour'],
])('a row with %s is reported and kept', (_, row, complaint) => {
  const text = `${row}\n${ROW}\n`;
  const complaints: string[] = [];
  expect(recountPerft(rumour, text, (line) => complaints.push(line))).toBe(text);
  expect(complaints).toEqual([`line 1 is left as it was: ${complaint}`]);
});
