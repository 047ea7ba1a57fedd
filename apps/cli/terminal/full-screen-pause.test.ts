import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { picks, screen, word } from './full-screen.testing.ts';
import { questionScreen, rowOf } from './question-screen.testing.ts';
import type { UiReply } from './ui.ts';

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
