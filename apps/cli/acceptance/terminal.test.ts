import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { openPty, type Pty, type PtyOptions } from '../testing/pty.testing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DEMO = fileURLToPath(new URL('../terminal/demo.testing.ts', import.meta.url));

const demo = (options: PtyOptions = {}, ...args: readonly string[]): Pty =>
  openPty(args, { cwd: ROOT, program: ['--import', 'tsx', DEMO], ...options });

const ASKED = 'Ada, which cards do you discard?';
const READY = /^ {2}>/m;
/** Shows the cursor, and leaves the alternate screen. */
const SHOWN = '\u001b[?25h';

describe('the command line in a terminal', () => {
  it('prints to the terminal and exits', async () => {
    const pty = openPty(['games'], { columns: 60, rows: 100 });
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
    expect(pty.screen().join('\n')).toMatch(/^uno +/m);
    expect(pty.alternate).toBe(false);
  });
});

describe('a match in a terminal', () => {
  it('restores the terminal at SIGINT, and is not saved without an answer', async () => {
    const pty = openPty(['play', 'uno', '--lang', 'en', '--dir', await makeTempFolder()]);
    await pty.waitFor(READY);
    pty.kill('SIGINT');
    expect(await pty.exit).toEqual({ code: 130, signal: 0 });
    expect(pty.alternate).toBe(false);
    expect(pty.screen().join('\n')).toContain('No answer was given, so the match is not saved.');
  });
});

describe('the full screen in a terminal', () => {
  it('uses the alternate screen and colours, and restores the terminal at the end of the input', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    expect(pty.alternate).toBe(true);
    const row = pty.screen().findIndex((text) => text.includes('7♥'));
    const card = pty.cells()[row]!.find(({ text }) => text === '7')!;
    expect(card.colour).toBeDefined();
    pty.send('1 3\r');
    await pty.waitFor('ask: {"kind":"picks","keys":["1","3"]}');
    pty.send('\u0004');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
    expect(pty.alternate).toBe(false);
    expect(pty.screen()).toContain('The demo ends: end.');
    expect(pty.screen().join()).not.toContain(ASKED);
    expect(pty.raw().lastIndexOf(SHOWN)).toBeGreaterThan(pty.raw().lastIndexOf('\u001b[?25l'));
  });

  it('loses nothing when the terminal is resized during a question', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    pty.send('\u001b[B \u001b[B\u001b[B ');
    await pty.waitFor((rows) => rows.join().split('[x]').length === 3);
    pty.resize(48, 26);
    await pty.waitFor('width 44');
    expect(pty.screen().join().split('[x]')).toHaveLength(3);
    pty.send('opt');
    await pty.waitFor(/^ {2}> opt$/m);
    pty.resize(120, 32);
    await pty.waitFor('width 116');
    expect(pty.screen().join('\n')).toMatch(/^ {2}> opt$/m);
    pty.send('\u007f\u007f\u007f\r');
    await pty.waitFor('"kind":"picks"');
  });

  it('handles Ctrl-C as a reply, not as a signal', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    pty.send('half\u0003');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
    expect(pty.screen()).toContain('The demo ends: stop.');
  });

  it('treats an external SIGINT like Ctrl-C and restores the terminal', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    pty.kill('SIGINT');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
    expect(pty.alternate).toBe(false);
    expect(pty.screen()).toContain('The demo ends: stop.');
    expect(pty.raw()).toContain(`${SHOWN}\u001b[?2004l`);
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('restores the terminal on %s', async (signal) => {
    const pty = demo();
    await pty.waitFor(READY);
    pty.kill(signal);
    const { code } = await pty.exit;
    expect(code).toBe({ SIGTERM: 143, SIGHUP: 129 }[signal]);
    expect(pty.alternate).toBe(false);
    expect(pty.raw().endsWith(`${SHOWN}\u001b[?2004l`)).toBe(true);
  });

  it('restores the terminal before it prints an exception', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    pty.send('throw\r');
    expect((await pty.exit).code).toBe(1);
    expect(pty.alternate).toBe(false);
    expect(pty.screen().join('\n')).toContain('thrown by the demo');
  });

  it('is gone after kill -9, and the driver reports it', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    pty.kill('SIGKILL');
    expect(await pty.exit).toEqual({ code: 0, signal: 9 });
    await expect(pty.waitFor('something else')).rejects.toThrow('when the program ended');
  });

  it('hides everything behind a curtain: no trace in the bytes until it is lifted', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    const before = pty.mark();
    pty.send('curtain');
    await pty.waitFor('> curtain');
    const down = pty.mark();
    pty.send('\r');
    await pty.waitFor('The others look away.');
    pty.resize(70, 22);
    await pty.waitFor((rows) => rows.some((row) => row.endsWith('─') && row.length === 68));
    expect(pty.raw(before)).toContain('curtain');
    for (const hidden of ['7♥', 'K♦', ASKED, 'Caio']) {
      expect(pty.screen().join()).not.toContain(hidden);
      expect(pty.raw(down)).not.toContain(hidden);
    }
    pty.send('\r');
    await pty.waitFor(ASKED);
  });

  it('prints on the normal screen and returns to the question', async () => {
    const pty = demo();
    await pty.waitFor(READY);
    pty.send('tell It rains.\r');
    await pty.waitFor('ask: {"kind":"word","word":"tell","rest":"It rains."}');
    pty.send('\u0004');
    await pty.exit;
    expect(pty.screen()).toEqual(expect.arrayContaining(['It rains.', 'The demo ends: end.']));
  });

  it('is usable at 40 by 12, without colours, in ASCII', async () => {
    const pty = demo({ columns: 40, rows: 12, env: { LC_ALL: 'C', NO_COLOR: '1' } });
    await pty.waitFor(READY);
    expect(pty.screen().join()).toContain(ASKED);
    expect(pty.screen().join('')).toMatch(/^[ -~]*$/);
    expect(
      pty
        .cells()
        .flat()
        .every(({ colour, bold, dim }) => colour === undefined && !bold && !dim),
    ).toBe(true);
    pty.send('99\r');
    await pty.waitFor('"99" is not one of the numbers');
    pty.send('\u0004');
    expect((await pty.exit).code).toBe(0);
  });
});

describe('plain output in a terminal', () => {
  it('scrolls previous output away before a person is called, even in a taller window', async () => {
    const pty = demo({ rows: 24 }, 'plain');
    await pty.waitFor(/^> *$/m);
    expect(pty.screen().join()).toContain('7♥');
    pty.send('curtain\r');
    await pty.waitFor('The others look away.');
    for (const hidden of ['7♥', 'K♦', ASKED, 'Caio']) expect(pty.screen().join()).not.toContain(hidden);
    pty.resize(100, 40);
    await pty.waitFor((rows) => rows.length === 40);
    for (const hidden of ['7♥', 'K♦', ASKED, 'Caio']) expect(pty.screen().join()).not.toContain(hidden);
    pty.send('\r');
    await pty.waitFor(ASKED);
  });

  it('only adds lines, with a prompt, and stops at Ctrl-C', async () => {
    const pty = demo({}, 'plain');
    await pty.waitFor(/^> *$/m);
    pty.send('2\r');
    await pty.waitFor('ask: {"kind":"picks","keys":["2"]}');
    await pty.waitFor((rows) => rows.filter((row) => row.startsWith('>')).length === 2);
    pty.send('\u0003');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
    const sequences = pty.raw().split('\u001b').slice(1);
    expect(sequences.filter((sequence) => !/^\[[\d;]*m/.test(sequence))).toEqual([]);
    expect(pty.screen()).toContain('The demo ends: stop.');
  });
});
