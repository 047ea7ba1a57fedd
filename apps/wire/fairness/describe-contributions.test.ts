import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../messages.ts';
import { table } from '../fake-server.testing.ts';
import { contributionStateOf, describeContributions, describeReveal } from './describe-contributions.ts';
import { fairnessTexts } from './fairness-texts.ts';

const person = (nonce: string | null, commitment?: string): SeatInfo => ({
  kind: 'person',
  name: 'Ada',
  guest: 'ada',
  here: true,
  nonce,
  ...(commitment === undefined ? {} : { commitment }),
});
const computer: SeatInfo = { kind: 'greedy', name: 'greedy', here: true, nonce: null };
const tableOf = (state: TableInfo['state'], ...seats: SeatInfo[]): TableInfo => ({ ...table, state, seats });

test('each person is sealed, revealed, early, withheld or without a number', () => {
  const [open, playing] = [tableOf('open'), tableOf('playing')];
  expect(contributionStateOf(person(null, 'c'), open)).toBe('sealed');
  expect(contributionStateOf(person('n', 'c'), open)).toBe('revealed');
  expect(contributionStateOf(person('n'), open)).toBe('early');
  expect(contributionStateOf(person(null, 'c'), playing)).toBe('withheld');
  expect(contributionStateOf(person(null), playing)).toBe('none');
  expect(contributionStateOf(computer, playing)).toBeUndefined();
  expect(contributionStateOf({ kind: 'person', name: '', here: false, nonce: null }, open)).toBeUndefined();
});

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = fairnessTexts[language];
  const names = ['Ada', 'Bea', 'Cam'];
  const sentences = (given: TableInfo) => describeContributions(texts, given, names);

  test('a table with one person says what that means', () => {
    expect(sentences(tableOf('open', person(null, 'c'), computer))).toEqual([texts.alone]);
    expect(sentences(tableOf('playing', person('n', 'c'), computer))).toEqual([texts.alone]);
  });

  test('a match without any number says what that means', () => {
    expect(sentences(tableOf('playing', person(null), computer))).toEqual([texts.nobody]);
    expect(sentences(tableOf('playing', person(null), person(null)))).toEqual([texts.nobody]);
    expect(sentences(tableOf('open', person(null), person(null)))).toEqual([]);
  });

  test('a match names the seats that did not reveal their numbers', () => {
    const [one] = sentences(tableOf('playing', person('n', 'c'), person(null, 'd')));
    expect(one).toMatch(/^Bea .*\.$/);
    const [two] = sentences(tableOf('playing', person('n', 'c'), person(null, 'd'), person(null, 'e')));
    expect(two).toMatch(/^Bea \w+ Cam .*4.*\.$/);
    expect(sentences(tableOf('playing', person('n', 'c'), person('m', 'd')))).toEqual([]);
  });

  test('the start names the people it waits for', () => {
    const waiting = tableOf('open', person('n', 'c'), person(null, 'd'));
    expect(describeReveal(texts, waiting, names)).toBeUndefined();
    expect(describeReveal(texts, { ...waiting, revealDeadline: 1 }, names)).toContain('Bea');
  });
});
