import { catalogue } from '@ludoteca/games';
import type { QuestionRule } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import {
  ask,
  gather,
  offer,
  say,
  type Script,
  createScriptedGame,
  type Step,
} from '../../../kernel/script.testing.ts';
import { pick, pickLabel, typeCommand, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import { entryOf, PAIR, people, playScript, scriptSession, localSession } from './session.testing.ts';

const answersTo = async (steps: readonly Step[], ...input: Parameters<typeof playScript>[1]) =>
  (await playScript(scriptSession(steps), input)).slot.latest!.archive().entries;

/** A subset of 1, 2, 3 with its own validation. */
const gathering = (
  rule: Partial<QuestionRule<Script, 'gather'>>,
  ...input: Parameters<typeof playScript>[1]
) => {
  const game = createScriptedGame(gather(0));
  const { rules } = game;
  const changed = { ...game, rules: { ...rules, gather: { ...rules.gather, ...rule } } };
  return playScript(localSession(entryOf(changed), PAIR), input);
};

const sure = (shown: ShownScreen): boolean => shown.question.startsWith('This cannot be taken back: to yes.');

const unmatched = (text: string) => ({ kind: 'unmatched', text }) as const;

describe('a question', () => {
  test('shows the table, the last events, the sentence and the numbered options', async () => {
    const { ui } = await playScript(scriptSession([say('so'), offer(0)]), []);
    expect(ui.shown[0]).toMatchObject({
      title: 'Script (en) · ● Ada',
      body: expect.arrayContaining([expect.stringContaining('Said')]),
      news: ['so'],
      question: 'Ada, offer?',
      options: [
        { key: '1', label: 'to yes' },
        { key: '2', label: 'to no' },
      ],
    });
  });

  test('shows the last events above it on a screen, and repeats nothing in plain output', async () => {
    const steps = [say('a'), say('b'), say('c'), say('d'), offer(0), offer(0)];
    const newsOf = async (plain: boolean) =>
      (await playScript(scriptSession(steps), [pick('1'), pick('1')], { plain })).ui.shown
        .filter(({ by }) => by === 'ask')
        .map(({ news }) => news);
    expect(await newsOf(false)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'd'],
    ]);
    expect(await newsOf(true)).toEqual([['a', 'b', 'c', 'd'], []]);
  });

  test('says why an expected choice is not possible, with the rule, and that anything else matches nothing', async () => {
    const { ui } = await playScript(scriptSession([offer(0)]), [unmatched('perhaps'), unmatched('never')]);
    expect(ui.shown.map(({ error }) => error)).toEqual([
      undefined,
      expect.stringMatching(/^to perhaps: \S.* \d/),
      'No option matches "never".',
    ]);
  });

  test('with a single option says what Enter picks', async () => {
    const { ui } = await playScript(scriptSession([offer(0, ['yes'])]), []);
    expect(ui.shown[0]!.question).toBe('Ada, offer? (Enter: to yes)');
  });

  test('is repeated after invalid input, and nothing is lost', async () => {
    const garbage = [
      pick(),
      pick('3'),
      pick('0'),
      pick('1', '2'),
      pick('9'.repeat(10_000)),
      pick('\u001b[2J'),
    ];
    const { ui, slot, ended } = await playScript(scriptSession([offer(0)]), [...garbage, pick('1')]);
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks).toHaveLength(garbage.length + 1);
    for (const { error, question, options } of asks.slice(1)) {
      expect({ question, options }).toEqual({ question: asks[0]!.question, options: asks[0]!.options });
      expect(error).toBeTruthy();
      expect(error).not.toMatch(/\p{Cc}/u);
      expect(error!.length).toBeLessThan(200);
    }
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'yes' }]);
  });

  test.each([
    ['stop', 'stopped'],
    ['end', 'input ended'],
  ] as const)('ends the session on %s with the match unchanged', async (kind, how) => {
    const { ended, slot } = await playScript(scriptSession([offer(0), offer(0)]), [pick('1'), { kind }]);
    expect(ended).toBe(how);
    expect(slot.latest!.number).toBe(1);
  });
});

