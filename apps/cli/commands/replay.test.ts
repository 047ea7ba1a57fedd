import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at, fastDice, makeArchive, type Match, record, type SomeParts, start } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { PLAYERS, playOut } from '@ludoteca/players';
import { describe, expect, it } from 'vitest';
import { call, emptyFolder } from '../call.testing.ts';

const entry = catalogue.find(({ game }) => game.id === 'rumour')!;

function begun(): Match<SomeParts> {
  const started = start(entry.game, { seats: 3, seed: 'told' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

function toTheEnd(match: Match<SomeParts>): Match<SomeParts> {
  playOut(
    match,
    [0, 1, 2].map((seat) => PLAYERS['random']!(entry, fastDice(`told ${seat}`))),
  );
  return match;
}

async function archiveOf(match: Match<SomeParts>): Promise<string> {
  const path = join(await emptyFolder(), 'match.ludoteca');
  await writeFile(path, makeArchive(record(match)));
  return path;
}

async function told(...args: readonly string[]): Promise<readonly string[]> {
  const { exit, out, err } = await call(['replay', ...args]);
  expect({ exit, err }).toEqual({ exit: 0, err: [] });
  return out;
}

const drawn = (lines: readonly string[], seat: number): string =>
  lines.find((line) => line.startsWith(`   Seat ${seat} draws`))!;

describe('ludoteca replay', () => {
  it('tells the opening, every entry, the table and the outcome', async () => {
    const match = toTheEnd(begun());
    const lines = await told(await archiveOf(match));
    expect(lines[0]).toBe(`Rumour, 3 seats, ${match.number} entries, seed told`);
    expect(lines[1]).toMatch(/^ {3}Seat 0 draws (rumour|alibi|gossip)/);
    const numbers = lines.flatMap((line) => /^(\d+)\. Seat \d: /.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: match.number }, (_, i) => `${i + 1}`));
    expect(lines.at(-1)).toBe(entry.texts.en.outcome(match.outcome!, ['Seat 0', 'Seat 1', 'Seat 2']));
    expect(lines).toContain(`The table after entry ${match.number}`);
    expect(lines).toContain('Stock: -');
  });

  it('stops at the entry asked for and shows the table there, with its question', async () => {
    const path = await archiveOf(toTheEnd(begun()));
    const lines = await told(path, '--at', '0');
    expect(lines.filter((line) => /^\d+\./.test(line))).toEqual([]);
    expect(lines).toContain('The table after entry 0');
    expect(lines.at(-1)).toMatch(/^Seat \d, do you spread a rumour\?$/);
    expect((await told(path, '--at', '3')).filter((line) => /^\d+\./.test(line))).toHaveLength(3);
  });

  it('tells each watcher what that watcher may know', async () => {
    const path = await archiveOf(toTheEnd(begun()));
    const mine = await told(path, '--as', '1', '--at', '2');
    expect(drawn(mine, 1)).toMatch(/rumour|alibi|gossip/);
    expect(drawn(mine, 0)).toBe('   Seat 0 draws 4 cards.');
    expect(
      at(
        mine.filter((line) => line.startsWith("Seat 0's hand")),
        0,
      ),
    ).toContain('hidden card');
    const outside = await told(path, '--as', 'spectator');
    expect(drawn(outside, 1)).toBe('   Seat 1 draws 4 cards.');
    expect(outside.filter((line) => /^\d+\. Seat \d: /.test(line))).toEqual([]);
  });

  it('tells lapses and withdrawals', async () => {
    const match = begun();
    const { seat } = match.question!;
    match.lapse(0);
    match.withdraw((seat + 1) % 3, 'gone home');
    const lines = await told(await archiveOf(match));
    expect(lines).toContain(`1. Seat ${seat} lets the question lapse.`);
    expect(lines).toContain(`2. Seat ${(seat + 1) % 3} withdraws.`);
  });

  it('tells only what is true, unless asked to tell what is not', async () => {
    const match = toTheEnd(begun());
    const recording = record(match);
    const path = join(await emptyFolder(), 'match.ludoteca');
    const forged = { ...recording, digest: '0'.repeat(64) };
    await writeFile(path, makeArchive(forged));
    const [said = ''] = (await call(['verify', path])).err;
    const sentence = said.replace(`${path}: refused: `, '');
    expect(sentence).toContain('the digest of the position');
    expect(await call(['replay', path])).toEqual({
      exit: 2,
      out: [],
      err: [`ludoteca replay: ${path}: ${sentence} (help: ludoteca replay --help)`],
    });
    const { exit, out, err } = await call(['replay', path, '--unverified']);
    expect({ exit, err }).toEqual({
      exit: 0,
      err: [`Not verified, and told as far as it goes: ${path}: ${sentence}`],
    });
    await writeFile(path, makeArchive(recording));
    expect(out).toEqual(await told(path));
    expect(await told(path, '--unverified')).toEqual(out);
  });

  it('tells an untrue match up to what cannot have happened', async () => {
    const path = join(await emptyFolder(), 'match.ludoteca');
    const recording = record(toTheEnd(begun()));
    const entries = recording.archive.entries.with(2, { answer: 'nonsense' });
    await writeFile(path, makeArchive({ ...recording, archive: { ...recording.archive, entries } }));
    const { exit, out, err } = await call(['replay', path, '--unverified']);
    expect(exit).toBe(2);
    expect(out.filter((line) => /^\d+\./.test(line))).toHaveLength(2);
    expect(err).toEqual([
      expect.stringMatching(/^Not verified/),
      expect.stringMatching(/entry 3 is illegal/),
    ]);
    await writeFile(path, 'no archive');
    expect(await call(['replay', path, '--unverified'])).toMatchObject({
      exit: 2,
      out: [],
      err: [expect.stringContaining('this is not a Ludoteca archive')],
    });
  });

  it('speaks the languages of the game', async () => {
    const path = await archiveOf(begun());
    expect((await told(path, '--lang', 'it'))[0]).toContain('Diceria');
    expect((await told(path, '--lang', 'pt')).join('\n')).toMatch(/Lugar \d, /);
  });

  it('refuses an entry or a watcher that is not there', async () => {
    const path = await archiveOf(begun());
    expect(await call(['replay', path, '--at', '1'])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('--at must be a whole number from 0 to 0, not "1"')],
    });
    for (const as of ['3', '-1', 'king', '1.0'])
      expect(await call(['replay', path, `--as=${as}`])).toMatchObject({
        exit: 2,
        err: [expect.stringContaining('--as must be a seat from 0 to 2, spectator or judge')],
      });
  });
});
