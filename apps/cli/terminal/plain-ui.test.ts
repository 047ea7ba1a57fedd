import { describe, expect, it } from 'vitest';
import { replaceUnprintable } from './sanitize.ts';
import { createRowEncoder } from './row-encoder.ts';
import { type PlainTerminal, PlainUi } from './plain-ui.ts';
import { numberedOptions, questionScreen, rowOf } from './question-screen.testing.ts';
import type { WaitingScreen } from './ui.ts';
import { terminalTexts } from './texts.ts';

/** A plain terminal with these typed lines, after which the input ends. */
function lines(typed: readonly string[], given: Partial<PlainTerminal> = {}) {
  const rest = [...typed];
  const written: string[] = [];
  const ui = new PlainUi({
    texts: terminalTexts.en,
    encode: createRowEncoder({ colours: false, convert: replaceUnprintable }),
    width: 40,
    height: () => 24,
    discardInput: () => void rest.splice(0),
    isInteractive: false,
    write: (text) => void written.push(text),
    readLine: async () => rest.shift(),
    stop: new AbortController().signal,
    ...given,
  });
  return { ui, text: () => written.join(''), rest };
}
const picks = (...keys: readonly string[]) => ({ kind: 'picks', keys });
const never = (): Promise<never> => new Promise(() => undefined);

describe('a question in plain output', () => {
  it('prints news, table, question, options and commands', async () => {
    const { ui, text } = lines(['2']);
    expect(await ui.ask(questionScreen({ body: (width) => [rowOf(`drawn for ${width}`)] }))).toEqual(
      picks('2'),
    );
    expect(text()).toBe(
      [
        'Bruno plays 7♥.',
        'Uno · Ada',
        'drawn for 40',
        'Ada, what do you play?',
        '1. play 7♠',
        '2. play asso di cuori',
        '3. play 7♦',
        '4. perché no',
        '? · undo · save NAME · next',
        '',
        '',
      ].join('\n'),
    );
  });

  it('lists the commands again only if they change', async () => {
    const { ui, text } = lines(['1', '1', '1']);
    for (const asked of [
      questionScreen(),
      questionScreen(),
      questionScreen({ commands: [{ word: 'log', about: '' }] }),
    ])
      await ui.ask(asked);
    expect(text().split('? · undo')).toHaveLength(2);
    expect(text()).toContain('\nlog\n');
  });

  it('is repeated after an error, without the table, until it is answered', async () => {
    const { ui, text } = lines(['77', '\u001b[31mred\u0007', 'x'.repeat(10_000), '', 'asso']);
    expect(await ui.ask(questionScreen())).toEqual(picks('2'));
    const [, ...after] = text().split('next\n');
    expect(after.join('')).toBe(
      [
        '"77" is not one of the numbers offered.',
        'Ada, what do you play?',
        'No option matches "[31mred".',
        'Ada, what do you play?',
        'Too long: at most 500 characters.',
        'Ada, what do you play?',
        'Type the number of an option, or part of its name.',
        'Ada, what do you play?',
        '',
        '',
      ].join('\n'),
    );
  });

  it('prints the previous error, and omits the table', async () => {
    const { ui, text } = lines(['1']);
    await ui.ask(questionScreen({ error: 'It must follow suit.', news: [] }));
    expect(text()).toMatch(/^It must follow suit\.\nAda, what do you play\?\n1\. /);
  });

  it('shows a long range of numbers by its ends, and no other list', async () => {
    const counted = numberedOptions('a card', ...Array.from({ length: 11 }, (_, i) => `${i + 2} cards`));
    const next = lines(['12']);
    expect(await next.ui.ask(questionScreen({ options: counted }))).toEqual(picks('12'));
    expect(next.text()).toContain('\n1. a card … 12. 12 cards\n');

    const cards = numberedOptions(...Array.from({ length: 12 }, (_, i) => `card ${i + 1} of ${i * i}`));
    const list = lines(['1']);
    await list.ui.ask(questionScreen({ options: cards }));
    expect(list.text()).toContain('\n7. card 7 of 36\n');
  });

  it('ends with the input', async () => {
    const { ui } = lines([]);
    expect(await ui.ask(questionScreen())).toEqual({ kind: 'end' });
    expect(await lines([], { isInteractive: true }).ui.showCurtain(rowOf('Bruno'), [])).toEqual({
      kind: 'end',
    });
    expect(await ui.askText(rowOf('Name?'), 'Ada')).toEqual({ kind: 'end' });
  });

  it('ends with Ctrl-C, and so does everything after it', async () => {
    const stop = new AbortController();
    const { ui } = lines([], { stop: stop.signal, readLine: never });
    const replied = ui.ask(questionScreen());
    stop.abort();
    expect(await replied).toEqual({ kind: 'stop' });
    expect(await ui.ask(questionScreen())).toEqual({ kind: 'stop' });
    expect(await ui.pause(1_000_000)).toEqual({ kind: 'stop' });
    expect(await ui.showText(rowOf('Rules'), () => [])).toEqual({ kind: 'stop' });
  });

  it('closes when it is withdrawn; the pending line answers the next', async () => {
    let type: ((line: string) => void) | undefined;
    const read = (): Promise<string> =>
      new Promise((resolve) => {
        type = resolve;
      });
    const { ui } = lines([], { readLine: read });
    const gone = new AbortController();
    const first = ui.ask(questionScreen(), gone.signal);
    gone.abort();
    expect(await first).toEqual({ kind: 'gone' });
    const second = ui.ask(questionScreen());
    type!('3');
    expect(await second).toEqual(picks('3'));
  });

  it('has a prompt only at a terminal', async () => {
    const isInteractive = lines(['1'], { isInteractive: true });
    await isInteractive.ui.ask(questionScreen());
    expect(isInteractive.text()).toMatch(/^> $/m);
    const piped = lines(['1']);
    await piped.ui.ask(questionScreen());
    expect(piped.text()).not.toContain('>');
  });
});

