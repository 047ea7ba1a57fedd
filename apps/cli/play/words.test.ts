import { at } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { ask, chain, gather, offer, roll, say, type Step } from '../../../kernel/script.testing.ts';
import { picks, picksLabel, says } from '../ui/fake.testing.ts';
import { hintOf } from '../ui/hint.ts';
import { words } from '../ui/words.ts';
import { PAIR, people, played, sit } from './sit.testing.ts';

const TWO = people(2);

const leaving = async (typed: Parameters<typeof played>[1], sitters = PAIR) =>
  played(sit([offer(0), offer(1), offer(0)], sitters), typed);

describe('what can be typed instead of an answer', () => {
  test('is told by the question mark, with what is not possible and why, and the question comes again', async () => {
    const { ui } = await played(sit([offer(0)]), [says('?'), picks('1')]);
    const [first, help, again] = ui.shown;
    expect(help).toMatchObject({ by: 'read', title: 'What can be done' });
    for (const { word, about } of first!.words)
      expect(help!.body.find((row) => row.startsWith(word))).toContain(about);
    expect(help!.body.slice(-2)).toEqual(['Not possible now', 'to perhaps: because 7']);
    expect(again).toEqual(first);
  });

  test('goes on below itself where a line of help has no room', async () => {
    const { ui } = await played(sit([offer(0)]), [says('?'), picks('1')], { width: 36 });
    const [, help] = ui.shown;
    expect(help!.body.slice(0, 2)).toEqual([
      '?          what can be done, and why',
      '           not the rest',
    ]);
  });

  test('things with the same reason stand together', async () => {
    const step: Step = { do: 'offer', seat: 0, options: ['yes'], barred: ['never', 'perhaps'] };
    const { ui } = await played(sit([step]), [says('?')]);
    expect(ui.shown[1]!.body.at(-1)).toBe('to never, to perhaps: because 7');
  });

  test('shows everything that this seat may know, and nothing else', async () => {
    const { ui } = await played(sit([say('begun'), ask(0), ask(1), offer(1), offer(0)], TWO), [
      says('log'),
      picks('1'),
      picks('2'),
      says('log'),
      picks('1'),
      says('log'),
    ]);
    const logs = ui.shown.filter(({ by }) => by === 'read').map(({ body }) => body);
    expect(logs).toEqual([['begun'], ['begun', 'Bea whispers "no"'], ['begun', 'Ada whispers "yes"']]);
  });

  test('says so where nothing has happened yet, and tells the rules', async () => {
    const { ui } = await played(sit([offer(0)]), [says('log'), says('rules')]);
    const [, log, , rules] = ui.shown;
    expect(log!.body).toEqual(['Nothing has happened yet.']);
    expect(rules!.body).toContain('Do as you are told.');
  });

  test('stands in the order of need, so that a narrow hint still tells how to leave', async () => {
    for (const language of LANGUAGES) {
      const { ui } = await played(sit([offer(0)]), [], { language });
      const { keys } = words[language];
      expect(hintOf(ui.shown[0]!.words, { keys, width: 56 })).toMatch(/^\? · undo · quit · log/);
    }
  });
});

const undone = async (steps: readonly Step[], typed: Parameters<typeof played>[1], sitters = PAIR) =>
  played(sit(steps, sitters), typed);

describe('undo', () => {
  test('takes the last decision back, with what computers did since', async () => {
    const { ui, slot } = await undone(
      [offer(0), offer(1), offer(0)],
      [picks('1'), says('undo'), picks('2'), picks('2')],
    );
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks[2]!.news).toContain('Taken back.');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }, { answer: 'yes' }, { answer: 'no' }]);
  });

  test('is kept like an answer', async () => {
    const { slot } = await undone([offer(0), offer(0)], [picks('1'), says('undo')]);
    expect(slot.latest!.archive().entries).toEqual([]);
  });

  test('lets the log forget what was taken back', async () => {
    const { ui } = await undone(
      [gather(0), offer(0)],
      [picks('1', '2'), says('log'), says('undo'), says('log'), says('undo'), says('undo'), says('log')],
    );
    const logs = ui.shown.filter(({ by }) => by === 'read').map(({ body }) => body);
    expect(logs).toEqual([['1', '2', 'done'], ['1', '2'], ['Nothing has happened yet.']]);
  });

  test.each<[string, readonly Step[], ReturnType<typeof people>]>([
    ['dice were thrown', [offer(0), roll, offer(0)], PAIR],
    ['something was told to some and not to all', [ask(0), offer(0)], PAIR],
  ])('does not go back where %s', async (_, steps, sitters) => {
    const { ui, slot } = await undone(steps, [picks('1'), says('undo')], sitters);
    expect(ui.shown.at(-1)!.complaint).toMatch(/^Your last decision stands: since then /);
    expect(slot.latest!.number).toBe(1);
  });

  test('does not go back over a question to another person', async () => {
    const { ui } = await undone([offer(0), offer(1), offer(0)], [picks('1'), picks('1'), says('undo')], TWO);
    expect(ui.shown.at(-1)!.complaint).toMatch(/^Your last decision stands/);
  });

  test('says so where nothing was decided yet', async () => {
    const { ui } = await undone([offer(1), offer(0)], [says('undo')]);
    expect(ui.shown.at(-1)!.complaint).toBe(
      'There is nothing to take back: you have not decided anything yet.',
    );
  });
});

