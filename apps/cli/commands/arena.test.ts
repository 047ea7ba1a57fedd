/** Tournaments by command, with real programs without isolation; other tests cover isolation. */
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPILER } from '../../../games/uno/referee/bot-programs.testing.ts';
import { callCli, makeTempFolder, readFolder, type CliResult } from '../testing/cli.testing.ts';

const arena = (...words: readonly string[]): Promise<CliResult> =>
  callCli(['arena', ...words, '--isolate', 'none']);

/** Answers every question of any game with the first option. */
const FIRST = `#!/bin/sh
while read -r line; do
  case $line in *'"type":"question"'*) echo '{"type":"answer","option":0}' ;; esac
done
`;
const UNO_BOT = join(import.meta.dirname, '../../../examples/bots/uno/bot.mjs');

async function submit(folder: string, name: string, file: string, text: string, mode = 0o755): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, file), text);
  await chmod(join(folder, name, file), mode);
}

const TABLES = ['report.html', 'results.csv', 'tables.json'];
const readTables = (folder: string): Promise<readonly string[]> =>
  Promise.all(TABLES.map((name) => readFile(join(folder, name), 'utf8')));

describe('ludoteca arena', () => {
  it('plays a round robin among computer players and writes tables and report', async () => {
    const out = join(await makeTempFolder(), 'out');
    const {
      exit,
      out: lines,
      err,
    } = await arena('rumour', ':greedy', ':random', ':random', '--rounds', '2', '--seed', '1', '--out', out);
    expect(exit).toBe(0);
    expect(lines[0]).toMatch(/Player +Rating +Points +Matches +Win rate +Elo/);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(err).toContain('12 matches among 3 players: everybody meets everybody.');
    const csv = (await readFile(join(out, 'results.csv'), 'utf8')).trimEnd().split('\n');
    expect(csv).toHaveLength(1 + 12 * 2);
    expect(csv[1]).toMatch(/^0,1\/0\.0,1,greedy,random,[12],/);
    expect([...(await readFolder(join(out, 'matches'))).keys()]).toHaveLength(12);
    const again = join(await makeTempFolder(), 'out');
    await arena(
      'rumour',
      ':greedy',
      ':random',
      ':random',
      '--rounds',
      '2',
      '--seed',
      '1',
      '--jobs',
      '16',
      '--out',
      again,
    );
    expect(await readTables(again)).toEqual(await readTables(out));
  });

  it('collects submissions, mixes protocols, and names what failed with its evidence', async () => {
    const from = await makeTempFolder();
    await submit(from, 'ana', 'bot.mjs', await readFile(UNO_BOT, 'utf8'), 0o644);
    await submit(from, 'bruno', 'first', FIRST);
    await submit(from, 'carla', 'first', FIRST);
    await submit(
      from,
      'crash',
      'bot',
      '#!/bin/sh\n# DISCARD BUY\nread -r line\necho broken >&2\nkill -SEGV $$\n',
    );
    await submit(
      from,
      'flood',
      'bot',
      "#!/bin/sh\n# DISCARD BUY\nyes 'BUYING <b>' | head -c 3000000\nsleep 5\n",
    );
    await submit(from, 'script', 'notes.sh', '#!/bin/sh\necho hello\n');
    await submit(from, 'text', 'readme.txt', 'hello', 0o644);
    await mkdir(join(from, 'void'));
    await mkdir(join(from, 'bad\u0007name'));
    const out = join(await makeTempFolder(), 'out');
    const {
      exit,
      err,
      out: lines,
    } = await arena('uno', ':greedy', '--submissions', from, '--rounds', '1', '--seed', '5', '--out', out);
    expect(exit).toBe(0);
    expect(err).toEqual([
      expect.stringContaining('not isolated'),
      'ana: ready, speaks the protocol of uno',
      '"bad\\u0007name": skipped: the name is longer than 40 characters or has control characters',
      'bruno: ready, speaks JSON lines',
      'carla: skipped: identical to bruno',
      expect.stringMatching(/^crash: ready, seems to speak the protocol of uno, but .*SIGSEGV.*broken/),
      expect.stringMatching(/^flood: ready, seems to speak the protocol of uno, but wrote \d+ bytes/),
      'script: skipped: it answers in no bot protocol',
      expect.stringMatching(
        /^ {4}JSON lines: sent \{"type":"question".*; received hello; ended its own program \(code 0\)/,
      ),
      '    the protocol of uno: sent TURN bot_1; received hello; ended its own program (code 0) in the middle of the match',
      'text: skipped: no executable, Makefile, C source or script',
      'void: skipped: the folder is empty',
      'Seed 5.',
      '20 matches among 5 players: everybody meets everybody.',
      expect.stringContaining('report.html'),
    ]);
    const csv = await readFile(join(out, 'results.csv'), 'utf8');
    expect(csv).toMatch(/,crash,.*,withdrawal: signal,.*SIGSEGV/);
    expect(csv).toMatch(/,flood,.*,withdrawal: flood,.*BUYING <b>/);
    const page = await readFile(join(out, 'report/en/5-flood.html'), 'utf8');
    expect(page).toContain('BUYING &lt;b&gt;');
    expect(page).not.toContain('<b>');
    const index = await readFile(join(out, 'report/pt/index.html'), 'utf8');
    expect(index).toContain('Torneio de Uno');
    const skipped = ['"bad\\u0007name"', 'carla', 'script', 'text', 'void'];
    expect(lines.slice(-5)).toEqual(
      skipped.map((name) => expect.stringMatching(`^${name}: skipped: `.replace('\\u', '\\\\u'))),
    );
    expect(csv).toContain('\n,,,carla,,,,,,skipped: copy,"{""of"":""bruno""}"\n');
    expect(index).toMatch(/carla<\/th>\s*<td class="text wrap">\s*idêntico a bruno/);
    const tables = JSON.parse(await readFile(join(out, 'tables.json'), 'utf8')) as { skipped: object[] };
    expect(tables.skipped).toHaveLength(5);
    expect(tables.skipped[1]).toEqual({ name: 'carla', reason: 'copy', of: 'bruno' });
    expect(index).not.toMatch(/<script|https?:/);
  });

  it('accepts with --resume what the tournament began with, and refuses what differs', async () => {
    const from = await makeTempFolder();
    await submit(from, 'ana', 'bot', FIRST);
    const out = join(await makeTempFolder(), 'out');
    const words = [
      'uno',
      ':greedy',
      '--submissions',
      from,
      '--rounds',
      '1',
      '--seed',
      '1',
      '--set',
      'hand=5',
    ];
    expect((await arena(...words, '--out', out)).exit).toBe(0);
    expect((await arena(...words, '--out', out, '--resume')).exit).toBe(0);
    const before = await readFile(join(out, 'journal.jsonl'), 'utf8');
    const changed = [
      'uno',
      ':random',
      '--submissions',
      '/',
      '--rounds',
      '1',
      '--seed',
      '2',
      '--gauntlet',
      'ana',
    ];
    const { exit, err } = await arena(...changed, '--set', 'hand=6', '--out', out, '--resume');
    expect({ exit, err }).toEqual({
      exit: 2,
      err: [
        `ludoteca arena: --resume continues the tournament as it began: --seed was 1, not 2; --gauntlet was not given; --set hand was 5, not 6; the PLAYERs were :greedy; --submissions was ${from}; leave out what differs, or give another --out (help: ludoteca arena --help)`,
      ],
    });
    expect(await readFile(join(out, 'journal.jsonl'), 'utf8')).toBe(before);
  });

  it('takes single files as submissions, and shows what the compiler says about a broken main', async () => {
    const from = await makeTempFolder();
    await writeFile(
      join(from, 'ana.py'),
      'import sys\nfor line in sys.stdin: print("BUY 1", flush=True)  # DISCARD\n',
    );
    await writeFile(join(from, 'bia.c'), 'int main(void {\n  return 0;\n}\n');
    await writeFile(join(from, 'caio.c'), 'int helper;\n');
    await writeFile(join(from, 'duo.py'), 'import sys\nfor line in sys.stdin: print("BUY 2", flush=True)\n');
    await writeFile(join(from, 'duo.mjs'), await readFile(UNO_BOT, 'utf8'));
    await writeFile(join(from, 'notes.txt'), 'hello');
    const out = join(await makeTempFolder(), 'out');
    const { exit, err } = await arena('uno', ':greedy', '--submissions', from, '--rounds', '1', '--out', out);
    expect(exit).toBe(0);
    const about = (name: string): string | undefined => err.find((line) => line.startsWith(`${name}: `));
    expect(about('ana')).toMatch(/: ready/);
    expect(about('duo.py')).toMatch(/: ready/);
    expect(about('duo.mjs')).toMatch(/: ready/);
    expect(about('notes')).toBeUndefined();
    if (COMPILER === undefined) return;
    expect(about('caio')).toBe('caio: skipped: no C source defines main');
    expect(about('bia')).toBe('bia: skipped: it could not be built');
    expect(err[err.indexOf(about('bia')!) + 1]).toMatch(/^ {4}bia\.c:1/);
    expect(await readFile(join(out, 'report/it/index.html'), 'utf8')).toMatch(
      /non si è potuto compilare<pre>bia\.c:1/,
    );
  });

  it('takes submissions of the same name from several folders, and refuses copies across them', async () => {
    const [first, second] = [await makeTempFolder(), await makeTempFolder()];
    await submit(first, 'ana maria', 'bot', FIRST);
    await submit(second, 'ana maria', 'bot', `${FIRST}# another\n`);
    await submit(second, 'ana_maria', 'bot', FIRST);
    const out = join(await makeTempFolder(), 'out');
    const words = [
      '--submissions',
      first,
      '--submissions',
      second,
      '--gauntlet',
      'ana maria-2',
      '--rounds',
      '1',
      '--out',
      out,
    ];
    const { exit, err } = await arena('rumour', ':greedy', ...words, '--seed', '1');
    expect(exit).toBe(0);
    expect(err.slice(1, -1)).toEqual([
      'ana maria: ready, speaks JSON lines',
      'ana maria: ready, speaks JSON lines',
      'ana_maria: skipped: identical to ana maria',
      'Seed 1.',
      '4 matches among 3 players: one against all others.',
    ]);
  });

  it('continues after an interruption with identical tables', async () => {
    const folder = await makeTempFolder();
    const [whole, cut] = [join(folder, 'whole'), join(folder, 'cut')];
    const words = ['rumour', ':greedy', ':random', '--rounds', '5', '--seed', 'x'];
    await arena(...words, '--out', whole);
    await arena(...words, '--out', cut);
    const journal = join(cut, 'journal.jsonl');
    const lines = (await readFile(journal, 'utf8')).split('\n');
    await writeFile(journal, `${lines.slice(0, 5).join('\n')}\n${lines[5]!.slice(0, 40)}`);
    for (const name of TABLES) await rm(join(cut, name));
    const { exit, err } = await arena('rumour', '--out', cut, '--resume');
    expect({ exit, resumed: err[1] }).toEqual({
      exit: 0,
      resumed: '4 of 10 matches are in the journal already.',
    });
    expect(await readTables(cut)).toEqual(await readTables(whole));
  });

  it('continues a finished tournament with more rounds as if it had begun with them', async () => {
    const folder = await makeTempFolder();
    const [whole, grown] = [join(folder, 'whole'), join(folder, 'grown')];
    const words = ['rumour', ':greedy', ':random', '--seed', 'x'];
    await arena(...words, '--rounds', '5', '--out', whole);
    await arena(...words, '--rounds', '2', '--out', grown);
    const { exit, err } = await arena(...words, '--rounds', '5', '--out', grown, '--resume');
    expect({ exit, resumed: err[1] }).toEqual({
      exit: 0,
      resumed: '4 of 10 matches are in the journal already.',
    });
    expect(await readTables(grown)).toEqual(await readTables(whole));
    const fewer = await arena('rumour', '--rounds', '2', '--out', grown, '--resume');
    expect(fewer).toMatchObject({ exit: 2, err: [expect.stringContaining('--rounds was 5, not 2')] });
    const drawn = await arena('rumour', '--rounds', '90000', '--out', grown, '--resume');
    expect(drawn).toMatchObject({ exit: 2, err: [expect.stringContaining('drawn at random')] });
    expect(await readTables(grown)).toEqual(await readTables(whole));
  });

  it('takes a tournament file with names, points and settings', async () => {
    const folder = await makeTempFolder();
    await writeFile(join(folder, 'first'), FIRST, { mode: 0o755 });
    const file = join(folder, 'cup.json');
    const cup = {
      players: [':greedy', { player: 'first', name: 'Ann' }],
      rounds: 1,
      seed: 's',
      points: [3, 1],
      settings: { hand: 5 },
    };
    await writeFile(file, JSON.stringify(cup));
    const { exit, out } = await arena('uno', '--tournament', file, '--out', join(folder, 'out'), '--json');
    expect(exit).toBe(0);
    const tables = JSON.parse(out[0]!) as { players: { name: string; points: number }[]; settings: object };
    expect(tables.settings).toMatchObject({ hand: 5 });
    expect(tables.players.map(({ name }) => name).toSorted()).toEqual(['Ann', 'greedy']);
    expect(tables.players.reduce((sum, { points }) => sum + points, 0)).toBe(8);
  });

  it('ends a sequential test as soon as it is decided', async () => {
    const out = join(await makeTempFolder(), 'out');
    const { exit, out: lines } = await arena(
      'uno',
      ':greedy',
      ':random',
      '--rounds',
      '500',
      '--seed',
      '1',
      '--sprt',
      '0,200',
      '--out',
      out,
    );
    expect(exit).toBe(0);
    expect(lines.at(-1)).toMatch(/^Sequential test: Elo 0 or 200: H[01] accepted/);
  });

  it.each<[readonly string[], RegExp]>([
    [['uno', ':greedy', ':random'], /--out is missing/],
    [['uno', ':greedy', '--out', 'OUT'], /a match needs 2 players; there are 1/],
    [['uno', ':greedy', ':clever', '--out', 'OUT'], /no computer player is called ":clever"/],
    [['uno', ':greedy', 'FOLDER', '--out', 'OUT'], /is not a program: it is a folder/],
    [['uno', ':greedy', '--submissions', 'FOLDER/none', '--out', 'OUT'], /is not a folder/],
    [['uno', ':greedy', '--submissions', 'EMPTY', '--out', 'OUT'], /no submission in .* is ready/],
    [['uno', ':greedy', '--submissions', 'EMPTY', '--out', 'INSIDE'], /is inside/],
    [['uno', ':greedy', ':random', '--out', 'FOLDER/file/deeper'], /--out: cannot make the folder/],
    [['uno', ':greedy', ':random', '--seats', '9', '--out', 'OUT'], /--seats: uno is for 2 to 4/],
    [['uno', ':greedy', ':random', '--sprt', '5,0', '--out', 'OUT'], /must be less than/],
    [['uno', ':greedy', ':random', '--sprt', 'x', '--out', 'OUT'], /--sprt needs two numbers/],
    [['uno', ':greedy', ':random', '--gauntlet', 'z', '--out', 'OUT'], /no player is called "z"/],
    [['uno', ':greedy', ':random', '--out', 'FOLDER'], /is not empty and has no tournament/],
    [['uno', '--out', 'FOLDER', '--resume'], /there is no tournament/],
    [['uno', '--tournament', 'FOLDER/file', '--out', 'OUT'], /it is not JSON/],
    [['uno', '--tournament', 'FOLDER/twice.json', '--out', 'OUT'], /two players are called "a"/],
    [['uno', '--tournament', 'FOLDER/odd.json', '--out', 'OUT'], /rounds: not whole/],
  ])('refuses %j in one line', async (words, problem) => {
    const folder = await makeTempFolder();
    const empty = await makeTempFolder();
    await writeFile(join(folder, 'file'), 'x');
    const twice = [':greedy', ':random'].map((player) => ({ player, name: 'a' }));
    await writeFile(join(folder, 'twice.json'), JSON.stringify({ players: twice }));
    await writeFile(join(folder, 'odd.json'), '{"rounds":"many"}');
    const outside = join(await makeTempFolder(), 'out');
    const places = { FOLDER: folder, EMPTY: empty, OUT: outside, INSIDE: join(empty, 'out') };
    const replaced = words.map((word) =>
      word.replace(/FOLDER|EMPTY|OUT|INSIDE/, (place) => places[place as 'OUT']),
    );
    const { exit, out, err } = await arena(...replaced);
    expect({ exit, out }).toEqual({ exit: 2, out: [] });
    expect(err.at(-1)).toMatch(problem);
    expect(existsSync(outside)).toBe(false);
    expect(err.filter((line) => line.startsWith('ludoteca arena:'))).toHaveLength(1);
  });

  it('refuses a journal that cannot be read in one line', async () => {
    const out = await makeTempFolder();
    await mkdir(join(out, 'journal.jsonl'));
    const { exit, err } = await arena('rumour', '--out', out, '--resume');
    expect({ exit, lines: err.length }).toEqual({ exit: 2, lines: 1 });
    expect(err[0]).toContain('cannot read');
  });

  it('refuses foreign, damaged and other journals, and changes nothing', async () => {
    const folder = await makeTempFolder();
    const out = join(folder, 'out');
    const program = join(folder, 'first');
    await writeFile(program, FIRST, { mode: 0o755 });
    await arena('rumour', ':greedy', program, '--rounds', '1', '--seed', '1', '--out', out);
    const journal = join(out, 'journal.jsonl');
    const text = await readFile(journal, 'utf8');
    const refused = async (changed: string, game = 'rumour'): Promise<string> => {
      await writeFile(journal, changed);
      const { exit, err } = await arena(game, '--out', out, '--resume');
      expect(exit).toBe(2);
      expect(await readFile(journal, 'utf8')).toBe(changed);
      return err.at(-1)!;
    };
    expect(await refused('hello\n')).toContain('is not the journal of a tournament');
    expect(await refused(text.replace('"match":0', '"match":7'))).toMatch(
      /is damaged in line [23]; nothing was changed/,
    );
    expect(await refused(text, 'uno')).toContain('this is a tournament of rumour');
    await copyFile(UNO_BOT, program);
    expect(await refused(text)).toContain('the program of first is missing or has changed');
    expect((await arena('rumour', ':greedy', ':random', '--out', out)).err.at(-1)).toContain(
      'has a tournament already',
    );
  });
});
