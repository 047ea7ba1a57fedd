import {
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeArchive, parseArchive, recordMatch } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import { readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { privateDisk } from '../files/disk.ts';
import { ann, bob, noon, robot, uno, unoMatch } from './saves.testing.ts';
import { SaveStore } from './save-store.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const opened = async (): Promise<SaveStore> =>
  new SaveStore(join(await makeTempFolder(), 'data'), undefined, noon);

const namesIn = async (saves: SaveStore) => {
  const { matches, damaged } = await saves.list();
  return { kept: matches.map(({ slot }) => slot.name), damaged: damaged.map(({ slot }) => slot.name) };
};

describe('a slot', () => {
  it('is named by the time, with a number within the same second', async () => {
    const saves = await opened();
    const slots = await Promise.all([
      saves.createSlot('uno'),
      saves.createSlot('uno'),
      saves.createSlot('rumour'),
    ]);
    const names = new Set(slots.map(({ game, name }) => `${game} ${name}`));
    expect(names).toEqual(
      new Set(['rumour 2026-05-03-12-00-07', 'uno 2026-05-03-12-00-07', 'uno 2026-05-03-12-00-07-2']),
    );
    const elsewhere = new SaveStore(saves.folder, undefined, noon);
    expect((await elsewhere.createSlot('uno')).name).toBe('2026-05-03-12-00-07-3');
    expect(await saves.list()).toEqual({ matches: [], damaged: [] });
  });

  it('is not overwritten by a program that resumed an earlier state', async () => {
    const saves = await opened();
    await saves.slot('uno', 'one').save(unoMatch(5), [ann, robot]);
    const [here, there] = [saves.slot('uno', 'one'), saves.slot('uno', 'one')];
    for (const slot of [here, there]) await slot.adopt(5, {});
    for (const answers of [6, 7, 6, 8]) await here.save(unoMatch(answers), [ann, robot]);
    await expect(there.save(unoMatch(6), [ann, robot])).rejects.toThrow(
      'another program has gone on with it',
    );
    expect((await saves.list()).matches).toMatchObject([{ entries: 8 }]);
    await here.save(unoMatch(9), [ann, robot]);
    expect((await saves.list()).matches).toMatchObject([{ entries: 9 }]);
  });

  it('holds the match as last saved, with its players', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    for (const answers of [0, 1, 2, 7]) await slot.save(unoMatch(answers), [ann, robot]);
    const loaded = await saves.load(slot.path);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
    expect(loaded.value.match.position()).toEqual(unoMatch(7).position());
    expect(loaded.value.recording.players).toEqual([ann, robot]);
  });

  it('has the time at which each entry was made, also after a resume, in the slot and in a copy', async () => {
    let time = 1000;
    const clock = (): Date => new Date(time++);
    const saves = new SaveStore(join(await makeTempFolder(), 'data'), undefined, clock);
    const slot = saves.slot('uno', 'one');
    for (const answers of [0, 1, 2]) {
      time = 1000 * (answers + 1);
      slot.note(unoMatch(answers));
    }
    await slot.save(unoMatch(2), [ann, robot]);
    const loaded = await saves.load(slot.path);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
    expect(loaded.value.recording.times).toEqual([2000, 3000]);

    time = 9000;
    const resumed = saves.slot('uno', 'one');
    await resumed.adopt(2, loaded.value.recording);
    await resumed.save(unoMatch(3), [ann, robot]);
    const copy = await resumed.copy('two', unoMatch(3), [ann, robot]);
    for (const { path } of [resumed, copy]) {
      const again = await saves.load(path);
      expect(again.ok && again.value.recording.times).toEqual([2000, 3000, 9000]);
    }
  });

  it('is readable by its owner only, with older versions and statistics', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    for (const answers of [0, FOREVER]) await slot.save(unoMatch(answers), [ann, robot]);
    const folder = dirname(slot.path);
    const names = await readdir(folder);
    expect(names).toHaveLength(3);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    for (const path of [folder, saves.folder]) expect((await stat(path)).mode & 0o777).toBe(0o700);
  });

  it('can be read whatever the names of its players are', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    const players = [
      { name: '😀'.repeat(99), kind: 'k'.repeat(99) },
      { name: '', kind: PERSON },
    ];
    await slot.save(unoMatch(3), players);
    const loaded = await saves.load(slot.path);
    expect(loaded.ok && loaded.value.recording.players?.map(({ name }) => name.length)).toEqual([100, 6]);
  });

  it('reports in one line that nothing can be saved if its folder cannot be created', async () => {
    const folder = join(await makeTempFolder(), 'file');
    await writeFile(folder, 'precious');
    const slot = await new SaveStore(folder, undefined, noon).createSlot('uno');
    await expect(slot.save(unoMatch(1), [ann, bob])).rejects.toThrow(/^the match cannot be kept in .*: /);
    expect(await readFile(folder, 'utf8')).toBe('precious');
  });
});

