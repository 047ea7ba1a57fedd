import { describe, expect, test } from 'vitest';
import { callCommand, findCommand } from '../../../testkit/call-command.ts';
import { commands } from './index.ts';
import { encodeDeck, starterDecks } from '../deck/index.ts';
import { addPlugin } from '../plugins/add-ons.ts';
import { allCards } from '../pool/index.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { sameName, spell } from '../stress-spells.testing.ts';
import type { CardSet } from '../card-definition/index.ts';

async function run(name: string, args: readonly string[], files: { readonly [path: string]: string } = {}) {
  const {
    code,
    out: output,
    errors,
  } = await callCommand(findCommand(commands, name), args, { files, language: 'it' });
  return { code, output, complaints: errors };
}

describe('ludoteca lirya deck', () => {
  test('accepts a legal deck and prints its statistics', async () => {
    const { code, output } = await run('deck', ['check', 'veil-of-thorns', '--lang', 'en']);
    expect(code).toBe(0);
    expect(output[0]).toBe('Veil of Thorns: 40 cards, a valid deck.');
    expect(output).toContain('  structure: 8 (20%, advised 20%)');
    expect(output.at(-1)).toBe(`Code: ${encodeDeck(starterDecks['veil-of-thorns'])}`);
  });

  test('prints every rule that a deck breaks, with the correction', async () => {
    const { code, output } = await run('deck', ['check', 'mine.txt', '--lang', 'en'], {
      'mine.txt': '# Mine\n3 Ash Urchin\n2 Zefira the Weightless',
    });
    expect(code).toBe(1);
    expect(output.slice(0, 4)).toEqual([
      'Mine: 3 broken rules.',
      '  Ash Urchin: 3 copies, at most 2; take out 1. (rule 15.2)',
      '  Zefira the Weightless: 2 copies, at most 1; take out 1. (rule 15.2)',
      '  The deck has 5 cards and needs at least 40: add 35. (rule 15.1)',
    ]);
  });

  test('prints the line of an unknown name', async () => {
    const { code, complaints } = await run('deck', ['check', 'mine.txt', '--lang', 'en'], {
      'mine.txt': '2 Ash Urchn',
    });
    expect(code).toBe(1);
    expect(complaints[0]).toBe('line 1: There is no card “Ash Urchn”. Perhaps Ash Urchin? (rule 15.6)');
  });

  test('prints unknown names and broken rules together, one per line', async () => {
    const files = { 'mine.txt': '2 Ash Urchn\n3 Ash Urchin\n1 constructor\n1 __proto__' };
    const inEnglish = await run('deck', ['check', 'mine.txt', '--lang', 'en'], files);
    expect(inEnglish.complaints).toEqual([
      'line 1: There is no card “Ash Urchn”. Perhaps Ash Urchin? (rule 15.6)',
      'line 3: There is no card “constructor”. (rule 15.6)',
      'line 4: There is no card “__proto__”. (rule 15.6)',
      'Ash Urchin: 3 copies, at most 2; take out 1. (rule 15.2)',
      'The deck has 7 cards and needs at least 40: add 33. (rule 15.1)',
    ]);
    for (const [language, sentence] of [
      ['it', 'Il mazzo ha 7 carte, ne servono almeno 40: aggiungine 33. (regola 15.1)'],
      ['pt', 'O baralho tem 7 cartas e precisa de ao menos 40: acrescente 33. (regra 15.1)'],
    ] as const) {
      const { complaints } = await run('deck', ['check', 'mine.txt', '--lang', language], files);
      expect([complaints.length, complaints.at(-1)]).toEqual([5, sentence]);
    }
    const json = await run('deck', ['check', 'mine.txt', '--json'], files);
    expect(JSON.parse(json.output.join())).toMatchObject({ ok: false, problems: { length: 5 } });
  });

  test('converts between list and code', async () => {
    const listed = await run('deck', ['list', encodeDeck(starterDecks['ember-vanguard']), '--lang', 'pt']);
    expect(listed.output).toContain('2 Moleque das Cinzas');
    const coded = await run('deck', ['code', 'mine.txt'], { 'mine.txt': listed.output.join('\n') });
    expect(coded).toMatchObject({ code: 0, output: [encodeDeck(starterDecks['ember-vanguard'])] });
  });

  test('prints a report as JSON', async () => {
    const { output } = await run('deck', ['check', 'ember-vanguard', '--json']);
    expect(JSON.parse(output[0]!)).toMatchObject({
      ok: true,
      problems: [],
      size: 40,
      curve: [0, 8, 12, 10, 6, 3, 0, 1],
    });
  });

  test('prints its usage after wrong arguments', async () => {
    for (const words of [[], ['burn', 'x'], ['check'], ['check', 'a', 'b'], ['check', 'a', '--fast']])
      expect((await run('deck', words)).code).toBe(2);
  });
});

