import { describe, expect, test } from 'vitest';
import type { CommandEnvironment } from './game-command.ts';
import { runCommand, EXIT_CODES, type CommandSyntax } from './run-command.ts';

const GRAMMAR: CommandSyntax = {
  paths: { min: 1, max: 2 },
  flags: ['--json'],
  texts: ['--seed'],
  numbers: { '--games': { min: 1, max: 50 } },
};
const WORDS = { it: 'ciao', en: 'hello', pt: 'oi' };

async function called(words: string) {
  const complaints: string[] = [];
  const hands = {
    printError: (line: string) => void complaints.push(line),
    language: 'pt',
  } as Partial<CommandEnvironment>;
  let seen: unknown;
  const code = await runCommand(
    words.split(' '),
    GRAMMAR,
    WORDS,
    hands as CommandEnvironment,
    ({ args, texts: said }) => {
      seen = [args.paths, [...args.flags], [...args.texts], [...args.numbers], said];
      return Promise.resolve(EXIT_CODES.done);
    },
  );
  return { code, seen, complaints };
}

describe('the words of a command', () => {
  test('are paths, flags, and options with their values, in any order', async () => {
    expect((await called('a --json --games 7 b --seed x --lang en')).seen).toEqual([
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

  test.each([
    ['a --what --lang en', 'Unknown option: --what.'],
    ['a --lang it --seed', 'Manca il valore di --seed.'],
    ['a --lang fr', '--lang recebe um idioma entre it, en, pt, não fr.'],
    ['a --games 51', '--games recebe um inteiro de 1 a 50.'],
    ['a b c', 'Falta uma palavra ou há uma a mais: --help mostra o uso.'],
  ])('%s is a mistake that is told in a sentence', async (words, sentence) => {
    expect(await called(words)).toEqual({
      code: EXIT_CODES.misused,
      seen: undefined,
      complaints: [sentence],
    });
  });
});
