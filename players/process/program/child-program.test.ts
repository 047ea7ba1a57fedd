/** Starting of programs that are missing, invalid, private or beside others, with every isolation level of this machine. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ANSWERS,
  playRumour,
  freshFolder,
  greedy,
  program,
  refereeAt,
  shell,
  workingLevels,
} from '../referee/programs.testing.ts';

describe.each(await workingLevels())('with isolation level %s', (level) => {
  async function noteOf(path: string): Promise<unknown> {
    const { referee } = await refereeAt(level);
    const { report, stderr } = await playRumour(referee, [{ program: path }, greedy(), greedy('b')]);
    await referee.close();
    expect(report.match.outcome).toBeDefined();
    return { ...report.withdrawn[0]?.note, stderr };
  }

  test('a missing file is not started', async () => {
    expect(await noteOf(join(await freshFolder(), 'none'))).toMatchObject({
      why: 'not started',
      problem: 'missing',
    });
  });

  test('a folder is not started', async () => {
    expect(await noteOf(await freshFolder())).toMatchObject({ why: 'not started', problem: 'a folder' });
  });

  test('a pipe is not started and does not block', async () => {
    const pipe = join(await freshFolder(), 'pipe');
    execFileSync('mkfifo', ['-m', '755', pipe]);
    expect(await noteOf(pipe)).toMatchObject({ why: 'not started', problem: 'no file' });
  });

  test('a file without execute permission is not started', async () => {
    const path = await shell(ANSWERS);
    await chmod(path, 0o644);
    expect(await noteOf(path)).toMatchObject({ why: 'not started', problem: 'not executable' });
  });

  test('a program without its interpreter is not started', async () => {
    expect(await noteOf(await program('#!/no/such/interpreter\n'))).toMatchObject({
      why: 'not started',
      problem: 'no interpreter',
    });
  });

  test('a program of another architecture fails', async () => {
    const path = await program('');
    await writeFile(path, Buffer.from('7f454c4602010100', 'hex'));
    expect(await noteOf(path)).toMatchObject({
      why: expect.stringMatching(/^(not started|ended)$/) as string,
    });
  });

  test('a program runs through a link, with blanks in its name, in a private folder', async () => {
    const folder = await freshFolder();
    const home = join(folder, 'of my own');
    await mkdir(home, { mode: 0o700 });
    await writeFile(join(home, 'first option'), `#!/bin/sh\n. "$(dirname "$0")/rest"\n`, { mode: 0o700 });
    await writeFile(join(home, 'rest'), ANSWERS, { mode: 0o600 });
    await symlink(join(home, 'first option'), join(folder, 'a link'));
    const { referee } = await refereeAt(level);
    const { report, stderr } = await playRumour(referee, [{ program: join(folder, 'a link') }, greedy()]);
    await referee.close();
    expect([stderr, report.withdrawn]).toEqual(['', []]);
  });

  test('programs in one folder do not see each other', async () => {
    const path = await shell(`ls "$(dirname "$0")" >&2\n${ANSWERS}`);
    const other = join(dirname(path), 'other');
    await writeFile(other, `#!/bin/sh\n${ANSWERS}\n`, { mode: 0o755 });
    const { referee } = await refereeAt(level);
    const { report, stderr } = await playRumour(referee, [{ program: path }, { program: other }]);
    await referee.close();
    expect(report.withdrawn).toEqual([]);
    expect(stderr).toBe(level === 'none' ? 'bot\nother\n' : 'bot\n');
  });

  test('a program sees the files in its folder unless the folder contains other programs', async () => {
    const path = await shell(`ls "$(dirname "$0")" | tr '\\n' ' ' >&2\n${ANSWERS}`);
    const folder = dirname(path);
    await writeFile(join(folder, 'data'), '', { mode: 0o755 });
    await writeFile(join(folder, 'library.so.1'), '\u007fELF', { mode: 0o755 });
    expect(await seenBy(path)).toBe('bot data library.so.1 ');
    await writeFile(join(folder, 'stranger'), '#!/bin/sh\n', { mode: 0o755 });
    expect(await seenBy(path)).toBe(level === 'none' ? 'bot data library.so.1 stranger ' : 'bot ');
  });

  test.each([0o700, 0o744, 0o711])('a program of mode %o in a world-readable folder runs', async (mode) => {
    const path = await shell(`echo seen >&2\n${ANSWERS}`);
    await chmod(path, mode);
    expect(await seenBy(path)).toBe('seen\n');
  });

  /** The standard error of a program that plays to the end. */
  async function seenBy(path: string): Promise<string> {
    const { referee } = await refereeAt(level);
    const { report, stderr } = await playRumour(referee, [{ program: path }, greedy()]);
    await referee.close();
    expect(report.withdrawn).toEqual([]);
    return stderr;
  }
});