describe('ludoteca lirya cards', () => {
  test('prints all cards with their texts', async () => {
    const { code, output } = await run('cards', ['--lang', 'en']);
    expect(code).toBe(0);
    expect(output[0]).toBe('Ash Urchin (ash-urchin): character, fire, ranger, common, cost 1, 2/0/2');
    expect(output.at(-1)).toBe(`${allCards().length} cards`);
  });

  test('searches names, type lines and texts', async () => {
    const { output } = await run('cards', ['--search', 'mage', 'paralysed', '--lang', 'en']);
    expect(output.filter((line) => !line.startsWith(' '))).toEqual([
      'Oracle of Still Waters (still-oracle): character, water, mage, ultra-rare, cost 6, 5/1/6',
      'Glass-Blower (glass-blower): character, air, mage, common, cost 1, 2/0/2',
      '2 cards',
    ]);
  });

  test('lints loaded sets, and files', async () => {
    expect(await run('cards', ['--lint', '--lang', 'en'])).toMatchObject({
      code: 0,
      output: [`broken-bell: ${brokenBell.cards.length} cards, no errors.`],
    });
    const bad = {
      format: 1,
      id: 'bad',
      version: 1,
      name: { it: 'a', en: 'b', pt: 'c' },
      cards: [{ id: 'x', type: 'planet' }],
    };
    const { code, output } = await run('cards', ['--lint', 'bad.json', '--lang', 'en'], {
      'bad.json': JSON.stringify(bad),
    });
    expect(code).toBe(1);
    expect(output).toEqual([
      'bad.json: 1 error.',
      '  x, type: must be one of character, structure, spell, equipment. (rule S1)',
    ]);
  });

  test('lints an added set again', async () => {
    const plugin = { id: 'tin', version: 1, effects: { clank: () => [] } };
    const cards = [spell('clank', [{ do: 'tin:clank' }])];
    const set: CardSet = {
      format: 1,
      id: 'tin',
      version: 1,
      name: sameName('tin'),
      needs: { tin: 1 },
      cards,
    };
    addPlugin({ ...plugin, sets: [set] });
    const files = { 'tin.json': JSON.stringify({ ...set, version: 2 }) };
    expect((await run('cards', ['--lint', 'tin.json', '--lang', 'en'], files)).output).toEqual([
      'tin.json: 1 card, no errors.',
    ]);
    expect((await run('cards', ['--lint', '--lang', 'en'])).output).toEqual([
      `broken-bell: ${brokenBell.cards.length} cards, no errors.`,
      'tin: 1 card, no errors.',
    ]);
  });

  test('prints cards as JSON, one per line', async () => {
    const { output } = await run('cards', ['--json', '--search', 'zefira']);
    expect(JSON.parse(output[0]!)).toMatchObject({ set: 'broken-bell', card: { id: 'zefira' } });
  });

  test('prints its usage after wrong arguments', async () => {
    expect((await run('cards', ['--what'])).code).toBe(2);
  });
});

describe('ludoteca lirya puzzles', () => {
  const name = { it: 'a', en: 'a', pt: 'a' };
  const oneBlow = (life: number): string =>
    JSON.stringify({
      format: 1,
      game: 'lirya',
      exercises: [
        {
          id: 'one-blow',
          name,
          start: {
            players: [
              { energy: 2, hand: ['slag-jet'], deck: ['balm'] },
              { life, deck: ['balm'] },
            ],
          },
          seat: 0,
          steps: [{ text: name, goal: 'win' }],
          failures: [{ did: 'turn' }],
        },
      ],
    });

  test('check says which puzzles have a solution', async () => {
    const files = { 'fine.json': oneBlow(3), 'hard.json': oneBlow(4) };
    const fine = await run('puzzles', ['check', 'fine.json', '--lang', 'en'], files);
    expect(fine).toMatchObject({ code: 0, complaints: [] });
    expect(fine.output.join('\n')).toMatch(/^one-blow: has a solution \(positions searched: \d+\)$/);
    const both = await run('puzzles', ['check', 'fine.json', 'hard.json', '--lang', 'en'], files);
    expect(both.code).toBe(1);
    expect(both.output[1]).toMatch(/^one-blow: has no solution/);
  });

  test.each([
    ['{', 'Non è JSON.'],
    [oneBlow(3).replace('"seat":0', '"seat":"me"'), 'Il campo exercises[0].seat non è valido (not whole).'],
    [
      oneBlow(3).replace('slag-jet', 'no-such-card'),
      /Il gioco rifiuta la posizione di "one-blow": .*hand\[0\]/,
    ],
  ])('check names what is wrong with a file', async (text, message) => {
    const { code, complaints } = await run('puzzles', ['check', 'mine.json'], { 'mine.json': text });
    expect(code).toBe(1);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(message);
  });

  test('wrong words are answered with the usage', async () => {
    for (const words of [
      ['solve', 'a.json'],
      ['make', 'a.json', 'b.json'],
    ])
      expect(await run('puzzles', words)).toMatchObject({
        code: 2,
        complaints: [expect.stringMatching(/^Uso: /)],
      });
  });
});
