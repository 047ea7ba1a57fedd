import { type Ask, type Choice, replay, type SomeParts } from '@ludoteca/kernel';
import { type Chair, LANGUAGES, LocalTable, someEntry } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { ask, gather, offer, say, type Script, script, type Step } from '../../../kernel/script.testing.ts';
import { taken } from '../../../kernel/result.testing.ts';
import { lotsEntry } from '../../../kit/face/lots.testing.ts';
import { fakeUi, picks, picksLabel, says, type Shown } from '../ui/fake.testing.ts';
import { playAt } from './face.ts';
import type { Sitter } from './sitting.ts';
import { computer, entryOf, people, person, played, scriptEntry, sittingOf } from './sit.testing.ts';

const TWO = people(2);
/** One person and a computer. */
const PAIR: readonly Sitter[] = [person(0), computer('greedy')];
const sit = (steps: readonly Step[], sitters = PAIR) => sittingOf(scriptEntry(...steps), sitters);
const lots = someEntry(lotsEntry);

const answersTo = async (steps: readonly Step[], ...typed: Parameters<typeof played>[1]) =>
  (await played(sit(steps), typed)).slot.latest!.archive().entries;

/** A subset of 1, 2, 3 with a rule of its own. */
const gathering = (rule: Partial<Ask<Script, 'gather'>>, ...typed: Parameters<typeof played>[1]) => {
  const game = script(gather(0));
  const { rules } = game;
  const changed = { ...game, rules: { ...rules, gather: { ...rules.gather, ...rule } } };
  return played(sittingOf(entryOf(changed), PAIR), typed);
};

const sure = (shown: Shown): boolean => shown.question.startsWith('This cannot be taken back: to yes.');

const despair = (): never => {
  throw new Error('no idea');
};
const rave = (): Choice<SomeParts> => 'nonsense';

/** A table of which this terminal holds nothing but chairs. */
const elsewhere = (...steps: readonly Step[]) => {
  const { entry, match, opening } = sit(steps, people(3));
  const table = new LocalTable(match, opening);
  const names = ['Ada', 'Bea', 'Cam'];
  return {
    table,
    seating: { entry, names, people: [table.chair(0)], spectator: table.chair('spectator') },
  };
};
const manner = { language: 'en', pace: 'normal', confirm: true } as const;

/** What was shown, in short: by what, and to whom. */
const course = (shown: readonly Shown[]): readonly string[] =>
  shown
    .filter(({ by }) => by !== 'pause')
    .map(({ by, title }) => (title === '' ? by : `${by} ${title.split(' · ').at(-1)}`));

describe('several people at one terminal', () => {
  test('are called from behind a curtain, but for whoever has just seen the own hand', async () => {
    const { ui } = await played(sit([offer(0), offer(0), offer(1), offer(0)], TWO), [
      picks('1'),
      picks('1'),
      picks('1'),
      picks('1'),
    ]);
    expect(course(ui.shown)).toEqual([
      'curtain ● Ada',
      'ask ● Ada',
      'ask ● Ada',
      'curtain ■ Bea',
      'ask ■ Bea',
      'curtain ● Ada',
      'ask ● Ada',
      'read The match is over',
      'tell',
    ]);
  });

  test('see on the curtain who is called and what for, and nothing else', async () => {
    const { ui } = await played(sit([offer(1)], TWO), []);
    expect(ui.shown[0]).toMatchObject({
      by: 'curtain',
      body: ['Bea, come to the screen', 'Bea, offer?', 'Everybody else looks away.'],
    });
  });

  test('see what spectators see while a computer decides, and need no curtain to go on', async () => {
    const steps = [ask(0), ask(2), ask(0)];
    const { ui } = await played(sit(steps, [...TWO, computer('greedy')]), [picks('1'), picks('1')]);
    expect(course(ui.shown).slice(0, 4)).toEqual([
      'curtain ● Ada',
      'ask ● Ada',
      'show ▲ greedy is deciding',
      'ask ● Ada',
    ]);
    const whispers = ui.shown.map(({ news }) => news.filter((line) => line.includes('whispers')));
    expect(whispers[2]).toEqual([]);
    expect(whispers.find((lines) => lines.length > 0)).toEqual(['Ada whispers "yes"']);
  });

  test('hear all that happened since each last decided', async () => {
    const steps = [say('a'), offer(0), say('b'), offer(1), say('c'), offer(1), say('d'), offer(0)];
    const { ui } = await played(
      sit(steps, TWO),
      Array.from({ length: 4 }, () => picks('1')),
      { plain: true },
    );
    const heard = ui.shown.filter(({ by }) => by === 'ask').map(({ news }) => news);
    expect(heard).toEqual([['a'], ['a', 'b'], ['c'], ['b', 'c', 'd']]);
  });

  test('the sitting ends behind the curtain too', async () => {
    for (const [kind, how] of [
      ['stop', 'stopped'],
      ['end', 'input ended'],
    ] as const)
      expect((await played(sit([offer(0)], TWO), [], { curtain: { kind } })).ended).toBe(how);
  });
});

