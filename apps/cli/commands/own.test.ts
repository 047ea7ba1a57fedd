import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import type { Command, SomeEntry } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { call, contentsOf, emptyFolder } from '../call.testing.ts';
import { COMMANDS } from '../run.ts';

/** Copies a file, in capitals, and says so. */
const shout: Command = {
  name: 'shout',
  usage: {
    it: 'DA A: copia in maiuscole',
    en: 'FROM TO: copies in capitals',
    pt: 'DE PARA: copia em maiúsculas',
  },
  run: async ([from = '', to = ''], hands) => {
    const text = Buffer.from(await hands.read(from)).toString();
    await hands.write(to, Buffer.from(text.toUpperCase()));
    hands.print(`copied ${text}`);
    hands.complain('loudly');
    return text === '' ? 1 : 0;
  },
};
const entries: readonly SomeEntry[] = catalogue.map((entry) =>
  entry.game.id === 'uno' ? { ...entry, commands: [shout] } : entry,
);
const own = (...args: string[]) => call(args, [], { entries });

describe("a game's own commands", () => {
  it('are run with the words after their name, read and write files, and give the exit code', async () => {
    const folder = await emptyFolder();
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await writeFile(from, 'quiet\u001b[2J');
    await writeFile(to, 'before');
    expect(await own('uno', 'shout', from, to)).toEqual({
      exit: 0,
      out: ['copied quiet [2J'],
      err: ['loudly'],
    });
    expect(await readFile(to, 'utf8')).toBe('QUIET\u001b[2J');
    expect(await readFile(`${to}.1`, 'utf8')).toBe('before');
    await writeFile(from, '');
    expect((await own('uno', 'shout', from, to)).exit).toBe(1);
  });

  it('complain in one line of files that cannot be read or written', async () => {
    const folder = await emptyFolder();
    const from = join(folder, 'from');
    expect(await own('uno', 'shout', from, 'to')).toEqual({
      exit: 2,
      out: [],
      err: [`ludoteca uno: ${from}: there is no such file (help: ludoteca uno --help)`],
    });
    await writeFile(from, 'quiet');
    const { exit, err } = await own('uno', 'shout', from, join(folder, 'none', 'to'));
    expect({ exit, err }).toEqual({
      exit: 1,
      err: [expect.stringMatching(/^ludoteca uno: cannot write .*ENOENT/)],
    });
    expect([...(await contentsOf(folder)).keys()]).toEqual(['from']);
  });

  it.each([['uno'], ['uno', '--help'], ['help', 'uno']])('are listed: %s %s', async (...args) => {
    const { exit, out } = await own(...args);
    expect({ exit, out }).toEqual({ exit: 0, out: ['  uno shout  FROM TO: copies in capitals'] });
  });

  it('explain themselves, and the help of all shows them', async () => {
    expect((await own('uno', 'shout', '--help')).out).toEqual([
      'ludoteca uno shout  FROM TO: copies in capitals',
    ]);
    expect((await own('--help')).out).toContain('  uno shout  FROM TO: copies in capitals');
  });

  it('that do not exist are refused, those that are nearly right with a hint', async () => {
    expect(await own('uno', 'shuot')).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('"shuot" is not a command of uno; there are shout; did you mean shout?')],
    });
    const { exit, out } = await own('rumour');
    expect({ exit, out: out.join() }).toEqual({
      exit: 0,
      out: expect.stringContaining('rumour has no commands of its own'),
    });
  });

  it('are never hidden by a command for all games', () => {
    const ids = new Set(catalogue.map(({ game }) => game.id));
    expect(COMMANDS.filter(({ name }) => ids.has(name))).toEqual([]);
  });
});
