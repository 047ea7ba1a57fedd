import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRowEncoder } from './row-encoder.ts';
import { FakeDevice } from './fake-device.testing.ts';
import { FullScreenUi } from './full-screen-ui.ts';
import { numberedOptions, questionScreen, rowOf } from './question-screen.testing.ts';
import type { QuestionScreen, UiReply } from './ui.ts';
import { terminalTexts } from './texts.ts';
import { replaceUnprintable } from './sanitize.ts';

const UP = '\u001b[A';
const DOWN = '\u001b[B';
const RIGHT = '\u001b[C';
const LEFT = '\u001b[D';
const HOME = '\u001b[H';
const END = '\u001b[F';
const F1 = '\u001bOP';
const ESCAPE = '\u001b';

function screen(columns = 60, rows = 24) {
  const device = new FakeDevice(columns, rows);
  const ui = new FullScreenUi(
    device,
    terminalTexts.en,
    createRowEncoder({ colours: true, convert: replaceUnprintable }),
  );
  const shows = async (): Promise<string> => (await device.look()).join('\n');
  return { device, ui, shows };
}

/** The reply to a question after these keys, in chunks. */
async function reply(given: Partial<QuestionScreen>, ...keys: readonly string[]): Promise<UiReply> {
  const { device, ui } = screen();
  const replied = ui.ask(questionScreen(given));
  for (const chunk of keys) device.send(chunk);
  return replied;
}
const picks = (...keys: readonly string[]): UiReply => ({ kind: 'picks', keys });
const word = (name: string, rest = ''): UiReply => ({ kind: 'word', word: name, rest });

