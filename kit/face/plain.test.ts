import { Fault, start } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { lots, type Lots } from '../../kernel/lots.testing.ts';
import { taken } from '../../kernel/result.testing.ts';
import { lotsTexts } from './lots.testing.ts';
import { playPlain, zoneLine } from './plain.ts';
import { LocalTable } from './table.ts';

const NAMES = ['Ada', 'Bea'];
const from = { deck: [5, 4], hands: [[1, 2, 3], [9]] };

const tableOf = (position: unknown = from): LocalTable<Lots> =>
  new LocalTable(taken(start(lots, { seats: 2, seed: 'plain', from: position })), []);

/** Lets a seat type these lines, and then nothing more; gives back all that was written. */
async function typed(
  table: LocalTable<Lots>,
  seat: number,
  input: readonly (string | (() => Promise<string>))[],
): Promise<string[]> {
  const written: string[] = [];
  const rest = [...input];
  const lines = {
    read: async () => {
      const line = rest.shift();
      return typeof line === 'function' ? line() : line;
    },
    write: (line: string) => void written.push(line),
  };
  await playPlain({ chair: table.chair(seat), texts: lotsTexts('en'), language: 'en', names: NAMES, lines });
  return written;
}

/** A seat that always answers with its first option. */
function sitDown(table: LocalTable<Lots>, seat: number): void {
  const chair = table.chair(seat);
  chair.listen(({ sight: { asked } }) => {
    if (asked !== undefined && 'options' in asked) void chair.answer(asked.number, asked.options[0]);
  });
}

describe('the plain face', () => {
  test('plays a match to its end: table, question, options, what happens, who wins', async () => {
    const table = tableOf();
    sitDown(table, 1);
    expect(await typed(table, 0, ['1'])).toEqual([
      'Ada: 1 2 3',
      'Bea: ? x1',
      'Deck: card x2',
      'Ada: turn?',
      '1. draw',
      '2. give',
      'Ada draws 4.',
      'Bea draws a card.',
      'Bea wins.',
    ]);
  });

  test.each([
    '',
    '   ',
    '0',
    '3',
    '-1',
    '1.5',
    'draw',
    'NaN',
    'Infinity',
    'constructor',
    '1 2',
    '1 1',
    '999999999999999999999',
  ])('asks for a number again when it gets %j', async (garbage) => {
    const table = tableOf();
    sitDown(table, 1);
    const written = await typed(table, 0, [garbage, garbage, ' 1 ']);
    expect(written.filter((line) => line === 'Type a number from 1 to 2.')).toHaveLength(2);
    expect(written.at(-1)).toBe('Bea wins.');
  });

  test('ends with its input, and the match stays as it is', async () => {
    const table = tableOf();
    expect((await typed(table, 0, [])).at(-1)).toBe('2. give');
    expect((await typed(table, 0, ['nonsense'])).at(-1)).toBe('Type a number from 1 to 2.');
    sitDown(table, 1);
    expect((await typed(table, 0, ['1'])).at(-1)).toBe('Bea wins.');
  });

  test('takes a subset in one line', async () => {
    const table = tableOf();
    sitDown(table, 1);
    const written = await typed(table, 0, ['2', '1 3 4', '1']);
    expect(written).toContain('Ada: give?');
    expect(written).toContain('4. done');
    expect(written.filter((line) => line.startsWith('Ada gives'))).toEqual(['Ada gives 1.', 'Ada gives 3.']);
  });

  test('tells why a subset is refused, and asks again', async () => {
    const table = tableOf();
    sitDown(table, 1);
    const written = await typed(table, 0, ['2', '3 1 4', '4 1', '4', '1']);
    expect(written).toContain('You do not hold this. (rule 3)');
    expect(written).toContain('One answer at a time here.');
    expect(written.filter((line) => line.startsWith('Ada gives'))).toEqual([]);
  });

  test('shows the question anew when another seat has left meanwhile', async () => {
    const opening: Lots['event'][] = [];
    const match = taken(
      start(lots, { seats: 3, seed: 'p', from: { deck: [5], hands: [[1], [9], [2]] } }, opening),
    );
    const table = new LocalTable(match, opening);
    const written: string[] = [];
    const script = [
      async () => {
        await table.chair(2).withdraw();
        return '1';
      },
      async () => '1',
    ];
    await playPlain({
      chair: table.chair(0),
      texts: lotsTexts('it'),
      language: 'it',
      names: [...NAMES, 'Cam'],
      lines: { read: async () => script.shift()?.(), write: (line) => void written.push(line) },
    });
    expect(written).toContain('La domanda è già cambiata: rispondi a quella nuova.');
    expect(written.filter((line) => line === 'Ada: turn?')).toHaveLength(2);
    expect(written.at(-1)).toBe('Vince Bea.');
  });

  test('tells the end to whoever comes when all is over', async () => {
    expect(await typed(tableOf({ deck: [], hands: [[1], []] }), 1, [])).toEqual(['Ada wins.']);
  });

  test('does not hide that a rule is broken', async () => {
    const broken = {
      ...lots,
      rules: {
        ...lots.rules,
        turn: {
          ...lots.rules.turn,
          answer: () => {
            throw new Error('a broken rule');
          },
        },
      },
    };
    const table = new LocalTable(taken(start(broken, { seats: 2, seed: 'plain', from })), []);
    await expect(typed(table, 0, ['1'])).rejects.toThrow(Fault);
  });
});

test('a zone is a line: its name, then its things, each with its count', () => {
  expect(zoneLine({ id: 'z', name: 'Hand', things: [{ name: 'ace' }, { name: 'back', count: 3 }] })).toBe(
    'Hand: ace back x3',
  );
  expect(zoneLine({ id: 'z', name: 'Hand', things: [] })).toBe('Hand: -');
});
