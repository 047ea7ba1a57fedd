import { at, type Choice } from '@ludoteca/kernel';
import type { Character, Explanation } from '@ludoteca/kit';
import type { Lots } from '../kernel/lots.testing.ts';
import { requireQuestion } from './player-factory.ts';

/**
 * A player of lots that needs all that a character can have: a temper it was made with, what it has heard, and dice. It counts how many
 * cards were drawn; the count is for everybody, the sum of its own cards is its secret.
 */
export const wary: Character<Lots> = (dice) => {
  const temper = dice.int(3);
  let draws = 0;
  let own = 0;
  let remark: Explanation | undefined;
  return {
    observe: (events) => {
      for (const event of events) {
        if (event.did === 'draw') draws++;
        if (event.did === 'draw' && event.card !== undefined) own += event.card;
      }
    },
    choose: (line) => {
      const { options } = requireQuestion(line);
      const mood = draws + own + temper + dice.int(2);
      const secret = mood % 2 === 0 ? { secret: true as const } : {};
      remark = { reason: { why: 'draws', facts: { draws, own } }, ...secret };
      return at<Choice<Lots>>(options, mood % options.length);
    },
    explain: () => remark,
  };
};
