import { describe, expect, test } from 'vitest';
import { CHECK_SYNTAX, findLanguage, type Mistake, parseRefereeOptions, RERUN_SYNTAX } from './options.ts';

const USUAL = {
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

const order = (line: string, lenient = false) => {
  const read = parseRefereeOptions(line.split(' '), undefined, lenient);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};
const mistake = (
  line: string,
  options = undefined as typeof CHECK_SYNTAX | undefined,
): Mistake | undefined => {
  const read = parseRefereeOptions(line.split(' '), options);
  return read.ok ? undefined : read.problem;
};

describe('a command line', () => {
  test('of bots alone is as usual', () => {
    expect(order('bot_A ./bot_B').order).toMatchObject({ ...USUAL, bots: ['bot_A', './bot_B'] });
    expect(order('bot_A bot_B').order.seed).toBeUndefined();
  });

  test('has its options anywhere, as scripts put them', () => {
    const scripted = { bots: ['a', 'b', 'c'], seed: 50882, quiet: true, csv: 'result.csv', time: 0, hand: 5 };
    for (const line of [
      '-s 50882 -q -csv result.csv -t 0 -c 5 a b c',
      'a b c -q -csv result.csv -s 50882 -c 5 -t 0',
      'a -s 50882 b -csv result.csv -t 0 c -q -c 5',
    ])
      expect(order(line).order).toMatchObject(scripted);
  });

  test('has long options with a value beside or behind an equals sign', () => {
    const wanted = {
      decks: 2,
      firstCard: 'ace',
      save: 'out dir',
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
      '--save',
      'out dir',
      '--lang=it',
      '--isolate=none',
      '--invalid',
      'all',
    ];
    const read = parseRefereeOptions(words);
    expect(read.ok && read.value.order).toMatchObject(wanted);
  });

  test('has flags', () => {
    expect(order('-q -v -d -m --strict --json a b').order).toMatchObject({
      quiet: true,
      verbose: true,
      debug: true,
      messages: true,
      strict: true,
      json: true,
    });
    expect([order('-h').order.help, order('--help').order.help]).toEqual([true, true]);
  });

  test.each<[string, Mistake]>([
    ['a b -x', { what: 'unknown', word: '-x' }],
    ['a b -qv', { what: 'unknown', word: '-qv' }],
    ['a b --csv=x', { what: 'unknown', word: '--csv=x' }],
    ['a b --strict=yes', { what: 'unknown', word: '--strict=yes' }],
    ['a b -i', { what: 'unknown', word: '-i' }],
    ['a b -s', { what: 'no value', word: '-s' }],
    ['a b --save=', { what: 'no value', word: '--save' }],
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
  ])('is mistaken: %s', (line, problem) => {
    expect(mistake(line)).toEqual(problem);
  });

  test('in the ways of the original drops what means nothing', () => {
    expect(order('-i a -r state.txt b -x --whatever', true)).toMatchObject({
      order: { bots: ['a', 'b'] },
      dropped: ['-i', '-r', '-x', '--whatever'],
    });
  });

  test('in the ways of the original is still held to its numbers', () => {
    expect(parseRefereeOptions(['a', 'b', '-s', 'x'], undefined, true).ok).toBe(false);
  });

  test('of other commands knows their own options', () => {
    expect(mistake('dir --games 3 -s 1 -t 100 --strict', CHECK_SYNTAX)).toBeUndefined();
    expect(mistake('dir -csv x', CHECK_SYNTAX)).toEqual({ what: 'unknown', word: '-csv' });
    const read = parseRefereeOptions('file --live a=./x --live=b=./y -d -v'.split(' '), RERUN_SYNTAX);
    expect(read.ok && read.value.order).toMatchObject({
      bots: ['file'],
      live: ['a=./x', 'b=./y'],
      debug: true,
    });
  });

  test('has a language even where it is mistaken', () => {
    expect(findLanguage(['-s', '--lang', 'it'])).toBe('it');
    expect(findLanguage(['--lang=en', '-zzz'])).toBe('en');
    expect(findLanguage(['--lang', 'fr'])).toBe('pt');
    expect(findLanguage(['--lang'])).toBe('pt');
  });
});
