import type { Question } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { Lots } from '../../kernel/lots.testing.ts';
import { ContinuationCounts } from './continuation-counts.ts';

const ask = (seat: number): Question<Lots> => ({
  number: 0,
  seat,
  prompt: 'turn',
  frame: { do: 'turn', seat },
  options: ['draw', 'give'],
});

function countRollouts(...rollouts: readonly (readonly ('draw' | 'give')[])[]): readonly unknown[] {
  const continuations = new ContinuationCounts<Lots>();
  for (const answers of rollouts) {
    continuations.begin();
    for (const [seat, answer] of answers.entries()) continuations.add(ask(seat), answer);
  }
  return continuations.findExpected().map(({ question, choice }) => [question.seat, choice]);
}

describe('the expected continuation', () => {
  test('follows the most frequent answers', () => {
    expect(countRollouts(['draw', 'give'], ['give', 'draw'], ['draw', 'give'], ['draw', 'draw'])).toEqual([
      [0, 'draw'],
      [1, 'give'],
    ]);
  });

  test('ends where less than a quarter of the rollouts go', () => {
    const rollouts = (['draw', 'give'] as const).flatMap((first) =>
      (['draw', 'give'] as const).flatMap((second) =>
        (['draw', 'give'] as const).map((third) => [first, second, third]),
      ),
    );
    expect(countRollouts(...rollouts)).toEqual([
      [0, 'draw'],
      [1, 'draw'],
    ]);
  });

  test('has at most four answers, and none without rollouts', () => {
    expect(countRollouts(['draw', 'draw', 'draw', 'draw', 'draw'])).toHaveLength(4);
    expect(countRollouts()).toEqual([]);
  });
});
