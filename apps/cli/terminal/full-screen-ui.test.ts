import { describe, expect, it } from 'vitest';
import { DOWN, END, ESCAPE, HOME, UP, picks, screen, word } from './full-screen.testing.ts';
import { questionScreen, rowOf } from './question-screen.testing.ts';

describe('the full screen', () => {
  it('is painted again after the process was suspended with Ctrl-Z', async () => {
    const { device, ui, shows } = screen();
    const asked = ui.ask(questionScreen());
    device.send('as\u001a');
    expect(device.suspensions).toBe(1);
    expect(await shows()).toMatch(/^ {2}> as$/m);
    device.send('so\r');
    expect(await asked).toEqual(picks('2'));
  });

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
