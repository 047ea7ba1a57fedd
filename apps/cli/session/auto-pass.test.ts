import { type AutoPassRules, type CatalogueEntry, eraseGameType, optionsOf } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { offer, type Script, createScriptedGame, type Step } from '../../../kernel/script.testing.ts';
import type { SeatedPlayer } from './seated-player.ts';
import { type FakeUi, pick, typeCommand } from '../terminal/fake-ui.testing.ts';
import { computer, entryOf, people, person, playScript, localSession } from './session.testing.ts';

/** A game that auto-passes `no`: always if it is the only option, else unless the stop `late` is set. */
function session(steps: readonly Step[], players: readonly SeatedPlayer[] = [person(0), computer('greedy')]) {
  const entry = entryOf(createScriptedGame(...steps)) as unknown as CatalogueEntry<Script>;
  const names = { late: 'late' };
  const stops: AutoPassRules<Script> = {
    names: { it: names, en: names, pt: names },
    usual: ['late'],
    findAutoPass: () => ({ answer: 'no', stop: 'late' }),
    findForcedPass: ({ asked }) => (optionsOf<Script>(asked).length === 1 ? 'no' : undefined),
  };
  return localSession(eraseGameType({ ...entry, autoPass: stops }), players);
}

const asks = (ui: FakeUi): number => ui.shown.filter(({ by }) => by === 'ask').length;
const SCENE = [offer(0, ['no']), offer(0, ['yes', 'no']), offer(0, ['no'])];

describe('auto-pass', () => {
  test('asks only at the stops that are set', async () => {
    const { slot, ui } = await playScript(session(SCENE), [pick('1')]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }, { answer: 'yes' }, { answer: 'no' }]);
    expect(asks(ui)).toBe(1);
  });

  test('removes a stop by name', async () => {
    const steps = [offer(0, ['yes', 'no']), offer(0, ['yes', 'no'])];
    const { slot, ui } = await playScript(session(steps), [typeCommand('stop', 'late'), pick('1')]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'yes' }, { answer: 'no' }]);
    expect(ui.shown.flatMap(({ news }) => news)).toContain('You stop here: never. Other steps: late.');
  });

  test('refuses an unknown stop in a sentence', async () => {
    const { ui } = await playScript(session([offer(0, ['yes', 'no'])]), [
      typeCommand('stop', 'soon'),
      pick('1'),
    ]);
    expect(ui.shown.find(({ error }) => error !== undefined)?.error).toBe(
      'No step is called "soon". There are late.',
    );
  });

  test('asks everything in full control', async () => {
    const { ui } = await playScript(session([offer(0, ['yes', 'no']), offer(0, ['no'])]), [
      typeCommand('control'),
      pick('1'),
      pick('1'),
    ]);
    expect(asks(ui)).toBe(3);
  });

  test('starts from the default stops if a stop is set in full control', async () => {
    const { ui } = await playScript(session([offer(0, ['yes', 'no'])]), [
      typeCommand('control'),
      typeCommand('stop'),
      typeCommand('stop', 'late'),
    ]);
    expect(ui.shown.flatMap(({ news }) => news)).toContain('You stop here: never. Other steps: late.');
  });

  test('is undone together with the decision before it', async () => {
    const steps = [offer(0, ['yes', 'no']), offer(0, ['no']), offer(0, ['no', 'yes'])];
    const { slot } = await playScript(session(steps), [pick('1'), typeCommand('undo'), pick('2'), pick('1')]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }, { answer: 'no' }, { answer: 'no' }]);
  });

  test('is off for several people at one terminal, who take turns', async () => {
    const { ui } = await playScript(session([offer(0, ['no']), offer(1, ['no'])], people(2)), [
      pick('1'),
      pick('1'),
    ]);
    expect(asks(ui)).toBe(2);
  });
});
