import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { createLotsWithFiles, namedLotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { SaveStore } from '../saves/save-store.ts';

const entries = [eraseGameType(createLotsWithFiles())];
const named = [eraseGameType(createLotsWithFiles(namedLotFiles))];
const LOT = 'LOT\nAda:3\nBea:5,1\ndeck:2,4\nkinds:person,greedy\n';

async function folderWith(text: string, name = 'round.lot'): Promise<string> {
  const folder = await makeTempFolder();
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), text);
  return folder;
}

/** The players of the only saved match. */
async function keptIn(folder: string) {
  const { matches } = await new SaveStore(folder, entries).list();
  return matches.map(({ players, slot, header }) => ({ players, name: slot.name, from: header.from }));
}

describe('an original save', () => {
  it.each([
    ['by its path', (folder: string) => ['play', 'lots', '--from', join(folder, 'round.lot')]],
    ['without the game', (folder: string) => ['play', '--from', join(folder, 'round.lot')]],
    ['by its name', () => ['play', 'lots', '--from', 'round']],
    ['as a word', () => ['play', 'lots', 'round']],
    ['by the name of the game', () => ['lots', 'round']],
  ])('is opened %s, with its players', async (_, args) => {
    const folder = await folderWith(LOT);
    const { exit, out, err } = await callCli([...args(folder), '--dir', folder, '--save-prompts', 'go'], [], {
      entries,
    });
    expect(err).toEqual([expect.stringContaining('The input has ended.')]);
    expect(exit).toBe(0);
    expect(out).toContain('Ada: 3');
    expect(out).toContain('Deck: card x2');
    const players = [
      { name: 'Ada', kind: 'person' },
      { name: 'Bea', kind: 'greedy' },
    ];
    expect(await keptIn(folder)).toMatchObject([{ players, from: { deck: [2, 4], hands: [[3], [5, 1]] } }]);
  });

  it('has people at every seat unless its files or the arguments say otherwise', async () => {
    const folder = await folderWith(LOT.replace(/kinds.*\n/, ''));
    await callCli(['lots', 'round', '--dir', folder], [], { entries });
    expect((await keptIn(folder))[0]!.players!.map(({ kind }) => kind)).toEqual(['person', 'person']);
    const other = await folderWith(LOT);
    await callCli(['lots', 'round', '--dir', other, '--players', 'random,you=Zoë'], [], { entries });
    expect((await keptIn(other))[0]!.players).toEqual([
      { name: 'Ada', kind: 'random' },
      { name: 'Zoë', kind: 'person' },
    ]);
  });

  it('shows its warnings, one per line', async () => {
    const folder = await folderWith(`${LOT}junk\nmore\n`);
    const { out } = await callCli(['lots', 'round', '--dir', folder], [], { entries });
    expect(out.filter((line) => line === 'A line is odd.')).toHaveLength(2);
  });

  it.each([
    ['nothing', '', 'This is no lot. (offset 0)'],
    ['a save that is cut off', 'LOT\nAda:3\n', 'It is cut off. (offset 10)'],
  ])('is refused in one line if it is %s, and no match starts', async (_, text, why) => {
    const folder = await folderWith(text);
    const { exit, err } = await callCli(['lots', 'round', '--dir', folder], [], { entries });
    expect({ exit, err }).toEqual({
      exit: 1,
      err: [
        `ludoteca lots: the save ${folder}/round.lot cannot be opened: ${why} (help: ludoteca lots --help)`,
      ],
    });
    expect(await readdir(folder)).toEqual(['round.lot']);
  });

  it('is refused if the game refuses it or --players names too many', async () => {
    const folder = await folderWith(LOT.replace('3', 'x'));
    expect(await callCli(['lots', 'round', '--dir', folder], [], { entries })).toMatchObject({ exit: 2 });
    const good = await folderWith(LOT);
    const { err } = await callCli(['lots', 'round', '--dir', good, '--players', 'you,you,you'], [], {
      entries,
    });
    expect(err[0]).toContain('--players names 3 players; the save has 2');
    for (const option of [
      ['--seats', '2'],
      ['--set', 'cards=8'],
      ['--at', '1'],
      ['--from', 'x'],
    ])
      expect(await callCli(['lots', 'round', '--dir', good, ...option], [], { entries })).toMatchObject({
        exit: 2,
      });
  });

  it('that is missing is reported with the searched folder', async () => {
    const folder = await makeTempFolder();
    const { exit, err } = await callCli(['lots', 'nobody', '--dir', folder], [], { entries });
    expect(exit).toBe(2);
    expect(err[0]).toContain(`there is no save called "nobody", neither here nor in ${folder}`);
  });

  it('comes after an own save of the same name with --from, and before it as a positional', async () => {
    const folder = await folderWith(LOT);
    await callCli(['play', 'lots', '--seed', 'b', '--dir', folder, '--save-prompts', 'go'], ['save round'], {
      entries,
    });
    const ours = await callCli(
      ['play', 'lots', '--from', 'round', '--dir', folder, '--save-prompts', 'go'],
      [],
      {
        entries,
      },
    );
    expect(ours.out).toContain('Deck: card x6');
    const theirs = await callCli(['play', 'lots', 'round', '--dir', folder, '--save-prompts', 'go'], [], {
      entries,
    });
    expect(theirs.out).toContain('Deck: card x2');
  });
});

