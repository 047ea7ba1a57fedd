/** Tests ./uno in a process of its own, as scripts of the original program call it. */
import { spawn } from 'node:child_process';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeTempFolder, waitForExit } from '../testing/cli.testing.ts';

const UNO = fileURLToPath(new URL('../../../uno', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../../../examples/bots/uno/bot.mjs', import.meta.url));

const launch = (args: readonly string[], cwd: string) =>
  spawn(UNO, args, { cwd, env: process.env, stdio: ['pipe', 'pipe', 'pipe'] });
const uno = (args: readonly string[], cwd: string) => waitForExit(launch(args, cwd));

/** A folder with the sample bot under two names. */
async function course(): Promise<string> {
  const folder = await makeTempFolder();
  for (const name of ['bot_A', 'bot_B']) {
    await writeFile(join(folder, name), await readFile(SAMPLE));
    await chmod(join(folder, name), 0o755);
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}

/** A bot that never answers, ignores Ctrl-C and writes its process id to a file. */
const MUTE = (folder: string): string =>
  `#!/bin/sh\ntrap '' INT\necho $$ >> ${join(folder, 'pids')}\nexec sleep 1000\n`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Each test starts the real program, which costs about a second. */
describe('./uno', () => {
  it('finds bots by name in the current folder, prints the match and ends with the standings', async () => {
    const { exit, out } = await uno(['bot_A', 'bot_B', '-s', '7', '--isolate', 'none'], await course());
    expect(exit).toBe(0);
    expect(out[0]).toBe('Semente da partida: 7 (para repetir: -s 7)');
    expect(out.at(-3)).toBe('CLASSIFICAÇÃO');
    expect(out.at(-2)).toMatch(/^1º: bot_[AB] - \d+ cartas$/);
    expect(out.join('')).not.toContain('\u001b');
  });

  it('runs the subcommands instead of taking their names for bots', async () => {
    const { exit, out } = await uno(['check', '.', '--games', '1', '--isolate', 'none'], await course());
    expect({ exit, out }).toEqual({
      exit: 0,
      out: [expect.stringMatching(/^OK {4}\S*bot_A$/), expect.stringMatching(/^OK {4}\S*bot_B$/)],
    });
  });

  it('ignores options without effect, with a warning', async () => {
    const { exit, err } = await uno(['bot_A', 'bot_B', '-q', '-i', '--isolate', 'none'], await course());
    expect({ exit, err }).toEqual({ exit: 0, err: ['aviso: a opção -i não faz nada e foi ignorada'] });
  });

  it('appends to a CSV file and writes messages beside the bots', async () => {
    const folder = await course();
    await uno('bot_A ./bot_B -q -m -csv result.csv --isolate none'.split(' '), folder);
    const rows = (await readFile(join(folder, 'result.csv'), 'utf8')).trimEnd().split('\n');
    expect(rows.toSorted()).toEqual([
      expect.stringMatching(/^\.\/bot_B,[12]$/),
      expect.stringMatching(/^bot_A,[12]$/),
    ]);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['bot_A.in', 'bot_B.in']));
  });

  it('reports too few bots in one line, with exit code 2', async () => {
    const { exit, out, err } = await uno(['bot_A'], await course());
    expect({ exit, out, err }).toEqual({
      exit: 2,
      out: [],
      err: ['uno: uma partida tem de 2 a 4 bots; foram dados 1 (ajuda: uno -h)'],
    });
  });

  it('ends at Ctrl-C, even twice, saves the match and leaves no bot process', async () => {
    const folder = await course();
    await writeFile(join(folder, 'mute'), MUTE(folder));
    await chmod(join(folder, 'mute'), 0o755);
    // If root runs the test, the bots run as the user `nobody`.
    await writeFile(join(folder, 'pids'), '');
    await chmod(join(folder, 'pids'), 0o666);
    await chmod(folder, 0o711);
    const child = launch(
      ['mute', 'mute', '-t', '0', '--isolate', 'none', '--out', 'kept', '-s', '3'],
      folder,
    );
    const printed = waitForExit(child);
    let pids: number[] = [];
    while (pids.length < 2) {
      await setTimeout(20);
      const text = await readFile(join(folder, 'pids'), 'utf8').catch(() => '');
      pids = text.split('\n').filter(Boolean).map(Number);
    }
    child.kill('SIGINT');
    // Two pending signals of one kind would be delivered as one.
    await setTimeout(20);
    child.kill('SIGINT');
    const { exit, out } = await printed;
    expect(exit).toBe(130);
    expect(await readdir(join(folder, 'kept'))).toContain('uno-3-mute-mute2.ludoteca');
    expect(out.at(-1)).toBe('Partida interrompida: não há classificação.');
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
