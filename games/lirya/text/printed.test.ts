import { expect, test } from 'vitest';
import { laid } from '../scene.testing.ts';
import { helpLines, printedLines } from './printed.ts';

test('a character says cost, type line and values before its text', () => {
  expect(printedLines('en', 'breach-captain').slice(0, 2)).toEqual([
    expect.stringMatching(/^Cost \d+ · character · warrior · fire$/),
    expect.stringMatching(/^Attack 4, defence \d+, health \d+$/),
  ]);
});

test('each level of a structure is a line of its own, with its points', () => {
  const levels = printedLines('it', 'red-gate').filter((line) => line.startsWith('Livello'));
  expect(levels).toHaveLength(3);
  for (const line of levels) expect(line).toMatch(/\d+ punti\)/);
});

test('what a card speaks of is explained, but not what a piece has now', () => {
  expect(helpLines('en', 'breach-captain')).toContain(
    'Assault: From the front line it attacks any enemy character, or the opponent.',
  );
  const { pieces } = laid({ players: [{ pieces: [{ card: 'breach-captain' }] }, {}] }).view(0).players[0]!;
  expect(helpLines('en', 'breach-captain', pieces[0])).not.toContainEqual(expect.stringMatching(/^Assault/));
});
