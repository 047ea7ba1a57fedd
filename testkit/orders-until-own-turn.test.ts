/** The order to pass until the own turn, in the games whose response windows people pass through. */
import { catalogue } from '@ludoteca/games';
import { type AnyParts, createFastDice, type Json, startMatch } from '@ludoteca/kernel';
import { findOrderedAnswerInMatch } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { expectOk } from '../kernel/result.testing.ts';

const OWN_TURN = { kind: 'own turn', values: [] };
/** The seat whose turn it is. */
const turnIn: { readonly [game: string]: (view: { readonly [field: string]: Json }) => Json | undefined } = {
  lirya: ({ active }) => active,
  'unstable-students': ({ turn }) => turn,
};

test.each(Object.keys(turnIn))('in %s it passes in every window of other turns, and nowhere else', (id) => {
  const { game, orders } = catalogue.find((entry) => entry.game.id === id)!;
  let passes = 0;
  for (let index = 0; index < 12; index++) {
    const match = expectOk(
      startMatch<AnyParts>(game, { seats: game.seats.min, seed: `order ${id} ${index}` }),
    );
    const dice = createFastDice(`order ${id} ${index}`);
    for (let { question } = match; question !== undefined && match.number < 150; { question } = match) {
      const isOwnTurn = turnIn[id]!(match.view('spectator') as never) === question.seat;
      const isPassed = question.prompt === 'window' && !isOwnTurn;
      expect(findOrderedAnswerInMatch(orders, match, OWN_TURN)).toBe(isPassed ? 'pass' : undefined);
      const listed = orders!.list!(match.view('spectator'), question.seat);
      expect(listed).toEqual(isOwnTurn ? [] : [OWN_TURN]);
      if (isPassed) passes++;
      match.choose(dice.pick(question.options));
    }
  }
  expect(passes).toBeGreaterThan(0);
});
