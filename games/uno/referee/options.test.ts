/** Tests of the referee's options. */
import { describe, expect, test } from 'vitest';
import type { ArgumentMistake } from '@ludoteca/kit';
import { CHECK_SYNTAX, findLanguage, parseRefereeOptions, RERUN_SYNTAX } from './options.ts';

const DEFAULTS = {
  time: 3000,
  hand: 7,
  decks: 1,
  firstCard: 'number',
  strict: false,
  invalid: 'others',
  quiet: false,
  isolate: 'auto',
  language: 'pt',
};

const parse = (line: string, lenient = false) => {
  const read = parseRefereeOptions(line.split(' '), undefined, lenient);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};
const findMistake = (
  line: string,
  options = undefined as typeof CHECK_SYNTAX | undefined,
): ArgumentMistake | undefined => {
  const read = parseRefereeOptions(line.split(' '), options);
  return read.ok ? undefined : read.problem;
};

describe('the options', () => {
  test('have defaults', () => {
    expect(parse('bot_A ./bot_B').options).toMatchObject({ ...DEFAULTS, bots: ['bot_A', './bot_B'] });
    expect(parse('bot_A bot_B').options.seed).toBeUndefined();
  });

  test('may stand anywhere', () => {
    const scripted = { bots: ['a', 'b', 'c'], seed: 50882, quiet: true, csv: 'result.csv', time: 0, hand: 5 };
    for (const line of [
      '-s 50882 -q -csv result.csv -t 0 -c 5 a b c',
      'a b c -q -csv result.csv -s 50882 -c 5 -t 0',
      'a -s 50882 b -csv result.csv -t 0 c -q -c 5',
    ])
      expect(parse(line).options).toMatchObject(scripted);
  });

  test('may have their value after a blank or an equals sign', () => {
    const wanted = {
      decks: 2,
      firstCard: 'ace',
      out: 'out dir',
      language: 'it',
      isolate: 'none',
      invalid: 'all',
    };
    const words = [
      'a',
      'b',
      '--decks=2',
      '--first-card',
      'ace',
      '--out',
      'out dir',
      '--lang=it',
      '--isolate=none',
      '--invalid',
      'all',
    ];
    const read = parseRefereeOptions(words);
    expect(read.ok && read.value.options).toMatchObject(wanted);
  });

  test('include flags', () => {
    expect(parse('-q -v -d -m --strict --json a b').options).toMatchObject({
      quiet: true,
      verbose: true,
      debug: true,
      messages: true,
      strict: true,
      json: true,
    });
    expect([parse('-h').options.help, parse('--help').options.help]).toEqual([true, true]);
  });

  test.each<[string, ArgumentMistake]>([
    ['a b -x', { what: 'unknown', word: '-x' }],
    ['a b -qv', { what: 'unknown', word: '-qv' }],
    ['a b --csv=x', { what: 'unknown', word: '--csv=x' }],
    ['a b --strict=yes', { what: 'unknown', word: '--strict=yes' }],
    ['a b -i', { what: 'unknown', word: '-i' }],
    ['a b -s', { what: 'no value', word: '-s' }],
    ['a b --out=', { what: 'no value', word: '--out' }],
    ['a b -s x', { what: 'number', word: '-s', given: 'x', min: 0, max: 999_999_999 }],
    ['a b -c 0', { what: 'number', word: '-c', given: '0', min: 1, max: 53 }],
    ['a b -t -1', { what: 'number', word: '-t', given: '-1', min: 0, max: 86_400_000 }],
    ['a b --decks 3', { what: 'number', word: '--decks', given: '3', min: 1, max: 2 }],
    ['a b --first-card V', { what: 'one of', word: '--first-card', given: 'V', among: ['number', 'ace'] }],
    ['a b --lang fr', { what: 'one of', word: '--lang', given: 'fr', among: ['it', 'en', 'pt'] }],
    [
      'a b --isolate=much',
      { what: 'one of', word: '--isolate', given: 'much', among: ['auto', 'required', 'none'] },
    ],
  ])('are mistaken: %s', (line, problem) => {
    expect(findMistake(line)).toEqual(problem);
  });

  test('that are unknown are ignored in lenient mode', () => {
    expect(parse('-i a -r state.txt b -x --whatever', true)).toMatchObject({
      options: { bots: ['a', 'b'] },
      ignored: ['-i', '-r', '-x', '--whatever'],
    });
  });

  test('are checked in lenient mode too', () => {
    expect(parseRefereeOptions(['a', 'b', '-s', 'x'], undefined, true).ok).toBe(false);
  });

  test('differ between commands', () => {
    expect(findMistake('dir --games 3 -s 1 -t 100 --strict', CHECK_SYNTAX)).toBeUndefined();
    expect(findMistake('dir -csv x', CHECK_SYNTAX)).toEqual({ what: 'unknown', word: '-csv' });
    const read = parseRefereeOptions('file --live a=./x --live=b=./y -d -v'.split(' '), RERUN_SYNTAX);
    expect(read.ok && read.value.options).toMatchObject({
      bots: ['file'],
      live: ['a=./x', 'b=./y'],
      debug: true,
    });
  });

  test('have a language even if they are mistaken', () => {
    expect(findLanguage(['-s', '--lang', 'it'])).toBe('it');
    expect(findLanguage(['--lang=en', '-zzz'])).toBe('en');
    expect(findLanguage(['--lang', 'fr'])).toBe('pt');
    expect(findLanguage(['--lang'])).toBe('pt');
  });
});
