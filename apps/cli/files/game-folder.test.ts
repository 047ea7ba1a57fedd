import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { createLotsWithFiles, namedLotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { type FolderDisk, privateDisk } from './disk.ts';
import { findGameFolder, openGameFolder } from './game-folder.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

describe('a game folder', () => {
  it('returns what was written, lists it, and creates folders on demand', async () => {
    const path = join(await makeTempFolder(), 'new');
    const folder = openGameFolder(path);
    expect(await folder.list()).toEqual([]);
    expect(await folder.read('saves/ada.lot')).toBeUndefined();
    await folder.write('saves/ada.lot', bytes('one'));
    await folder.write('saves/ada.lot', bytes('two'));
    await folder.append('log.txt', 'a\n');
    await folder.append('log.txt', 'b\n');
    expect(String(await folder.read('saves/ada.lot'))).toBe('two');
    expect(String(await folder.read('log.txt'))).toBe('a\nb\n');
    expect(await folder.list()).toEqual(['log.txt']);
    expect(await folder.list('saves')).toEqual(['ada.lot', 'ada.lot.1']);
    expect((await stat(join(path, 'log.txt'))).mode & 0o077).toBe(0);
  });

  it('refuses names that lead outside', async () => {
    const path = join(await makeTempFolder(), 'inside');
    const folder = openGameFolder(path);
    for (const name of ['../out', 'a/../../out', '/out', '', 'a//b', './a', 'a\\b', 'a\u0000b', 'c:out']) {
      await expect(folder.write(name, bytes('x'))).rejects.toThrow('is no name of a file here');
      await expect(folder.read(name)).rejects.toThrow('is no name of a file here');
      await expect(folder.append(name, 'x')).rejects.toThrow('is no name of a file here');
    }
    expect(await readdir(join(path, '..'))).toEqual([]);
  });

  it('refuses large files and anything that is not a file', async () => {
    const path = await makeTempFolder();
    await writeFile(join(path, 'large'), Buffer.alloc(16 * 2 ** 20 + 1));
    await mkdir(join(path, 'folder'));
    await expect(openGameFolder(path).read('large')).rejects.toThrow('more than 16777216 bytes');
    await expect(openGameFolder(path).read('folder')).rejects.toThrow('not a file');
  });

  it('keeps the file unchanged when the disk fails', async () => {
    const path = await makeTempFolder();
    await openGameFolder(path).write('a', bytes('before'));
    const full: FolderDisk = {
      ...privateDisk,
      write: async () => {
        throw new Error('no space left');
      },
    };
    await expect(openGameFolder(path, full).write('a', bytes('after'))).rejects.toThrow('no space left');
    expect(String(await openGameFolder(path).read('a'))).toBe('before');
    expect(await readdir(path)).toEqual(['a']);
  });
});

describe('the location of the original files', () => {
  const lots = eraseGameType(createLotsWithFiles());

  it('is the data folder, the working directory if they are there, or the given folder', async () => {
    const [data, here] = [await makeTempFolder(), await makeTempFolder()];
    const pathOf = async (asked: object): Promise<string | undefined> =>
      (await findGameFolder(lots, { data, ...asked }, here))?.path;
    expect(await pathOf({})).toBe(join(data, 'lots', 'files'));
    await writeFile(join(here, 'wins.txt'), '');
    expect(await pathOf({})).toBe(here);
    expect(await pathOf({ dir: data })).toBe(data);
    expect(await pathOf({ dir: data, files: '/elsewhere' })).toBe('/elsewhere');
  });

  it('is detected by marker files in subfolders too, and undefined for a game without files', async () => {
    const [data, here] = [await makeTempFolder(), await makeTempFolder()];
    const entry = eraseGameType(createLotsWithFiles(namedLotFiles));
    await mkdir(join(here, 'saves'));
    expect((await findGameFolder(entry, { data }, here))?.path).toBe(join(data, 'lots', 'files'));
    await writeFile(join(here, 'saves', 'cache.txt'), '');
    expect((await findGameFolder(entry, { data }, here))?.path).toBe(here);
    expect(await findGameFolder(eraseGameType(lotsEntry), { data }, here)).toBeUndefined();
  });
});