describe('a subset', () => {
  test('is picked at once', async () => {
    expect(await answersTo([gather(0)], pick('3', '1'))).toEqual([
      { answer: 1 },
      { answer: 3 },
      { answer: 'done' },
    ]);
  });

  test('may be empty, or end with its last element', async () => {
    expect(await answersTo([gather(0)], pickLabel('done'))).toEqual([{ answer: 'done' }]);
    expect(await answersTo([gather(0)], pick('1', '4'))).toEqual([{ answer: 1 }, { answer: 'done' }]);
  });

  test('is confirmed at once', async () => {
    const { ui, slot } = await playScript(
      scriptSession([gather(0, ask(0)), offer(1)], people(2)),
      [pick('1', '2'), pick('1')],
      {
        confirm: true,
      },
    );
    expect(ui.shown.map(({ question }) => question)).not.toContain('undefined');
    expect(slot.latest!.number).toBe(3);
  });

  test('may end by itself: then the picked options are all', async () => {
    const { slot, ended } = await gathering(
      {
        answer: (dealer, frame, choice) =>
          choice === 2 ? undefined : dealer.next({ ...frame, from: Number(choice) }),
      },
      pick('1', '2'),
    );
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 1 }, { answer: 2 }]);
  });

  test('of which the game requires more is asked for the rest', async () => {
    const { slot, ui } = await gathering(
      { ask: (_, { from }) => (from < 2 ? [1, 2, 3].filter((n) => n > from) : [3, 'done']) },
      pick('1'),
      pick('1'),
    );
    expect(ui.shown.filter(({ by }) => by === 'ask').map(({ options }) => options.length)).toEqual([3, 2]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 1 }, { answer: 2 }, { answer: 'done' }]);
  });

  test('that the game refuses changes nothing: the reason is shown and the question repeated', async () => {
    const { slot, ui } = await gathering(
      {
        ask: (_, { from }) => (from === 0 ? [1, 2, 3, 'done'] : ['done']),
        why: () => ({ why: 'one at most', rule: '9' }),
      },
      pick('1', '2'),
    );
    expect(ui.shown.at(-1)!.error).toBe('one at most 9');
    expect(slot.latest!.number).toBe(0);
  });
});

describe('an irreversible answer', () => {
  test('is confirmed if the person prefers it', async () => {
    const { ui, ended } = await playScript(scriptSession([ask(0)]), [pick('1'), pickLabel('yes')], {
      confirm: true,
    });
    expect(ui.shown.filter(sure)).toHaveLength(1);
    expect(ended).toBe('over');
  });

  test('discards typed-ahead input, and its screen shows no option keys of the match', async () => {
    const uno = catalogue.find(({ game }) => game.id === 'uno')!;
    const keys = /[╭─]\d+…?─*╮|▸/u;
    const { ui } = await playScript(
      localSession(uno, people(2)),
      [pick('1'), pickLabel('back'), typeCommand('quit'), pickLabel('for good'), pickLabel('no')],
      { confirm: true },
    );
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks.map(({ body }) => keys.test(body.join('\n')))).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(asks.map(({ discardTypeahead = false }) => discardTypeahead)).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test('can be cancelled', async () => {
    const { slot } = await playScript(
      scriptSession([ask(0)]),
      [pick('1'), pickLabel('back'), pick('2'), pick('1')],
      {
        confirm: true,
      },
    );
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }]);
  });

  test('is not confirmed if that is not preferred, nor is a reversible one', async () => {
    expect((await playScript(scriptSession([ask(0)]), [pick('1')])).ui.shown.some(sure)).toBe(false);
    const { ui } = await playScript(scriptSession([offer(0), offer(0)]), [pick('1')], { confirm: true });
    expect(ui.shown.some(sure)).toBe(false);
  });
});