describe('plain output', () => {
  it('prints only the news of a shown screen', () => {
    const { ui, text } = lines([]);
    ui.show(questionScreen());
    expect(text()).toBe('Bruno plays 7♥.\n');
  });

  it('prints a text and continues', async () => {
    const { ui, text } = lines(['not for this']);
    expect(await ui.showText(rowOf('Rules'), (width) => [rowOf(`drawn for ${width}`)])).toEqual(picks());
    expect(text()).toBe('Rules\ndrawn for 40\n\n');
  });

  it('scrolls previous output away before a person is called, and waits', async () => {
    let come: ((line: string) => void) | undefined;
    const read = (): Promise<string> =>
      new Promise((resolve) => {
        come = resolve;
      });
    const { ui, text, rest } = lines(['typed ahead'], {
      isInteractive: true,
      height: () => 24,
      readLine: read,
    });
    ui.print([rowOf('a hand of cards')]);
    const called = ui.showCurtain(rowOf('Bruno'), [rowOf('Look away.')]);
    const [hidden = '', shown] = text().split(/\n{2,}/);
    expect(hidden).toBe('a hand of cards');
    expect(shown).toBe('Bruno\nLook away.\nEnter: go on\n> ');
    expect(text().match(/\n/g)!.length).toBeGreaterThan(2 * 24);
    expect(rest).toEqual([]);
    come!('');
    expect(await called).toEqual(picks());
  });

  it('does not wait for a person without a terminal', async () => {
    const { ui, text, rest } = lines(['1']);
    expect(await ui.showCurtain(rowOf('Bruno'), [rowOf('Look away.')])).toEqual(picks());
    expect(text()).toBe('Bruno\nLook away.\n\n');
    expect(rest).toEqual(['1']);
  });

  it('discards typed-ahead input where required, except from a file', async () => {
    const sits = lines(['1'], { isInteractive: true });
    expect(await sits.ui.ask(questionScreen({ discardTypeahead: true }))).toEqual({ kind: 'end' });
    expect(await lines(['1']).ui.ask(questionScreen({ discardTypeahead: true }))).toEqual(picks('1'));
  });

  it('asks for a text with a default', async () => {
    const { ui, text } = lines(['x'.repeat(501), ' Bruno\u0007 ', '']);
    expect(await ui.askText(rowOf('Name?'), 'Ada')).toEqual({ kind: 'text', text: 'Bruno' });
    expect(text()).toBe('Name? [Ada]\nToo long: at most 500 characters.\n');
    expect(await ui.askText(rowOf('Name?'), 'Ada')).toEqual({ kind: 'text', text: 'Ada' });
  });

  it('does not pause without a terminal', async () => {
    expect(await lines([]).ui.pause(1_000_000)).toBeUndefined();
    expect(await lines([], { isInteractive: true }).ui.pause(1)).toBeUndefined();
  });
});

