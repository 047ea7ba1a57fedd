import type { CatalogueEntry } from '@ludoteca/kit';
import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { offer, type Script, createScriptedGame, type Step } from '../../../kernel/script.testing.ts';
import { pick, typeCommand } from '../terminal/fake-ui.testing.ts';
import { entryOf, people, playScript, localSession } from './session.testing.ts';

/** A game in which `always N` answers yes N times. */
function session(...steps: readonly Step[]) {
  const entry = entryOf(createScriptedGame(...steps)) as unknown as CatalogueEntry<Script>;
  const terminal: CatalogueEntry<Script>['terminal'] = {
    parts: () => [],
    standingOrders: () => [
      {
        word: 'sempre',
        englishWord: 'always',
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
  return localSession(eraseGameType({ ...entry, terminal }), people(2));
}

const FOUR = [offer(0), offer(0), offer(0), offer(0)];

describe('a standing order', () => {
  test('answers question after question until it has no answer', async () => {
    const { slot, ui } = await playScript(session(...FOUR), [typeCommand('always', '3'), pick('2')]);
    expect(slot.latest!.archive().entries).toEqual([
      { answer: 'yes' },
      { answer: 'yes' },
      { answer: 'yes' },
      { answer: 'no' },
    ]);
    expect(ui.shown.filter(({ by }) => by === 'ask')).toHaveLength(2);
  });

  test('is listed among the commands, and refuses in a sentence', async () => {
    const { slot, ui } = await playScript(session(offer(0)), [typeCommand('always', 'x'), pick('2')]);
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks[0]!.commands.map(({ word }) => word)).toContain('always');
    expect(asks[1]!.error).toBe('After always comes a number.');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }]);
  });

  test('answers for no other seat', async () => {
    const { slot } = await playScript(session(offer(0), offer(1), offer(0)), [
      typeCommand('always', '2'),
      pick('2'),
    ]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'yes' }, { answer: 'no' }, { answer: 'yes' }]);
  });
});
