import { sessionTexts } from '../texts/index.ts';
import { at } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { ask, chain, gather, offer, roll, say, type Step } from '../../../../kernel/script.testing.ts';
import { pick, pickLabel, typeCommand } from '../../terminal/fake-ui.testing.ts';
import { formatCommandHint } from '../../terminal/command-hint.ts';
import { terminalTexts } from '../../terminal/texts.ts';
import { PAIR, people, playScript, scriptSession } from '../session.testing.ts';

const TWO = people(2);

const leaving = async (input: Parameters<typeof playScript>[1], players = PAIR) =>
  playScript(scriptSession([offer(0), offer(1), offer(0)], players), input);

describe('the commands of a session', () => {
  test('are listed by ?, with barred choices and reasons, and the question is repeated', async () => {
    const { ui } = await playScript(scriptSession([offer(0)]), [typeCommand('?'), pick('1')]);
    const [first, help, again] = ui.shown;
    expect(help).toMatchObject({ by: 'read', title: 'What can be done' });
    for (const { word, about } of first!.commands)
      expect(help!.body.find((row) => row.startsWith(word))).toContain(about);
    expect(help!.body.slice(-2)).toEqual(['Not possible now', 'to perhaps: because 7']);
    expect(again).toEqual(first);
  });

  test('wrap long lines of help below themselves', async () => {
    const { ui } = await playScript(scriptSession([offer(0)]), [typeCommand('?'), pick('1')], { width: 36 });
    const [, help] = ui.shown;
    expect(help!.body.slice(0, 2)).toEqual([
      '?          what can be done, and why',
      '           not the rest',
    ]);
  });

  test('group barred choices by reason', async () => {
    const step: Step = { do: 'offer', seat: 0, options: ['yes'], barred: ['never', 'perhaps'] };
    const { ui } = await playScript(scriptSession([step]), [typeCommand('?')]);
    expect(ui.shown[1]!.body.at(-1)).toBe('to never, to perhaps: because 7');
  });

  test('show the whole log of the seat and nothing else', async () => {
    const { ui } = await playScript(scriptSession([say('begun'), ask(0), ask(1), offer(1), offer(0)], TWO), [
      typeCommand('log'),
      pick('1'),
      pick('2'),
      typeCommand('log'),
      pick('1'),
      typeCommand('log'),
    ]);
    const logs = ui.shown.filter(({ by }) => by === 'read').map(({ body }) => body);
    expect(logs).toEqual([['begun'], ['begun', 'Bea whispers "no"'], ['begun', 'Ada whispers "yes"']]);
  });

  test('say that the log is empty, and show the rules', async () => {
    const { ui } = await playScript(scriptSession([offer(0)]), [typeCommand('log'), typeCommand('rules')]);
    const [, log, , rules] = ui.shown;
    expect(log!.body).toEqual(['Nothing has happened yet.']);
    expect(rules!.body).toContain('Do as you are told.');
  });

  test('are ordered by importance, so that a narrow hint still contains quit', async () => {
    for (const language of LANGUAGES) {
      const { ui } = await playScript(scriptSession([offer(0)]), [], { language });
      const { keys } = terminalTexts[language];
      const { undo, quit, log } = sessionTexts[language].words;
      const hint = formatCommandHint(ui.shown[0]!.commands, { keys, width: 56 });
      expect(hint.startsWith(`? · ${undo} · ${quit} · ${log}`)).toBe(true);
    }
  });
});

const undone = async (steps: readonly Step[], input: Parameters<typeof playScript>[1], players = PAIR) =>
  playScript(scriptSession(steps, players), input);

describe('undo', () => {
  test("takes back the last decision and the computers' answers since", async () => {
    const { ui, slot } = await undone(
      [offer(0), offer(1), offer(0)],
      [pick('1'), typeCommand('undo'), pick('2'), pick('2')],
    );
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks[2]!.news).toContain('Taken back.');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }, { answer: 'yes' }, { answer: 'no' }]);
  });

  test('is saved like an answer', async () => {
    const { slot } = await undone([offer(0), offer(0)], [pick('1'), typeCommand('undo')]);
    expect(slot.latest!.archive().entries).toEqual([]);
  });

  test('removes the undone events from the log', async () => {
    const { ui } = await undone(
      [gather(0), offer(0)],
      [
        pick('1', '2'),
        typeCommand('log'),
        typeCommand('undo'),
        typeCommand('log'),
        typeCommand('undo'),
        typeCommand('undo'),
        typeCommand('log'),
      ],
    );
    const logs = ui.shown.filter(({ by }) => by === 'read').map(({ body }) => body);
    expect(logs).toEqual([['1', '2', 'done'], ['1', '2'], ['Nothing has happened yet.']]);
  });

  test.each<[string, readonly Step[], ReturnType<typeof people>]>([
    ['dice were thrown', [offer(0), roll, offer(0)], PAIR],
    ['something was told to some and not to all', [ask(0), offer(0)], PAIR],
  ])('is refused if %s', async (_, steps, players) => {
    const { ui, slot } = await undone(steps, [pick('1'), typeCommand('undo')], players);
    expect(ui.shown.at(-1)!.error).toMatch(/^Your last decision stands: since then /);
    expect(slot.latest!.number).toBe(1);
  });

  test('does not go back beyond a question to another person', async () => {
    const { ui } = await undone(
      [offer(0), offer(1), offer(0)],
      [pick('1'), pick('1'), typeCommand('undo')],
      TWO,
    );
    expect(ui.shown.at(-1)!.error).toMatch(/^Your last decision stands/);
  });

  test('says that nothing was decided yet', async () => {
    const { ui } = await undone([offer(1), offer(0)], [typeCommand('undo')]);
    expect(ui.shown.at(-1)!.error).toBe('There is nothing to take back: you have not decided anything yet.');
  });
});