describe('a copy of a slot', () => {
  it('does not change while the match continues', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    await slot.save(unoMatch(3), [ann, robot]);
    const copy = await slot.copy(' before the storm ', unoMatch(3), [ann, robot]);
    await slot.save(unoMatch(9), [ann, robot]);
    expect(copy.name).toBe('before the storm');
    const loaded = await saves.load(copy.path);
    expect(loaded.ok && loaded.value.match.number).toBe(3);
  });

  it('is replaced by a later copy of the same match and stays among the older versions', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    for (const answers of [3, 5]) await slot.copy('mine', unoMatch(answers), [ann, robot]);
    const copies = [slot, saves.slot('uno', 'mine')].map(({ path }) => path);
    expect(await saves.load(copies[1]!)).toMatchObject({ ok: true, value: { match: { number: 5 } } });
    expect(await saves.load(`${copies[1]}.1`)).toMatchObject({ ok: true, value: { match: { number: 3 } } });
  });

  it('replaces neither another match nor the slot itself', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    await slot.copy('mine', unoMatch(3), [ann, robot]);
    const before = await readFolder(dirname(slot.path));
    await expect(slot.copy('mine', unoMatch(3, 'other'), [ann, robot])).rejects.toThrow('already a save');
    await expect(slot.copy(slot.name, unoMatch(3), [ann, robot])).rejects.toThrow('already a save');
    expect(await readFolder(dirname(slot.path))).toEqual(before);
  });
});

