import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { call } from './call.testing.ts';

const COMMANDS = ['start', 'games', 'play', 'sim', 'replay', 'verify'];

describe('the command line', () => {
  it.each(['--help', '-h', 'help'])('lists its commands: %s', async (word) => {
    const { exit, out } = await call([word]);
    expect(exit).toBe(0);
    for (const name of COMMANDS) expect(out.join('\n')).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
    expect(await call([])).toEqual(await call([word]));
  });

  it.each(COMMANDS)('explains %s', async (name) => {
    const { exit, out, err } = await call([name, '--help']);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out[0]).toMatch(new RegExp(`^ludoteca ${name}`));
    expect(out.join('\n')).toContain('-h, --help');
  });

  it.each(['sim', 'play', 'replay', 'verify'])(
    'says in the help of %s what its exit codes mean',
    async (name) => {
      expect((await call([name, '--help'])).out.join('\n')).toMatch(/Exit code: 0/);
    },
  );

  it('tells its version', async () => {
    expect((await call(['--version'])).out.join()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('ludoteca games', () => {
  const listed = catalogue.filter((entry) => entry.listed);

  it('lists the games, and those that menus hide when asked', async () => {
    const { out } = await call(['games']);
    expect(out.slice(1).map((line) => line.split(' ')[0])).toEqual(listed.map(({ game }) => game.id));
    const { out: all } = await call(['games', '--all']);
    expect(all.slice(1).map((line) => line.split(' ')[0])).toEqual(catalogue.map(({ game }) => game.id));
  });

  it('gives programs the seats and settings of each', async () => {
    const { out } = await call(['games', '--json', '--all', '--lang', 'it']);
    expect(JSON.parse(out.join())).toEqual(
      catalogue.map(({ game, texts, form, listed: shown }) => ({
        id: game.id,
        name: texts.it.name,
        about: texts.it.about,
        version: game.version,
        seats: game.seats,
        settings: form,
        listed: shown,
      })),
    );
  });
});

describe('ludoteca start', () => {
  it('names every listed game and what can be done with them', async () => {
    const text = (await call(['start'])).out.join('\n');
    for (const { game } of catalogue.filter((entry) => entry.listed)) expect(text).toContain(game.id);
    for (const name of ['play', 'sim', 'verify', 'replay', '--help'])
      expect(text).toContain(`npx ludoteca ${name}`);
  });
});
