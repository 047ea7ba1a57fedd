import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { JudgeSession } from './judge-session.ts';
import { syntaxOf, JUDGE_VERBS } from './command-syntax.ts';

const TABLE = [
  'put "Moss Ram" battlefield A as ram',
  'put "Fen Viper" battlefield B',
  'put "Meadow Elder" battlefield A',
  'put "Bark Plating" battlefield A',
  'put "Sudden Growth" hand A',
  'put Forest hand A',
  'mana A any',
];

/** The reply to the last of these lines. */
function said(language: 'it' | 'en' | 'pt', ...lines: readonly string[]): string {
  const judge = new JudgeSession(language);
  let last: readonly string[] = [];
  for (const line of lines) ({ lines: last } = judge.execute(line));
  return last.join('\n');
}

/** Where an example needs more than the table. */
const BEFORE: { readonly [verb: string]: readonly string[] } = {
  detach: ['attach "Bark Plating" ram'],
  block: ['attack ram'],
  assign: ['attack ram', 'block "Fen Viper" > ram'],
  resolve: ['cast A "Sudden Growth" at ram hold'],
  undo: ['step'],
};
/** There is no file, and nothing is asked. */
const ELSEWHERE: ReadonlySet<string> = new Set(['answer', 'save', 'load', 'quit']);

describe('the example of a command', () => {
  test.each(JUDGE_VERBS.filter((verb) => !ELSEWHERE.has(verb)))('%s is valid', (verb) => {
    const { example } = syntaxOf(verb);
    expect(example.split(' ')[0]).toBe(verb);
    const answer = said('en', ...TABLE, ...(BEFORE[verb] ?? []), example);
    expect(answer).not.toMatch(/Example:|no command|refused|nothing is called|no rule found/);
    expect(answer).not.toBe('');
  });
});

describe('an invalid command', () => {
  test.each([
    [
      'casst A ram',
      '“casst” is not a command: perhaps cast PLAYER LABEL [at …] [x N] [mode N] [pay …] [hold]?',
    ],
    ['xyzzy', '“xyzzy” is not a command: help lists them all.'],
    ['put', 'Missing: the name of a card. Example: put "Moss Ram" battlefield A as ram'],
    [
      'put "Mos Ram" hand A',
      'Instead of “Mos Ram” it takes the name of a card (perhaps “Moss Ram”?). Example: put "Moss Ram" battlefield A as ram',
    ],
    [
      'put "Moss Ram" table A',
      'Instead of “table” it takes a zone (battlefield, hand, graveyard, exile, library). Example: put "Moss Ram" battlefield A as ram',
    ],
    ['put "Moss Ram" hand', 'Missing: a player (A, B). Example: put "Moss Ram" battlefield A as ram'],
    ['tap rim', 'Instead of “rim” it takes a card on the table (perhaps “ram”?). Example: tap ram'],
    ['damage ram lots', 'Instead of “lots” it takes a number. Example: damage ram 2'],
    [
      'cast A rum',
      'Instead of “rum” it takes a card on the table (perhaps “ram”?). Example: cast A "Sudden Growth" at ram',
    ],
    ['go 3 dawn', expect.stringMatching(/^Instead of “dawn” it takes a step \(untap, upkeep, .*cleanup\)/)],
    ['mana A lots', expect.stringContaining('the mana (any, lands, {W}{U}{B}{R}{G}{C})')],
    ['do {"x"', expect.stringContaining('Usage: do {JSON}. Example: do {"turn"')],
    ['answer yes', 'Nobody is asked anything now: board shows the table.'],
    ['rule xyzzy', expect.stringContaining('no rule found. Try one word')],
    ['help casst', expect.stringContaining('perhaps cast')],
  ])('is answered with a suggestion or the expected argument: %s', (line, sentence) => {
    expect(said('en', ...TABLE, line)).toEqual(sentence);
  });

  test('says that the board is empty', () => {
    expect(said('en', 'tap ram')).toContain('a card on the table (the table is empty: put something first)');
  });

  test.each(LANGUAGES)('is answered in %s', (language) => {
    const { it, en, pt } = {
      it: ['Invece di “rim” ci vuole', 'Manca un giocatore (A, B).'],
      en: ['Instead of “rim” it takes', 'Missing: a player (A, B).'],
      pt: ['Em vez de “rim” é preciso', 'Falta um jogador (A, B).'],
    };
    const [wrong = '', missing = ''] = { it, en, pt }[language];
    expect(said(language, ...TABLE, 'tap rim')).toContain(wrong);
    expect(said(language, 'life')).toContain(missing);
  });
});
