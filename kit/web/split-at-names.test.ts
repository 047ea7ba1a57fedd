import { expect, test } from 'vitest';
import { splitAtNames } from './split-at-names.ts';

const names = ['Moss', 'Moss Ram'].map((name) => ({ name, named: name.toUpperCase() }));

test('a sentence is split at its names, with the index of each part', () => {
  expect(splitAtNames('Ada plays Moss Ram, then Moss.', names)).toEqual([
    { place: 0, text: 'Ada plays ' },
    { place: 10, text: 'Moss Ram', named: 'MOSS RAM' },
    { place: 18, text: ', then ' },
    { place: 25, text: 'Moss', named: 'MOSS' },
    { place: 29, text: '.' },
  ]);
});

test('a sentence without names is one segment', () => {
  expect(splitAtNames('Ada shuffles.', [])).toEqual([{ place: 0, text: 'Ada shuffles.' }]);
});
