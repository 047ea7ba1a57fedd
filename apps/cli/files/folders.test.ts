import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { type Disk, disk } from './disk.ts';
import { makeDurableFolder, findFiles } from './folders.ts';

describe('makeDurableFolder', () => {
  it('creates all missing folders, each durably in its parent', async () => {
    const top = await makeTempFolder();
    const deeds: string[] = [];
    const watched: Disk = {
      ...disk,
      makeFolder: (path) => {
        deeds.push(`make ${path}`);
        return disk.makeFolder(path);
      },
      syncFolder: (path) => {
        deeds.push(`sync ${path}`);
        return disk.syncFolder(path);
      },
    };
    await makeDurableFolder(join(top, 'a', 'b'), watched);
    expect(deeds).toEqual([
      `make ${join(top, 'a')}`,
      `sync ${top}`,
      `make ${join(top, 'a', 'b')}`,
      `sync ${join(top, 'a')}`,
    ]);
    deeds.length = 0;
    await makeDurableFolder(join(top, 'a', 'b'), watched);
    expect(deeds).toEqual([]);
  });

  it('accepts a folder that another process has just created', async () => {
    const path = join(await makeTempFolder(), 'a');
    const raced: Disk = {
      ...disk,
      makeFolder: async () => {
        await disk.makeFolder(path);
        await disk.makeFolder(path);
      },
    };
    await expect(makeDurableFolder(path, raced)).resolves.toBeUndefined();
  });

  it('fails if a file is in the way or no folder can be created', async () => {
    const top = await makeTempFolder();
    await writeFile(join(top, 'file'), '');
    await expect(makeDurableFolder(join(top, 'file'))).rejects.toThrow('ENOTDIR: not a directory');
    await expect(makeDurableFolder(join(top, 'file', 'below'))).rejects.toThrow('ENOTDIR');
    const readOnly: Disk = { ...disk, makeFolder: () => Promise.reject(new Error('no folders here')) };
    await expect(makeDurableFolder(join(top, 'a', 'b'), readOnly)).rejects.toThrow('no folders here');
    expect(await readdir(top)).toEqual(['file']);
  });
});

describe('findFiles', () => {
  it('finds each file with the extension once, in order, and follows no link', async () => {
    const top = await makeTempFolder();
    await mkdir(join(top, 'b.end', 'deep'), { recursive: true });
    for (const name of ['c.end', 'a.end', 'other', join('b.end', 'x.end'), join('b.end', 'deep', 'y.end')])
      await writeFile(join(top, name), '');
    await symlink(top, join(top, 'b.end', 'back'));
    await symlink(join(top, 'a.end'), join(top, 'again.end'));
    await symlink('circle.end', join(top, 'circle.end'));
    const names = ['a.end', join('b.end', 'deep', 'y.end'), join('b.end', 'x.end'), 'c.end'];
    expect(await findFiles(top, '.end')).toEqual({
      files: names.map((name) => join(top, name)),
      unreadable: [],
    });
  });

  it('reports unreadable folders and continues', async () => {
    const top = await makeTempFolder();
    await mkdir(join(top, 'closed'));
    await writeFile(join(top, 'z.end'), '');
    const error = new Error('permission denied');
    const list = async (folder: string) => {
      if (folder.endsWith('closed')) throw error;
      return readdir(folder, { withFileTypes: true });
    };
    expect(await findFiles(top, '.end', list)).toEqual({
      files: [join(top, 'z.end')],
      unreadable: [{ folder: join(top, 'closed'), error }],
    });
  });
});
