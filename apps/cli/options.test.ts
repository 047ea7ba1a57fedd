import { describe, expect, it } from 'vitest';
import { flag, oneOf, readOptions, text, texts, whole } from './options.ts';

const options = {
  games: whole('G', 1, 50, ''),
  seed: text('S', ''),
  set: texts('KEY=VALUE', ''),
  lang: oneOf('LANG', ['it', 'en'], ''),
  json: flag(''),
};
const read = (line: string) => readOptions(line.split(' ').filter(Boolean), options);

describe('the words of a command', () => {
  it('are told apart from its options, wherever they stand', () => {
    const { words, options: given } = read('uno --games 7 other --json --lang=it');
    expect(words).toEqual(['uno', 'other']);
    expect(given).toEqual({ games: 7, seed: undefined, set: [], lang: 'it', json: true });
  });

  it('keep every value of an option that may be repeated, in order', () => {
    expect(read('--set a=1 --set b=2').options.set).toEqual(['a=1', 'b=2']);
  });

  it('after -- are words, whatever they look like', () => {
    expect(read('-- --json').words).toEqual(['--json']);
  });

  it('may ask for help although the rest is wrong', () => {
    expect(read('--games many --help').asksFor).toBe('help');
    expect(read('-h').asksFor).toBe('help');
    expect(read('uno --games many --version').asksFor).toBe('version');
  });

  it.each([
    ['--gmaes 7', 'unknown option --gmaes; did you mean --games?'],
    ['--quite', 'unknown option --quite'],
    ['-x', 'unknown option -x'],
    ['--constructor 1', 'unknown option --constructor'],
    ['--games', '--games needs a value: --games G'],
    ['--games --json', '--games needs a value: --games G'],
    ['--games=', '--games needs a value: --games G'],
    ['--json=yes', '--json takes no value'],
    ['--games 0', '--games must be a whole number from 1 to 50, not "0"'],
    ['--games 51', '--games must be a whole number from 1 to 50, not "51"'],
    ['--games=-3', '--games must be a whole number from 1 to 50, not "-3"'],
    ['--games -3', '--games must be a whole number from 1 to 50, not "-3"'],
    ['--games 1.5', '--games must be a whole number from 1 to 50, not "1.5"'],
    ['--games 1e1', '--games must be a whole number from 1 to 50, not "1e1"'],
    ['--lang fr', '--lang must be one of it, en, not "fr"'],
    ['--seed 1 --seed 2', '--seed is given 2 times; give it once'],
  ])('are refused in one line: %s', (line, complaint) => {
    expect(() => read(line)).toThrow(complaint);
  });
});
