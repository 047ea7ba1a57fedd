import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { SaveStore } from '../saves/save-store.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

const GAME = 'unstable-students';
const COMPUTERS = ['--players', 'random,random', '--pace', 'none', '--save-prompts', 'go'];
/** A deck of freshmen and students of its own. */
const DECK = Array.from({ length: 10 }, (_, i) =>
  [i < 4 ? 2 : 6, `Carta ${i}`, 'Una carta', i < 4 ? 2 : 3, 0, 3, 0].join('\n'),
).join('\n');

async function folderWith(files: { readonly [name: string]: string | Uint8Array }): Promise<string> {
  const folder = await makeTempFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

async function headerIn(folder: string) {
  const { matches } = await new SaveStore(folder, catalogue).list();
  return matches[0]!.header;
}

/** People answer one question and leave. */
const ANSWERED = ['1'];
const play = (folder: string, ...args: readonly string[]) =>
  callCli([GAME, ...args, '--dir', folder, '--save-prompts', 'go'], ANSWERED);

/** A save as the original program writes it. */
async function originalSave(): Promise<Uint8Array> {
  const folder = await makeTempFolder();
  const options = ['--players', 'you,you', '--set', 'rules=classic', '--seed', 'a', '--save', 'prima'];
  await callCli(['play', GAME, ...options, '--dir', folder], []);
  return readFile(join(folder, 'saves', 'prima.sav'));
}

describe('a folder of the original program', () => {
  it('gives new matches the deck of its mazzo.txt, and says so', async () => {
    const folder = await folderWith({ 'mazzo.txt': DECK });
    const { err } = await callCli(['play', GAME, '--dir', folder, '--save-prompts', 'go'], ANSWERED);
    expect(err).toContain(`the deck is that of ${join(folder, 'mazzo.txt')}; --deck chooses another`);
    expect(JSON.stringify((await headerIn(folder)).settings)).toContain('Carta 9');
  });

  it('leaves the choice of another deck', async () => {
    const folder = await folderWith({ 'mazzo.txt': DECK });
    const { err } = await callCli(
      ['play', GAME, '--deck', 'standard', '--dir', folder, '--save-prompts', 'go'],
      ANSWERED,
    );
    expect(err.join()).not.toContain('mazzo.txt');
    expect((await headerIn(folder)).settings).toMatchObject({ deck: 'standard' });
  });

  it('with an invalid mazzo.txt is refused with the line', async () => {
    const folder = await folderWith({ 'mazzo.txt': '0\nUna\nDue\n7\n0\n0\n0\n' });
    const { exit, err } = await callCli(['play', GAME, ...COMPUTERS, '--dir', folder], []);
    expect(exit).toBe(2);
    expect(err.join()).toContain('mazzo.txt');
  });

  it.each(['prima.sav', 'prima'])('opens %s among its saves, by the rules of the original', async (name) => {
    const folder = await folderWith({ 'saves/prima.sav': await originalSave() });
    expect((await play(folder, name)).exit).toBe(0);
    expect((await headerIn(folder)).settings).toMatchObject({ rules: 'classic' });
  });

  it('lets the rules of a save be chosen, and nothing else', async () => {
    const folder = await folderWith({ 'saves/prima.sav': await originalSave() });
    expect((await play(folder, 'prima.sav', '--set', 'rules=faithful')).exit).toBe(0);
    expect((await headerIn(folder)).settings).toMatchObject({ rules: 'faithful' });
    const { exit, err } = await play(folder, 'prima.sav', '--set', 'students=3');
    expect(exit).toBe(2);
    expect(err[0]).toContain('--set students=3 does not go with a save');
  });

  it('opens a save of another program, detected or as a dialect that is named', async () => {
    const folder = await folderWith({ 'saves/prima.sav': await originalSave() });
    const [from, to] = [join(folder, 'saves', 'prima.sav'), join(folder, 'altra.sav')];
    expect((await callCli([GAME, 'inspect', from, '--repair', to, '--as', 'nursery-first'], [])).exit).toBe(
      0,
    );
    const opened = await play(folder, to);
    expect(opened.exit).toBe(0);
    expect(opened.out.join(' ')).toContain('“nursery-first” of another program');
    expect((await play(folder, to, '--dialect', 'nursery-first')).exit).toBe(0);
    const wrong = await play(folder, to, '--dialect', 'draft');
    expect([wrong.exit, wrong.err.join()]).toEqual([1, expect.stringContaining('cannot be opened')]);
    const unknown = await play(folder, to, '--dialect', 'mine');
    expect([unknown.exit, unknown.err.join()]).toEqual([
      2,
      expect.stringContaining('--dialect takes one of original, nursery-first, draft, not "mine"'),
    ]);
  });

  it('keeps the permissions of the files that are written again', async () => {
    const save = await originalSave();
    const folder = await folderWith({ 'saves/prima.sav': save, 'saves/cache.txt': 'altro\n' });
    const path = join(folder, 'saves', 'prima.sav');
    await chmod(path, 0o664);
    await chmod(join(folder, 'saves', 'cache.txt'), 0o640);
    await callCli([GAME, 'prima.sav', ...COMPUTERS, '--dir', folder], []);
    expect(Buffer.compare(await readFile(path), save)).not.toBe(0);
    expect((await stat(path)).mode & 0o777).toBe(0o664);
    expect((await stat(join(folder, 'saves', 'cache.txt'))).mode & 0o777).toBe(0o640);
  });
});
