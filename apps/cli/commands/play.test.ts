import { defaultPreferences, writePreferences } from '../saves/preferences.ts';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { makeArchive, parseArchive, recordMatch, startMatch } from '@ludoteca/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CliTestOptions, callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { menuTexts } from '../menu/texts/index.ts';
import { faultyGame } from '../simulation/faulty-game.testing.ts';
import { fakeUi, pick, pickLabel, typeCommand } from '../terminal/fake-ui.testing.ts';

/** Picks the first of several options, or Enter for a single one: one of two lines always answers. */
const ALWAYS_FIRST = Array.from({ length: 4000 }, (_, i) => (i % 2 === 0 ? '1' : ''));

let folder: string;
beforeEach(async () => {
  folder = await makeTempFolder();
});

const play = (line: string, typed: readonly string[] = [], around: CliTestOptions = {}) =>
  callCli(['play', ...line.split(' ').filter((word) => word !== ''), '--dir', folder], typed, around);

/** The names of a game's saves. */
async function savesOf(game: string): Promise<readonly string[]> {
  const files = await readdir(join(folder, game));
  return files.filter((file) => file.endsWith('.ludoteca')).map((file) => file.slice(0, -'.ludoteca'.length));
}

async function recordingOf(path: string) {
  const parsed = parseArchive(await readFile(path));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

const saved = async (game: string, name?: string) =>
  recordingOf(join(folder, game, `${name ?? (await savesOf(game))[0]}.ludoteca`));

const asksTwice = async (line: string, isInteractive: boolean): Promise<boolean> => {
  const ui = fakeUi([pick('1')]);
  await play(`rumour --seed 1 --players you,you ${line}`, [], {
    openUi: () => ui,
    isInteractive,
  });
  return ui.shown.some(({ question }) => question.startsWith('This cannot be taken back'));
};

describe('ludoteca play', () => {
  it.each(catalogue.map(({ game }) => game.id))('plays %s to the end with typed numbers', async (id) => {
    const { exit, out, err } = await play(`${id} --seed 1 --players you=Ada,greedy`, ALWAYS_FIRST);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    const text = out.join('\n');
    expect(text).toContain('Ada');
    expect(text).toMatch(/(wins|share the win)\.\n1\. [●■▲] \w+\n([123]\. [●■▲] \w+\n)+Seed: 1$/);
    expect((await saved(id)).outcome).toBeDefined();
  });

  it('gives the same match for the same seed and the same answers', async () => {
    const line = 'rumour --seed 5 --players random,you=Ada --seats 4 --lang it';
    const once = await play(line, ALWAYS_FIRST);
    expect(await play(line, ALWAYS_FIRST)).toEqual(once);
    expect(once.out.join('\n')).toContain('Accorto 2');
  });

  it.each([
    ['en', ['Seed: 1', 'To leave: quit'], 'No answer was given, so the match is not saved.'],
    ['it', ['Seme: 1', 'Per uscire: esci'], 'Non è stata data alcuna risposta: la partita non è salvata.'],
    ['pt', ['Semente: 1', 'Para sair: sair'], 'Nenhuma resposta foi dada: a partida não foi salva.'],
  ])('starts and ends in the given language: %s', async (lang, first, last) => {
    const { exit, out, err } = await play(`rumour --seed 1 --lang ${lang}`);
    expect(exit).toBe(0);
    expect(out.slice(0, 2)).toEqual(first);
    expect(err).toEqual([last]);
    expect(await savesOf('rumour')).toEqual([]);
  });

  it('draws a seed if none is given, and prints it only when the match is over', async () => {
    const left = await play('rumour', ['1', 'save', 'log', '?', 'quit', '1']);
    const { seed } = (await saved('rumour')).archive;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect([...left.out, ...left.err].join('\n')).not.toContain(seed);
    const [name] = await savesOf('rumour');
    const ended = await play(`--from ${name}`, ALWAYS_FIRST);
    expect(ended.out.at(-1)).toBe(`Seed: ${seed}`);
    expect(ended.out.slice(0, -1).join('\n')).not.toContain(seed);
  });

  it('reports invalid preferences and uses defaults', async () => {
    await writeFile(join(folder, 'preferences.json'), '{"pace":"hasty","language":"it"}');
    const { exit, err } = await play('rumour --seed 1 --players greedy,greedy');
    expect(exit).toBe(0);
    expect(err).toEqual([menuTexts.it.settings.lost('ritmo')]);
  });

  it('seats several people at one terminal by name', async () => {
    const { exit, out } = await play('rumour --seed 1 --players you=Ada,you=Bea', ALWAYS_FIRST);
    expect(exit).toBe(0);
    expect(out.join('\n')).toMatch(/Ada, come to the screen[^]*Bea, come to the screen/);
  });

  it('lets computer players play among themselves', async () => {
    const { exit, out, err } = await play('rumour --seed 1 --players greedy,random');
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out.at(-4)).toMatch(/(wins|share the win)\.$/);
  });

  it.each([
    ['whole', ALWAYS_FIRST, 0],
    ['as far as it went', ['1', ''], 1],
  ])('writes the match, %s, to the given file, and verify accepts it', async (_, typed, complaints) => {
    const path = join(await makeTempFolder(), 'match.ludoteca');
    const { exit, out, err } = await play(`rumour --seed 1 --out ${path}`, typed);
    expect({ exit, complaints: err.length }).toEqual({ exit: 0, complaints });
    expect(out.at(-1)).toBe(`The match is in ${path}`);
    // An unfinished match contains hidden cards.
    const open = (await stat(path)).mode & 0o077;
    expect(open === 0).toBe(complaints > 0);
    expect((await callCli(['verify', path])).out.join()).toMatch(/ok, [1-9]/);
  });

  it('stops at Ctrl-C and exits with 130; a match without an answer is not saved', async () => {
    const { exit, err } = await play('rumour --seed 1', [], { stop: AbortSignal.abort() });
    expect({ exit, err }).toEqual({ exit: 130, err: ['No answer was given, so the match is not saved.'] });
    expect(await savesOf('rumour')).toEqual([]);
  });

  it('prints the command to resume when the input ends after an answer', async () => {
    const { exit, err } = await play('rumour --seed 1', ['1']);
    const [name] = await savesOf('rumour');
    const command = `ludoteca play rumour --from ${name} --dir ${folder}`;
    expect({ exit, err }).toEqual({
      exit: 0,
      err: [`The input has ended. The match is saved; to go on: ${command}`],
    });
  });

  it('prints the command to resume when the person leaves', async () => {
    const { exit, out, err } = await play('rumour --seed 1', ['1', 'quit', '1']);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out.at(-1)).toMatch(/^The match is saved; to go on: ludoteca play rumour --from /);
  });

  it('restores the terminal', async () => {
    const ui = fakeUi([typeCommand('quit'), pick('1')]);
    await play('rumour --seed 1', [], { openUi: () => ui });
    expect(ui.closed).toBe(1);
  });

  it('confirms irreversible answers at a terminal if the settings say so, unless told not to', async () => {
    expect(await asksTwice('', true)).toBe(false);
    await writePreferences(folder, { ...defaultPreferences('en'), confirm: true });
    expect(await asksTwice('', true)).toBe(true);
    expect(await asksTwice('--yes', true)).toBe(false);
    expect(await asksTwice('', false)).toBe(false);
  });
});

