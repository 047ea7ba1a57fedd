import { fileURLToPath } from 'node:url';
import { textWidth } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { waitForPaint } from '../testing/pty-driver.testing.ts';
import { openPty, type Pty } from '../testing/pty.testing.ts';
import { playInPty, expectedTable } from './pty-match.testing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DEMO = fileURLToPath(new URL('../terminal/demo.testing.ts', import.meta.url));

const WIDTHS = [60, 160, 40, 100];
const ROWS = 60;
const CTRL_L = '\u000c';

/** The painted lines without cursor movements and colours. */
function paintedLines(bytes: string): readonly string[] {
  const lines = [''];
  for (const sequence of bytes.split('\u001b')) {
    const [, does, text = sequence] = /^\[[?\d;]*([A-Za-z])(.*)$/s.exec(sequence) ?? [];
    if (does === 'H') lines.push(text);
    else lines.push(lines.pop()! + text);
  }
  return lines;
}

/** Resizes the terminal and checks that the new screen equals a fresh one without long lines. */
async function resized(pty: Pty, columns: number): Promise<string> {
  await waitForPaint(pty);
  const from = pty.mark();
  pty.resize(columns, ROWS);
  const drawn = await waitForPaint(pty, from);
  for (const line of paintedLines(pty.raw(from))) expect(textWidth(line)).toBeLessThan(columns);
  const again = pty.mark();
  pty.send(CTRL_L);
  expect(await waitForPaint(pty, again)).toEqual(drawn);
  return drawn.join('\n');
}

describe('a question in a terminal that is resized', () => {
  it('keeps input and highlight, and draws the table for every width', async () => {
    const args = ['uno', '--seed', 'size', '--players', 'you=Ada,greedy=Hal', '--seats', '4'];
    const { pty, waitForQuestion } = playInPty({ folder: await makeTempFolder(), game: 'uno' }, args, {
      rows: ROWS,
    });
    const archive = await waitForQuestion();
    const { seat } = archive.match.question!;
    pty.send('dis');
    await pty.waitFor('> dis');
    for (const columns of WIDTHS) {
      const shown = await resized(pty, columns);
      expect(shown).toContain(expectedTable(archive, seat, columns));
      expect(shown).toMatch(/^ {2}> dis$/m);
    }
    pty.send('\u001b[B');
    await pty.waitFor('▸  1. ');
    for (const columns of WIDTHS)
      expect(await resized(pty, columns)).toMatch(/^ {2}▸ {2}1\. [^]*^ {2}> dis$/m);
  });

  it('keeps the marked options', async () => {
    const pty = openPty([], { cwd: ROOT, program: ['--import', 'tsx', DEMO], rows: ROWS });
    await pty.waitFor(/^ {2}>/m);
    pty.send('\u001b[B \u001b[B\u001b[B opt');
    await pty.waitFor('> opt');
    for (const columns of WIDTHS) {
      const shown = await resized(pty, columns);
      expect(shown).toContain(`width ${columns - 4} `);
      expect(shown).toMatch(/\[x\] +1\. [^]*\[x\] +3\. [^]*^ {2}> opt$/m);
    }
    pty.send('\u007f\u007f\u007f\r');
    await pty.waitFor('ask: {"kind":"picks","keys":["1","3"]}');
  });
});
