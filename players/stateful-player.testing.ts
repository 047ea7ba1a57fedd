/** A character of Lots that uses memory, dice and explanations. */
import { at, type Choice } from '@ludoteca/kernel';
import type { Character, Explanation } from '@ludoteca/kit';
import type { Lots } from '../kernel/lots.testing.ts';
import { requireQuestion } from './built-in-players.ts';

/** Counts drawn cards; the count is public in explanations, the sum of its own cards is secret. */
export const createStatefulPlayer: Character<Lots> = (dice) => {
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
