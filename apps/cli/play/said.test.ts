import type { CatalogueEntry } from '@ludoteca/kit';
import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { offer, type Script, script, type Step } from '../../../kernel/script.testing.ts';
import { picks, says } from '../ui/fake.testing.ts';
import { entryOf, people, played, sittingOf } from './sit.testing.ts';

/** A game in which `always N` says yes so many times. */
function sitting(...steps: readonly Step[]) {
  const entry = entryOf(script(...steps)) as unknown as CatalogueEntry<Script>;
  const terminal: CatalogueEntry<Script>['terminal'] = {
    draw: () => [],
    standingOrders: () => [
      {
        word: 'always',
        takes: 'N',
        about: 'says yes N times',
        begin: (said) => {
          let left = Number(said);
          return Number.isInteger(left)
            ? () => (left-- > 0 ? 'yes' : undefined)
            : 'After always comes a number.';
        },
      },
    ],
  };
  return sittingOf(eraseGameType({ ...entry, terminal }), people(2));
}

const FOUR = [offer(0), offer(0), offer(0), offer(0)];

describe('a gesture of the game’s own', () => {
  test('answers question after question, until it has no answer', async () => {
    const { slot, ui } = await played(sitting(...FOUR), [says('always', '3'), picks('2')]);
    expect(slot.latest!.archive().entries).toEqual([
      { answer: 'yes' },
      { answer: 'yes' },
      { answer: 'yes' },
      { answer: 'no' },
    ]);
    expect(ui.shown.filter(({ by }) => by === 'ask')).toHaveLength(2);
  });

  test('is offered among the words, and says in a sentence what it cannot do', async () => {
    const { slot, ui } = await played(sitting(offer(0)), [says('always', 'x'), picks('2')]);
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks[0]!.words.map(({ word }) => word)).toContain('always');
    expect(asks[1]!.complaint).toBe('After always comes a number.');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }]);
  });

  test('answers for nobody else', async () => {
    const { slot } = await played(sitting(offer(0), offer(1), offer(0)), [says('always', '2'), picks('2')]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'yes' }, { answer: 'no' }, { answer: 'yes' }]);
  });
});