describe('save', () => {
  test('says where the match is kept anyway', async () => {
    const { ui } = await played(sit([offer(0)]), [says('save')]);
    expect(ui.shown.at(-1)!.news).toEqual(['The match is kept after every move as here: /saves/here']);
  });

  test('keeps a copy under a name, as the match is at that moment', async () => {
    const { ui, slot } = await played(sit([offer(0), offer(0)]), [
      picks('1'),
      says('save', ' mine '),
      picks('1'),
    ]);
    const notes = ui.shown.flatMap(({ news }) => news);
    expect(notes).toContain('A copy is kept as mine: /saves/mine');
    expect([...slot.copies]).toEqual([['mine', expect.objectContaining({ entries: [{ answer: 'yes' }] })]]);
  });

  test('says why there is no copy', async () => {
    const { ui } = await played(sit([offer(0)]), [says('save', '../mine'), picks('1')]);
    expect(ui.shown[1]!.complaint).toBe('No copy was kept: this is no name');
  });
});

describe('pace', () => {
  const RUN = [offer(0), offer(1), offer(0), offer(1), offer(0)];
  const pausesOf = async (typed: Parameters<typeof played>[1], given = {}): Promise<number[]> => {
    const pauses: number[] = [];
    const pause = (milliseconds: number): undefined => void pauses.push(milliseconds);
    await played(sit(RUN), typed, { pause, ...given });
    return pauses;
  };

  test('is how long a computer takes', async () => {
    expect(await pausesOf([picks('1'), picks('1')], { pace: 'normal' })).toEqual([800, 800]);
    expect(await pausesOf([picks('1'), picks('1')], { pace: 'none' })).toEqual([0, 0]);
  });

  test('can be changed at any question, by its name in the own language too', async () => {
    expect(await pausesOf([says('pace', 'slow'), picks('1'), says('pace', 'fast'), picks('1')])).toEqual([
      2000, 250,
    ]);
    expect(await pausesOf([says('pace', 'lento'), picks('1')], { language: 'it' })).toEqual([2000]);
  });

  test('is told without a name, and complained about where there is none of that name', async () => {
    const { ui } = await played(sit(RUN), [says('pace'), says('pace', 'furious\u0007')], { pace: 'fast' });
    const [, told, refused] = ui.shown;
    expect(told!.news).toEqual(['Pace: fast. Choose from: no wait, fast, normal, slow.']);
    expect(refused!.complaint).toBe(
      'There is no pace "furious\\u0007". Choose from: no wait, fast, normal, slow.',
    );
    expect(refused!.news).toEqual([]);
  });

  test('can be changed while a computer decides', async () => {
    const pauses: number[] = [];
    const replies = ['+', '-', '-', '-'];
    const pause = (milliseconds: number) => {
      pauses.push(milliseconds);
      const word = replies.shift();
      return word === undefined ? undefined : says(word);
    };
    const steps = [chain(offer(1), offer(1), offer(1), offer(1), offer(1)), offer(0)];
    await played(sit(steps), [], { pause, pace: 'fast' });
    expect(pauses).toEqual([250, 0, 250, 800, 2000]);
  });

  test('is not offered where no computer plays', async () => {
    const { ui } = await played(sit([offer(0)], TWO), []);
    expect(ui.shown.at(-1)!.words.map(({ word }) => word)).not.toContain('pace');
  });
});

describe('quit', () => {
  test('leaves the match for later as it is', async () => {
    const { ended, slot } = await leaving([picks('1'), says('quit'), picksLabel('for now')]);
    expect(ended).toBe('left');
    expect(slot.latest!.archive().entries).toHaveLength(2);
  });

  test('can be thought better of', async () => {
    const { ended, ui } = await leaving([says('quit'), picksLabel('not at all'), picks('1'), picks('1')]);
    expect(ended).toBe('over');
    expect(at(ui.shown, 2).question).toBe(at(ui.shown, 0).question);
  });

  test('withdraws only after a second question, whatever the manner', async () => {
    const { slot, ended } = await leaving([
      says('quit'),
      picksLabel('for good'),
      picksLabel('no'),
      says('quit'),
      picksLabel('for good'),
      picksLabel('yes'),
    ]);
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ withdraw: 0 }, { answer: 'yes' }]);
  });

  test('lets the others go on without whoever withdrew', async () => {
    const { slot, ended } = await leaving(
      [says('quit'), picksLabel('for good'), picksLabel('yes'), picks('2')],
      TWO,
    );
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ withdraw: 0 }, { answer: 'no' }]);
  });

  test('tells the rest of the match at once where only computers are left', async () => {
    const pauses: number[] = [];
    const pause = (milliseconds: number): undefined => void pauses.push(milliseconds);
    const { ui } = await played(
      sit([offer(0), offer(1), say('late'), offer(1)]),
      [says('quit'), picksLabel('for good'), picksLabel('yes')],
      { pause, pace: 'slow' },
    );
    expect(pauses).toEqual([0, 0]);
    expect(ui.told).toContain('late');
  });
});