describe('a question on the full screen', () => {
  it.each<[string, UiReply, readonly string[]]>([
    ['a number', picks('3'), ['3', '\r']],
    ['part of a label', picks('2'), ['asso\r']],
    ['a word and what follows it', word('save', 'my game'), ['save my game\r']],
    ['the key of a word', word('next'), [F1]],
    ['an arrow', picks('1'), [DOWN, '\r']],
    ['several arrows', picks('3'), [DOWN, DOWN, DOWN, DOWN, UP, '\r']],
    ['an arrow up, to the last', picks('4'), [UP, '\r']],
    ['part of a label and an arrow', picks('3'), ['play', DOWN, DOWN, DOWN, '\r']],
    ['a number in place of an arrow', picks('4'), [DOWN, '4\r']],
    ['a paste', picks('2'), ['\u001b[200~asso\u001b[201~', '\r']],
    ['second thoughts', picks('1'), ['asso', ESCAPE, '1\r']],
    ['Ctrl-C', { kind: 'stop' }, ['ass\u0003']],
    ['Ctrl-D', { kind: 'end' }, ['\u0004']],
    ['Ctrl-D only when nothing is typed', picks('1'), ['1\u0004\r']],
  ])('is answered by %s', async (_, expected, keys) => {
    expect(await reply({}, ...keys)).toEqual(expected);
  });

  it('is answered by Enter alone if it has a default', async () => {
    expect(await reply({ defaultKey: '2' }, '\r')).toEqual(picks('2'));
    expect(await reply({ defaultKey: 'undo' }, '\r')).toEqual(word('undo'));
    expect(await reply({ defaultKey: '2' }, DOWN, '\r')).toEqual(picks('3'));
    expect(await reply({ defaultKey: '2' }, '1\r')).toEqual(picks('1'));
    expect(await reply({}, '\r', '1\r')).toEqual(picks('1'));
  });

  it('takes several marked options, in their order', async () => {
    const multiple = { multiple: true };
    expect(await reply(multiple, UP, ' ', UP, ' ', UP, ' ', ' ', '\r')).toEqual(picks('3', '4'));
    expect(await reply(multiple, DOWN, '\r')).toEqual(picks('1'));
    expect(await reply(multiple, '3 1\r')).toEqual(picks('1', '3'));
    expect(await reply(multiple, UP, ' ', '1\r')).toEqual(picks('1', '4'));
    expect(await reply(multiple, UP, ' ', ESCAPE, '2\r')).toEqual(picks('2'));
  });

  it('moves the highlight along its columns', async () => {
    const options = numberedOptions(...Array.from('abcdefghijkl', (letter) => `card ${letter}`));
    const crowded = { options, body: () => Array.from({ length: 40 }, () => []) };
    expect(await reply(crowded, DOWN, RIGHT, '\r')).toEqual(picks('2'));
    expect(await reply(crowded, DOWN, DOWN, '\r')).toEqual(picks('4'));
    expect(await reply(crowded, DOWN, DOWN, LEFT, '\r')).toEqual(picks('3'));
    expect(await reply({ options: options.slice(0, 8) }, DOWN, DOWN, '\r')).toEqual(picks('2'));
  });

  it('is repeated with an error after invalid input', async () => {
    const { device, ui, shows } = screen();
    const replied = ui.ask(questionScreen());
    for (const [typed, error] of [
      ['77', '"77" is not one of the numbers offered.'],
      ['zzz', 'No option matches "zzz".'],
      ['play', '"play" matches 3 options'],
      ['a'.repeat(700), '"aaaaaaaa'],
    ] as const) {
      device.send(`${typed}\r`);
      expect(await shows()).toContain(error);
      expect(await shows()).toContain('Ada, what do you play?');
    }
    device.send('x'.repeat(501));
    expect(await shows()).toContain('Too long: at most 500 characters.');
    device.send('\u00151\r');
    expect(await replied).toEqual(picks('1'));
  });

  it('filters the options while text is typed', async () => {
    const { device, ui, shows } = screen();
    void ui.ask(questionScreen());
    device.send('perche');
    expect(await shows()).toContain('4. perché no');
    expect(await shows()).not.toContain('asso');
    device.send(ESCAPE);
    expect(await shows()).toContain('asso');
  });

  it('survives 100 kB of random bytes', async () => {
    const { device, ui, shows } = screen();
    const replied = ui.ask(questionScreen());
    // All bytes except Enter, Ctrl-C, Ctrl-D and the F1 of this question.
    const bytes = Buffer.from(
      Array.from({ length: 100_000 }, (_, i) => (i * 7919 + (i >> 8) * 104_729) % 256),
    );
    for (let i = 0; i < bytes.length; i++)
      if ([3, 4, 10, 13, 0x4d, 0x50].includes(bytes[i]!)) bytes[i] = 0x41;
    device.send(bytes);
    device.send(ESCAPE);
    expect(await shows()).toContain('Ada, what do you play?');
    device.send('\u00152\r');
    expect(await replied).toEqual(picks('2'));
  });

  it('shows no control character', async () => {
    const { device, ui } = screen();
    void ui.ask(
      questionScreen({ title: rowOf('evil\u001b[2J\u0007\u009b31m'), error: 'bad\u001b]0;title\u0007' }),
    );
    const written = device.written.join('').split('\u001b');
    expect(written.some((piece) => piece.startsWith(']') || piece.startsWith('[2J\u0007'))).toBe(false);
    for (const control of ['\u0007', '\u009b']) expect(device.written.join('')).not.toContain(control);
  });

  it('loses nothing when the terminal is resized', async () => {
    const { device, ui, shows } = screen();
    const replied = ui.ask(
      questionScreen({ multiple: true, body: (width) => [rowOf(`drawn for ${width}`)] }),
    );
    for (const key of [DOWN, ' ', DOWN, ' ', DOWN]) device.send(key);
    device.send('pl');
    for (const [columns, rows] of [
      [40, 12],
      [160, 40],
      [20, 5],
      [60, 24],
    ] as const)
      device.resize(columns, rows);
    expect(await shows()).toMatch(/^ {2}> pl$/m);
    expect(await shows()).toContain('drawn for 56');
    expect((await shows()).split('[x]')).toHaveLength(3);
    device.send('\u007f\u007f');
    device.send('\r');
    expect(await replied).toEqual(picks('1', '2'));
  });

  it('closes when it is withdrawn, and its keys answer nothing else', async () => {
    const { device, ui } = screen();
    const gone = new AbortController();
    const replied = ui.ask(questionScreen(), gone.signal);
    device.send('3');
    gone.abort();
    expect(await replied).toEqual({ kind: 'gone' });
    expect(await ui.ask(questionScreen(), AbortSignal.abort())).toEqual({ kind: 'gone' });
    const next = ui.ask(questionScreen());
    device.send('1\r');
    expect(await next).toEqual(picks('1'));
  });

  it('scrolls a table that is too tall', async () => {
    const { device, ui, shows } = screen(60, 20);
    void ui.ask(questionScreen({ body: () => Array.from({ length: 40 }, (_, i) => rowOf(`row ${i + 1}.`)) }));
    expect(await shows()).toContain('row 1.');
    for (let i = 0; i < 20; i++) device.send('\u001b[6~');
    expect(await shows()).toContain('row 40.');
    for (let i = 0; i < 20; i++) device.send('\u001b[5~');
    expect(await shows()).toContain('row 1.');
  });

  it('accepts typed-ahead keys and Ctrl-C', async () => {
    const { device, ui } = screen();
    const first = ui.ask(questionScreen());
    device.send('1\r2\r');
    expect(await first).toEqual(picks('1'));
    expect(await ui.ask(questionScreen())).toEqual(picks('2'));
    device.send('3\u0003');
    expect(await ui.ask(questionScreen())).toEqual({ kind: 'stop' });
    const last = ui.ask(questionScreen());
    device.send('4\r');
    expect(await last).toEqual(picks('4'));
  });

  it('that discards typeahead ignores keys typed before', async () => {
    const { device, ui } = screen();
    const first = ui.ask(questionScreen());
    device.send('1\r\r\r2\r');
    expect(await first).toEqual(picks('1'));
    const sure = ui.ask(questionScreen({ discardTypeahead: true, defaultKey: '1' }));
    device.send('4\r');
    expect(await sure).toEqual(picks('4'));
  });

  it('that is transient keeps unfinished input for the next', async () => {
    const { device, ui, shows } = screen();
    const gone = new AbortController();
    const passing = ui.ask(questionScreen({ transient: true, defaultKey: '1' }), gone.signal);
    device.send('save my');
    gone.abort();
    expect(await passing).toEqual({ kind: 'gone' });
    const next = ui.ask(questionScreen({ defaultKey: '1' }));
    expect(await shows()).toMatch(/^ {2}> save my$/m);
    device.send(' game\r');
    expect(await next).toEqual(word('save', 'my game'));
  });

  it('with a range of numbers shows its ends and the highlighted one', async () => {
    const { device, ui, shows } = screen();
    const run = numberedOptions('a card', ...Array.from({ length: 39 }, (_, i) => `${i + 2} cards`));
    const replied = ui.ask(questionScreen({ options: run }));
    expect(await shows()).toContain('  1. a card … 40. 40 cards\n');
    for (const key of [DOWN, DOWN, RIGHT]) device.send(key);
    expect(await shows()).toContain('1. a card … ▸ 3. 3 cards … 40. 40 cards\n');
    device.send(UP);
    expect(await shows()).toContain('▸ 2. 2 cards');
    device.send('17\r');
    expect(await replied).toEqual(picks('17'));
  });

  it('ends with the input, and so does everything after it', async () => {
    const { device, ui } = screen();
    const replied = ui.ask(questionScreen());
    device.end();
    expect(await replied).toEqual({ kind: 'end' });
    expect(await ui.showCurtain(rowOf('x'), [])).toEqual({ kind: 'end' });
    expect(await ui.pause(1000)).toEqual({ kind: 'end' });
  });
});

