/** Standing orders at the terminal, in a match hosted there. */
import { eraseGameType, type CatalogueEntry, type StandingOrder } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { offer, type Script, createScriptedGame, type Step } from '../../../kernel/script.testing.ts';
import { pick, typeCommand } from '../terminal/fake-ui.testing.ts';
import { entryOf, people, playScript, localSession } from './session.testing.ts';

const always = (until: number): StandingOrder => ({ kind: 'yes', values: [until] });
const names = { yes: 'always say yes' };

/** A game in which `always N` answers yes before question N, and `repeat always` before question 2. */
function session(...steps: readonly Step[]) {
  const entry = entryOf(createScriptedGame(...steps)) as unknown as CatalogueEntry<Script>;
  const orders: CatalogueEntry<Script>['orders'] = {
    names: { it: names, en: names, pt: names },
    list: () => [always(2)],
    findAnswer: ({ values: [until = 0] }, { asked }) => (asked!.number < until ? 'yes' : undefined),
  };
  const terminal: CatalogueEntry<Script>['terminal'] = {
    parts: () => [],
    orderCommands: () => [
      {
        word: 'sempre',
        englishWord: 'always',
        takes: 'N',
        about: 'says yes before question N',
        parse: (said) =>
          Number.isInteger(Number(said)) ? always(Number(said)) : 'After always comes a number.',
      },
    ],
  };
  return localSession(eraseGameType({ ...entry, orders, terminal }), people(2));
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
      typeCommand('always', '3'),
      pick('2'),
    ]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'yes' }, { answer: 'no' }, { answer: 'yes' }]);
  });

  test('is given by its name, after `repeat` has said which ones there are', async () => {
    const { slot, ui } = await playScript(session(...FOUR), [
      typeCommand('repeat', ''),
      typeCommand('repeat', 'never'),
      typeCommand('repeat', 'always'),
      pick('2'),
      pick('2'),
    ]);
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks[1]!.news.join()).toContain('always say yes');
    expect(asks[2]!.error).toContain('There is no "never"');
    expect(slot.latest!.archive().entries).toEqual([
      { answer: 'yes' },
      { answer: 'yes' },
      { answer: 'no' },
      { answer: 'no' },
    ]);
  });

  test('has ended for good when it had no answer once', async () => {
    const { slot } = await playScript(session(...FOUR), [
      typeCommand('always', '1'),
      pick('2'),
      pick('2'),
      pick('2'),
    ]);
    expect(slot.latest!.archive().entries).toEqual([
      { answer: 'yes' },
      { answer: 'no' },
      { answer: 'no' },
      { answer: 'no' },
    ]);
  });
});
