import type { AnyParts } from '@ludoteca/kernel';
import { type Chair, LANGUAGES, MatchHost } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { ask, offer, say, type Step } from '../../../kernel/script.testing.ts';
import { CliError } from '../args/cli-error.ts';
import { fakeUi, pick, pickLabel, typeCommand } from '../terminal/fake-ui.testing.ts';
import { EventLog } from './event-log.ts';
import { playMatch } from './play-match.ts';
import type { RemoteHost } from './terminal-session.ts';
import { people, scriptSession } from './session.testing.ts';
import { sessionTexts } from './texts/index.ts';

/** A match of which this terminal has only a chair. */
const elsewhere = (...steps: readonly Step[]) => {
  const { entry, match, opening } = scriptSession(steps, people(3));
  const host = new MatchHost(match, opening);
  return {
    table: host,
    seating: { entry, names: ['Ada', 'Bea', 'Cam'], people: [{ seat: 0, chair: host.chair(0) }] },
  };
};
const playOptions = {
  language: 'en',
  pace: 'normal',
  confirm: true,
  rounds: 'ask',
  reasons: 'auto',
} as const;
const never = new Promise<never>(() => undefined);

describe('a match hosted elsewhere', () => {
  test('offers no command of a local host', async () => {
    const ui = fakeUi([]);
    await playMatch(ui, elsewhere(offer(0)).seating, playOptions);
    expect(ui.shown[0]!.commands.map(({ word }) => word)).toEqual(['?', 'quit', 'log', 'rules']);
  });

  test('shows decisions as they arrive, and who is waited for', async () => {
    const { table: host, seating } = elsewhere(offer(1), say('done'), offer(0));
    const ui = fakeUi([pick('1')], {
      wait: () => {
        void host.chair(1).answer(0, 'yes');
        return undefined;
      },
    });
    expect(await playMatch(ui, seating, playOptions)).toBe('over');
    expect(ui.shown[0]).toMatchObject({ by: 'wait', question: 'Waiting for Bea.', options: [] });
    expect(ui.shown.find(({ by }) => by === 'ask')!.news).toEqual(['done']);
  });

  test('prints plain lines once, however often it waits', async () => {
    const { table: host, seating } = elsewhere(say('a'), offer(1), say('b'), offer(2), say('c'), offer(0));
    const ui = fakeUi([pick('1')], {
      plain: true,
      wait: ({ question }) => {
        const seat = question.includes('Bea') ? 1 : 2;
        void host.chair(seat).answer(seat - 1, 'yes');
        return undefined;
      },
    });
    await playMatch(ui, seating, playOptions);
    expect(ui.shown.slice(0, 3).map(({ news }) => news)).toEqual([['a'], ['b'], ['c']]);
  });

  test('accepts commands while others decide: log, rules, help', async () => {
    const { table: host, seating } = elsewhere(ask(0), offer(1), offer(0));
    const input = [typeCommand('log'), typeCommand('rules'), typeCommand('?')];
    const ui = fakeUi([pick('1'), pick('1')], {
      wait: () => {
        if (input.length === 0) void host.chair(1).answer(1, 'yes');
        return input.shift();
      },
    });
    expect(await playMatch(ui, seating, playOptions)).toBe('over');
    const [log, rules, help] = ui.shown.filter(({ by }) => by === 'read');
    expect(log!.body).toEqual(['Ada whispers "yes"']);
    expect(rules!.body).toContain('Do as you are told.');
    expect(help!.body).toHaveLength(4);
  });

  test.each([
    ['left', [typeCommand('quit')], [pickLabel('for now')]],
    ['stopped', [{ kind: 'stop' }], []],
    ['input ended', [{ kind: 'end' }], []],
  ] as const)('can be left while others decide: %s', async (how, input, steps) => {
    const { seating, table: host } = elsewhere(offer(1));
    const rest = [...input];
    expect(await playMatch(fakeUi(steps, { wait: () => rest.shift() }), seating, playOptions)).toBe(how);
    expect(host.archive().entries).toEqual([]);
  });

  test('can be withdrawn from while others decide, and is watched from then on', async () => {
    const { table: host, seating } = elsewhere(offer(1), offer(2));
    const input = [typeCommand('quit'), typeCommand('quit')];
    const ui = fakeUi([pickLabel('for good'), pickLabel('yes')], { wait: () => input.shift() });
    expect(await playMatch(ui, seating, playOptions)).toBe('left');
    expect(host.archive().entries).toEqual([{ withdraw: 0 }]);
  });

  test('asks again if a question closes because a player left', async () => {
    const { table: host, seating } = elsewhere(offer(0));
    const ui = fakeUi([
      async () => {
        await host.chair(2).withdraw();
        return never;
      },
      pick('1'),
    ]);
    expect(await playMatch(ui, seating, playOptions)).toBe('over');
    expect(host.archive().entries).toEqual([{ withdraw: 2 }, { answer: 'yes' }]);
  });

  test('does not ask a question that has closed while a text was shown', async () => {
    const { table: host, seating } = elsewhere(offer(0));
    const ui = fakeUi([
      async () => {
        await host.chair(2).withdraw();
        return typeCommand('rules');
      },
      pick('1'),
    ]);
    expect(await playMatch(ui, seating, playOptions)).toBe('over');
    expect(host.archive().entries).toEqual([{ withdraw: 2 }, { answer: 'yes' }]);
  });

  test('unsubscribes when the person has left', async () => {
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
    await playMatch(
      ui,
      { ...seating, people: seating.people.map(({ seat, chair }) => ({ seat, chair: watched(chair) })) },
      playOptions,
    );
    expect(listening).toBe(0);
  });

  test.each(LANGUAGES)('shows who is waited for in %s', async (language) => {
    const ui = fakeUi([], { wait: () => ({ kind: 'stop' }) });
    await playMatch(ui, elsewhere(offer(1)).seating, { ...playOptions, language });
    expect(ui.shown[0]!.question).toBe(sessionTexts[language].waiting('Bea'));
  });
});

