import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  at,
  makeArchive,
  type Match,
  recordMatch,
  type ArchiveMetadata,
  type AnyParts,
  startMatch,
} from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { createPlayer, playOut } from '@ludoteca/players';
import { describe, expect, it } from 'vitest';
import { callCli, readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { defaultPreferences, writePreferences } from '../saves/preferences.ts';
import { unoMatch } from '../saves/saves.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { fakeUi, typeCommand, type ScriptStep } from '../terminal/fake-ui.testing.ts';
import type { UiOptions } from '../terminal/open-ui.ts';

const entry = catalogue.find(({ game }) => game.id === 'rumour')!;

function begun(): Match<AnyParts> {
  const started = startMatch(entry.game, { seats: 3, seed: 'told' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

function toTheEnd(match: Match<AnyParts>): Match<AnyParts> {
  playOut(
    match,
    [0, 1, 2].map((seat) => createPlayer(entry, 'random', `told ${seat}`)),
  );
  return match;
}

async function archiveOf(match: Match<AnyParts>, remarks?: ArchiveMetadata): Promise<string> {
  const path = join(await makeTempFolder(), 'match.ludoteca');
  await writeFile(path, makeArchive(recordMatch(match, remarks)));
  return path;
}

async function replay(...args: readonly string[]): Promise<readonly string[]> {
  const { exit, out, err } = await callCli(['replay', ...args]);
  expect({ exit, err }).toEqual({ exit: 0, err: [] });
  return out;
}

const drawn = (lines: readonly string[], seat: number): string =>
  lines.find((line) => line.startsWith(`   Seat ${seat + 1} draws`))!;

describe('ludoteca replay', () => {
  it('prints the opening, every entry, the table and the outcome', async () => {
    const match = toTheEnd(begun());
    const lines = await replay(await archiveOf(match));
    expect(lines[0]).toBe(`Rumour, 3 seats, ${match.number} moves, seed told`);
    expect(lines[1]).toMatch(/^ {3}Seat 1 draws (rumour|alibi|gossip)/);
    const numbers = lines.flatMap((line) => /^(\d+)\. Seat \d: /.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: match.number }, (_, i) => `${i + 1}`));
    expect(lines.at(-1)).toBe(entry.texts.en.outcome(match.outcome!, ['Seat 1', 'Seat 2', 'Seat 3']));
    expect(lines).toContain(`The table after move ${match.number}`);
    expect(lines).toContain('Stock: -');
  });

  it('stops at the given entry and shows the table with its question', async () => {
    const path = await archiveOf(toTheEnd(begun()));
    const lines = await replay(path, '--at', '0');
    expect(lines.filter((line) => /^\d+\./.test(line))).toEqual([]);
    expect(lines).toContain('The table after move 0');
    expect(lines.at(-1)).toMatch(/^Seat \d, do you spread a rumour\?$/);
    expect((await replay(path, '--at', '3')).filter((line) => /^\d+\./.test(line))).toHaveLength(3);
  });

  it('shows each watcher only what that watcher may know', async () => {
    const path = await archiveOf(toTheEnd(begun()));
    const mine = await replay(path, '--as', '2', '--at', '2');
    expect(drawn(mine, 1)).toMatch(/rumour|alibi|gossip/);
    expect(drawn(mine, 0)).toBe('   Seat 1 draws 4 cards.');
    expect(
      at(
        mine.filter((line) => line.startsWith('Seat 1’s hand')),
        0,
      ),
    ).toContain('hidden card');
    const outside = await replay(path, '--as', 'spectator');
    expect(drawn(outside, 1)).toBe('   Seat 2 draws 4 cards.');
    expect(outside.filter((line) => /^\d+\. Seat \d: /.test(line))).toEqual([]);
  });

  it('shows the seed to the judge only', async () => {
    const path = await archiveOf(toTheEnd(begun()));
    expect((await replay(path)).join('\n')).toContain('seed told');
    for (const as of ['1', '3', 'spectator'])
      expect((await replay(path, '--as', as)).join('\n')).not.toContain('seed told');
  });

  it('shows no hand of an unfinished match unless a watcher is given', async () => {
    const path = await archiveOf(begun());
    expect(await replay(path)).toEqual(await replay(path, '--as', 'spectator'));
    expect(drawn(await replay(path), 0)).toBe('   Seat 1 draws 4 cards.');
    expect(drawn(await replay(path, '--as', '1'), 0)).toMatch(/rumour|alibi|gossip/);
    expect((await replay(path, '--as', 'judge'))[0]).toContain('seed told');
    const out = join(await makeTempFolder(), 'log.txt');
    await replay(path, '--out', out);
    expect(await readFile(out, 'utf8')).not.toMatch(/seed|draws (rumour|alibi|gossip)/);
  });

  it('takes the name of a save, and reports an ambiguous one', async () => {
    const folder = await makeTempFolder();
    const saves = new SaveStore(folder);
    const players = ['Ann', 'Bob', 'Eve'].map((name) => ({ name, kind: 'person' }));
    await saves.slot('rumour', 'my match').save(toTheEnd(begun()), players);
    const lines = await replay('my match', '--dir', folder);
    expect(lines).toEqual(await replay(saves.slot('rumour', 'my match').path));
    await saves.slot('uno', 'my match').save(unoMatch(3), players.slice(0, 2));
    expect(await callCli(['replay', 'my match', '--dir', folder])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('rumour and uno each have a save called "my match"; give its path')],
    });
    expect(await callCli(['replay', 'no match', '--dir', folder])).toMatchObject({ exit: 2 });
  });

  it('uses the preferred language unless another is given', async () => {
    const folder = await makeTempFolder();
    await writePreferences(folder, { ...defaultPreferences('pt'), name: 'Ada' });
    const path = await archiveOf(begun());
    expect((await replay(path, '--dir', folder))[0]).toBe('Boato, 3 lugares, 0 jogadas');
    expect((await replay(path, '--dir', folder, '--lang', 'it'))[0]).toBe('Diceria, 3 posti, 0 mosse');
  });

  it('prints lapses and withdrawals', async () => {
    const match = begun();
    const { seat } = match.question!;
    match.lapse(0);
    match.withdraw((seat + 1) % 3, 'gone home');
    const lines = await replay(await archiveOf(match));
    expect(lines).toContain(`1. Seat ${seat + 1} does not answer in time.`);
    expect(lines).toContain(`2. Seat ${((seat + 1) % 3) + 1} withdraws.`);
  });

  it('refuses an archive that does not verify, unless told otherwise', async () => {
    const match = toTheEnd(begun());
    const recording = recordMatch(match);
    const path = join(await makeTempFolder(), 'match.ludoteca');
    const forged = { ...recording, digest: '0'.repeat(64) };
    await writeFile(path, makeArchive(forged));
    const [line = ''] = (await callCli(['verify', path])).err;
    const sentence = line.replace(`${path}: refused: `, '');
    expect(sentence).toContain('the digest of the position');
    expect(await callCli(['replay', path])).toEqual({
      exit: 1,
      out: [],
      err: [`ludoteca replay: ${path}: ${sentence} (help: ludoteca replay --help)`],
    });
    const { exit, out, err } = await callCli(['replay', path, '--unverified']);
    expect({ exit, err }).toEqual({
      exit: 0,
      err: [`Not verified; shown as far as it can be replayed: ${path}: ${sentence}`],
    });
    await writeFile(path, makeArchive(recording));
    expect(out).toEqual(await replay(path));
    expect(await replay(path, '--unverified')).toEqual(out);
  });

  it('prints the complete entries of an archive that is cut off, and says how many they are', async () => {
    const path = join(await makeTempFolder(), 'match.ludoteca');
    const lines = Buffer.from(makeArchive(recordMatch(toTheEnd(begun()))))
      .toString()
      .split('\n');
    await writeFile(path, `${lines.slice(0, 4).join('\n')}\n{"answer":`);
    const { exit, out, err } = await callCli(['replay', path, '--as', 'judge']);
    expect({ exit, err }).toEqual({
      exit: 0,
      err: [
        `${path}: the file is cut off: it ends at line 5 without the checksum line; 3 complete entries were recovered`,
      ],
    });
    expect(out.filter((line) => /^\d+\./.test(line))).toHaveLength(3);
    await writeFile(path, lines[0]!.slice(0, 40));
    expect((await callCli(['replay', path])).exit).toBe(1);
  });

  it('prints a divergent archive up to the divergence', async () => {
    const path = join(await makeTempFolder(), 'match.ludoteca');
    const recording = recordMatch(toTheEnd(begun()));
    const entries = recording.archive.entries.with(2, { answer: 'nonsense' });
    await writeFile(path, makeArchive({ ...recording, archive: { ...recording.archive, entries } }));
    const { exit, out, err } = await callCli(['replay', path, '--unverified']);
    expect(exit).toBe(1);
    expect(out.filter((line) => /^\d+\./.test(line))).toHaveLength(2);
    expect(err).toEqual([
      expect.stringMatching(/^Not verified/),
      expect.stringMatching(/entry 3 is illegal/),
    ]);
    await writeFile(path, 'no archive');
    expect(await callCli(['replay', path, '--unverified'])).toMatchObject({
      exit: 1,
      out: [],
      err: [expect.stringContaining('this is not a Ludoteca archive')],
    });
  });

  it.each([
    [
      'it',
      'Diceria, 3 posti, 1 mossa',
      /^1\. Posto \d non risponde in tempo\.$/,
      'Il tavolo dopo la mossa 1',
    ],
    ['en', 'Rumour, 3 seats, 1 move', /^1\. Seat \d does not answer in time\.$/, 'The table after move 1'],
    [
      'pt',
      'Boato, 3 lugares, 1 jogada',
      /^1\. Lugar \d não responde a tempo\.$/,
      'A mesa depois da jogada 1',
    ],
  ])('uses %s for all its texts', async (lang, head, lapse, table) => {
    const match = begun();
    match.lapse(0);
    const lines = await replay(await archiveOf(match), '--lang', lang);
    expect(lines[0]).toBe(head);
    expect(lines.filter((line) => lapse.test(line))).toHaveLength(1);
    expect(lines).toContain(table);
  });

  it('uses the names of the players', async () => {
    const players = ['Ann', 'Bob', 'Eve'].map((name) => ({ name, kind: 'person' }));
    const lines = await replay(await archiveOf(toTheEnd(begun()), { players }));
    expect(lines.filter((line) => line.includes('Seat'))).toEqual([]);
    expect(lines.join('\n')).toMatch(/^1\. (Ann|Bob|Eve): /m);
  });

  it('refuses an unknown entry or watcher', async () => {
    const path = await archiveOf(begun());
    expect(await callCli(['replay', path, '--at', '1'])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('--at must be a whole number from 0 to 0, not "1"')],
    });
    for (const as of ['0', '4', '-1', 'king', '1.0'])
      expect(await callCli(['replay', path, `--as=${as}`])).toMatchObject({
        exit: 2,
        err: [expect.stringContaining('--as must be a seat from 1 to 3, spectator or judge')],
      });
  });
});

