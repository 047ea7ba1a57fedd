import { expect, test } from 'vitest';
import { presets } from '../config.ts';
import { startScene } from '../scene.testing.ts';
import { texts } from './index.ts';
import { formatReminders, formatPrintedCard } from './printed-card.ts';

const { amounts } = presets.canon;

test('a character has type line and values before its text', () => {
  expect(formatPrintedCard('en', 'breach-captain').slice(0, 2)).toEqual([
    expect.stringMatching(/^Cost \d+ · character · warrior · fire$/),
    expect.stringMatching(/^Attack 4, defence \d+, health \d+$/),
  ]);
});

test('each level of a structure is one line, with its points', () => {
  const levels = formatPrintedCard('it', 'red-gate').filter((line) => line.startsWith('Livello'));
  expect(levels).toHaveLength(3);
  for (const line of levels) expect(line).toMatch(/\d+ punti\)/);
});

test('mentioned keywords have reminders, except those that the piece has now', () => {
  expect(formatReminders('en', 'breach-captain', amounts)).toContain(
    'Assault: From the front line it attacks any enemy character, or the opponent.',
  );
  const { pieces } = startScene({ players: [{ pieces: [{ card: 'breach-captain' }] }, {}] }).view(0)
    .players[0]!;
  expect(formatReminders('en', 'breach-captain', amounts, pieces[0])).not.toContainEqual(
    expect.stringMatching(/^Assault/),
  );
});

test('10.1 a state is explained with the amount of the card, or that of the settings', () => {
  const vulnerable = 'vulnerable: Whenever it takes damage, it takes 1 more.';
  expect(formatReminders('en', 'bellows-master', amounts)).toContain(vulnerable);
  expect(formatReminders('en', 'bellows-master', { ...amounts, vulnerable: 3 })).toContain(
    vulnerable.replace('1 more', '3 more'),
  );
  expect(formatReminders('it', 'adder-bite', amounts)).toContain(
    'avvelenato: Subisce 2 danni puri all’inizio di ogni suo turno.',
  );
});

test('the reminders of a card in hand use the amounts of the settings', () => {
  const table = startScene(
    { players: [{ hand: ['bellows-master'] }, {}] },
    { variant: { amounts: { vulnerable: 3 } } },
  );
  const things = texts.en.zones(table.view(0), 0, ['Ada', 'Bea'], undefined).flatMap((zone) => zone.items);
  expect(things.map(({ detail }) => detail)).toContainEqual(expect.stringContaining('it takes 3 more.'));
});
