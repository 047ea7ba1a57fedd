import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, it } from 'vitest';
import { readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { type Disk, disk } from './disk.ts';
import { olderVersionPath, saveAtomically, MAX_OLDER_VERSIONS } from './atomic-save.ts';

const bytesOf = (version: number): Buffer => Buffer.from(`version ${version}`);
const numberOf = (bytes: Buffer): number => Number(/^version (\d+)$/.exec(String(bytes))![1]);

/** The versions in a folder, the newest first; fails for any other file. */
async function versionsIn(folder: string): Promise<readonly number[]> {
  const contents = await readFolder(folder);
  const names = [
    'file',
    ...Array.from({ length: MAX_OLDER_VERSIONS }, (_, i) => olderVersionPath('file', i + 1)),
  ];
  return names.flatMap((name) => (contents.has(name) ? [numberOf(contents.get(name)!)] : []));
}

async function saved(versions: number): Promise<string> {
  const folder = await makeTempFolder();
  for (let version = 1; version <= versions; version++)
    await saveAtomically(join(folder, 'file'), bytesOf(version));
  return folder;
}

/** A disk that crashes at its n-th operation, which may be half done; later operations fail. */
function dying(at: number, half: boolean): Disk & { readonly dead: () => boolean } {
  let done = 0;
  const step = async (): Promise<void> => {
    if (++done >= at) throw new Error('the machine is off');
  };
  return {
    dead: () => done >= at,
    stat: async (path) => step().then(() => disk.stat(path)),
    read: async (path) => step().then(() => disk.read(path)),
    write: async (path, bytes) => {
      if (half && done + 1 === at) await writeFile(path, bytes.subarray(0, bytes.length / 2));
      return step().then(() => disk.write(path, bytes));
    },
    rename: async (from, to) => {
      if (half && done + 1 === at) await disk.rename(from, to);
      return step().then(() => disk.rename(from, to));
    },
    remove: async (path) => step().then(() => disk.remove(path)),
    makeFolder: async (path) => step().then(() => disk.makeFolder(path)),
    syncFolder: async (path) => step().then(() => disk.syncFolder(path)),
  };
}

describe('a saved file', () => {
  it('keeps its last five versions and nothing else', async () => {
    const folder = await saved(8);
    expect(await versionsIn(folder)).toEqual([8, 7, 6, 5, 4, 3]);
    expect((await readFolder(folder)).size).toBe(1 + MAX_OLDER_VERSIONS);
  });

  it.each([
    [0, false],
    [1, false],
    [3, true],
    [7, false],
    [7, true],
  ])(
    'of %i versions loses none but the oldest in a crash at any operation; half done: %o',
    async (before, half) => {
      const due = Array.from({ length: Math.min(before, MAX_OLDER_VERSIONS) }, (_, i) => before - i);
      for (let at = 1, died = true; died; at++) {
        const folder = await saved(before);
        const machine = dying(at, half);
        await saveAtomically(join(folder, 'file'), bytesOf(before + 1), machine).catch(() => undefined);
        died = machine.dead();
        const left = await versionsIn(folder);
        const lost = due.filter((version) => !left.includes(version));
        const there = before === 0 || (await readFolder(folder)).has('file');
        const goneBack = (left[0] ?? 0) < before;
        expect({ at, there, goneBack, lost }).toEqual({ at, there: true, goneBack: false, lost: [] });

        await saveAtomically(join(folder, 'file'), bytesOf(before + 2));
        const mended = await versionsIn(folder);
        const dropped = due.slice(0, MAX_OLDER_VERSIONS - 1).filter((version) => !mended.includes(version));
        const inOrder = [...new Set(mended)].toSorted((a, b) => b - a);
        expect({ at, present: mended[0], mended, dropped }).toEqual({
          at,
          present: before + 2,
          mended: inOrder,
          dropped: [],
        });
      }
    },
  );

  it('is unchanged on a full disk, and no temporary file remains', async () => {
    const folder = await saved(3);
    const before = await readFolder(folder);
    const full: Disk = {
      ...disk,
      write: async (path, bytes) => {
        await writeFile(path, bytes.subarray(0, 3));
        throw new Error('no space left');
      },
    };
    await expect(saveAtomically(join(folder, 'file'), bytesOf(4), full)).rejects.toThrow('no space left');
    expect(await readFolder(folder)).toEqual(before);
  });

  it('is durable among the older versions before it is replaced, even after a crash', async () => {
    const folder = await saved(1);
    await writeFile(olderVersionPath(join(folder, 'file'), 1), bytesOf(1));
    const deeds: string[] = [];
    const watched: Disk = {
      ...disk,
      rename: (from, to) => {
        deeds.push('rename');
        return disk.rename(from, to);
      },
      syncFolder: (path) => {
        deeds.push(`sync ${path}`);
        return disk.syncFolder(path);
      },
    };
    await saveAtomically(join(folder, 'file'), bytesOf(2), watched);
    expect(deeds).toEqual([`sync ${folder}`, 'rename', `sync ${folder}`]);
    expect(await versionsIn(folder)).toEqual([2, 1]);
  });

  it('survives kill -9 complete, with everything that was acknowledged', async () => {
    const dice = createFastDice('kill');
    const module = new URL('./atomic-save.ts', import.meta.url).href;
    const script = `
      import { saveAtomically } from ${JSON.stringify(module)};
      for (let version = 1; ; version++) {
        await saveAtomically('file', Buffer.from(\`version \${version}\`.padEnd(200_000, ' ')));
        console.log(version);
      }`;
    for (let trial = 0; trial < scaleVolume(100); trial++) {
      const folder = await makeTempFolder();
      const child = spawn(
        process.execPath,
        ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script],
        { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const until = 1 + dice.die(12);
      let acknowledged = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged = Number(line);
        if (acknowledged === until) child.kill('SIGKILL');
      }
      if (child.signalCode === null) await once(child, 'exit');
      const present = await readFile(join(folder, 'file'), 'utf8');
      expect(present).toHaveLength(200_000);
      expect(Number(present.slice('version '.length))).toBeGreaterThanOrEqual(acknowledged);
      expect(await readFile(olderVersionPath(join(folder, 'file'), 1))).toHaveLength(200_000);
    }
  });
});