/** Runs the viewer with a scripted terminal. */
async function watched(args: readonly string[], script: readonly ScriptStep[]) {
  const wishes: UiOptions[] = [];
  const ui = fakeUi(script);
  const result = await callCli(['replay', ...args], [], {
    openUi: (uiOptions) => {
      wishes.push(uiOptions);
      return ui;
    },
  });
  return { ...result, ui, wishes };
}

describe('ludoteca replay in a terminal', () => {
  it('opens the viewer and restores the terminal', async () => {
    const match = toTheEnd(begun());
    const path = await archiveOf(match);
    const { exit, out, err, ui, wishes } = await watched([path], [typeCommand('last'), typeCommand('quit')]);
    expect({ exit, out, err, closed: ui.closed }).toEqual({ exit: 0, out: [], err: [], closed: 1 });
    expect(wishes).toEqual([{ plain: false, language: 'en' }]);
    expect(ui.shown.map(({ title }) => title)).toEqual([
      `Rumour · move 0 of ${match.number} · seen by: judge · ×1 · verified · turn 1`,
      expect.stringContaining(`move ${match.number} of ${match.number}`),
    ]);
  });

  it('starts at the given entry, watcher and language', async () => {
    const path = await archiveOf(toTheEnd(begun()));
    const { ui, wishes } = await watched([path, '--at', '4', '--as', '3', '--lang', 'it', '--plain'], []);
    expect(wishes).toEqual([{ plain: true, language: 'it' }]);
    expect(ui.shown[0]!.title).toMatch(/^Diceria · mossa 4 di \d+ · punto di vista: Posto 3 · /);
  });

  it('shows only the requested watcher of an unfinished match', async () => {
    const path = await archiveOf(begun());
    const eyesOf = async (...args: readonly string[]) => {
      const { ui } = await watched(
        [path, ...args],
        [typeCommand('eyes'), typeCommand('eyes', '1'), typeCommand('eyes', 'judge')],
      );
      return ui.shown.map(({ title }) => /seen by: (.*?) ·/.exec(title)![1]);
    };
    expect(await eyesOf()).toEqual(Array.from({ length: 4 }, () => 'spectator'));
    expect(await eyesOf('--as', '3')).toEqual(['Seat 3', 'spectator', 'spectator', 'spectator']);
    expect(await eyesOf('--as', 'judge')).toEqual(['judge', 'Seat 1', 'Seat 1', 'judge']);
  });

  it('exits with 130 when stopped', async () => {
    const path = await archiveOf(begun());
    expect(await watched([path], [{ kind: 'stop' }])).toMatchObject({ exit: 130, ui: { closed: 1 } });
    expect(await watched([path], [])).toMatchObject({ exit: 0 });
  });

  it('shows an archive that does not verify only on request, with the reason in the title', async () => {
    const recording = recordMatch(toTheEnd(begun()));
    const path = join(await makeTempFolder(), 'match.ludoteca');
    await writeFile(path, makeArchive({ ...recording, digest: '0'.repeat(64) }));
    expect(await watched([path], [])).toMatchObject({ exit: 1, wishes: [] });
    const { exit, err, ui } = await watched([path, '--unverified'], []);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(ui.shown[0]!.title).toContain('not verified: another final position');
  });
});

