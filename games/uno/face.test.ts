import { start } from '@ludoteca/kernel';
import { LocalTable, playPlain } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { uno } from './index.ts';

test('in plain lines how many cards to buy is one row, not forty', async () => {
  const started = start(uno.game, { seats: 2, seed: 'face' });
  if (!started.ok) throw new Error('did not start');
  const { seat, options } = started.value.question!;
  const table = new LocalTable(started.value, []);
  const typed = [String(options.length), '3'];
  const written: string[] = [];
  const lines = { read: async () => typed.shift(), write: (line: string) => void written.push(line) };
  await Promise.race([
    playPlain({
      chair: table.chair(seat),
      texts: uno.texts.en,
      language: 'en',
      names: ['Ann', 'Ben'],
      lines,
    }),
    new Promise<void>((resolve) =>
      table.chair('spectator').listen(({ sight }) => sight.asked?.seat !== seat && resolve()),
    ),
  ]);
  expect(written).toContain('1. one card … 40. 40 cards, more than there are: ends the match');
  expect(table.archive().entries).toEqual([{ answer: 'buy' }, { answer: 3 }]);
});
