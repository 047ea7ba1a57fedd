import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { playAnswer, startScene } from '../scene.testing.ts';
import { handAttempt, collectOffers, pieceAttempt } from './offers.ts';

function main() {
  const match = startScene({
    players: [
      {
        hand: ['ash-urchin', 'slag-jet', 'undertow'],
        pieces: [{ card: 'road-recruit' }, { card: 'common-oven' }],
      },
      { pieces: [{ card: 'wall-mason' }] },
    ],
  });
  const offers = () =>
    collectOffers({ asked: match.question, watcher: 0, isBusy: false, view: match.view(0) });
  return { match, offers };
}

test('in the main phase cards in hand and pieces have their options', () => {
  const { match, offers } = main();
  expect(offers().hand('ash-urchin')).toEqual([{ play: 'ash-urchin' }]);
  expect(offers().hand('undertow')).toEqual([]);
  const [recruit, oven] = at(match.view(0).players, 0).pieces;
  expect(offers().onRef(recruit!.id)).toMatchObject([{ move: { id: recruit!.id } }]);
  expect(offers().onRef(oven!.id)).toMatchObject([{ upgrade: { id: oven!.id } }]);
  expect(offers().apart).toEqual([]);
});

test('a played card asks for a slot', () => {
  const { match, offers } = main();
  playAnswer(match, { play: 'ash-urchin' });
  expect(offers().inSlot(0)).toBeUndefined();
  for (const slot of [1, 2, 3, 4, 5, 6, 7]) expect(offers().inSlot(slot)).toEqual({ place: slot });
  expect(offers().apart).toEqual([]);
});

test('a spell asks for a target, which may be a player', () => {
  const { match, offers } = main();
  playAnswer(match, { play: 'slag-jet' });
  expect(offers().onRef(-2)).toEqual([{ player: 1 }]);
  const mason = at(at(match.view(0).players, 1).pieces, 0);
  expect(offers().onRef(mason.id)).toMatchObject([{ id: mason.id }]);
});

test('nothing is offered while an answer is being sent, or to a seat that is not asked', () => {
  const { match } = main();
  for (const given of [
    { watcher: 0, isBusy: true },
    { watcher: 1, isBusy: false },
    { watcher: 'judge', isBusy: false },
  ] as const) {
    const offers = collectOffers({ asked: match.question, view: match.view(0), ...given });
    expect(offers.hand('ash-urchin')).toEqual([]);
  }
});

test('attempts that are not offered have the form of choices', () => {
  expect(handAttempt('main', 'balm')).toEqual({ play: 'balm' });
  expect(handAttempt('mulligan', 'balm')).toEqual({ swap: 'balm', count: 1 });
  const piece = { id: 4, card: 'common-oven', slot: 8, level: 1 };
  expect(pieceAttempt('main', piece, 0)).toEqual({
    upgrade: { id: 4, card: 'common-oven', seat: 0, slot: 8 },
  });
  expect(pieceAttempt('attack', piece, 0)).toBeUndefined();
});