describe('ludoteca replay --out', () => {
  it('writes the log of the watcher without asking', async () => {
    const match = toTheEnd(begun());
    const path = await archiveOf(match);
    const out = join(await makeTempFolder(), 'log.txt');
    const lines = await replay(path, '--as', '2', '--out', out);
    const log = (await readFile(out, 'utf8')).trimEnd().split('\n');
    expect(lines).toEqual([`${log.length} lines written to ${out}`]);
    expect(log.slice(0, 3)).toEqual([
      'Ludoteca: the log of a match, as known to Seat 2',
      `Rumour, 3 seats, ${match.number} moves`,
      '',
    ]);
    const whole = await replay(path, '--as', '2');
    const story = whole.slice(1, whole.indexOf(`The table after move ${match.number}`) - 1);
    expect(log.slice(3)).toEqual([...story, '', whole.at(-1)]);
  });

  it('stops at the given entry', async () => {
    const path = await archiveOf(toTheEnd(begun()));
    const out = join(await makeTempFolder(), 'log.txt');
    await replay(path, '--at', '2', '--out', out);
    const log = (await readFile(out, 'utf8')).split('\n');
    expect(log.filter((line) => /^\d+\./.test(line))).toHaveLength(2);
  });

  it('keeps foreign files and replaces its own logs', async () => {
    const path = await archiveOf(begun());
    const folder = await makeTempFolder();
    const mine = join(folder, 'mine.txt');
    await writeFile(mine, 'my own');
    expect(await callCli(['replay', path, '--out', mine])).toMatchObject({
      exit: 2,
      out: [],
      err: [expect.stringMatching(/mine\.txt already exists and is not a log of this program/)],
    });
    expect([...(await readFolder(folder)).values()].map(String)).toEqual(['my own']);
    const out = join(folder, 'log.txt');
    await replay(path, '--out', out);
    await replay(path, '--as', '2', '--out', out);
    expect(await readFile(out, 'utf8')).toContain('Seat 2');
    expect(await callCli(['replay', path, '--out', join(folder, 'none', 'log.txt')])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('there is no such folder')],
    });
  });
});
