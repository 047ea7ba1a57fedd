import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { type GameCommand, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { callCli, readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { COMMANDS } from './run-cli.ts';

/** Copies a file in upper case. */
const shout: GameCommand = {
  name: 'shout',
  usage: {
    it: 'DA A: copia in maiuscole',
    en: 'FROM TO: copies in capitals',
    pt: 'DE PARA: copia em maiúsculas',
  },
  run: async ([from = '', to = ''], environment) => {
    const text = Buffer.from(await environment.read(from)).toString();
    await environment.write(to, Buffer.from(text.toUpperCase()));
    environment.print(`copied ${text}`);
    environment.printError('loudly');
    return text === '' ? 1 : 0;
  },
};
/** The catalogue with these commands in Uno. */
const withOwn = (...commands: GameCommand[]): readonly AnyCatalogueEntry[] =>
  catalogue.map((entry) => (entry.game.id === 'uno' ? Object.assign({}, entry, { commands }) : entry));
const entries = withOwn(shout);
const replay = async (...args: string[]) => (await callCli(args, [], { width: 100 })).out;
const own = (...args: string[]) => callCli(args, [], { entries });

describe('the commands of a game', () => {
  it('get the arguments after their name, read and write files, and return the exit code', async () => {
    const folder = await makeTempFolder();
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

  it('report unreadable and unwritable files in one line', async () => {
    const folder = await makeTempFolder();
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
    expect([...(await readFolder(folder)).keys()]).toEqual(['from']);
  });

  it.each([['uno'], ['uno', '--help'], ['help', 'uno']])('are listed: %s %s', async (...args) => {
    const { exit, out } = await own(...args);
    expect({ exit, out }).toEqual({ exit: 0, out: ['  uno shout  FROM TO: copies in capitals'] });
  });

  it('have help, and are part of the general help', async () => {
    expect((await own('uno', 'shout', '--help')).out).toEqual([
      'ludoteca uno shout  FROM TO: copies in capitals',
    ]);
    expect((await own('--help')).out.join('\n')).toMatch(/^ {2}uno shout +FROM TO: copies in capitals$/m);
  });

  it("explain usage, parameters, examples and exit codes in the user's language", async () => {
    expect(await replay('teferi', 'rule', '--help')).toEqual([
      'ludoteca teferi rule NUMBER…|WORDS…',
      '',
      'A rule in short, all of a section, or those that speak of something, the closest first.',
      '',
      'Arguments',
      '  NUMBER…      a rule (702.7c) or a section (702.7)',
      '  WORDS…       words or beginnings of words; the rules in which all of them are found',
      '  --lang LANG  the language: it, en, pt (default: as chosen in the menu, else that of the terminal)',
      '  -h, --help   show this help',
      '',
      'Examples',
      '  ludoteca teferi rule 702.7c',
      '  ludoteca teferi rule lethal damage',
      '  ludoteca teferi rule deathtouch',
      '',
      'Exit code: 0 found; 1 there is none; 2 a word is missing.',
    ]);
    const inItalian = await replay('lirya', 'deck', '--help', '--lang', 'it');
    expect(inItalian).toContain('Argomenti');
    expect(inItalian.slice(-2).join(' ')).toMatch(/^Codice di uscita: 0 .*; 1 .*; 2 /);
    expect(await replay('help', 'teferi', 'judge', '--lang', 'pt')).toContain('Exemplos');
  });

  it.each([['xx'], []])('refuse help in an unknown language: %s', async (...language) => {
    const refused = await own('lirya', 'deck', '--help', '--lang', ...language);
    expect(refused).toMatchObject({ exit: 2, out: [] });
    expect(refused.err.join()).toContain('--lang takes one of it, en, pt');
  });

  const idsWithCommands = catalogue
    .filter(({ commands }) => commands !== undefined)
    .map(({ game }) => game.id);

  it.each(idsWithCommands)('have help in the game %s', (id) => {
    const commands = catalogue.find(({ game }) => game.id === id)?.commands ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const { help } of commands)
      for (const language of LANGUAGES) {
        const { about, parameters, examples, exitCodes } = help![language];
        expect(about).toMatch(/\.$/);
        expect(exitCodes).toMatch(/^0 .*[;,] (1 .*[;,] )?2 .*\.$/);
        expect([parameters.length, examples.length].every((length) => length > 0)).toBe(true);
        expect(JSON.stringify(help![language])).not.toMatch(/\p{L}'\p{L}/u);
      }
  });

  it('that do not exist are refused, with a suggestion for a mistyped name', async () => {
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

  it('without a name take all arguments that name no command', async () => {
    const rest: GameCommand = {
      ...shout,
      name: '',
      run: async (messages, environment) => (environment.print(messages.join('+')), 7),
    };
    const named = withOwn(shout, rest);
    const typed = async (...args: string[]) => {
      const { exit, out } = await callCli(['uno', ...args], [], { entries: named });
      return [exit, ...out];
    };
    expect(await typed('a', '-h', 'shout')).toEqual([7, 'a+-h+shout']);
    expect(await typed()).toEqual([7, '']);
    expect(await typed('--help')).toEqual([7, '--help']);
    expect(await typed('shout', '-h')).toEqual([0, 'ludoteca uno shout  FROM TO: copies in capitals']);
    expect((await callCli(['--help'], [], { entries: named })).out.join('\n')).toMatch(
      /^ {2}uno +FROM TO: copies in capitals$/m,
    );
  });

  it('print in colours, but never control characters', async () => {
    const paint: GameCommand = {
      ...shout,
      run: async (_, environment) => {
        environment.print([{ text: 'A\u001b[2J', role: 'red' }, { text: '\tB' }]);
        environment.print('\tC\u0007');
        return environment.calledByOwnName ? 1 : 0;
      },
    };
    const painted = withOwn(paint);
    const { exit, out } = await callCli(['uno', 'shout'], [], { entries: painted });
    expect({ exit, out }).toEqual({ exit: 0, out: ['A [2J\tB', '\tC '] });
  });

  it('write, append, create folders, prepare submissions and draw random numbers', async () => {
    const folder = await makeTempFolder();
    const busy: GameCommand = {
      ...shout,
      run: async (_, environment) => {
        await environment.makeFolder(join(folder, 'a', 'b'));
        await environment.replaceText(join(folder, 'a', 'text'), 'one\n');
        await environment.replaceText(join(folder, 'a', 'text'), 'two\n');
        await environment.append(join(folder, 'a', 'text'), 'three\n');
        await environment.replaceText(join(folder, 'a', 'b', 'program'), '#!/bin/sh\n');
        await environment.replaceText(join(folder, 'a', 'script.py'), 'print(1)\n');
        await environment.makeFolder(join(folder, 'a', 'void'));
        const prepared = await environment.prepareSubmissions(join(folder, 'a'), 'none', 'it');
        for (const { path, program } of prepared.submissions)
          environment.print(`${path}: ${program.ok ? basename(program.value) : program.problem.join('; ')}`);
        await prepared.close();
        return environment.randomInt(1);
      },
    };
    const busied = withOwn(busy);
    const { exit, out } = await callCli(['uno', 'shout'], [], { entries: busied });
    expect({ exit, out }).toEqual({
      exit: 0,
      out: [
        `${join(folder, 'a', 'b')}: program`,
        `${join(folder, 'a', 'script.py')}: script.py`,
        `${join(folder, 'a', 'void')}: la cartella è vuota`,
      ],
    });
    expect(await readFile(join(folder, 'a', 'text'), 'utf8')).toBe('two\nthree\n');
  });

  it('read typed lines and know the language', async () => {
    const echo: GameCommand = {
      ...shout,
      run: async (_, environment) => {
        for (let line = await environment.readLine(); line !== undefined; line = await environment.readLine())
          environment.print(`${environment.language}: ${line}`);
        return 0;
      },
    };
    const { out } = await callCli(['uno', 'shout'], ['one', 'two'], { entries: withOwn(echo) });
    expect(out).toEqual(['en: one', 'en: two']);
  });

  it('never have the name of a general command', () => {
    const ids = new Set(catalogue.map(({ game }) => game.id));
    expect(COMMANDS.filter(({ name }) => ids.has(name))).toEqual([]);
  });
});
