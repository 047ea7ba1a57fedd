import { describe, expect, it } from 'vitest';
import { DOWN, ESCAPE, F1, LEFT, RIGHT, UP, picks, reply, screen, word } from './full-screen.testing.ts';
import { numberedOptions, questionScreen, rowOf } from './question-screen.testing.ts';
import type { UiReply } from './ui.ts';

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
