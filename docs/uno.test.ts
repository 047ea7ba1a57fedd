/** The pages on Uno's bots keep their word. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  COMPILER,
  compileProgram,
  createEmptyFolder,
  NO_COMPILER_NOTE,
} from '../games/uno/referee/bot-programs.testing.ts';
import { callCommand } from '../games/uno/referee/call-command.testing.ts';
import { refereeTexts } from '../games/uno/referee/texts/index.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docs/uno-bot.pt.md', () => {
  const page = read('docs/uno-bot.pt.md');

  test('quotes the commented bot as it stands', () => {
    const quotes = [...page.matchAll(/^De `([^`]+)`:\n\n```c\n([^]*?)^```$/gm)];
    expect(quotes.length).toBeGreaterThan(2);
    expect(quotes.filter(([, path = '', code = '']) => !read(path).includes(code.trimEnd()))).toEqual([]);
  });

  test.runIf(COMPILER)(`shows a first bot that compiles and plays${NO_COMPILER_NOTE}`, async () => {
    const [, code = ''] = /^Um bot que compra[^]*?```c\n([^]*?)^```$/m.exec(page) ?? [];
    const folder = createEmptyFolder();
    writeFileSync(join(folder, 'meu_bot.c'), code);
    const bot = compileProgram(folder, 'meu_bot', join(folder, 'meu_bot.c'));
    const { exit, out } = await callCommand('', [bot, ':greedy', '-s', '7', '--isolate', 'none'], { folder });
    expect(exit).toBe(0);
    expect(out).toContain('meu_bot compra uma carta: 4♠.');
    expect(out.at(-1)).toMatch(/^2º: meu_bot - /);
  });
});

test.each(['docs/uno-bot.pt.md', 'docs/uno-for-teachers.md', 'docs/uno-referee.md'])(
  '%s names only options that exist',
  (path) => {
    const known = new Set([
      ...refereeTexts.en.options.flatMap(([option]) => option.split(/[ ,]+/)),
      // Those of the subcommands, and those that the original took and did nothing with.
      '--live',
      '--games',
      // Those of the arena.
      '--resume',
      '--rounds',
      '--seats',
      '--set',
      '-i',
      '-r',
    ]);
    const named = [...read(path).matchAll(/`(-{1,2}[a-z][a-z-]*)/g)].map(([, option = '']) => option);
    expect(named.filter((option) => !known.has(option))).toEqual([]);
  },
);
