import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { type Disk, disk } from './disk.ts';
import { MAX_FILE_BYTES, loadFile, readFileBytes } from './read-file.ts';
import { saveAtomically } from './atomic-save.ts';

function parse(bytes: Uint8Array): Result<string, 'bad'> {
  const text = Buffer.from(bytes).toString();
  return text.startsWith('good') ? ok(text) : refuse('bad');
}

describe('loadFile', () => {
  it('returns the parsed content, packed or not', async () => {
    const path = join(await makeTempFolder(), 'file');
    await writeFile(path, 'good');
    expect(await loadFile(path, parse)).toEqual(ok('good'));
    await writeFile(path, gzipSync('good and packed'));
    expect(await loadFile(path, parse)).toEqual(ok('good and packed'));
  });

  it('names the newest valid older version of a damaged file, and changes nothing', async () => {
    const folder = await makeTempFolder();
    const path = join(folder, 'file');
    for (const text of ['good 1', 'good 2', 'torn', 'worse']) await saveAtomically(path, Buffer.from(text));
    const before = await readFolder(folder);
    expect(await loadFile(path, parse)).toEqual(refuse({ problem: 'bad', older: `${path}.2` }));
    expect(await readFolder(folder)).toEqual(before);
  });

  it('names an older version if the file is missing', async () => {
    const path = join(await makeTempFolder(), 'file');
    await saveAtomically(path, Buffer.from('good 1'));
    await saveAtomically(path, Buffer.from('good 2'));
    await disk.remove(path);
    expect(await loadFile(path, parse)).toEqual(
      refuse({ problem: { readProblem: { what: 'missing' } }, older: `${path}.1` }),
    );
  });

  it('names nothing if no version is valid', async () => {
    const path = join(await makeTempFolder(), 'file');
    await writeFile(path, 'torn');
    expect(await loadFile(path, parse)).toEqual(refuse({ problem: 'bad' }));
  });
});

describe('readFileBytes', () => {
  it('does not open a file that is too large', async () => {
    const path = join(await makeTempFolder(), 'huge');
    await writeFile(path, '');
    await truncate(path, 100_000_000);
    const unread: Disk = { ...disk, read: () => Promise.reject(new Error('it was read')) };
    expect(await readFileBytes(path, unread)).toEqual(refuse({ what: 'too large', size: 100_000_000 }));
  });

  it('does not unpack a gzip bomb', async () => {
    const path = join(await makeTempFolder(), 'bomb');
    await writeFile(path, gzipSync(Buffer.alloc(MAX_FILE_BYTES + 1)));
    expect(await readFileBytes(path)).toEqual(refuse({ what: 'unpacks too large' }));
  });

  it('refuses truncated gzip', async () => {
    const path = join(await makeTempFolder(), 'cut');
    await writeFile(path, gzipSync('something worth packing').subarray(0, 20));
    expect(await readFileBytes(path)).toEqual(refuse({ what: 'gzip' }));
  });

  it('refuses a missing file and anything that is not a file', async () => {
    const folder = await makeTempFolder();
    expect(await readFileBytes(join(folder, 'nothing'))).toEqual(refuse({ what: 'missing' }));
    expect(await readFileBytes(folder)).toEqual(refuse({ what: 'no file' }));
  });

  it('reports the error of the system', async () => {
    const path = join(await makeTempFolder(), 'file');
    await writeFile(path, 'good');
    const locked: Disk = { ...disk, read: () => Promise.reject(new Error('permission denied')) };
    expect(await readFileBytes(path, locked)).toEqual(
      refuse({ what: 'unreadable', why: 'permission denied' }),
    );
  });
});