describe('save', () => {
  test('says where the match is saved anyway', async () => {
    const { ui } = await playScript(scriptSession([offer(0)]), [typeCommand('save')]);
    expect(ui.shown.at(-1)!.news).toEqual(['The match is saved after every move as here: /saves/here']);
  });

  test('saves a copy under a name', async () => {
    const { ui, slot } = await playScript(scriptSession([offer(0), offer(0)]), [
      pick('1'),
      typeCommand('save', ' mine '),
      pick('1'),
    ]);
    const notes = ui.shown.flatMap(({ news }) => news);
    expect(notes).toContain('A copy is saved as mine: /saves/mine');
    expect([...slot.copies]).toEqual([['mine', expect.objectContaining({ entries: [{ answer: 'yes' }] })]]);
  });

  test('reports why there is no copy', async () => {
    const { ui } = await playScript(scriptSession([offer(0)]), [typeCommand('save', '../mine'), pick('1')]);
    expect(ui.shown[1]!.error).toBe('No copy was saved: this is no name');
  });
});

describe('pace', () => {
  const RUN = [offer(0), say('a'), offer(1), offer(0), say('b'), offer(1), offer(0)];
  const pausesOf = async (input: Parameters<typeof playScript>[1], given = {}): Promise<number[]> => {
    const pauses: number[] = [];
    const pause = (milliseconds: number): undefined => void pauses.push(milliseconds);
    await playScript(scriptSession(RUN), input, { pause, ...given });
    return pauses;
  };

  test("is the pause before a computer's answer", async () => {
    expect(await pausesOf([pick('1'), pick('1')], { pace: 'normal' })).toEqual([800, 800]);
    expect(await pausesOf([pick('1'), pick('1')], { pace: 'none' })).toEqual([0, 0]);
  });

  test('takes no time if nothing has happened since the last pause', async () => {
    const pauses: number[] = [];
    const steps = [say('a'), offer(1), offer(1), say('b'), offer(1), offer(0)];
    await playScript(scriptSession(steps), [], {
      pause: (milliseconds) => void pauses.push(milliseconds),
      pace: 'normal',
    });
    expect(pauses).toEqual([800, 0, 800]);
  });

  test('can be changed at any question, by its name in the language too', async () => {
    expect(
      await pausesOf([typeCommand('pace', 'slow'), pick('1'), typeCommand('pace', 'fast'), pick('1')]),
    ).toEqual([2000, 250]);
    expect(await pausesOf([typeCommand('pace', 'lento'), pick('1')], { language: 'it' })).toEqual([2000]);
  });

  test('is shown without an argument, and an unknown one is refused', async () => {
    const { ui } = await playScript(
      scriptSession(RUN),
      [typeCommand('pace'), typeCommand('pace', 'furious\u0007')],
      { pace: 'fast' },
    );
    const [, items, refused] = ui.shown;
    expect(items!.news).toEqual(['Pace: fast. Choose from: no wait, fast, normal, slow.']);
    expect(refused!.error).toBe(
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
      return word === undefined ? undefined : typeCommand(word);
    };
    const turns = ['a', 'b', 'c', 'd', 'e'].flatMap((word) => [say(word), offer(1)]);
    const steps = [chain(...turns), offer(0)];
    await playScript(scriptSession(steps), [], { pause, pace: 'fast' });
    expect(pauses).toEqual([250, 0, 250, 800, 2000]);
  });

  test('is not available without computers', async () => {
    const { ui } = await playScript(scriptSession([offer(0)], TWO), []);
    expect(ui.shown.at(-1)!.commands.map(({ word }) => word)).not.toContain('pace');
  });
});

describe('quit', () => {
  test('leaves the match as it is', async () => {
    const { ended, slot } = await leaving([pick('1'), typeCommand('quit'), pickLabel('for now')]);
    expect(ended).toBe('left');
    expect(slot.latest!.archive().entries).toHaveLength(2);
  });

  test('can be cancelled', async () => {
    const { ended, ui } = await leaving([typeCommand('quit'), pickLabel('stay at'), pick('1'), pick('1')]);
    expect(ended).toBe('over');
    expect(at(ui.shown, 2).question).toBe(at(ui.shown, 0).question);
  });

  test('withdraws only after a confirmation, whatever the preferences', async () => {
    const { slot, ended } = await leaving([
      typeCommand('quit'),
      pickLabel('for good'),
      pickLabel('no'),
      typeCommand('quit'),
      pickLabel('for good'),
      pickLabel('yes'),
    ]);
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ withdraw: 0 }, { answer: 'yes' }]);
  });

  test('lets the others continue after a withdrawal', async () => {
    const { slot, ended } = await leaving(
      [typeCommand('quit'), pickLabel('for good'), pickLabel('yes'), pick('2')],
      TWO,
    );
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ withdraw: 0 }, { answer: 'no' }]);
  });

  test('shows the rest of the match at once if only computers are left', async () => {
    const pauses: number[] = [];
    const pause = (milliseconds: number): undefined => void pauses.push(milliseconds);
    const { ui } = await playScript(
      scriptSession([offer(0), offer(1), say('late'), offer(1)]),
      [typeCommand('quit'), pickLabel('for good'), pickLabel('yes')],
      { pause, pace: 'slow' },
    );
    expect(pauses).toEqual([0, 0]);
    expect(ui.shown.flatMap(({ news }) => news)).toContain('late');
  });
});
