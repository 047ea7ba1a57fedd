import { replay } from '@ludoteca/kernel';
import { LANGUAGES, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { ask, offer, say } from '../../../kernel/script.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { pick, typeCommand, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import { terminalTexts } from '../terminal/texts.ts';
import {
  computer,
  PAIR,
  people,
  person,
  playScript,
  scriptSession,
  localSession,
} from './session.testing.ts';
import { sessionTexts } from './texts/index.ts';

const TWO = people(2);
const lots = eraseGameType(lotsEntry);

/** The shown screens in short: method and title. */
const course = (shown: readonly ShownScreen[]): readonly string[] =>
  shown
    .filter(({ by }) => by !== 'pause')
    .map(({ by, title }) => (title === '' ? by : `${by} ${title.split(' · ').at(-1)}`));

describe('several people at one terminal', () => {
  test('are called by a curtain, except the person who saw the screen last', async () => {
    const { ui } = await playScript(scriptSession([offer(0), offer(0), offer(1), offer(0)], TWO), [
      pick('1'),
      pick('1'),
      pick('1'),
      pick('1'),
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

  test('see on the curtain who is called and why, and nothing else', async () => {
    const { ui } = await playScript(scriptSession([offer(1)], TWO), []);
    expect(ui.shown[0]).toMatchObject({
      by: 'curtain',
      body: ['Bea, come to the screen', 'Bea, offer?', 'Everybody else looks away.'],
    });
  });

  test('see the public view while a computer decides, and need no curtain afterwards', async () => {
    const steps = [ask(0), ask(2), ask(0)];
    const { ui } = await playScript(scriptSession(steps, [...TWO, computer('greedy')]), [
      pick('1'),
      pick('1'),
    ]);
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

  test('see all events since their last decision', async () => {
    const steps = [say('a'), offer(0), say('b'), offer(1), say('c'), offer(1), say('d'), offer(0)];
    const { ui } = await playScript(
      scriptSession(steps, TWO),
      Array.from({ length: 4 }, () => pick('1')),
      { plain: true },
    );
    const heard = ui.shown.filter(({ by }) => by === 'ask').map(({ news }) => news);
    expect(heard).toEqual([['a'], ['a', 'b'], ['c'], ['b', 'c', 'd']]);
  });

  test('can end the session at the curtain', async () => {
    for (const [kind, how] of [
      ['stop', 'stopped'],
      ['end', 'input ended'],
    ] as const)
      expect((await playScript(scriptSession([offer(0)], TWO), [], { curtain: { kind } })).ended).toBe(how);
  });
});

describe('a match among computers', () => {
  const THREE = [computer('random'), computer('greedy'), computer('random')];

  test('shows the table and the events at every step, and the result before anything else', async () => {
    const { ui, ended } = await playScript(localSession(lots, THREE), []);
    expect(ended).toBe('over');
    expect(new Set(ui.shown.map(({ by }) => by))).toEqual(new Set(['show', 'pause', 'read', 'tell']));
    const steps = ui.shown.filter(({ by }) => by === 'show');
    expect(steps.filter(({ news }) => news.some((line) => line.includes('draws'))).length).toBeGreaterThan(3);
    for (const { body } of steps) expect(body.length).toBeGreaterThan(0);
    const result = [
      expect.stringMatching(/wins|share/),
      expect.stringMatching(/^1\. [●■▲] \w+: \d+$/),
      expect.stringMatching(/^[123]\. [●■▲] \w+: \d+$/),
      expect.stringMatching(/^[123]\. [●■▲] \w+: \d+$/),
    ];
    const last = ui.shown.find(({ by }) => by === 'read')!;
    expect(last.body.slice(-4)).toEqual(result);
    expect(ui.printed).toEqual(result);
  });

  test('is printed line by line in plain output', async () => {
    const { ui, ended } = await playScript(localSession(lots, THREE), [], { plain: true });
    expect(ended).toBe('over');
    const lines = ui.shown.flatMap(({ news, body }) => news.concat(body));
    expect(lines.filter((line) => line.includes('draws')).length).toBeGreaterThan(3);
  });

  test.each(LANGUAGES)('explains the keys in %s, but not in plain output', async (language) => {
    const { ui } = await playScript(localSession(lots, THREE), [], { language });
    const { watching } = sessionTexts[language];
    expect(ui.shown[0]!.hint).toBe(watching);
    for (const key of ['+', '-', 'Ctrl-C', terminalTexts[language].keys.space])
      expect(watching).toContain(key);
    const { ui: lines } = await playScript(localSession(lots, THREE), [], { language, plain: true });
    expect(lines.shown.some(({ hint }) => hint !== undefined)).toBe(false);
  });

  test('shows every change of pace', async () => {
    const keys = ['-', '-', '+'];
    const pause = () => {
      const word = keys.shift();
      return word === undefined ? undefined : typeCommand(word);
    };
    const { ui } = await playScript(localSession(lots, THREE), [], { pause, pace: 'fast' });
    const paces = ['normal', 'slow', 'normal'].map(
      (pace) => `Pace: ${pace}. Choose from: no wait, fast, normal, slow.`,
    );
    const news = ui.shown.flatMap((one) => one.news);
    expect(news.filter((line) => line.startsWith('Pace'))).toEqual(paces);
  });

  test('prints each event once in plain output', async () => {
    const { ui, slot } = await playScript(localSession(lots, THREE), [], { plain: true });
    const sentences: string[] = [];
    expectOk(
      replay(lots.game, slot.latest!.archive(), undefined, (match, events) => {
        for (const event of match.redact(events).get('spectator'))
          sentences.push(
            lots.texts.en.event(
              event,
              THREE.map(({ name }) => name),
            ) ?? '',
          );
      }),
    );
    const lines = ui.shown.flatMap(({ by, news, body }) => (by === 'show' ? news : body));
    expect(lines.slice(0, sentences.length)).toEqual(sentences);
  });

  test('can be stopped and stays as it is', async () => {
    let left = 3;
    const { ended, slot } = await playScript(localSession(lots, THREE), [], {
      pause: () => (left-- === 0 ? { kind: 'stop' } : undefined),
    });
    expect(ended).toBe('stopped');
    expect(slot.latest!.number).toBe(3);
  });
});

describe('a resumed match', () => {
  const input = [pick('1'), pick('2'), pick('1', '2'), pick('1'), pick('1'), pick('2'), pick('3')];

  test('asks the same question after the same events', async () => {
    const whole = await playScript(localSession(lots, PAIR), input.slice(0, 3));
    const archive = whole.slot.latest!.archive();
    const again = await playScript(localSession(lots, PAIR, { archive }), [typeCommand('log')]);
    const question = whole.ui.shown.findLast(({ by }) => by === 'ask')!;
    expect(again.ui.shown[0]).toEqual(question);
    const log = again.ui.shown[1]!.body;
    const news = question.news.map((line) => line.replace('Since your turn: ', ''));
    expect(log.slice(-news.length)).toEqual(news);
    expect(log.length).toBeGreaterThan(question.news.length);
  });

  test('continues as it would have, including the computers', async () => {
    const players = [person(0), computer('random'), computer('random')];
    const whole = await playScript(localSession(lots, players), input);
    for (const pause of [1, 2, 3, 4]) {
      const first = await playScript(localSession(lots, players), input.slice(0, pause));
      const archive = first.slot.latest!.archive();
      const rest = await playScript(localSession(lots, players, { archive }), input.slice(pause));
      expect(rest.slot.latest!.archive()).toEqual(whole.slot.latest!.archive());
    }
  });
});

test.each(LANGUAGES)('shows everything in %s', async (language) => {
  const { ui } = await playScript(
    scriptSession([offer(0), offer(1), offer(0)], [...TWO, computer('greedy')]),
    [
      typeCommand('?'),
      typeCommand('undo'),
      typeCommand('save'),
      typeCommand('pace'),
      typeCommand('quit'),
      pick('3'),
      pick('1'),
      pick('1'),
    ],
    { language },
  );
  expect(JSON.stringify(ui.shown)).not.toMatch(/undefined|\[object/);
});