describe('the list of saves', () => {
  it('is empty if the folder does not exist, and creates none', async () => {
    const saves = await opened();
    expect(await saves.list()).toEqual({ matches: [], damaged: [] });
    expect(await privateDisk.stat(saves.folder)).toBeUndefined();
  });

  it('has the latest first, with players, length and outcome', async () => {
    const saves = await opened();
    for (const [i, [name, answers]] of (
      [
        ['new', 4],
        ['old', FOREVER],
        ['middle', 0],
      ] as const
    ).entries()) {
      const slot = saves.slot('uno', name);
      await slot.save(unoMatch(answers), [ann, robot]);
      await utimes(slot.path, 0, 3000 - [0, 2, 1][i]! * 1000);
    }
    const { matches } = await saves.list();
    expect(matches.map(({ slot, modified: when }) => [slot.name, when.getTime()])).toEqual([
      ['new', 3_000_000],
      ['middle', 2_000_000],
      ['old', 1_000_000],
    ]);
    expect(matches[0]).toMatchObject({
      slot: { game: 'uno', name: 'new' },
      catalogueEntry: { game: { id: 'uno' } },
      header: { seats: 2 },
      entries: 4,
      players: [ann, robot],
    });
    expect(matches.map(({ outcome }) => outcome !== undefined)).toEqual([false, false, true]);
  });

  it('ignores older versions, links, folders and foreign files', async () => {
    const saves = await opened();
    const slot = saves.slot('uno', 'one');
    for (const answers of [1, 2, 3]) await slot.save(unoMatch(answers), [ann, robot]);
    const folder = dirname(slot.path);
    await symlink(slot.path, join(folder, 'link.ludoteca'));
    await mkdir(join(folder, 'folder.ludoteca'));
    await writeFile(join(folder, 'one.ludoteca.abcdefabcdef.tmp'), 'half');
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await writeFile(join(saves.folder, 'loose.ludoteca'), 'not in the folder of a game');
    expect(await namesIn(saves)).toEqual({ kept: ['one'], damaged: [] });
  });

  it('reads only both ends of a file: other damage is found when loading', async () => {
    const saves = await opened();
    const slot = saves.slot('uno', 'one');
    await slot.save(unoMatch(30), [ann, robot]);
    const bytes = (await readFolder(dirname(slot.path))).get('one.ludoteca')!;
    bytes[bytes.indexOf('\n') + 20]! ^= 1;
    await writeFile(slot.path, bytes);
    expect(await namesIn(saves)).toEqual({ kept: ['one'], damaged: [] });
    expect(await saves.load(slot.path)).toMatchObject({ ok: false, problem: { problem: { damage: {} } } });
  });

  const whole = makeArchive(recordMatch(unoMatch(5)));
  const changed = (change: object): Uint8Array => {
    const recording = parseArchive(whole);
    if (!recording.ok) throw new Error('the archive is bad');
    return makeArchive({ ...recording.value, archive: { ...recording.value.archive, ...change } });
  };
  it.each<[string, Uint8Array, object]>([
    ['a diary', Buffer.from('Dear diary,\n'), { damage: { what: 'foreign' } }],
    ['an archive cut off', whole.subarray(0, 400), { damage: { what: 'cut off' } }],
    ['a game that nobody knows', changed({ game: 'chess' }), { unknownGame: 'chess' }],
    ['rules that are no longer there', changed({ version: 0 }), { failure: { what: 'version' } }],
    ['a bomb', gzipSync(Buffer.alloc(17 * 2 ** 20)), { readProblem: { what: 'unpacks too large' } }],
  ])('lists %s as damaged, with the reason', async (_, bytes, problem) => {
    const saves = await opened();
    await saves.slot('uno', 'good').save(unoMatch(2), [ann, robot]);
    await writeFile(join(saves.folder, 'uno', 'bad.ludoteca'), bytes);
    const { matches, damaged } = await saves.list();
    expect(matches.map(({ slot }) => slot.name)).toEqual(['good']);
    expect(damaged).toMatchObject([{ slot: { game: 'uno', name: 'bad' }, problem }]);
  });

  it('lists a file of a hundred megabytes as damaged without reading it', async () => {
    const saves = await opened();
    await mkdir(join(saves.folder, 'uno'), { recursive: true });
    const path = join(saves.folder, 'uno', 'huge.ludoteca');
    await writeFile(path, '');
    await truncate(path, 100_000_000);
    expect((await saves.list()).damaged).toMatchObject([
      { problem: { readProblem: { what: 'too large', size: 100_000_000 } } },
    ]);
  });

  it('names a valid older version', async () => {
    const saves = await opened();
    const slot = saves.slot('uno', 'one');
    for (const answers of [3, 4]) await slot.save(unoMatch(answers), [ann, robot]);
    await truncate(slot.path, 100);
    expect((await saves.list()).damaged).toMatchObject([
      { problem: { damage: { what: 'cut off' } }, older: `${slot.path}.1` },
    ]);
  });

  it('accepts gzip archives and archives without players', async () => {
    const saves = await opened();
    await mkdir(join(saves.folder, 'uno'), { recursive: true });
    await writeFile(join(saves.folder, 'uno', 'packed.ludoteca'), gzipSync(whole));
    const { matches } = await saves.list();
    expect(matches).toMatchObject([{ slot: { name: 'packed' }, entries: 5, header: { seats: 2 } }]);
    expect(matches[0]).not.toHaveProperty('players');
  });
});

