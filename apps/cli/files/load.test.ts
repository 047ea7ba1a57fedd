import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { contentsOf, emptyFolder } from '../call.testing.ts';
import { type Disk, disk } from './disk.ts';
import { LIMIT, load, readBytes } from './load.ts';
import { save } from './save.ts';

function parse(bytes: Uint8Array): Result<string, 'bad'> {
  const text = Buffer.from(bytes).toString();
  return text.startsWith('good') ? ok(text) : refuse('bad');
}

describe('loading a file', () => {
  it('gives what it holds, packed or not', async () => {
    const path = join(await emptyFolder(), 'file');
    await writeFile(path, 'good');
    expect(await load(path, parse)).toEqual(ok('good'));
    await writeFile(path, gzipSync('good and packed'));
    expect(await load(path, parse)).toEqual(ok('good and packed'));
  });

  it('offers the newest older version that is good when the file is damaged, and changes nothing', async () => {
    const folder = await emptyFolder();
    const path = join(folder, 'file');
    for (const text of ['good 1', 'good 2', 'torn', 'worse']) await save(path, Buffer.from(text));
    const before = await contentsOf(folder);
    expect(await load(path, parse)).toEqual(refuse({ problem: 'bad', older: `${path}.2` }));
    expect(await contentsOf(folder)).toEqual(before);
  });

  it('offers an older version when the file itself is gone', async () => {
    const path = join(await emptyFolder(), 'file');
    await save(path, Buffer.from('good 1'));
    await save(path, Buffer.from('good 2'));
    await disk.remove(path);
    expect(await load(path, parse)).toEqual(
      refuse({ problem: { trouble: { what: 'missing' } }, older: `${path}.1` }),
    );
  });

  it('offers nothing when no version is good', async () => {
    const path = join(await emptyFolder(), 'file');
    await writeFile(path, 'torn');
    expect(await load(path, parse)).toEqual(refuse({ problem: 'bad' }));
  });
});

describe('reading the bytes of a file', () => {
  it('does not even open one that is too large', async () => {
    const path = join(await emptyFolder(), 'huge');
    await writeFile(path, '');
    await truncate(path, 100_000_000);
    const unread: Disk = { ...disk, read: () => Promise.reject(new Error('it was read')) };
    expect(await readBytes(path, unread)).toEqual(refuse({ what: 'too large', size: 100_000_000 }));
  });

  it('does not unpack a bomb', async () => {
    const path = join(await emptyFolder(), 'bomb');
    await writeFile(path, gzipSync(Buffer.alloc(LIMIT + 1)));
    expect(await readBytes(path)).toEqual(refuse({ what: 'unpacks too large' }));
  });

  it('refuses packed bytes that are cut off', async () => {
    const path = join(await emptyFolder(), 'cut');
    await writeFile(path, gzipSync('something worth packing').subarray(0, 20));
    expect(await readBytes(path)).toEqual(refuse({ what: 'gzip' }));
  });

  it('refuses what is not there and what is no file', async () => {
    const folder = await emptyFolder();
    expect(await readBytes(join(folder, 'nothing'))).toEqual(refuse({ what: 'missing' }));
    expect(await readBytes(folder)).toEqual(refuse({ what: 'no file' }));
  });

  it('says why the machine would not let it read', async () => {
    const path = join(await emptyFolder(), 'file');
    await writeFile(path, 'good');
    const locked: Disk = { ...disk, read: () => Promise.reject(new Error('permission denied')) };
    expect(await readBytes(path, locked)).toEqual(refuse({ what: 'unreadable', why: 'permission denied' }));
  });
});
