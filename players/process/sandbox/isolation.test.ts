/** Files of a program are never executed outside the sandbox, nor used to set it up. */
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  ANSWERS,
  playRumour,
  freshFolder,
  greedy,
  program,
  refereeAt,
  workingLevels,
} from '../referee/programs.testing.ts';

const levels = (await workingLevels()).filter((level) => level !== 'none');

/** A command that writes a file where a sandboxed program cannot write, and then works as expected. */
async function traitor(path: string, trace: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\necho ran > ${trace}\nexec /bin/sh "$@"\n`, { mode: 0o755 });
}

describe.each(levels)('with isolation level %s', (level) => {
  test.each(['python-own', 'node', 'sh'])('a program cannot provide its own %s', async (name) => {
    const folder = await freshFolder();
    await chmod(folder, 0o777);
    const trace = join(folder, 'trace');
    for (const way of ['absolute', 'relative']) {
      const path = await program('');
      const own = join(dirname(path), 'bin', name);
      await traitor(own, trace);
      for (const tool of ['bwrap', 'unshare', 'prlimit', 'setpriv'])
        await traitor(join(dirname(own), tool), trace);
      const word = way === 'absolute' ? own : relative(process.cwd(), own);
      await writeFile(path, `#!${word}\n${ANSWERS}\n`);
      const { referee } = await refereeAt(level);
      await playRumour(referee, [{ program: path }, greedy()]);
      await referee.close();
      expect(existsSync(trace)).toBe(false);
    }
  });

  test('a file beside an interpreter is not used for the sandbox', async () => {
    const home = await freshFolder();
    await chmod(home, 0o777);
    const trace = join(home, 'trace');
    const bin = join(home, 'bin');
    for (const tool of ['bwrap', 'unshare', 'prlimit', 'setpriv', 'mount', 'pivot_root'])
      await traitor(join(bin, tool), trace);
    await copyFile('/bin/sh', join(bin, 'own-shell'));
    vi.stubEnv('PATH', [process.env['PATH'], bin].join(delimiter));
    onTestFinished(() => void vi.unstubAllEnvs());
    const { referee } = await refereeAt(level);
    const path = await program(`#!${join(bin, 'own-shell')}\necho "$PATH" >&2\n${ANSWERS}\n`);
    const { report, stderr } = await playRumour(referee, [{ program: path }, greedy()]);
    await referee.close();
    expect(report.withdrawn).toEqual([]);
    expect(stderr.startsWith(`${bin}:`)).toBe(true);
    expect(existsSync(trace)).toBe(false);
  });
});