describe('ludoteca play --from', () => {
  const SOME = ['1', '', '1', ''];

  it('resumes a save by name in the same slot with the same players', async () => {
    await play('rumour --seed 7 --players you=Ada,random,random', SOME);
    const [name] = await savesOf('rumour');
    const { exit, out } = await play(`--from ${name}`, ALWAYS_FIRST);
    expect(exit).toBe(0);
    expect(out.join('\n')).toContain('Ada');
    expect(await savesOf('rumour')).toEqual([name]);
    const { began: _began, times: _times, ...resumed } = await saved('rumour');
    folder = await makeTempFolder();
    await play('rumour --seed 7 --players you=Ada,random,random', [...SOME, ...ALWAYS_FIRST]);
    expect(await saved('rumour')).toMatchObject(resumed);
  });

  it('resumes a save by path in the same slot', async () => {
    await play('rumour --seed 7', SOME);
    const [name] = await savesOf('rumour');
    await play(`--from ${join(folder, 'rumour', `${name}.ludoteca`)}`, ALWAYS_FIRST);
    expect(await savesOf('rumour')).toEqual([name]);
    expect((await saved('rumour')).outcome).toBeDefined();
  });

  it('resumes from an earlier entry in a new slot, with other players if given', async () => {
    await play('rumour --seed 7 --players you=Ada,random', ALWAYS_FIRST);
    const [name = ''] = await savesOf('rumour');
    const before = await saved('rumour', name);
    const { exit } = await play(`rumour --from ${name} --at 3 --players greedy,greedy=Hal`);
    expect(exit).toBe(0);
    expect(await saved('rumour', name)).toEqual(before);
    const other = (await savesOf('rumour')).find((save) => save !== name);
    const after = await saved('rumour', other);
    expect(after.players).toEqual([
      { name: 'Canny', kind: 'greedy' },
      { name: 'Hal', kind: 'greedy' },
    ]);
    expect(after.archive.entries.slice(0, 3)).toEqual(before.archive.entries.slice(0, 3));
  });

  it('takes any archive without changing it; players are given or default', async () => {
    const { game } = catalogue.find((entry) => entry.game.id === 'rumour')!;
    const started = startMatch(game, { seats: 3, seed: 'elsewhere' });
    if (!started.ok) throw new Error('did not start');
    const path = join(await makeTempFolder(), 'match.ludoteca');
    const bytes = makeArchive(recordMatch(started.value));
    await writeFile(path, bytes);
    expect((await play(`--from ${path}`, ALWAYS_FIRST)).exit).toBe(0);
    expect(await readFile(path)).toEqual(Buffer.from(bytes));
    const { players, outcome } = await saved('rumour');
    expect(outcome).toBeDefined();
    expect(players!.map(({ kind }) => kind)).toEqual(['person', 'greedy', 'greedy']);
  });

  it('starts from a position if the game accepts one, else reports the refusal', async () => {
    const path = join(await makeTempFolder(), 'position.json');
    await writeFile(path, '{"deck":[]}');
    const { exit, err } = await play(`rumour --from ${path}`);
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringContaining('This game always starts from the beginning.')]);
  });

  it('reports in one line what cannot be resumed', async () => {
    await play('rumour --seed 7 --players greedy,greedy');
    const [name] = await savesOf('rumour');
    const elsewhere = await makeTempFolder();
    const position = join(elsewhere, 'position.json');
    const broken = join(elsewhere, 'broken.ludoteca');
    await writeFile(position, '[1,2]');
    await writeFile(broken, (await readFile(join(folder, 'rumour', `${name}.ludoteca`))).subarray(0, 900));
    for (const [line, says_] of [
      [`--from ${name}`, /is over; --at N goes on from an entry before its end/],
      [`--from ${name} --at 100000`, /--at must be a whole number from 0 to \d+, not "100000"/],
      [`uno --from ${join(folder, 'rumour', `${name}.ludoteca`)} --at 0`, /is a match of rumour/],
      [`--from ${name} --at 0 --seed 3`, /--seed is for new matches/],
      [`--from ${name} --at 0 --seats 3`, /--seats is for new matches/],
      [`--from ${name} --at 0 --set a=b`, /--set is for new matches/],
      [`--from ${name} --at 0 --players you,you,you`, /3 players for 2 seats/],
      ['--from nowhere', /there is no file and no save called "nowhere"/],
      [`--from ${elsewhere}`, /this is not a file/],
      [`--from ${position}`, /GAME is missing: a start position does not say of which game it is/],
      [`rumour --from ${position} --at 1`, /--at is for archives/],
      ['rumour --at 1', /--at goes with --from/],
      ['rumour --players you=Ada,gredy', /no player is called "gredy"/],
    ] as const) {
      const { exit, out, err } = await play(line);
      expect({ exit, out, lines: err.length }).toEqual({ exit: 2, out: [], lines: 1 });
      expect(err[0]).toMatch(says_);
    }
    const { exit, out, err } = await play(`--from ${broken}`);
    expect({ exit, out, err }).toEqual({ exit: 1, out: [], err: [expect.stringMatching(/cut off/)] });
  });

  it('handles names and files of any kind safely', async () => {
    const ui = fakeUi([
      typeCommand('save', 'my "own" game'),
      typeCommand('save', '..'),
      typeCommand('quit'),
      pickLabel('for now'),
    ]);
    const { out } = await play('rumour --players you=\u001b[2JAda,greedy', [], { openUi: () => ui });
    expect(JSON.stringify(ui.shown)).not.toContain('\\u001b');
    expect(out.join('')).not.toMatch(/\p{Cc}/u);
    expect(ui.shown.filter(({ error }) => error?.startsWith('No copy was saved') === true)).toHaveLength(2);
  });
});

describe('a rule that throws', () => {
  it('ends a match that is left there with exit code 1; the match goes on from the question before', async () => {
    const { exit, out, err } = await play('rumour --players random,random --seed 1', [], {
      entries: [faultyGame],
    });
    expect(exit).toBe(1);
    expect(out.join('\n')).toContain('an alibi is never discarded');
    expect(err).toEqual([
      'The last answer failed, so the match is as it was before it.',
      expect.stringContaining('The match is saved; to go on: ludoteca play rumour --from '),
    ]);
    const { archive } = await saved('rumour');
    const again = await play(`rumour --from ${(await savesOf('rumour'))[0]}`);
    expect(again.exit).toBe(0);
    expect((await saved('rumour')).archive.entries.slice(0, archive.entries.length)).toEqual(archive.entries);
  });
});
