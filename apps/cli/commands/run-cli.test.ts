import { readFile } from 'node:fs/promises';
import { catalogue } from '@ludoteca/games';
import { type Form, type Language, LANGUAGES } from '@ludoteca/kit';
import { BUILT_IN_PLAYER_NAMES } from '@ludoteca/players';
import { describe, expect, it } from 'vitest';
import { formatOption } from '../args/command.ts';
import { helpTexts } from '../help/texts/index.ts';
import { callCli } from '../testing/cli.testing.ts';
import { COMMANDS } from './run-cli.ts';

const wordsIn = (lines: readonly string[]): string[] => lines.join(' ').split(/ +/);
/** The first column of the first table. */
const idsIn = (lines: readonly string[]): string[] =>
  lines.slice(1, lines.indexOf('')).flatMap((line) => /^\S+/.exec(line)?.[0] ?? []);

const sentencesOf = (language: Language): readonly string[] =>
  Object.values(helpTexts[language].pages).flatMap(({ about, options, notes, exitCodes }) =>
    [about, exitCodes].concat(Object.values(options), notes),
  );

/** With the commands of commands. */
const ALL_COMMANDS = COMMANDS.flatMap((command) => [command, ...(command.subcommands ?? [])]);
const COMMAND_NAMES = COMMANDS.map(({ name }) => name);

describe('the command line', () => {
  it.each(['--help', '-h', 'help'])('lists its commands: %s', async (word) => {
    const { exit, out } = await callCli([word]);
    expect(exit).toBe(0);
    for (const name of COMMAND_NAMES) expect(out.join('\n')).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
    expect(await callCli([])).toEqual(await callCli([word]));
  });

  it.each(ALL_COMMANDS.flatMap((command) => LANGUAGES.map((language) => ({ command, language }))))(
    'explains $command.name with all options and exit codes in $language',
    async ({ command: { name, describeOptions }, language }) => {
      const help = await callCli([...name.split(' '), '--help', '--lang', language], [], { width: 10_000 });
      expect({ exit: help.exit, err: help.err }).toEqual({ exit: 0, err: [] });
      const { headings, common, pages } = helpTexts[language];
      const text = help.out.join('\n');
      expect(help.out[0]).toMatch(new RegExp(`^ludoteca ${name}`));
      expect(text).toContain(pages[name].about);
      expect(text).toMatch(new RegExp(`^${headings.exitCodes}: 0 .*\\b2 .*\\.$`, 'm'));
      for (const [option, about] of [
        ['-h, --help', common.help],
        ['--lang LANG', common.lang],
        ...describeOptions(language).map((info) => [formatOption(info), info.about] as const),
      ]) {
        const row = help.out.find((line) => line.startsWith(`  ${option} `));
        expect(row?.slice(option.length + 2).trim()).toBe(about);
        expect(about).not.toBe('');
      }
    },
  );

  it.each([
    [['sim', 'umo'], 'it', 'ludoteca sim: GAME: nessun gioco si chiama "umo"', '; forse uno? (aiuto: '],
    [['sim', 'umo'], 'pt', 'ludoteca sim: GAME: nenhum jogo se chama "umo"', '; talvez uno? (ajuda: '],
    [['sim', 'umo'], 'en', 'ludoteca sim: GAME: no game is called "umo"', '; did you mean uno? (help: '],
    [['replay'], 'it', 'ludoteca replay: manca FILE', ''],
    [['replay'], 'pt', 'ludoteca replay: falta FILE', ''],
    [['sim', 'uno', '--game', '5'], 'it', 'ludoteca sim: opzione sconosciuta: --game', '; forse --games?'],
    [['sim', 'uno', '--games', 'x'], 'pt', 'ludoteca sim: --games deve ser um inteiro de 1 a ', ''],
    [['matches', 'nowhere'], 'it', 'ludoteca matches: SERVER dev’essere l’indirizzo di un server', ''],
  ] as const)('reports the mistake in %s in the language %s', async (words, language, start, part) => {
    const { exit, err } = await callCli([...words, '--lang', language]);
    expect(exit).toBe(2);
    expect(err[0]?.startsWith(start)).toBe(true);
    expect(err[0]).toContain(part);
    expect((await callCli([...words, `--lang=${language}`])).err).toEqual(err);
  });

  it('explains exactly the options that a command has', () => {
    for (const language of LANGUAGES)
      for (const { name, describeOptions } of ALL_COMMANDS)
        expect(Object.keys(helpTexts[language].pages[name].options).toSorted()).toEqual(
          describeOptions(language)
            .map((option) => option.name)
            .toSorted(),
        );
  });

  it('has no English sentence left in the other languages', () => {
    const english = new Set(sentencesOf('en'));
    for (const language of ['it', 'pt'] as const)
      expect(sentencesOf(language).filter((sentence) => english.has(sentence))).toEqual([]);
  });

  it('calls the values of an option the same in every command', () => {
    const placeholders = new Map<string, Set<string>>();
    for (const { describeOptions } of ALL_COMMANDS)
      for (const { name, placeholder = '' } of describeOptions('en'))
        placeholders.set(name, (placeholders.get(name) ?? new Set()).add(placeholder));
    const several = [...placeholders].filter(([, { size }]) => size > 1);
    expect(several).toEqual([['out', new Set(['FILE', 'DIR'])]]);
  });

  it.each([
    [['replay', 'none', '--export', 'x'], '--export is now called --out; the old name still works.'],
    [['play', '--rounds', 'go'], '--rounds is now called --save-prompts; the old name still works.'],
    [['arena', 'uno', '--from', 'x'], '--from is now called --submissions; the old name still works.'],
    [
      ['bots', 'uno', 'x', 'y', '--save', 'z', '--lang', 'it'],
      '--save ora si chiama --out; il vecchio nome funziona ancora.',
    ],
  ])('accepts former names with a notice on standard error: %j', async (args, notice) => {
    const { exit, err } = await callCli(args);
    expect({ exit, notice: err[0] }).toEqual({ exit: 2, notice });
  });

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
      for (const line of out) expect(line.length).toBeLessThanOrEqual(Math.max(width, 24 + 20));
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
    expect(out.join(' ').replaceAll(/\s+/g, ' ')).toContain('; balanced: survivors');
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
