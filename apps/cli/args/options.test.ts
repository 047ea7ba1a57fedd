import { describe, expect, it } from 'vitest';
import {
  flagOption,
  choiceOption,
  parseCommandLine,
  textOption,
  repeatedOption,
  integerOption,
} from './options.ts';

const options = {
  games: integerOption('G', 1, 50, ''),
  seed: textOption('S', ''),
  set: repeatedOption('KEY=VALUE', ''),
  lang: choiceOption('LANG', ['it', 'en'], ''),
  json: flagOption(''),
};
const read = (line: string) => parseCommandLine(line.split(' ').filter(Boolean), options);

describe('the arguments of a command', () => {
  it('may mix positionals and options', () => {
    const { positionals, options: values } = read('uno --games 7 other --json --lang=it');
    expect(positionals).toEqual(['uno', 'other']);
    expect(values).toEqual({ games: 7, seed: undefined, set: [], lang: 'it', json: true });
  });

  it('keep every value of a repeatable option, in order', () => {
    expect(read('--set a=1 --set b=2').options.set).toEqual(['a=1', 'b=2']);
  });

  it('after -- are positionals, whatever they look like', () => {
    expect(read('-- --json').positionals).toEqual(['--json']);
  });

  it('may ask for help even if the rest is wrong', () => {
    expect(read('--games many --help').request).toBe('help');
    expect(read('-h').request).toBe('help');
    expect(read('uno --games many --version').request).toBe('version');
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
  ])('are refused in one line: %s', (line, error) => {
    expect(() => read(line)).toThrow(error);
  });
});