describe('the original files of a match', () => {
  it('are written to the given folder, apart from the saves', async () => {
    const [dir, files] = [await makeTempFolder(), join(await makeTempFolder(), 'new')];
    const typed = ['1', '3', '1'];
    const { err } = await callCli(['play', 'lots', '--seed', 'b', '--dir', dir, '--files', files], typed, {
      entries,
    });
    expect(await readdir(files)).toEqual(['log.txt', 'round.lot']);
    expect(await readdir(dir)).toEqual(['lots']);
    expect(err[0]).toContain(`--files ${files}`);
  });

  it('do not stop the match if they cannot be written', async () => {
    const dir = await makeTempFolder();
    const files = join(await makeTempFolder(), 'closed');
    await writeFile(files, 'in the way');
    const { exit, out } = await callCli(
      ['play', 'lots', '--seed', 'b', '--dir', dir, '--files', files],
      ['1', '3', '1'],
      {
        entries,
      },
    );
    expect(exit).toBe(0);
    expect(out.filter((line) => line.includes('The files of the game cannot be written'))).toHaveLength(1);
    expect(out.filter((line) => line.startsWith('It could not be saved: ENOTDIR'))).toHaveLength(1);
    expect(await readFile(files, 'utf8')).toBe('in the way');
    await chmod(files, 0o600);
  });

  it('have the given name, which must be free; an opened save keeps its name', async () => {
    const dir = await makeTempFolder();
    const args = (...more: readonly string[]) => ['play', 'lots', '--seed', 'b', '--dir', dir, ...more];
    await callCli(args('--save', 'ada'), [], { entries: named });
    expect(await readdir(join(dir, 'saves'))).toEqual(['ada.lot']);
    const again = await callCli(args('--save', 'ada'), [], { entries: named });
    expect(again.err[0]).toContain('--save: there is a save called "ada" already');
    for (let times = 0; times < 2; times++)
      await callCli(['lots', 'ada', '--dir', dir], [], { entries: named });
    const { err } = await callCli(['lots', 'ada', '--dir', dir], [], { entries: named });
    expect(err[0]).toContain(`ludoteca play lots --from 'ada (3)' --dir ${dir}`);
    await callCli(['play', 'lots', '--from', 'ada (3)', '--dir', dir], ['1'], { entries: named });
    expect(await readdir(join(dir, 'saves'))).toEqual(['ada.lot', 'ada.lot.1']);
    const odd = await callCli(['play', 'lots', '--dir', dir, '--save', 'x'], [], { entries });
    expect(odd.err[0]).toContain('--save: the saves of lots have no names');
  });
});

describe('a game with original files', () => {
  it('opens its menu page at a terminal, and lists its commands otherwise', async () => {
    const dir = await makeTempFolder();
    const menu = await callCli(['menu', 'lots', '--dir', dir, '--lang', 'en'], [], { entries });
    expect(menu.out.join('\n')).toContain('. Open a save of the game’s own (.lot)\n');
    const { out } = await callCli(['lots'], [], { entries });
    expect(out[0]).toContain('lots has no commands of its own');
  });
});