/** A line that arrives when the test types it. */
function pendingLine() {
  let type!: (line: string) => void;
  const typed = new Promise<string>((resolve) => {
    type = resolve;
  });
  return { typed, type };
}

describe('a pause in plain output', () => {
  it.each([
    ['+', { kind: 'word', word: '+', rest: '' }],
    [' pace  slow ', { kind: 'word', word: 'pace', rest: 'slow' }],
  ])('accepts %j, also if typed before', async (line, expected) => {
    const { ui } = lines([line], { isInteractive: true });
    expect(await ui.pause(1_000_000)).toEqual(expected);
    const { typed, type } = pendingLine();
    const later = lines([], { isInteractive: true, readLine: () => typed }).ui;
    expect(await later.pause(1)).toBeUndefined();
    type(line);
    expect(await later.pause(1_000_000)).toEqual(expected);
  });

  it('keeps other input for the next question', async () => {
    const { ui } = lines(['2'], { isInteractive: true });
    expect(await ui.pause(5)).toBeUndefined();
    expect(await ui.ask(questionScreen())).toEqual(picks('2'));
  });
});

const waiting = (given: Partial<WaitingScreen> = {}): WaitingScreen => ({
  ...questionScreen(),
  waiting: rowOf('Waiting for Bruno.'),
  ...given,
});
const soon = (): AbortSignal => AbortSignal.timeout(1);

describe('waiting in plain output', () => {
  it('prints news and reason once, and keeps piped input for the next question', async () => {
    const { ui, text, rest } = lines(['2']);
    expect(await ui.wait(waiting(), soon())).toEqual({ kind: 'gone' });
    expect(await ui.wait(waiting({ news: [rowOf('Bruno plays 8♥.')] }), soon())).toEqual({ kind: 'gone' });
    expect(text()).toBe('Bruno plays 7♥.\nWaiting for Bruno.\nBruno plays 8♥.\n');
    expect(rest).toEqual(['2']);
    expect(await ui.ask(questionScreen())).toEqual(picks('2'));
  });

  it('accepts commands at a terminal, and refuses other input', async () => {
    const { ui, text } = lines(['2', '', 'save it'], { isInteractive: true });
    expect(await ui.wait(waiting(), new AbortController().signal)).toEqual({
      kind: 'word',
      word: 'save',
      rest: 'it',
    });
    expect(text()).toContain('There is no such command: "2".\nNothing is asked of you now.\n');
    expect(text()).not.toContain('>');
  });

  it('subscribes once to the signal of a question with many lines', async () => {
    const warnings: Error[] = [];
    const hear = (warning: Error): void => void warnings.push(warning);
    process.on('warning', hear);
    const { ui } = lines([...Array.from({ length: 30 }, () => 'rubbish'), '2']);
    expect(await ui.ask(questionScreen(), new AbortController().signal)).toEqual(picks('2'));
    await new Promise((resolve) => void setImmediate(resolve));
    process.off('warning', hear);
    expect(warnings).toEqual([]);
  });

  it('keeps a pending line for what comes next', async () => {
    const { typed, type } = pendingLine();
    const { ui } = lines([], { isInteractive: true, readLine: () => typed });
    expect(await ui.wait(waiting(), soon())).toEqual({ kind: 'gone' });
    type('2');
    expect(await ui.ask(questionScreen())).toEqual(picks('2'));
  });

  it('ends at Ctrl-C, and when it is withdrawn', async () => {
    for (const isInteractive of [false, true]) {
      const { ui } = lines([], { isInteractive, readLine: never, stop: soon() });
      expect(await ui.wait(waiting(), new AbortController().signal)).toEqual({ kind: 'stop' });
      expect(await lines([], { isInteractive }).ui.wait(waiting(), AbortSignal.abort())).toEqual({
        kind: 'gone',
      });
    }
  });
});
