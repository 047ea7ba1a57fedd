import { readFile } from 'node:fs/promises';
import { catalogue } from '@ludoteca/games';
import { type Form, LANGUAGES } from '@ludoteca/kit';
import { BUILT_IN_PLAYER_NAMES } from '@ludoteca/players';
import { describe, expect, it } from 'vitest';
import { callCli } from '../testing/cli.testing.ts';
import { COMMANDS } from './run-cli.ts';

const wordsIn = (lines: readonly string[]): string[] => lines.join(' ').split(/ +/);
/** The first column of the first table. */
const idsIn = (lines: readonly string[]): string[] =>
  lines.slice(1, lines.indexOf('')).flatMap((line) => /^\S+/.exec(line)?.[0] ?? []);

const COMMAND_NAMES = COMMANDS.map(({ name }) => name);

describe('the command line', () => {
  it.each(['--help', '-h', 'help'])('lists its commands: %s', async (word) => {
    const { exit, out } = await callCli([word]);
    expect(exit).toBe(0);
    for (const name of COMMAND_NAMES) expect(out.join('\n')).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
    expect(await callCli([])).toEqual(await callCli([word]));
  });

  it.each(COMMAND_NAMES)('explains %s', async (name) => {
    const { exit, out, err } = await callCli([name, '--help']);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out[0]).toMatch(new RegExp(`^ludoteca ${name}`));
    expect(out.join('\n')).toContain('-h, --help');
  });

  it.each(['sim', 'play', 'replay', 'verify', 'serve', 'join'])(
    'documents the exit codes of %s',
    async (name) => {
      expect((await callCli([name, '--help'])).out.join('\n')).toMatch(/Exit code: 0/);
    },
  );

  it.each(COMMAND_NAMES)('explains %s with help COMMAND', async (name) => {
    expect(await callCli(['help', name])).toEqual(await callCli([name, '--help']));
  });

  it('prints its version, after any command too', async () => {
    const version = await callCli(['--version']);
    expect(version.out.join()).toMatch(/^\d+\.\d+\.\d+$/);
    for (const name of [...COMMAND_NAMES, 'uno']) expect(await callCli([name, '--version'])).toEqual(version);
  });

  it.each([30, 60, 80, 120])('wraps its help between words at a width of %i', async (width) => {
    const helps = [[], ...COMMAND_NAMES.map((name) => [name])];
    for (const help of helps) {
      const { out } = await callCli([...help, '--help'], [], { width });
      const unbroken = await callCli([...help, '--help'], [], { width: 10_000 });
      expect(wordsIn(out)).toEqual(wordsIn(unbroken.out));
      // Even in a narrow terminal the first column is complete and the second has room for a word.
      for (const line of out) expect(line.length).toBeLessThanOrEqual(Math.max(width, 22 + 20));
    }
  });
});

const valuesOf = (field: Form[string]): string => {
  switch (field.kind) {
    case 'number':
      return `${field.min} to ${field.max}`;
    case 'choice':
      return field.among.join(', ');
    case 'file':
      return 'name or @FILE';
    case 'flag':
      return '';
  }
};

describe('ludoteca games', () => {
  const listed = catalogue.filter((entry) => entry.listed);

  it('does not repeat the name of a value that its label begins with', async () => {
    const { out } = await callCli(['games'], [], { width: 300 });
    expect(out.join(' ').replaceAll(/\s+/g, ' ')).toContain('; balanced: who survives');
  });

  it('lists the games, hidden ones on request', async () => {
    const { out } = await callCli(['games']);
    expect(idsIn(out)).toEqual(listed.map(({ game }) => game.id));
    const { out: all } = await callCli(['games', '--all']);
    expect(idsIn(all)).toEqual(catalogue.map(({ game }) => game.id));
  });

  it('shows the settings of each game with ranges and defaults', async () => {
    const { out } = await callCli(['games', '--all'], [], { width: 300 });
    for (const { game, form } of catalogue)
      for (const [key, field] of Object.entries(form)) {
        const row = out.find((line) => new RegExp(`^${game.id} +${key} `).test(line))!;
        expect(row).toContain(valuesOf(field));
        expect(row).toMatch(new RegExp(` ${field.usual} `));
      }
    for (const name of ['play', 'sim'])
      expect((await callCli([name, '--help'])).out.join(' ')).toContain('ludoteca games');
  });

  it('prints seats, players and settings as JSON', async () => {
    const { out } = await callCli(['games', '--json', '--all', '--lang', 'it']);
    expect(JSON.parse(out.join())).toEqual(
      catalogue.map(({ game, texts, players = {}, form, listed: shown }) => ({
        id: game.id,
        name: texts.it.name,
        about: texts.it.about,
        version: game.version,
        seats: game.seats,
        players: [...Object.keys(players), ...BUILT_IN_PLAYER_NAMES],
        // Functions of file fields are not part of the JSON.
        settings: JSON.parse(JSON.stringify(form)) as object,
        listed: shown,
      })),
    );
  });
});

describe('ludoteca rules', () => {
  it.each(catalogue.map((entry) => [entry.game.id, entry] as const))(
    'prints a summary of the rules of %s and the path of all rules',
    async (id, { texts }) => {
      for (const lang of LANGUAGES) {
        const { exit, out } = await callCli(['rules', id, '--lang', lang]);
        expect(exit).toBe(0);
        const text = out.join(' ').replaceAll(/ +/g, ' ');
        for (const rule of texts[lang].rules) expect(text).toContain(rule);
        const file = out.at(-1)!.split(' ').at(-1)!;
        expect(await readFile(file, 'utf8')).toMatch(/^# /);
      }
    },
  );
});
