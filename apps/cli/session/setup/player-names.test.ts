import { describe, expect, test } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import { cleanPlayerName } from '../seated-player.ts';
import { findRenamedPlayers, seatPlayers } from './player-names.ts';

const namesOf = (specs: readonly string[], ownName = 'Ada'): readonly string[] =>
  seatPlayers(
    specs.map((spec) => {
      const [kind = '', name] = spec.split('=');
      return { kind: kind === 'you' ? PERSON : kind, ...(name === undefined ? {} : { name }) };
    }),
    ownName,
  ).map(({ name }) => name);

describe('player names', () => {
  test("are the given ones, else the user's name and the kinds of computers", () => {
    expect(namesOf(['you', 'greedy', 'random'])).toEqual(['Ada', 'greedy', 'random']);
    expect(namesOf(['you=Bea', 'greedy=Hal'])).toEqual(['Bea', 'Hal']);
  });

  test('are numbered if several would be equal', () => {
    expect(namesOf(['you', 'you', 'greedy', 'greedy'])).toEqual(['Ada', 'Ada 2', 'greedy 1', 'greedy 2']);
    expect(namesOf(['you', 'you=Ada', 'you=Ada'])).toEqual(['Ada 3', 'Ada', 'Ada 2']);
    expect(namesOf(['greedy', 'greedy', 'you=greedy 1'])).toEqual(['greedy 2', 'greedy 3', 'greedy 1']);
  });

  test('differ by more than case', () => {
    expect(namesOf(['you=Ada', 'you=ADA', 'you=ada'])).toEqual(['Ada', 'ADA 2', 'ada 3']);
  });

  test('that were changed are reported', () => {
    const names = ['Ada', ' Bea ', 'ada', 'x'.repeat(40), 'a\u0007b', ''];
    const specs = names.map((name) => ({ kind: PERSON, name }));
    expect(findRenamedPlayers(specs, seatPlayers(specs, 'Cleo'))).toEqual([
      { given: 'ada', name: 'ada 2' },
      { given: 'x'.repeat(40), name: 'x'.repeat(32) },
      { given: 'a\u0007b', name: 'a b' },
      { given: '', name: 'Cleo' },
    ]);
  });

  test('are generated if the given name is empty', () => {
    expect(namesOf(['you=  ', 'greedy='])).toEqual(['Ada', 'greedy']);
    expect(namesOf(['you'], '\u0007')).toEqual([PERSON]);
  });

  test('have at most 32 characters including numbers, and stay unique', () => {
    const long = 'x'.repeat(100);
    const names = namesOf([`you=${long}`, `you=${long}`, 'you'], long);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toHaveLength(32);
  });

  test.each([
    ['\u001b[2JAda\r\nBea', '[2JAda Bea'],
    ['  a \t b ', 'a b'],
  ])('are printable on one line: %j', (given, shown) => {
    expect(cleanPlayerName(given)).toBe(shown);
  });

  test('do not exceed the line by combining marks', () => {
    expect(cleanPlayerName(`a${'\u0301'.repeat(500)}b`).length).toBeLessThan(30);
  });
});
