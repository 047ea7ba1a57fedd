import type { Choice, AnyParts } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { offer, type Step } from '../../../kernel/script.testing.ts';
import { SaveError } from '../saves/file-slot.ts';
import { pick, pickLabel, typeCommand } from '../terminal/fake-ui.testing.ts';
import type { UiReply } from '../terminal/ui.ts';
import { PAIR, playScript, scriptEntry, scriptSession, localSession } from './session.testing.ts';
import { sessionTexts } from './texts/index.ts';

const despair = (): never => {
  throw new Error('no idea');
};
const failingWith = (error: Error) => async (): Promise<never> => {
  throw error;
};
const rave = (): Choice<AnyParts> => 'nonsense';

describe('failures', () => {
  test('an answer that cannot be saved is reported and asked for again', async () => {
    const session = scriptSession([offer(0)]);
    session.slot.failures = 2;
    const { ui, ended, slot } = await playScript(session, [pick('2'), pick('2'), pick('2')]);
    expect(ui.shown.slice(1, 3).map(({ error }) => error)).toEqual(
      Array.from(
        { length: 2 },
        () => 'The match could not be saved, so nothing has changed and nothing is lost: no space left',
      ),
    );
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }]);
  });

  test.each(LANGUAGES)('are reported in %s, once, with the message of the system', async (language) => {
    const { failures, save } = sessionTexts[language];
    const session = scriptSession([offer(0), offer(0)]);
    const complaintAfter = async (error: Error, input: UiReply) => {
      const slot = Object.assign(scriptSession([offer(0)]).slot, {
        save: failingWith(error),
        copy: failingWith(error),
      });
      const { ui } = await playScript({ ...session, slot }, [input], { language });
      return ui.shown.at(-1)!.error;
    };
    const full = new SaveError('/saves/here', 'ENOSPC: no space left on device, write');
    expect(await complaintAfter(full, pick('1'))).toBe(
      failures.notKept('ENOSPC: no space left on device, write'),
    );
    expect(await complaintAfter(full, typeCommand('save', 'x'))).toBe(
      save.failed('ENOSPC: no space left on device, write'),
    );
    expect(await complaintAfter(new SaveError('/saves/here'), pick('1'))).toBe(failures.elsewhere);
    expect(await complaintAfter(new SaveError('/saves/here'), typeCommand('save', 'x'))).toBe(
      save.failed(failures.elsewhere),
    );
    expect(await complaintAfter(new TypeError('a mistake'), pick('1'))).toBe(failures.broken('a mistake'));
  });

  test("a computer's answer that cannot be saved is retried or left", async () => {
    const session = scriptSession([offer(1), offer(0)]);
    session.slot.failures = 1;
    const { ui, ended } = await playScript(session, [pickLabel('try again'), pick('1')]);
    expect(ui.shown.find(({ by }) => by === 'ask')!.error).toContain('no space left');
    expect(ended).toBe('over');

    const other = scriptSession([offer(1), offer(0)]);
    other.slot.failures = 1;
    expect((await playScript(other, [pickLabel('for now')])).ended).toBe('failed');
    expect(other.slot.latest!.number).toBe(0);
  });

  test('an undo or a withdrawal that cannot be saved changes nothing', async () => {
    const session = scriptSession([offer(0), offer(0), offer(1)]);
    const { ui, slot } = await playScript(session, [
      pick('1'),
      () => {
        session.slot.failures = 1;
        return typeCommand('undo');
      },
      () => {
        session.slot.failures = 1;
        return typeCommand('quit');
      },
      pickLabel('for good'),
      pickLabel('yes'),
      pick('2'),
    ]);
    expect(ui.shown.filter(({ error }) => error?.includes('no space left') === true)).toHaveLength(2);
    expect(slot.latest!.archive().entries.slice(0, 2)).toEqual([{ answer: 'yes' }, { answer: 'no' }]);
  });

  test('a rule that throws loses nothing: another answer may succeed', async () => {
    const step: Step = { do: 'ask', seat: 0, options: ['yes', 'no'], after: [{ do: 'break' }] };
    const { ui, ended, slot } = await playScript(scriptSession([step]), [
      pick('1'),
      typeCommand('quit'),
      pickLabel('for now'),
    ]);
    expect(ui.shown[1]!.error).toMatch(/^Something went wrong, so nothing has changed.*a broken rule/);
    expect(ended).toBe('failed');
    expect(slot.latest!.number).toBe(0);
  });

  test('leaving after another answer has succeeded is no failure', async () => {
    const step: Step = { do: 'ask', seat: 0, options: ['yes', 'no'] };
    const session = scriptSession([step, offer(0)]);
    session.slot.failures = 1;
    const { ui, ended } = await playScript(session, [
      pick('1'),
      pick('1'),
      typeCommand('quit'),
      pickLabel('for now'),
    ]);
    expect(ui.shown[1]!.error).toContain('no space left');
    expect(ended).toBe('left');
  });

  test('a computer player that throws withdraws, with the error as a note', async () => {
    const entry = scriptEntry(offer(1), offer(0), offer(1));
    const failing = { ...entry, heuristics: { greedy: despair } };
    const { ended, slot } = await playScript(localSession(failing, PAIR), [pick('1')]);
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ withdraw: 1, note: 'no idea' }, { answer: 'yes' }]);
  });

  test('an illegal answer of a computer player is a lapse', async () => {
    const entry = scriptEntry(offer(1), offer(0));
    const wrong = { ...entry, heuristics: { greedy: rave } };
    const { slot } = await playScript(localSession(wrong, PAIR), [pick('1')]);
    expect(slot.latest!.archive().entries).toEqual([{ lapse: 1 }, { answer: 'yes' }]);
  });
});
