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
  games: integerOption('N', 1, 50),
  seed: textOption('SEED'),
  set: repeatedOption('KEY=VALUE'),
  pace: choiceOption('PACE', ['slow', 'fast']),
  json: flagOption,
};
const read = (line: string) => parseCommandLine(line.split(' ').filter(Boolean), options, { deals: 'games' });

describe('the arguments of a command', () => {
  it('may mix positionals and options', () => {
    const { positionals, options: values } = read('uno --games 7 other --json --pace=fast');
    expect(positionals).toEqual(['uno', 'other']);
    expect(values).toEqual({ games: 7, seed: undefined, set: [], pace: 'fast', json: true });
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

  it('may ask for a language, which help keeps beside mistakes', () => {
    expect(read('--lang it').language).toBe('it');
    expect(read('--help --games many --lang=pt').language).toBe('pt');
  });

  it('may have former names, which count as the current ones', () => {
    const { options: values, formerNames } = read('--deals 7');
    expect(values.games).toBe(7);
    expect(formerNames).toEqual(['deals']);
    expect(() => read('--deals 7 --games 8')).toThrow('--games is given 2 times');
    expect(() => read('--deals 0')).toThrow('--games must be a whole number');
    expect(() => read('--deals')).toThrow('--deals needs a value: --deals N');
  });

  it.each([
    ['--gmaes 7', 'unknown option --gmaes; did you mean --games?'],
    ['--quite', 'unknown option --quite'],
    ['-x', 'unknown option -x'],
    ['--constructor 1', 'unknown option --constructor'],
    ['--games', '--games needs a value: --games N'],
    ['--games --json', '--games needs a value: --games N'],
    ['--games=', '--games needs a value: --games N'],
    ['--json=yes', '--json takes no value'],
    ['--games 0', '--games must be a whole number from 1 to 50, not "0"'],
    ['--games 51', '--games must be a whole number from 1 to 50, not "51"'],
    ['--games=-3', '--games must be a whole number from 1 to 50, not "-3"'],
    ['--games -3', '--games must be a whole number from 1 to 50, not "-3"'],
    ['--games 1.5', '--games must be a whole number from 1 to 50, not "1.5"'],
    ['--games 1e1', '--games must be a whole number from 1 to 50, not "1e1"'],
    ['--pace calm', '--pace must be one of slow, fast, not "calm"'],
    ['--lang fr', '--lang must be one of it, en, pt, not "fr"'],
    ['--seed 1 --seed 2', '--seed is given 2 times; give it once'],
  ])('are refused in one line: %s', (line, error) => {
    expect(() => read(line)).toThrow(error);
  });
});