describe('a question', () => {
  test('shows the table, what led to it, the sentence and the options, numbered', async () => {
    const { ui } = await played(sit([say('so'), offer(0)]), []);
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

  test('always has what happened last above it on a screen, and tells nothing twice in lines that stay', async () => {
    const steps = [say('a'), say('b'), say('c'), say('d'), offer(0), offer(0)];
    const newsOf = async (plain: boolean) =>
      (await played(sit(steps), [picks('1'), picks('1')], { plain })).ui.shown
        .filter(({ by }) => by === 'ask')
        .map(({ news }) => news);
    expect(await newsOf(false)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'd'],
    ]);
    expect(await newsOf(true)).toEqual([['a', 'b', 'c', 'd'], []]);
  });

  test('with a single option says what Enter means', async () => {
    const { ui } = await played(sit([offer(0, ['yes'])]), []);
    expect(ui.shown[0]!.question).toBe('Ada, offer? (Enter: to yes)');
  });

  test('comes again after whatever is no answer, and nothing is lost', async () => {
    const garbage = [
      picks(),
      picks('3'),
      picks('0'),
      picks('1', '2'),
      picks('9'.repeat(10_000)),
      picks('\u001b[2J'),
      says('\u0000'.repeat(10_000)),
    ];
    const { ui, slot, ended } = await played(sit([offer(0)]), [...garbage, picks('1')]);
    const asks = ui.shown.filter(({ by }) => by === 'ask');
    expect(asks).toHaveLength(garbage.length + 1);
    for (const { complaint, question, options } of asks.slice(1)) {
      expect({ question, options }).toEqual({ question: asks[0]!.question, options: asks[0]!.options });
      expect(complaint).toBeTruthy();
      expect(complaint).not.toMatch(/\p{Cc}/u);
      expect(complaint!.length).toBeLessThan(200);
    }
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'yes' }]);
  });

  test.each([
    ['stop', 'stopped'],
    ['end', 'input ended'],
  ] as const)('ends the sitting on %s, and the match stays as it is', async (kind, how) => {
    const { ended, slot } = await played(sit([offer(0), offer(0)]), [picks('1'), { kind }]);
    expect(ended).toBe(how);
    expect(slot.latest!.number).toBe(1);
  });
});

