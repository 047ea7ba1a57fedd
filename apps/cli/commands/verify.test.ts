import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  canonicalJson,
  createFastDice,
  type Json,
  makeArchive,
  parseArchive,
  type Recording,
  replay,
  deepEqual,
} from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, it } from 'vitest';
import { verifyArchiveBytes } from '../files/archive-file.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';

/** Archives of `sim --out`, of both kinds of games. */
async function archives(games: number): Promise<readonly Buffer[]> {
  const folder = await makeTempFolder();
  for (const plan of ['rumour --seats 4 --players random', 'uno --seats 2 --players random,greedy']) {
    const { exit } = await callCli([
      'sim',
      ...plan.split(' '),
      '--games',
      `${games}`,
      '--seed',
      '7',
      '--out',
      folder,
    ]);
    expect(exit).toBe(0);
  }
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/** Undefined if the archive is valid. */
function wrongWith(bytes: Uint8Array): string | undefined {
  const checked = verifyArchiveBytes(bytes, catalogue);
  return checked.ok ? undefined : formatArchiveProblem(checked.problem);
}

const dice = createFastDice('three depths');

function withByte(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[place] = bytes[place]! ^ dice.die(255);
  return changed;
}

const linesOf = (bytes: Buffer): string[] => bytes.toString().split('\n').slice(0, -2);

/** Counted from 1. */
const lineAt = (bytes: Buffer, place: number): number =>
  bytes.subarray(0, place).toString().split('\n').length;

/** Lines with a valid checksum, as docs/archive-format.md defines it. */
function resealed(lines: readonly string[]): Buffer {
  const text = `${lines.join('\n')}\n`;
  return Buffer.from(
    `${text}${canonicalJson({ checksum: createHash('sha256').update(text).digest('hex') })}\n`,
  );
}

/** The file with one changed field (line 0 is the header) and a valid checksum. */
function withField(bytes: Buffer, line: number, field: string, value: Json): Buffer {
  const lines = linesOf(bytes);
  lines[line] = canonicalJson({ ...(JSON.parse(lines[line]!) as object), [field]: value });
  return resealed(lines);
}

function recordingOf(bytes: Buffer): Recording {
  const parsed = parseArchive(bytes);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

/** The other options of an entry, and a choice that was never an option. */
function otherAnswers({ archive }: Recording, index: number): readonly Json[] {
  const { game } = catalogue.find((entry) => entry.game.id === archive.game)!;
  const there = replay(game, archive, index);
  if (!there.ok) throw new Error(JSON.stringify(there.problem));
  const past = archive.entries[index]!;
  const options = there.value.question!.options.filter(
    (option) => !('answer' in past && deepEqual(option, past.answer)),
  );
  return [...options, 'nonsense'];
}

/** The archive with another answer and valid checksum and chain, so that only a replay detects it. */
function forged(recording: Recording, index: number, answer: Json): Buffer {
  const entries = recording.archive.entries.with(index, { answer });
  return Buffer.from(makeArchive({ ...recording, archive: { ...recording.archive, entries } }));
}

const isRefusedByReplay = (sentence: string | undefined, from: number): void => {
  expect(sentence).toMatch(/^(entry \d+ (is illegal|comes after)|the (outcome|digest|position))/);
  const entry = Number(/entry (\d+)|last entry, (\d+)/.exec(sentence!)!.slice(1).find(Boolean));
  expect(entry).toBeGreaterThanOrEqual(from);
};

describe('ludoteca verify', () => {
  it('accepts every archive of sim, and refuses each with one change at any of three depths', async () => {
    for (const bytes of await archives(scaleVolume(500))) {
      expect(wrongWith(bytes)).toBeUndefined();
      const recording = recordingOf(bytes);
      const index = dice.int(recording.archive.entries.length);
      expect(wrongWith(withByte(bytes, dice.int(bytes.length)))).toMatch(/checksum/);
      expect(wrongWith(withField(bytes, index + 1, 'answer', 'nonsense'))).toContain(
        `entry ${index + 1} was changed`,
      );
      isRefusedByReplay(
        wrongWith(forged(recording, index, dice.pick(otherAnswers(recording, index)))),
        index + 1,
      );
    }
  });

  it('refuses any changed byte and names the checksum or the broken line', async () => {
    for (const bytes of (await archives(2)).slice(0, 3)) {
      const unnamed: string[] = [];
      for (let place = 0; place < bytes.length; place++) {
        const sentence = wrongWith(withByte(bytes, place)) ?? 'nothing';
        const line = /line (\d+) is broken/.exec(sentence)?.[1] ?? `${lineAt(bytes, place)}`;
        if (!sentence.includes('checksum') || line !== `${lineAt(bytes, place)}`)
          unnamed.push(`byte ${place}, line ${lineAt(bytes, place)}: ${sentence}`);
      }
      expect(unnamed).toEqual([]);
    }
  });

  it('refuses any entry changed under a new checksum, and names the entry by its chain', async () => {
    for (const bytes of (await archives(2)).slice(0, 3)) {
      expect(wrongWith(withField(bytes, 0, 'seed', 'another'))).toContain('the header was changed');
      const { entries } = recordingOf(bytes).archive;
      for (const index of entries.keys()) {
        const number = index + 1;
        for (const answer of ['nonsense', null, ...otherAnswers(recordingOf(bytes), index)])
          expect(wrongWith(withField(bytes, number, 'answer', answer))).toContain(
            `entry ${number} was changed`,
          );
        expect(wrongWith(withField(bytes, number, 'chain', '0'.repeat(32)))).toContain(
          `entry ${number} was changed`,
        );
        const dropped = linesOf(bytes);
        dropped.splice(number, 1);
        expect(wrongWith(resealed(dropped))).toContain('field "end"');
      }
    }
  });

  it('refuses any entry changed under a new chain: the replay names the first illegal answer or a different end', async () => {
    for (const bytes of (await archives(2)).slice(0, 3)) {
      const recording = recordingOf(bytes);
      for (const index of recording.archive.entries.keys()) {
        for (const answer of otherAnswers(recording, index))
          isRefusedByReplay(wrongWith(forged(recording, index, answer)), index + 1);
        expect(wrongWith(forged(recording, index, 'nonsense'))).toContain(`entry ${index + 1} is illegal`);
      }
    }
  });

  it('refuses an end that does not follow from the entries', async () => {
    const [bytes] = await archives(1);
    const end = linesOf(bytes!).length - 1;
    expect(wrongWith(withField(bytes!, end, 'digest', '0'.repeat(64)))).toContain('the digest');
    expect(wrongWith(withField(bytes!, end, 'outcome', { places: [2, 1, 3, 4] }))).toContain('the outcome');
  });

  it('reports whether each file is valid, and how many are', async () => {
    const folder = await makeTempFolder();
    const [bytes] = await archives(1);
    const good = join(folder, 'good.ludoteca');
    const bad = join(folder, 'bad.ludoteca');
    await writeFile(good, bytes!);
    await writeFile(bad, withField(bytes!, 1, 'answer', 'nonsense'));
    const { exit, out, err } = await callCli(['verify', folder]);
    expect(exit).toBe(1);
    expect(out).toEqual([
      expect.stringMatching(/good\.ludoteca: ok, \d+ entries$/),
      'Good: 1 of 2 archives.',
    ]);
    expect(err).toEqual([
      `${bad}: refused: entry 1 was changed: its link of the chain does not match (line 2)`,
    ]);
    expect((await callCli(['verify', good])).exit).toBe(0);

    const { out: json } = await callCli(['verify', bad, good, '--json']);
    expect(JSON.parse(json.join())).toEqual([
      { file: bad, ok: false, problem: expect.stringContaining('entry 1 was changed') },
      { file: good, ok: true, game: 'rumour', entries: recordingOf(bytes!).archive.entries.length },
    ]);
  });

  it('says how many entries of a file that is cut off were recovered, and whether they are good', async () => {
    const folder = await makeTempFolder();
    const [bytes] = await archives(1);
    const path = join(folder, 'cut.ludoteca');
    const lines = bytes!.toString().split('\n');
    await writeFile(path, `${lines.slice(0, 6).join('\n')}\n{"ans`);
    const { exit, err } = await callCli(['verify', path]);
    expect(exit).toBe(1);
    expect(err).toEqual([
      `${path}: refused: the file is cut off: it ends at line 7 without the checksum line; 5 complete entries were recovered`,
    ]);
    expect((await callCli(['verify', path, '--lang', 'it'])).err.join()).toContain(
      'il file è troncato: finisce alla riga 7 senza la riga di controllo; recuperate 5 mosse complete',
    );
    expect((await callCli(['verify', path, '--lang', 'pt'])).err.join()).toContain(
      '5 jogadas completas foram recuperadas',
    );
    const { out } = await callCli(['verify', path, '--json']);
    expect(JSON.parse(out.join())).toMatchObject([{ ok: false, recovered: 5 }]);
    const forgedLines = forged(recordingOf(bytes!), 2, 'nonsense').toString().split('\n');
    await writeFile(path, `${forgedLines.slice(0, 6).join('\n')}\n`);
    expect((await callCli(['verify', path])).err.join()).toMatch(
      /5 complete entries were recovered; entry 3 is illegal: /,
    );
    await writeFile(path, `${lines.slice(0, 6).toSpliced(2, 1).join('\n')}\n`);
    expect((await callCli(['verify', path])).err.join()).not.toContain('recovered');
  });

  it('names the entries between two recorded positions where a difference came about', async () => {
    const bytes = (await archives(2)).find((one) => recordingOf(one).archive.entries.length > 32)!;
    const recording = recordingOf(bytes);
    const wrong = makeArchive({ ...recording, positions: recording.positions!.with(31, '0'.repeat(64)) });
    expect(wrongWith(wrong)).toBe(
      'the position after entry 32 is not the recorded one; one of the entries 17 to 32 makes the difference',
    );
  });

  it('counts each file once, searches subfolders and follows no links', async () => {
    const folder = await makeTempFolder();
    const [bytes] = await archives(1);
    await mkdir(join(folder, 'inner.ludoteca'));
    const file = join(folder, 'inner.ludoteca', 'match.ludoteca');
    await writeFile(file, bytes!);
    await symlink(folder, join(folder, 'inner.ludoteca', 'back'));
    await symlink(file, join(folder, 'again.ludoteca'));
    const { exit, out, err } = await callCli(['verify', folder, file, folder]);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out).toEqual([expect.stringContaining(`${file}: ok`)]);
  });

  it('reports a cyclic link in one line', async () => {
    const link = join(await makeTempFolder(), 'circle');
    await symlink(link, link);
    const { exit, err } = await callCli(['verify', link]);
    expect({ exit, err }).toEqual({
      exit: 2,
      err: [expect.stringMatching(/circle: refused: it cannot be read: ELOOP/)],
    });
  });

  it('prints only refusals and the sum with --quiet', async () => {
    const folder = await makeTempFolder();
    const [bytes] = await archives(1);
    await writeFile(join(folder, 'good.ludoteca'), bytes!);
    expect(await callCli(['verify', folder, '--quiet'])).toEqual({
      exit: 0,
      out: ['Good: 1 of 1 archive.'],
      err: [],
    });
    await writeFile(join(folder, 'bad.ludoteca'), bytes!.subarray(9));
    const { exit, out, err } = await callCli(['verify', folder, '--quiet']);
    expect({ exit, out }).toEqual({ exit: 1, out: ['Good: 1 of 2 archives.'] });
    expect(err).toEqual([expect.stringContaining('bad.ludoteca: refused')]);
    const { out: json } = await callCli(['verify', folder, '--quiet', '--json']);
    expect(JSON.parse(json.join())).toMatchObject([{ ok: false }]);
  });

  it('shows its progress', async () => {
    const folder = await makeTempFolder();
    const [bytes] = await archives(1);
    for (const name of ['a', 'b']) await writeFile(join(folder, `${name}.ludoteca`), bytes!);
    const shown: string[] = [];
    await callCli(['verify', folder], [], { showProgress: (text) => shown.push(text) });
    expect(shown).toEqual([expect.stringContaining('50 %, 1 of 2'), '']);
  });

  it('names a valid older version of a damaged file', async () => {
    const path = join(await makeTempFolder(), 'match.ludoteca');
    const [bytes] = await archives(1);
    await writeFile(path, bytes!.subarray(0, 500));
    await writeFile(`${path}.1`, withByte(bytes!, 9));
    await writeFile(`${path}.2`, bytes!);
    const { exit, err } = await callCli(['verify', path]);
    expect(exit).toBe(1);
    expect(err.join()).toMatch(/cut off.*; an older version is good: .*match\.ludoteca\.2$/);
  });
});