/** A remote host whose notices and end the test controls. */
const remote = () => {
  const listeners = new Set<(notice: string) => void>();
  let gone: CliError | undefined;
  const host: RemoteHost = {
    actions: { isAvailable: () => false, run: async () => ({ note: '' }) },
    eventLog: () => {
      const log = new EventLog();
      log.add(0, [{ did: 'say', word: 'long ago' } as AnyParts['event']]);
      log.markSeen(0);
      return log;
    },
    observe: (hear) => {
      listeners.add(hear);
      hear('Cam is away.');
      return () => listeners.delete(hear);
    },
    closedError: () => gone,
    isAlone: () => false,
    autoPass: () => undefined,
    setAutoPass: async () => undefined,
    findHint: async () => undefined,
  };
  const tell = (notice: string): void => {
    for (const hear of listeners) hear(notice);
  };
  return {
    table: host,
    tell,
    end: () => {
      gone = new CliError('It is gone.');
      tell('gone');
    },
    heard: () => listeners.size,
  };
};

describe('a remote host', () => {
  test('reports notices at once while waiting, or with the next question', async () => {
    const { table: host, seating } = elsewhere(offer(1), offer(0), offer(0));
    const far = remote();
    const talk = [() => far.tell('Bea is away.'), () => void host.chair(1).answer(0, 'yes')];
    const ui = fakeUi(
      [
        () => {
          far.tell('Bea is here.');
          return pick('1');
        },
        pick('1'),
      ],
      {
        wait: () => {
          talk.shift()?.();
          return undefined;
        },
      },
    );
    expect(await playMatch(ui, { ...seating, remote: far.table }, playOptions)).toBe('over');
    const news = ui.shown.filter(({ by }) => by === 'wait' || by === 'ask').map((one) => one.news);
    expect(news).toEqual([
      ['long ago', 'Cam is away.'],
      ['long ago', 'Cam is away.', 'Bea is away.'],
      ['long ago', 'Cam is away.', 'Bea is away.'],
      ['long ago', 'Bea is here.'],
    ]);
    expect(far.heard()).toBe(0);
  });

  test('ends the session when it closes, during a question or while waiting', async () => {
    for (const seat of [0, 1]) {
      const far = remote();
      const leave = (): Promise<never> => {
        far.end();
        return never;
      };
      const playing = playMatch(
        fakeUi([leave], { wait: leave }),
        { ...elsewhere(offer(seat)).seating, remote: far.table },
        playOptions,
      );
      await expect(playing).rejects.toThrow('It is gone.');
    }
  });

  test('words its own failures, and the question is asked again', async () => {
    const { seating } = elsewhere(offer(0));
    const { seat, chair } = seating.people[0]!;
    const failing = { seat, chair: { ...chair, answer: () => Promise.reject(new Error('Nobody answers.')) } };
    const ui = fakeUi([pick('1')]);
    await playMatch(ui, { ...seating, people: [failing], remote: remote().table }, playOptions);
    expect(ui.shown[1]!.error).toBe('Nobody answers.');
  });
});
