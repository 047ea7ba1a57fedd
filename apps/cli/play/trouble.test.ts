import type { Choice, AnyParts } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { offer, type Step } from '../../../kernel/script.testing.ts';
import { NotKept } from '../saves/slots.ts';
import { picks, picksLabel, says } from '../ui/fake.testing.ts';
import type { Reply } from '../ui/ui.ts';
import { PAIR, played, scriptEntry, sit, sittingOf } from './sit.testing.ts';
import { words } from './words/index.ts';

const despair = (): never => {
  throw new Error('no idea');
};
const failingWith = (error: Error) => async (): Promise<never> => {
  throw error;
};
const rave = (): Choice<AnyParts> => 'nonsense';

describe('whatever goes wrong', () => {
  test('an answer that cannot be kept is said, lost nothing, and is asked for again', async () => {
    const sitting = sit([offer(0)]);
    sitting.slot.failures = 2;
    const { ui, ended, slot } = await played(sitting, [picks('2'), picks('2'), picks('2')]);
    expect(ui.shown.slice(1, 3).map(({ complaint }) => complaint)).toEqual(
      Array.from(
        { length: 2 },
        () => 'The match could not be kept, so nothing has changed and nothing is lost: no space left',
      ),
    );
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }]);
  });

  test.each(LANGUAGES)(
    'is said in %s, once, with nothing foreign but what the system says',
    async (language) => {
      const { trouble, save } = words[language];
      const sitting = sit([offer(0), offer(0)]);
      const complaintAfter = async (error: Error, typed: Reply) => {
        const slot = Object.assign(sit([offer(0)]).slot, {
          keep: failingWith(error),
          copy: failingWith(error),
        });
        const { ui } = await played({ ...sitting, slot }, [typed], { language });
        return ui.shown.at(-1)!.complaint;
      };
      const full = new NotKept('/saves/here', 'ENOSPC: no space left on device, write');
      expect(await complaintAfter(full, picks('1'))).toBe(
        trouble.notKept('ENOSPC: no space left on device, write'),
      );
      expect(await complaintAfter(full, says('save', 'x'))).toBe(
        save.failed('ENOSPC: no space left on device, write'),
      );
      expect(await complaintAfter(new NotKept('/saves/here'), picks('1'))).toBe(trouble.elsewhere);
      expect(await complaintAfter(new NotKept('/saves/here'), says('save', 'x'))).toBe(
        save.failed(trouble.elsewhere),
      );
      expect(await complaintAfter(new TypeError('a mistake'), picks('1'))).toBe(trouble.broken('a mistake'));
    },
  );

  test("a computer's answer that cannot be kept is tried again, or left for later", async () => {
    const sitting = sit([offer(1), offer(0)]);
    sitting.slot.failures = 1;
    const { ui, ended } = await played(sitting, [picksLabel('try again'), picks('1')]);
    expect(ui.shown.find(({ by }) => by === 'ask')!.complaint).toContain('no space left');
    expect(ended).toBe('over');

    const other = sit([offer(1), offer(0)]);
    other.slot.failures = 1;
    expect((await played(other, [picksLabel('for now')])).ended).toBe('left');
    expect(other.slot.latest!.number).toBe(0);
  });

  test('undoing and withdrawing that cannot be kept change nothing', async () => {
    const sitting = sit([offer(0), offer(0), offer(1)]);
    const { ui, slot } = await played(sitting, [
      picks('1'),
      () => {
        sitting.slot.failures = 1;
        return says('undo');
      },
      () => {
        sitting.slot.failures = 1;
        return says('quit');
      },
      picksLabel('for good'),
      picksLabel('yes'),
      picks('2'),
    ]);
    expect(ui.shown.filter(({ complaint }) => complaint?.includes('no space left') === true)).toHaveLength(2);
    expect(slot.latest!.archive().entries.slice(0, 2)).toEqual([{ answer: 'yes' }, { answer: 'no' }]);
  });

  test('a rule that fails loses nothing: another answer may do', async () => {
    const step: Step = { do: 'ask', seat: 0, options: ['yes', 'no'], after: [{ do: 'break' }] };
    const { ui, ended, slot } = await played(sit([step]), [picks('1'), says('quit'), picksLabel('for now')]);
    expect(ui.shown[1]!.complaint).toMatch(/^Something went wrong, so nothing has changed.*a broken rule/);
    expect(ended).toBe('left');
    expect(slot.latest!.number).toBe(0);
  });

  test('a computer that fails is out, with the reason as a note, and the match goes on', async () => {
    const entry = scriptEntry(offer(1), offer(0), offer(1));
    const failing = { ...entry, heuristics: { greedy: despair } };
    const { ended, slot } = await played(sittingOf(failing, PAIR), [picks('1')]);
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ withdraw: 1, note: 'no idea' }, { answer: 'yes' }]);
  });

  test('a computer that answers wrongly lets the question lapse', async () => {
    const entry = scriptEntry(offer(1), offer(0));
    const wrong = { ...entry, heuristics: { greedy: rave } };
    const { slot } = await played(sittingOf(wrong, PAIR), [picks('1')]);
    expect(slot.latest!.archive().entries).toEqual([{ lapse: 1 }, { answer: 'yes' }]);
  });
});
