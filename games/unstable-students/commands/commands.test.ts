import { encodeUtf8 } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { callCommand, findCommand } from '../../../testkit/call-command.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { commands } from './index.ts';
import { minimalKinds } from '../deck/samples.testing.ts';
import { encodeJsonDeck } from '../deck/json-format.ts';
import { encodeTextDeck } from '../deck/text-format.ts';
import { randomSave } from '../files/saves.testing.ts';

/** Runs a command in Italian, with files in memory. */
const call = (words: string, files: { readonly [path: string]: Uint8Array } = {}) => {
  const [name = '', ...rest] = words.split(' ');
  return callCommand(findCommand(commands, name), rest, { files, language: 'it' });
};

const plain = encodeTextDeck(STANDARD_DECK);
const broken = encodeUtf8('0\nUna\nDue\n7\n0\n0\n0\n');

describe('lint', () => {
  test('finds nothing in the shipped deck', async () => {
    expect(await call('lint mazzo.txt', { 'mazzo.txt': plain })).toMatchObject({
      code: 0,
      out: ['Nessun problema.'],
    });
  });

  test('prints file, line and problem, and fails', async () => {
    const { code, out } = await call('lint mazzo.txt --lang en', { 'mazzo.txt': broken });
    expect(code).toBe(1);
    expect(out).toEqual([
      'mazzo.txt:1: error: 0 is out of range for the number of copies: it goes from 1 to 1000.',
      'Errors: 1, warnings: 0.',
    ]);
  });

  test('does not fail because of warnings', async () => {
    const odd = encodeTextDeck([...minimalKinds, { ...minimalKinds[0]!, name: 'Nulla', type: 'MAGIA' }]);
    const { code, out } = await call('lint d.txt --lang pt', { 'd.txt': odd });
    expect([code, ...out]).toEqual([
      0,
      'd.txt:57: aviso: Nulla: a carta nunca faz nada.',
      'Erros: 0, avisos: 1.',
    ]);
  });

  test('prints JSON too', async () => {
    const { code, out } = await call('lint mazzo.txt --json', { 'mazzo.txt': broken });
    expect([code, JSON.parse(out.join('\n'))]).toMatchObject([
      1,
      { file: 'mazzo.txt', errors: 1, findings: [{ level: 'error', line: 1, why: 'deck range' }] },
    ]);
  });
});

describe('convert', () => {
  test('converts from one format to the other and back', async () => {
    const there = await call('convert mazzo.txt m.json', { 'mazzo.txt': plain });
    expect([there.code, there.written.get('m.json')]).toEqual([0, encodeJsonDeck(STANDARD_DECK)]);
    const back = await call('convert m.json m.txt', { 'm.json': encodeJsonDeck(STANDARD_DECK) });
    expect([back.code, back.written.get('m.txt')]).toEqual([0, plain]);
  });

  test('exports the deck that ships', async () => {
    const { code, written, out } = await call('convert standard my.json --lang en');
    expect([code, written.get('my.json')]).toEqual([0, encodeJsonDeck(STANDARD_DECK)]);
    expect(out.join()).toContain('137');
  });

  test('writes nothing if the deck is invalid or the extension unknown', async () => {
    const bad = await call('convert mazzo.txt m.json', { 'mazzo.txt': broken });
    expect([bad.code, bad.written.size, bad.errors[0]]).toMatchObject([
      1,
      0,
      expect.stringMatching(/^mazzo\.txt:1: /),
    ]);
    const odd = await call('convert mazzo.txt m.doc', { 'mazzo.txt': plain });
    expect([odd.code, odd.written.size]).toEqual([2, 0]);
  });
});