describe('the full screen', () => {
  it('restores the terminal, and can take it again', async () => {
    const { device, ui } = screen();
    ui.close();
    expect(device.written).toEqual([]);
    ui.show(questionScreen());
    await device.look();
    expect(device.alternate).toBe(true);
    ui.close();
    await device.look();
    expect({ opened: device.opened, alternate: device.alternate }).toEqual({
      opened: false,
      alternate: false,
    });
    expect(device.written.at(-1)).toContain('\u001b[?25h');
    ui.show(questionScreen());
    await device.look();
    expect(device.alternate).toBe(true);
  });

  it('stays on the normal screen while it only prints', async () => {
    const { device, ui } = screen();
    ui.print([rowOf('one'), rowOf('two')]);
    ui.print([rowOf('three')]);
    expect((await device.look()).slice(0, 3)).toEqual(['one', 'two', 'three']);
    expect(device.written.join('')).not.toMatch(/\[\?1049|\[2J|\[H/);
  });

  it('asks inline between printed lines, and a single key answers', async () => {
    const { device, ui } = screen();
    ui.print([rowOf('Bruno plays 7♥.')]);
    const ask = (...keys: readonly string[]): Promise<UiReply> => {
      const asked = ui.ask(questionScreen({ inline: true, defaultKey: '2', error: 'Not so.' }));
      for (const key of keys) device.send(key);
      return asked;
    };
    expect(await ask('x', '3')).toEqual(picks('3'));
    expect(await ask('\r')).toEqual(picks('2'));
    expect(await ask('\u0004')).toEqual({ kind: 'end' });
    const shown = (await device.look()).join('\n');
    expect(shown).toContain('Not so.\nAda, what do you play?\n1 play 7♠ · 2 play asso di cuori');
    expect(device.written.join('')).not.toMatch(/\[\?1049|\[2J|\[H/);
  });

  it('shows a long text page by page until it is closed', async () => {
    const { device, ui, shows } = screen();
    const read = ui.showText(rowOf('Rules'), (width) =>
      Array.from({ length: 50 }, (_, i) => rowOf(`rule ${i + 1}. (${width})`)),
    );
    expect(await shows()).toContain('rule 1. (56)');
    device.send('\u001b[6~');
    expect(await shows()).not.toContain('rule 1. ');
    for (const key of [UP, 'x', ' ', ' ', ' ', ' ', DOWN]) device.send(key);
    expect(await shows()).toContain('rule 50.');
    device.send(HOME);
    expect(await shows()).toContain('rule 1. (56)');
    device.send(END);
    expect(await shows()).toContain('rule 50.');
    device.send('\r');
    expect(await read).toEqual(picks());
  });

  it('shows a text from its end', async () => {
    const { device, ui, shows } = screen();
    const body = Array.from({ length: 50 }, (_, i) => rowOf(`event ${i + 1}.`));
    void ui.showText(rowOf('So far'), () => body, 'end');
    expect(await shows()).toContain('event 50.');
    device.send(UP);
    expect(await shows()).not.toContain('event 50.');
    expect(await shows()).toContain('event 49.');
  });

  it('hides everything behind a curtain, discards typeahead and holds back output', async () => {
    const { device, ui, shows } = screen();
    void ui.ask(questionScreen(), AbortSignal.abort());
    device.send('1\r');
    const before = device.written.length;
    const curtain = ui.showCurtain(rowOf('Bruno'), [rowOf('Look away.')]);
    ui.show(questionScreen());
    ui.print([rowOf('told behind it')]);
    device.resize(50, 20);
    device.send('1');
    expect(await shows()).toContain('Look away.');
    expect(device.written.slice(before).join('')).not.toMatch(/Ada|7♥|told/);
    device.send('\r');
    expect(await curtain).toEqual(picks());
    expect(await shows()).toContain('told behind it');
  });

  it('asks for a text', async () => {
    const { device, ui, shows } = screen();
    const typed = ui.askText(rowOf('Your name?'), 'Ada');
    device.send('x'.repeat(600));
    expect(await shows()).toContain('Too long: at most 500 characters.');
    device.send('\u0015 Bruno \r');
    expect(await typed).toEqual({ kind: 'text', text: 'Bruno' });
    const defaultText = ui.askText(rowOf('Your name?'), 'Ada');
    expect(await shows()).toContain('Your name? [Ada]');
    device.send('\r');
    expect(await defaultText).toEqual({ kind: 'text', text: 'Ada' });
    const left = ui.askText(rowOf('Your name?'), 'Ada');
    device.send('Bru');
    device.send(ESCAPE);
    expect(await shows()).toMatch(/^ {2}> *$/m);
    device.send(ESCAPE);
    expect(await left).toEqual({ kind: 'gone' });
    const stopped = ui.askText(rowOf('Your name?'), '');
    device.send('\u0003');
    expect(await stopped).toEqual({ kind: 'stop' });
  });
});

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('ends by itself', async () => {
    const { ui } = screen();
    const pause = ui.pause(1000);
    vi.advanceTimersByTime(1000);
    expect(await pause).toBeUndefined();
  });

  it.each<[string, UiReply | undefined]>([
    ['\r', undefined],
    ['+', word('+')],
    ['-', word('-')],
    ['\u0003', { kind: 'stop' }],
    ['\u0004', { kind: 'end' }],
  ])('is ended by %j', async (key, expected) => {
    const { device, ui } = screen();
    const pause = ui.pause(1000);
    device.send(key);
    expect(await pause).toEqual(expected);
  });

  it('keeps unfinished input for the next question, and says that finished lines do not count', async () => {
    const { device, ui, shows } = screen();
    ui.show(questionScreen());
    const pause = ui.pause(1000);
    device.send('sa');
    device.send('ve +\r1\r');
    vi.advanceTimersByTime(1000);
    expect(await pause).toBeUndefined();
    const second = ui.pause(1000);
    device.send('2\rsave');
    vi.advanceTimersByTime(1000);
    expect(await second).toBeUndefined();
    vi.useRealTimers();
    const asked = ui.ask(questionScreen({ defaultKey: '1' }));
    expect(await shows()).toMatch(/^ {2}> save$/m);
    device.send(' +\r');
    expect(await asked).toEqual(word('save', '+'));
  });

  it('lets no Enter answer a question before it is shown, and says so', async () => {
    vi.useRealTimers();
    const { device, ui, shows } = screen();
    ui.show(questionScreen());
    // Nothing waits for keys while a computer decides.
    device.send('1\r\r');
    const asked = ui.ask(questionScreen({ defaultKey: '1' }));
    expect(await shows()).toContain('What you typed before the question does not count.');
    device.send('2\r');
    expect(await asked).toEqual(picks('2'));
  });

  it('says in a printed line when it is held and resumed', async () => {
    const { device, ui } = screen();
    ui.print([rowOf('Bruno plays 7♥.')]);
    const pause = ui.pause(1000);
    // Without a question nothing is typed ahead.
    device.send('x ');
    expect(device.written.at(-1)).toMatch(/Paused · space: resume.*\r\n$/);
    device.send(' ');
    expect(device.written.at(-1)).toMatch(/Resumed.*\r\n$/);
    expect(device.written.join('')).not.toContain('\u001b[?1049h');
    vi.advanceTimersByTime(1000);
    expect(await pause).toBeUndefined();
  });

  it('is held and resumed by the space bar', async () => {
    const { device, ui } = screen();
    ui.show(questionScreen());
    const pause = ui.pause(1000);
    device.send(' ');
    vi.advanceTimersByTime(100_000);
    expect(device.written.at(-1)).toContain('Paused');
    device.send(' ');
    vi.advanceTimersByTime(1000);
    expect(await pause).toBeUndefined();
  });
});

describe('waiting on the full screen', () => {
  const waiting = { ...questionScreen(), waiting: rowOf('Waiting for Bruno.') };

  it('shows the screen, accepts commands, and ends when it is withdrawn', async () => {
    const { device, ui, shows } = screen();
    const typed = ui.wait(waiting, new AbortController().signal);
    expect(await shows()).toMatch(/Uno · Ada[^]*Bruno plays 7♥\.[^]*Waiting for Bruno\.[^]*>/);
    expect(await shows()).not.toContain('1. ');
    device.send('\r');
    expect(await shows()).toContain('Nothing is asked of you now.');
    device.send('undo\r');
    expect(await typed).toEqual(word('undo'));
    const gone = new AbortController();
    const rest = ui.wait(waiting, gone.signal);
    gone.abort();
    expect(await rest).toEqual({ kind: 'gone' });
  });
});
