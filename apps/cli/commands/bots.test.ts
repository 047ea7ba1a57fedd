import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArchive } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { callCli, readFolder, makeTempFolder, waitForExit, launchCli } from '../testing/cli.testing.ts';

const FIRST = `#!/bin/sh
while read -r line; do
  case $line in *'"type":"question"'*) echo '{"type":"answer","option":0}' ;; esac
done
`;

/** A shell script in a folder of its own. */
async function program(name: string, text = FIRST): Promise<string> {
  const path = join(await makeTempFolder(), name);
  await writeFile(path, text);
  await chmod(path, 0o755);
  return path;
}

const bots = (...messages: readonly string[]): ReturnType<typeof callCli> =>
  callCli(['bots', ...messages, '--isolate', 'none', '--time', '30000']);

const WARNING = /^Programs are not isolated here/;

describe('ludoteca bots', () => {
  it('prints standings with intervals, the same for the same seed', async () => {
    const messages = ['uno', await program('first'), ':greedy', ':random', '--seed', '7', '--games', '6'];
    const { exit, out, err } = await bots(...messages);
    expect(exit).toBe(0);
    expect(err).toEqual([expect.stringMatching(WARNING)]);
    expect(out[0]).toBe('uno, seed 7: 6 games');
    expect(out[2]).toMatch(/^ +wins +share +95 % interval +shared +mean place +lapses +out$/);
    const names = new Set(out.slice(3).map((line) => line.split(' ')[0]));
    expect(names).toEqual(new Set(['first', 'greedy', 'random']));
    expect((await bots(...messages)).out).toEqual(out);
  });

  it('plays each deal once for every rotation of the seats', async () => {
    const folder = await makeTempFolder();
    await bots('rumour', await program('first'), ':greedy', '--seed', '7', '--games', '4', '--out', folder);
    const files = await readFolder(folder);
    const archives = [...files]
      .filter(([name]) => name.endsWith('.ludoteca'))
      .map(([, bytes]) => {
        const parsed = parseArchive(bytes);
        if (!parsed.ok) throw new Error('an archive cannot be read');
        return parsed.value;
      });
    expect(archives.map(({ archive }) => archive.seed)).toEqual(['7/0', '7/0', '7/1', '7/1']);
    expect(archives.map(({ players }) => players?.map(({ name }) => name))).toEqual([
      ['first', 'greedy'],
      ['greedy', 'first'],
      ['first', 'greedy'],
      ['greedy', 'first'],
    ]);
  });

  it('saves archive, transcript and standard error of each game; the archive verifies', async () => {
    const folder = await makeTempFolder();
    const loud = FIRST.replace('while', 'echo at work >&2\nwhile');
    await bots(
      'rumour',
      await program('loud', loud),
      ':random',
      '--seed',
      '7',
      '--games',
      '1',
      '--out',
      folder,
    );
    const files = await readFolder(folder);
    expect([...files.keys()]).toEqual([
      'rumour-000000-loud.err',
      'rumour-000000-loud.txt',
      'rumour-000000.ludoteca',
    ]);
    expect(String(files.get('rumour-000000-loud.err'))).toBe('at work\n');
    const lines = String(files.get('rumour-000000-loud.txt')).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ +\d+ < \{"type":"hello"/);
    expect(lines).toContainEqual(expect.stringMatching(/^ +\d+ > \{"type":"answer","option":0\}$/));
    expect(lines.at(-1)).toMatch(/< \{"type":"over"/);
    expect((await callCli(['verify', join(folder, 'rumour-000000.ludoteca')])).exit).toBe(0);
  });

  it('says why a program lost a turn or its seat, and exits with 1 if one was out', async () => {
    const wrong = await program('wrong', FIRST.replace('"option":0', '"option":99'));
    const lapsed = await bots('rumour', wrong, ':greedy', '--seed', '7', '--games', '1');
    expect(lapsed.exit).toBe(0);
    expect(lapsed.out).toContainEqual(
      expect.stringMatching(
        /^game 0, wrong: a turn lost: \{"type":"answer","option":99\} was refused: there is no option of that number/,
      ),
    );
    const gone = await bots(
      'rumour',
      await program('gone', '#!/bin/sh\nexit 3\n'),
      ':greedy',
      '--seed',
      '7',
      '--games',
      '2',
    );
    expect(gone.exit).toBe(1);
    expect(gone.out).toContain(
      'game 1, gone: out: ended its own program (code 3) in the middle of the match',
    );
  });

  it('prints one JSON object with --json', async () => {
    const path = await program('first');
    const { out } = await bots('uno', path, path, '--seed', '7', '--games', '2', '--set', 'hand=3', '--json');
    expect(out).toHaveLength(1);
    expect(JSON.parse(out[0]!)).toMatchObject({
      game: 'uno',
      games: 2,
      seed: '7',
      settings: { hand: 3 },
      clock: 30_000,
      isolation: 'none',
      players: [{ kind: 'program', source: path }, { kind: 'program' }],
    });
    const names = (JSON.parse(out[0]!) as { players: { name: string }[] }).players.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['first', 'first-2']));
  });

  it('draws and prints a seed if none is given', async () => {
    const { err } = await bots('rumour', ':greedy', ':random', '--games', '1');
    expect(err[0]).toMatch(/^Random seed; to repeat: --seed \d+$/);
  });

  it.each([
    [['chess', ':greedy', ':random'], /no game is called/],
    [['uno', ':greedy'], /PLAYER… is missing/],
    [['uno', ':greedy', ':clever'], /no computer player is called ":clever"/],
    [['uno', ':greedy', './no-such-bot'], /".\/no-such-bot" is not a program: there is no such file/],
    [['rumour', ...Array.from({ length: 6 }, () => ':random')], /rumour is for 2 to 5 players; there are 6/],
    [['uno', ':greedy', ':random', '--set', 'hand=99'], /53/],
    [['uno', ':greedy', ':random', '--isolate', 'perhaps'], /auto, required, none/],
    [['uno', ':greedy', ':random', '--time', '-1'], /--time/],
  ])('refuses %j', async (messages, error) => {
    const { exit, err } = await callCli(['bots', ...messages]);
    expect(exit).toBe(2);
    expect(err[0]).toMatch(error);
  });

  it('stops at Ctrl-C with the results so far, and leaves no process', async () => {
    const folder = await makeTempFolder();
    const slow = await program('slow', FIRST.replace('echo', 'sleep 0.02; echo'));
    const child = launchCli(
      [
        'bots',
        'rumour',
        slow,
        ':random',
        '--games',
        '100000',
        '--seed',
        '7',
        '--out',
        folder,
        '--isolate',
        'none',
      ],
      folder,
    );
    const done = waitForExit(child);
    while (!(await readFolder(folder)).has('rumour-000000-slow.txt')) await setTimeout(20);
    child.kill('SIGINT');
    const { exit, out, err } = await done;
    expect(exit).toBe(130);
    expect(out[0]).toMatch(/^rumour, seed 7: \d+ games?$/);
    expect(err.at(-1)).toMatch(/^Stopped after [\d,]+ of 100,000 games\.$/);
    const transcript = await readFile(join(folder, 'rumour-000000-slow.txt'), 'utf8');
    expect(transcript).toContain('"type":"over"');
  });
});
