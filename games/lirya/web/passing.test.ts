import { expect, test } from 'vitest';
import { answer, laid } from '../scene.testing.ts';
import { passesByItself, toggled, USUAL_WISHES } from './passing.ts';

/** The other has cast a spell, and this seat holds these. */
function asked(hand: readonly string[]) {
  const match = laid({
    active: 1,
    players: [
      { hand, deck: ['undertow'] },
      { hand: ['forge-rush', 'ember-rain'], pieces: [{ card: 'road-recruit' }] },
    ],
  });
  answer(match, { play: 'ember-rain' });
  return { view: match.view(0), asked: match.question };
}

test('whoever can only pass, passes, unless they wish to be asked', () => {
  const { view, asked: question } = asked(['balm']);
  expect(question).toMatchObject({ prompt: 'window', seat: 0, options: ['pass'] });
  expect(passesByItself(USUAL_WISHES, view, question)).toBe(true);
  expect(passesByItself({ ...USUAL_WISHES, helpless: false }, view, question)).toBe(false);
});

test('whoever can respond is asked where there is a stop, and nowhere else', () => {
  const { view, asked: question } = asked(['undertow']);
  expect(passesByItself(USUAL_WISHES, view, question)).toBe(false);
  const stops = toggled(USUAL_WISHES.stops, 'theirs');
  expect(passesByItself({ ...USUAL_WISHES, stops }, view, question)).toBe(true);
  expect(toggled(stops, 'theirs').has('theirs')).toBe(true);
});

test('no other question is answered by itself', () => {
  const match = laid({ players: [{}, {}] });
  expect(passesByItself(USUAL_WISHES, match.view(0), match.question)).toBe(false);
  expect(passesByItself(USUAL_WISHES, match.view(0), undefined)).toBe(false);
});
