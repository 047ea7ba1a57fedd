import { replay } from '@ludoteca/kernel';
import { LANGUAGES, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { taken } from '../../../kernel/result.testing.ts';
import { ask, offer, say } from '../../../kernel/script.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { picks, says, type Shown } from '../ui/fake.testing.ts';
import { words as uiWords } from '../ui/words.ts';
import { computer, PAIR, people, person, played, sit, sittingOf } from './sit.testing.ts';
import { words } from './words/index.ts';

const TWO = people(2);
const lots = eraseGameType(lotsEntry);

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

  test.each(LANGUAGES)(
    'says first, in %s, which keys there are; lines that stay have none',
    async (language) => {
      const { ui } = await played(sittingOf(lots, THREE), [], { language });
      expect(ui.told[0]).toBe(words[language].watching);
      for (const key of ['+', '-', 'Ctrl-C', uiWords[language].keys.space]) expect(ui.told[0]).toContain(key);
      const { ui: lines } = await played(sittingOf(lots, THREE), [], { language, plain: true });
      expect(lines.told).not.toContain(words[language].watching);
    },
  );

  test('tells every change of pace when it happens', async () => {
    const keys = ['-', '-', '+'];
    const pause = () => {
      const word = keys.shift();
      return word === undefined ? undefined : says(word);
    };
    const { ui } = await played(sittingOf(lots, THREE), [], { pause, pace: 'fast' });
    const paces = ['normal', 'slow', 'normal'].map(
      (pace) => `Pace: ${pace}. Choose from: no wait, fast, normal, slow.`,
    );
    expect(ui.told.filter((line) => line.startsWith('Pace'))).toEqual(paces);
    const before = ui.shown.flatMap(({ body }, i) =>
      paces.includes(body[0] ?? '') ? [ui.shown[i - 1]!.by] : [],
    );
    expect(before).toEqual(['pause', 'pause', 'pause']);
  });

  test('is told once, each thing that happened', async () => {
    const { ui, slot } = await played(sittingOf(lots, THREE), []);
    const sentences: string[] = [];
    taken(
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
    expect(ui.told.slice(1, 1 + sentences.length)).toEqual(sentences);
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

test.each(LANGUAGES)('everything is said in %s', async (language) => {
  const { ui } = await played(
    sit([offer(0), offer(1), offer(0)], [...TWO, computer('greedy')]),
    [says('?'), says('undo'), says('save'), says('pace'), says('quit'), picks('3'), picks('1'), picks('1')],
    { language },
  );
  expect(JSON.stringify(ui.shown)).not.toMatch(/undefined|\[object/);
});