describe('a save', () => {
  it('is renamed with its sibling files', async () => {
    const saves = await opened();
    const slot = saves.slot('uno', 'one');
    for (const answers of [1, 2, 3]) await slot.save(unoMatch(answers), [ann, robot]);
    const before = await readFolder(dirname(slot.path));
    const renamed = await saves.rename(slot, 'two');
    expect(renamed).toMatchObject({ game: 'uno', name: 'two' });
    expect(await readFolder(dirname(slot.path))).toEqual(
      new Map([...before].map(([name, bytes]) => [name.replace('one', 'two'), bytes])),
    );
  });

  it('cannot get the name of another', async () => {
    const saves = await opened();
    for (const name of ['one', 'two']) await saves.slot('uno', name).save(unoMatch(1, name), [ann, robot]);
    const before = await readFolder(join(saves.folder, 'uno'));
    await expect(saves.rename(saves.slot('uno', 'one'), 'two')).rejects.toThrow('already a save');
    expect(await readFolder(join(saves.folder, 'uno'))).toEqual(before);
  });

  it('is removed with its sibling files and no others', async () => {
    const saves = await opened();
    for (const name of ['one', 'one.ludoteca.1', 'two'])
      for (const answers of [1, 2]) await saves.slot('uno', name).save(unoMatch(answers), [ann, robot]);
    await writeFile(`${saves.slot('uno', 'one').path}.abcdefabcdef.tmp`, 'half');
    await saves.remove(saves.slot('uno', 'one'));
    expect([...(await readFolder(join(saves.folder, 'uno'))).keys()]).toEqual([
      'one.ludoteca.1.ludoteca',
      'one.ludoteca.1.ludoteca.1',
      'two.ludoteca',
      'two.ludoteca.1',
    ]);
  });
});

describe('the finished matches', () => {
  it('contain each match once, however often it is saved and copied', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    const over = unoMatch(FOREVER);
    for (let i = 0; i < 3; i++) await slot.save(over, [ann, robot]);
    await slot.copy('again', over, [ann, robot]);
    await slot.save(unoMatch(5), [ann, robot]);
    const { finished, damaged } = await saves.finished('uno');
    expect(damaged).toEqual([]);
    expect(finished).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        at: noon().getTime(),
        entries: over.number,
        players: [ann, robot],
        places: over.outcome!.places,
      },
    ]);
  });

  it('contain the same match again if others play it, or at another time', async () => {
    const saves = await opened();
    const over = unoMatch(FOREVER);
    await saves.slot('uno', 'ann').save(over, [ann, robot]);
    await saves.slot('uno', 'bob').save(over, [bob, robot]);
    const later = new SaveStore(saves.folder, undefined, () => new Date(noon().getTime() + 60_000));
    await later.slot('uno', 'later').save(over, [ann, robot]);
    expect((await saves.finished('uno')).finished).toHaveLength(3);
  });

  it('contain no match that does not verify', async () => {
    const saves = await opened();
    const going = { ...recordMatch(unoMatch(5), { players: [ann, robot] }), outcome: { places: [1, 2] } };
    await mkdir(join(saves.folder, 'uno'), { recursive: true });
    await writeFile(join(saves.folder, 'uno', 'forged.ludoteca'), makeArchive(going));
    expect((await saves.finished('uno')).finished).toEqual([]);
  });

  it('contain no match of another game', async () => {
    const saves = await opened();
    const { path } = saves.slot('uno', 'one');
    await saves.slot('uno', 'one').save(unoMatch(FOREVER), [ann, robot]);
    await mkdir(join(saves.folder, 'rumour'), { recursive: true });
    await rename(path, join(saves.folder, 'rumour', 'one.ludoteca'));
    expect((await saves.finished('rumour')).finished).toEqual([]);
  });

  it('contain matches that a crash kept from being counted', async () => {
    const saves = await opened();
    const slot = await saves.createSlot('uno');
    await slot.save(unoMatch(FOREVER), [ann, robot]);
    await privateDisk.remove(join(dirname(slot.path), 'statistics.jsonl'));
    expect((await saves.finished('uno')).finished).toHaveLength(1);
    await saves.remove(slot);
    expect((await saves.finished('uno')).finished).toHaveLength(1);
  });

  it('are empty for a game without finished matches', async () => {
    const saves = await opened();
    await saves.slot(uno.game.id, 'one').save(unoMatch(5), [ann, robot]);
    expect(await saves.finished('uno')).toEqual({ finished: [], damaged: [] });
    expect(await saves.finished('rumour')).toEqual({ finished: [], damaged: [] });
  });
});