describe('a subset', () => {
  test('is picked in one gesture', async () => {
    expect(await answersTo([gather(0)], picks('3', '1'))).toEqual([
      { answer: 1 },
      { answer: 3 },
      { answer: 'done' },
    ]);
  });

  test('may be empty, or end with its last element', async () => {
    expect(await answersTo([gather(0)], picksLabel('done'))).toEqual([{ answer: 'done' }]);
    expect(await answersTo([gather(0)], picks('1', '4'))).toEqual([{ answer: 1 }, { answer: 'done' }]);
  });

  test('is one gesture for whoever confirms, too', async () => {
    const { ui, slot } = await played(
      sit([gather(0, ask(0)), offer(1)], TWO),
      [picks('1', '2'), picks('1')],
      {
        confirm: true,
      },
    );
    expect(ui.shown.map(({ question }) => question)).not.toContain('undefined');
    expect(slot.latest!.number).toBe(3);
  });

  test('may end by itself: then what was picked is all', async () => {
    const { slot, ended } = await gathering(
      {
        answer: (dealer, frame, choice) =>
          choice === 2 ? undefined : dealer.next({ ...frame, from: Number(choice) }),
      },
      picks('1', '2'),
    );
    expect(ended).toBe('over');
    expect(slot.latest!.archive().entries).toEqual([{ answer: 1 }, { answer: 2 }]);
  });

  test('of which the game wants more is asked for the rest', async () => {
    const { slot, ui } = await gathering(
      { ask: (_, { from }) => (from < 2 ? [1, 2, 3].filter((n) => n > from) : [3, 'done']) },
      picks('1'),
      picks('1'),
    );
    expect(ui.shown.filter(({ by }) => by === 'ask').map(({ options }) => options.length)).toEqual([3, 2]);
    expect(slot.latest!.archive().entries).toEqual([{ answer: 1 }, { answer: 2 }, { answer: 'done' }]);
  });

  test('that the game refuses changes nothing: the reason is said, the question comes again', async () => {
    const { slot, ui } = await gathering(
      {
        ask: (_, { from }) => (from === 0 ? [1, 2, 3, 'done'] : ['done']),
        why: () => ({ why: 'one at most', rule: '9' }),
      },
      picks('1', '2'),
    );
    expect(ui.shown.at(-1)!.complaint).toBe('one at most 9');
    expect(slot.latest!.number).toBe(0);
  });
});

describe('an answer that cannot be taken back', () => {
  test('is asked for twice, where one wants it so', async () => {
    const { ui, ended } = await played(sit([ask(0)]), [picks('1'), picksLabel('yes')], { confirm: true });
    expect(ui.shown.filter(sure)).toHaveLength(1);
    expect(ended).toBe('over');
  });

  test('can be thought better of', async () => {
    const { slot } = await played(sit([ask(0)]), [picks('1'), picksLabel('back'), picks('2'), picks('1')], {
      confirm: true,
    });
    expect(slot.latest!.archive().entries).toEqual([{ answer: 'no' }]);
  });

  test('is not asked for twice by whoever does not want it, nor where it can be taken back', async () => {
    expect((await played(sit([ask(0)]), [picks('1')])).ui.shown.some(sure)).toBe(false);
    const { ui } = await played(sit([offer(0), offer(0)]), [picks('1')], { confirm: true });
    expect(ui.shown.some(sure)).toBe(false);
  });
});

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
    expect(ui.shown[1]!.complaint).toMatch(/^This failed, so nothing has changed.*a broken rule/);
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

describe('a table where only computers play', () => {
  const THREE = [computer('random'), computer('greedy'), computer('random')];

  test('is told line by line, and nothing is ever drawn over', async () => {
    const { ui, ended } = await played(sittingOf(lots, THREE), []);
    expect(ended).toBe('over');
    expect(new Set(ui.shown.map(({ by }) => by))).toEqual(new Set(['tell', 'pause']));
    expect(ui.told.filter((line) => line.includes('draws')).length).toBeGreaterThan(3);
    expect(ui.told.slice(-4)).toEqual([
      expect.stringMatching(/wins|share/),
      expect.stringMatching(/^1\. [●■▲] \w+: \d+$/),
      expect.stringMatching(/^[123]\. [●■▲] \w+: \d+$/),
      expect.stringMatching(/^[123]\. [●■▲] \w+: \d+$/),
    ]);
  });

  test('is told once, each thing that happened', async () => {
    const { ui, slot } = await played(sittingOf(lots, THREE), []);
    const sentences: string[] = [];
    taken(
      replay(lots.game, slot.latest!.archive(), undefined, (match, events) => {
        for (const event of match.seen(events).get('spectator'))
          sentences.push(
            lots.texts.en.event(
              event,
              THREE.map(({ name }) => name),
            ) ?? '',
          );
      }),
    );
    expect(ui.told.slice(0, sentences.length)).toEqual(sentences);
  });

  test('can be stopped, and stays as it is', async () => {
    let left = 3;
    const { ended, slot } = await played(sittingOf(lots, THREE), [], {
      pause: () => (left-- === 0 ? { kind: 'stop' } : undefined),
    });
    expect(ended).toBe('stopped');
    expect(slot.latest!.number).toBe(3);
  });
});

