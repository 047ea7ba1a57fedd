import { describe, expect, test } from 'vitest';
import type { CommandEnvironment } from './game-command.ts';
import { runCommand, EXIT_CODES, type CommandSyntax } from './run-command.ts';

const SYNTAX: CommandSyntax = {
  paths: { min: 1, max: 2 },
  flags: ['--json'],
  texts: ['--seed'],
  numbers: { '--games': { min: 1, max: 50 } },
  synonyms: { '-g': '--games' },
  renamed: { '--deals': '--games' },
};
const TEXTS = { it: 'ciao', en: 'hello', pt: 'oi' };

async function run(words: string) {
  const errors: string[] = [];
  const environment = {
    printError: (line: string) => void errors.push(line),
    language: 'pt',
  } as Partial<CommandEnvironment>;
  let received: unknown;
  const code = await runCommand(
    words.split(' '),
    SYNTAX,
    TEXTS,
    environment as CommandEnvironment,
    ({ args, texts: greeting }) => {
      received = [args.paths, [...args.flags], [...args.texts], [...args.numbers], greeting];
      return Promise.resolve(EXIT_CODES.done);
    },
  );
  return { code, received, errors };
}

describe('the arguments of a command', () => {
  test('are paths, flags, and options with their values, in any order', async () => {
    expect((await run('a --json --games 7 b --seed x --lang en')).received).toEqual([
      ['a', 'b'],
      ['--json'],
      [
        ['--seed', 'x'],
        ['--lang', 'en'],
      ],
      [['--games', 7]],
      'hello',
    ]);
  });

  test('may be spelled in other ways; a former name is reported', async () => {
    expect(await run('a -g 7')).toMatchObject({
      received: [['a'], [], [], [['--games', 7]], 'oi'],
      errors: [],
    });
    expect(await run('a --deals 7 --lang en')).toMatchObject({
      code: EXIT_CODES.done,
      errors: ['--deals is now called --games; the old name still works.'],
    });
  });

  test.each([
    ['a -g x', '-g recebe um inteiro de 1 a 50.'],
    ['a --what --lang en', 'Unknown option: --what.'],
    ['a --lang it --seed', 'Manca il valore di --seed.'],
    ['a --lang fr', '--lang recebe um idioma entre it, en, pt, não fr.'],
    ['a --games 51', '--games recebe um inteiro de 1 a 50.'],
    ['a b c', 'Falta uma palavra ou há uma a mais: --help mostra o uso.'],
  ])('%s is refused with a sentence', async (words, sentence) => {
    expect(await run(words)).toEqual({
      code: EXIT_CODES.misused,
      received: undefined,
      errors: [sentence],
    });
  });
});
