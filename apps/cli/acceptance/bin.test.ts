import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeTempFolder, waitForExit, launchCli } from '../testing/cli.testing.ts';

/** Each test starts the real program, which costs half a second. */
describe('the program', () => {
  it('simulates in worker threads and prints only JSON', async () => {
    const line = 'sim uno --seats 4 --games 200 --seed 1 --players random,greedy,random,greedy --json --jobs';
    const results = await Promise.all(
      ['1', '2'].map((jobs) => waitForExit(launchCli([...line.split(' '), jobs]))),
    );
    const [one, two] = results.map(({ exit, out, err }) => {
      expect({ exit, err }).toEqual({ exit: 0, err: [] });
      return out.join('\n').replace(/"seconds":[\d.]+/, '');
    });
    expect(JSON.parse(results[0]!.out.join('\n'))).toMatchObject({ game: 'uno', games: 200, faults: 0 });
    expect(one).toEqual(two);
  });

  it('prints no colours into a pipe, whatever the environment says', async () => {
    const { out } = await waitForExit(launchCli(['games'], undefined, { CI: 'true', FORCE_COLOR: '1' }));
    expect(out.join('\n')).toContain('uno');
    expect(out.join('\n')).not.toContain('\u001b');
  });

  it('reports an error in one line without a stack trace and exits with 2', async () => {
    const { exit, out, err } = await waitForExit(launchCli(['sim', 'uno', '--seats', '17']));
    expect(exit).toBe(2);
    expect(out).toEqual([]);
    expect(err).toEqual([
      expect.stringMatching(/^ludoteca sim: --seats must be .* \(help: ludoteca sim --help\)$/),
    ]);
  });

  it('reads typed lines and exits normally at the end of the input', async () => {
    const folder = await makeTempFolder();
    const line = `play rumour --seed 1 --players you=Ada,greedy --lang it --dir ${folder}`.split(' ');
    const child = launchCli(line);
    child.stdin.end('1\n1\n');
    const { exit, out, err } = await waitForExit(child);
    expect(exit).toBe(0);
    expect(out.join('\n')).toContain('Ada');
    expect(err).toEqual([expect.stringMatching(/^L’input è terminato\. .*: ludoteca play rumour --from /)]);
  });

  it('ends a match at Ctrl-C, says so and saves it', async () => {
    const file = join(await makeTempFolder(), 'match.ludoteca');
    const child = launchCli([
      'play',
      'rumour',
      '--seed',
      '1',
      '--out',
      file,
      '--dir',
      await makeTempFolder(),
    ]);
    const printed = waitForExit(child);
    child.stdin.write('1\n');
    let text = '';
    child.stdout.on('data', (bytes) => (text += String(bytes)));
    while ((text.match(/^1\. /gm) ?? []).length < 2) await setTimeout(20);
    child.kill('SIGINT');
    const { exit, out, err } = await printed;
    expect(exit).toBe(130);
    expect(err).toEqual([expect.stringMatching(/^Stopped\. .*: ludoteca play rumour --from /)]);
    expect(out.at(-1)).toBe(`The match is in ${file}`);
    expect((await waitForExit(launchCli(['verify', file]))).out.join()).toMatch(/ok, [1-9]\d* entr/);
  });

  it('stops a simulation at Ctrl-C and continues it when called again', async () => {
    const folder = await makeTempFolder();
    const line = `sim rumour --seed 1 --out ${folder} --json --jobs 2 --games`.split(' ');
    const child = launchCli([...line, '1000000']);
    const printed = waitForExit(child);
    while ((await readdir(folder)).length < 10) await setTimeout(20);
    child.kill('SIGINT');
    const { exit, out, err } = await printed;
    expect(exit).toBe(130);
    const { games } = JSON.parse(out.join('\n')) as { games: number };
    const done = games.toLocaleString('en');
    expect(err).toEqual([
      `${games === 1 ? '1 archive' : `${done} archives`} written, 0 already there.`,
      `Stopped after ${done} of 1,000,000 games. The same command continues.`,
    ]);
    expect((await readdir(folder)).filter((name) => !name.endsWith('.ludoteca'))).toEqual([]);
    expect((await waitForExit(launchCli(['verify', folder]))).exit).toBe(0);
  });
});
