import type { AnyParts } from '@ludoteca/kernel';
import { type Chair, LANGUAGES, MatchHost } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { ask, offer, say, type Step } from '../../../kernel/script.testing.ts';
import { Complaint } from '../complaint.ts';
import { fakeUi, picks, picksLabel, says } from '../ui/fake.testing.ts';
import { Diary } from './diary.ts';
import { playAt } from './face.ts';
import type { Remote } from './here.ts';
import { people, sit } from './sit.testing.ts';
import { words } from './words/index.ts';

/** A table of which this terminal holds nothing but a chair. */
const elsewhere = (...steps: readonly Step[]) => {
  const { entry, match, opening } = sit(steps, people(3));
  const table = new MatchHost(match, opening);
  return {
    table,
    seating: { entry, names: ['Ada', 'Bea', 'Cam'], people: [{ seat: 0, chair: table.chair(0) }] },
  };
};
const manner = { language: 'en', pace: 'normal', confirm: true, rounds: 'ask', reasons: 'auto' } as const;
const never = new Promise<never>(() => undefined);

describe('a match that is hosted elsewhere', () => {
  test('offers nothing that only its host can do', async () => {
    const ui = fakeUi([]);
    await playAt(ui, elsewhere(offer(0)).seating, manner);
    expect(ui.shown[0]!.words.map(({ word }) => word)).toEqual(['?', 'quit', 'log', 'rules']);
  });

  test('shows what others decide when they do, and whom one waits for', async () => {
    const { table, seating } = elsewhere(offer(1), say('done'), offer(0));
    const ui = fakeUi([picks('1')], {
      wait: () => {
        void table.chair(1).answer(0, 'yes');
        return undefined;
      },
    });
    expect(await playAt(ui, seating, manner)).toBe('over');
    expect(ui.shown[0]).toMatchObject({ by: 'wait', question: 'Waiting for Bea.', options: [] });
    expect(ui.shown.find(({ by }) => by === 'ask')!.news).toEqual(['done']);
  });

  test('tells lines that stay once, however often it is waited', async () => {
    const { table, seating } = elsewhere(say('a'), offer(1), say('b'), offer(2), say('c'), offer(0));
    const ui = fakeUi([picks('1')], {
      plain: true,
      wait: ({ question }) => {
        const seat = question.includes('Bea') ? 1 : 2;
        void table.chair(seat).answer(seat - 1, 'yes');
        return undefined;
      },
    });
    await playAt(ui, seating, manner);
    expect(ui.shown.slice(0, 3).map(({ news }) => news)).toEqual([['a'], ['b'], ['c']]);
  });

  test('hears words while others decide: what was learned, the rules, what can be done', async () => {
    const { table, seating } = elsewhere(ask(0), offer(1), offer(0));
    const typed = [says('log'), says('rules'), says('?')];
    const ui = fakeUi([picks('1'), picks('1')], {
      wait: () => {
        if (typed.length === 0) void table.chair(1).answer(1, 'yes');
        return typed.shift();
      },
    });
    expect(await playAt(ui, seating, manner)).toBe('over');
    const [log, rules, help] = ui.shown.filter(({ by }) => by === 'read');
    expect(log!.body).toEqual(['Ada whispers "yes"']);
    expect(rules!.body).toContain('Do as you are told.');
    expect(help!.body).toHaveLength(4);
  });

  test.each([
    ['left', [says('quit')], [picksLabel('for now')]],
    ['stopped', [{ kind: 'stop' }], []],
    ['input ended', [{ kind: 'end' }], []],
  ] as const)('can be left while others decide: %s', async (how, typed, steps) => {
    const { seating, table } = elsewhere(offer(1));
    const rest = [...typed];
    expect(await playAt(fakeUi(steps, { wait: () => rest.shift() }), seating, manner)).toBe(how);
    expect(table.archive().entries).toEqual([]);
  });

  test('can be withdrawn from while others decide, and is watched from then on', async () => {
    const { table, seating } = elsewhere(offer(1), offer(2));
    const typed = [says('quit'), says('quit')];
    const ui = fakeUi([picksLabel('for good'), picksLabel('yes')], { wait: () => typed.shift() });
    expect(await playAt(ui, seating, manner)).toBe('left');
    expect(table.archive().entries).toEqual([{ withdraw: 0 }]);
  });

  test('asks anew when a question is gone because somebody left', async () => {
    const { table, seating } = elsewhere(offer(0));
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

  test('does not ask what is gone while something else was read', async () => {
    const { table, seating } = elsewhere(offer(0));
    const ui = fakeUi([
      async () => {
        await table.chair(2).withdraw();
        return says('rules');
      },
      picks('1'),
    ]);
    expect(await playAt(ui, seating, manner)).toBe('over');
    expect(table.archive().entries).toEqual([{ withdraw: 2 }, { answer: 'yes' }]);
  });

  test('listens no more when one has left', async () => {
    const { seating } = elsewhere(offer(0));
    let listening = 0;
    const watched = (chair: Chair<AnyParts>): Chair<AnyParts> => ({
      ...chair,
      subscribe: (hear) => {
        listening++;
        const stop = chair.subscribe(hear);
        return () => {
          listening--;
          stop();
        };
      },
    });
    const ui = fakeUi([
      () => {
        expect(listening).toBe(1);
        return { kind: 'end' };
      },
    ]);
    await playAt(
      ui,
      { ...seating, people: seating.people.map(({ seat, chair }) => ({ seat, chair: watched(chair) })) },
      manner,
    );
    expect(listening).toBe(0);
  });

  test.each(LANGUAGES)('is waited for in %s', async (language) => {
    const ui = fakeUi([], { wait: () => ({ kind: 'stop' }) });
    await playAt(ui, elsewhere(offer(1)).seating, { ...manner, language });
    expect(ui.shown[0]!.question).toBe(words[language].waiting('Bea'));
  });
});

/** A table that says things, and may be gone. */
const remote = () => {
  const listeners = new Set<(notice: string) => void>();
  let gone: Complaint | undefined;
  const table: Remote = {
    past: () => {
      const diary = new Diary();
      diary.hear(0, [{ did: 'say', word: 'long ago' } as AnyParts['event']]);
      diary.look(0);
      return diary;
    },
    observe: (hear) => {
      listeners.add(hear);
      hear('Cam is away.');
      return () => listeners.delete(hear);
    },
    gone: () => gone,
  };
  const tell = (notice: string): void => {
    for (const hear of listeners) hear(notice);
  };
  return {
    table,
    tell,
    end: () => {
      gone = new Complaint('It is gone.');
      tell('gone');
    },
    heard: () => listeners.size,
  };
};

describe('a table elsewhere', () => {
  test('says what else there is to know: at once to whoever waits, with the next question to whoever is asked', async () => {
    const { table, seating } = elsewhere(offer(1), offer(0), offer(0));
    const far = remote();
    const talk = [() => far.tell('Bea is away.'), () => void table.chair(1).answer(0, 'yes')];
    const ui = fakeUi(
      [
        () => {
          far.tell('Bea is here.');
          return picks('1');
        },
        picks('1'),
      ],
      {
        wait: () => {
          talk.shift()?.();
          return undefined;
        },
      },
    );
    expect(await playAt(ui, { ...seating, remote: far.table }, manner)).toBe('over');
    const news = ui.shown.filter(({ by }) => by === 'wait' || by === 'ask').map((one) => one.news);
    expect(news).toEqual([
      ['long ago', 'Cam is away.'],
      ['long ago', 'Cam is away.', 'Bea is away.'],
      ['long ago', 'Cam is away.', 'Bea is away.'],
      ['long ago', 'Bea is here.'],
    ]);
    expect(far.heard()).toBe(0);
  });

  test('ends everything when it is gone, whether one is asked or waits', async () => {
    for (const seat of [0, 1]) {
      const far = remote();
      const leave = (): Promise<never> => {
        far.end();
        return never;
      };
      const playing = playAt(
        fakeUi([leave], { wait: leave }),
        { ...elsewhere(offer(seat)).seating, remote: far.table },
        manner,
      );
      await expect(playing).rejects.toThrow('It is gone.');
    }
  });

  test('says in its own words why something failed, and the question is asked again', async () => {
    const { seating } = elsewhere(offer(0));
    const { seat, chair } = seating.people[0]!;
    const failing = { seat, chair: { ...chair, answer: () => Promise.reject(new Error('Nobody answers.')) } };
    const ui = fakeUi([picks('1')]);
    await playAt(ui, { ...seating, people: [failing], remote: remote().table }, manner);
    expect(ui.shown[1]!.complaint).toBe('Nobody answers.');
  });
});