describe('inspect', () => {
  const save = randomSave(2, 'inspect');

  test('prints every field with its offset', async () => {
    const { code, out } = await call('inspect x.sav', { 'x.sav': save });
    expect(code).toBe(0);
    expect(out[0]).toBe('     0  players = 2');
    expect(out[1]).toMatch(/^ {5}4 {2}players\[0\]\.name = "/u);
    expect(out.at(-1)).toBe('Il salvataggio è in ordine.');
    expect(out.filter((line) => line.includes('.description')).length).toBe(137);
  });

  test('prints where a save cannot be read, and fails', async () => {
    const { code, out, written } = await call('inspect x.sav --repair y.sav --lang en', {
      'x.sav': save.subarray(0, 5000),
    });
    expect([code, written.size]).toEqual([1, 0]);
    expect(out.at(-3)).toBe('The save is refused:');
    expect(out.at(-2)).toMatch(/^- The save is cut off at byte \d+; missing bytes: \d+/u);
    expect(out.at(-1)).toMatch(/^- It is closest to the layout “original”/u);
  });

  test('writes a repaired save', async () => {
    const junk = Uint8Array.from([...save, 1, 2, 3, 4, 5]);
    const { code, out, written } = await call('inspect x.sav --repair y.sav --lang pt', { 'x.sav': junk });
    expect(code).toBe(0);
    expect(Buffer.compare(written.get('y.sav')!, save)).toBe(0);
    expect(out.at(-1)).toBe('Reparado e gravado em y.sav.');
  });

  test('reports a conversion, and writes any layout', async () => {
    const written = await call('inspect x.sav --repair y.sav --as nursery-first', { 'x.sav': save });
    const foreign = written.written.get('y.sav')!;
    const { code, out } = await call('inspect y.sav --repair z.sav --lang en', { 'y.sav': foreign });
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('- The save has the layout “nursery-first” of another program');
    const wrong = await call('inspect y.sav --dialect draft', { 'y.sav': foreign });
    expect(wrong.code).toBe(1);
    expect((await call('inspect y.sav --dialect other', { 'y.sav': foreign })).code).toBe(2);
  });

  test('prints JSON too', async () => {
    const { out } = await call('inspect x.sav --json', { 'x.sav': save });
    const said = JSON.parse(out.join('\n')) as { fields: readonly object[] };
    expect(said).toMatchObject({ file: 'x.sav', ok: true, problems: [] });
    expect(said.fields[0]).toEqual({ offset: 0, field: 'players', value: 2 });
  });
});

describe('lab', () => {
  test('plays many matches and prints the win rates', async () => {
    const { code, out, errors } = await call('lab standard --games 20 --seats 3 --json');
    const { games, seats, bySeat, cards } = JSON.parse(out.join('\n')) as {
      games: number;
      seats: number;
      bySeat: { wins: number; times: number }[];
      cards: { name: string; drawn: { interval: number[] } }[];
    };
    expect([code, games, seats, errors]).toEqual([0, 20, 3, []]);
    expect(bySeat.map(({ times }) => times)).toEqual([20, 20, 20]);
    expect(bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBe(20);
    expect(cards.map(({ name }) => name)).toEqual(STANDARD_DECK.map(({ name }) => name));
  });

  test('has the same result for the same seed, whatever other decks are tried', async () => {
    const alone = await call('lab m.txt --games 5 --seed x', { 'm.txt': plain });
    const both = await call('lab standard m.txt --games 5 --seed x', { 'm.txt': plain });
    expect(both.out.slice(alone.out.length)).toEqual(alone.out);
    const other = await call('lab m.txt --games 5 --seed y', { 'm.txt': plain });
    expect(other.out).not.toEqual(alone.out);
  });

  test('prints its progress', async () => {
    const { errors } = await call('lab small.txt --games 1100 --lang en', {
      'small.txt': encodeTextDeck(quick),
    });
    expect(errors).toEqual(['small.txt: 500 of 1100 matches', 'small.txt: 1000 of 1100 matches']);
  });

  test('refuses an unplayable deck and continues', async () => {
    const { code, out, errors } = await call('lab few.txt standard --games 1', {
      'few.txt': encodeTextDeck(minimalKinds.slice(0, 5)),
    });
    expect(code).toBe(1);
    expect(errors[0]).toBe('few.txt: con questo mazzo non si gioca.');
    expect(out[0]).toMatch(/^standard/u);
  });
});

/** Nothing but different students: matches are short. */
const quick = [...minimalKinds, ...['E', 'F', 'G', 'H'].map((letter) => student(`Studente ${letter}`))];
function student(name: string) {
  return { ...minimalKinds[5]!, name };
}

test.each([
  'lint',
  'convert a',
  'inspect a b',
  'lab --games 0',
  'lab --seats 5',
  'lint a --what',
  'inspect a --repair',
])('%s is a usage error without effect', async (words) => {
  const { code, out, errors } = await call(words);
  expect([code, out, errors.length]).toEqual([2, [], 1]);
});