describe('a match that is taken up again', () => {
  const typed = [picks('1'), picks('2'), picks('1', '2'), picks('1'), picks('1'), picks('2'), picks('3')];

  test('asks the same question, after the same events', async () => {
    const whole = await played(sittingOf(lots, PAIR), typed.slice(0, 3));
    const archive = whole.slot.latest!.archive();
    const again = await played(sittingOf(lots, PAIR, { archive }), [says('log')]);
    const question = whole.ui.shown.findLast(({ by }) => by === 'ask')!;
    expect(again.ui.shown[0]).toEqual(question);
    const log = again.ui.shown[1]!.body;
    expect(log.slice(-question.news.length)).toEqual(question.news);
    expect(log.length).toBeGreaterThan(question.news.length);
  });

  test('goes on as it would have, computers included', async () => {
    const sitters = [person(0), computer('random'), computer('random')];
    const whole = await played(sittingOf(lots, sitters), typed);
    for (const pause of [1, 2, 3, 4]) {
      const first = await played(sittingOf(lots, sitters), typed.slice(0, pause));
      const archive = first.slot.latest!.archive();
      const rest = await played(sittingOf(lots, sitters, { archive }), typed.slice(pause));
      expect(rest.slot.latest!.archive()).toEqual(whole.slot.latest!.archive());
    }
  });
});

describe('a match that is hosted elsewhere', () => {
  test('offers nothing that only its host can do', async () => {
    const ui = fakeUi([]);
    await playAt(ui, elsewhere(offer(0)).seating, manner);
    expect(ui.shown[0]!.words.map(({ word }) => word)).toEqual(['?', 'log', 'rules', 'quit']);
  });

  test('shows what others decide when they do', async () => {
    const { table, seating } = elsewhere(offer(1), say('done'), offer(0));
    let glances = 3;
    const ui = fakeUi([picks('1')], {
      pause: () => {
        if (--glances === 0) void table.chair(1).answer(0, 'yes');
        return undefined;
      },
    });
    expect(await playAt(ui, seating, manner)).toBe('over');
    expect(ui.shown.find(({ by }) => by === 'ask')!.news).toEqual(['done']);
  });

  test('asks anew when a question is gone because somebody left', async () => {
    const { table, seating } = elsewhere(offer(0));
    const never = new Promise<never>(() => undefined);
    const ui = fakeUi([
      async () => {
        await table.chair(2).withdraw();
        return never;
      },
      picks('1'),
    ]);
    expect(await playAt(ui, seating, manner)).toBe('over');
    expect(table.archive().entries).toEqual([{ withdraw: 2 }, { answer: 'yes' }]);
  });

  test('listens no more when one has left', async () => {
    const { seating } = elsewhere(offer(0));
    let listening = 0;
    const watched = (chair: Chair<SomeParts>): Chair<SomeParts> => ({
      ...chair,
      listen: (hear) => {
        listening++;
        const stop = chair.listen(hear);
        return () => {
          listening--;
          stop();
        };
      },
    });
    const { people: chairs, spectator } = seating;
    const ui = fakeUi([
      () => {
        expect(listening).toBe(2);
        return { kind: 'end' };
      },
    ]);
    await playAt(ui, { ...seating, people: chairs.map(watched), spectator: watched(spectator) }, manner);
    expect(listening).toBe(0);
  });
});

test.each(LANGUAGES)('everything is said in %s', async (language) => {
  const { ui } = await played(
    sit([offer(0), offer(1), offer(0)], [...TWO, computer('greedy')]),
    [says('?'), says('undo'), says('save'), says('pace'), says('quit'), picks('3'), picks('1'), picks('1')],
    { language },
  );
  expect(JSON.stringify(ui.shown)).not.toMatch(/undefined|\[object/);
});
