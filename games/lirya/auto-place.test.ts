/** A user interface asks for a slot only where the slot matters. */
import { startMatch } from '@ludoteca/kernel';
import { observe } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { autoPass } from './auto-pass.ts';
import { game } from './game.ts';
import { addSet } from './pool/index.ts';
import { sameName, spell } from './stress-spells.testing.ts';

/** The automatic answer after a card was played. */
function placing(card: string, pieces: readonly object[] = []) {
  const deck = ['ash-urchin'];
  const from = { players: [{ energy: 9, capacity: 9, hand: [card], deck, pieces }, { deck }] };
  const started = startMatch(game, { seats: 2, seed: 'place', from });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const played = match.play(0, 0, { play: card });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  expect(match.question).toMatchObject({ prompt: 'place', seat: 0 });
  return autoPass.findAutoPass(observe(match, 'spectator'));
}

test('a structure and a character of one line are placed, a character that may stand in either line is asked for', () => {
  expect(placing('common-oven')).toEqual({ answer: { place: 8 }, isCertain: true });
  expect(placing('common-oven', [{ card: 'red-gate', slot: 8 }])).toEqual({
    answer: { place: 9 },
    isCertain: true,
  });
  expect(placing('ember-nurse')).toEqual({ answer: { place: 4 }, isCertain: true });
  expect(placing('ash-urchin')).toBeUndefined();
});

test('where a card looks at neighbours, every slot matters', () => {
  const effects = [{ do: 'damage', to: { beside: { target: 0 } }, amount: 1 }] as const;
  addSet({
    format: 1,
    id: 'neighbours',
    version: 1,
    name: sameName('neighbours'),
    cards: [spell('nudge', effects, [{ like: {} }])],
  });
  expect(placing('common-oven')).toBeUndefined();
});
