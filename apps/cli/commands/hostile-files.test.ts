import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Archive, canonicalJson, makeArchive, recordMatch, startMatch } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

const { game } = catalogue.find((entry) => entry.game.id === 'uno')!;
const started = startMatch(game, { seats: 2, seed: 'hostile' });
if (!started.ok) throw new Error(JSON.stringify(started.problem));
const recording = recordMatch(started.value);

const [header = ''] = Buffer.from(makeArchive(recording)).toString().split('\n');

/** The archive with changed fields and valid checksums. */
const changed = (change: Partial<Archive>): Uint8Array =>
  makeArchive({ ...recording, archive: { ...recording.archive, ...change } });

/** Lines with a valid checksum. */
function sealed(text: string): Buffer {
  const checksum = createHash('sha256').update(text).digest('hex');
  return Buffer.from(`${text}${canonicalJson({ checksum })}\n`);
}

/** 15 MiB of the line. */
const many = (line: string): string => line.repeat(Math.floor((15 * 2 ** 20) / line.length));

const ESCAPES = 'a\u001b[2J\u001b]0;owned\u0007\r\nok\u009b31m';
const LONG = 'k'.repeat(5_000_000);

async function refusalsOf(bytes: Uint8Array, name = 'match.ludoteca'): Promise<readonly string[]> {
  const path = join(await makeTempFolder(), name);
  await writeFile(path, bytes);
  const refusals: string[] = [];
  for (const command of ['verify', 'replay']) {
    const { exit, out, err } = await callCli([command, path]);
    expect({ exit, out, lines: err.length }).toEqual({ exit: 1, out: [], lines: 1 });
    refusals.push(err.join());
  }
  return refusals;
}

describe('a small gzip file of many lines', () => {
  // Each message names the line at which reading stopped: the rest was not read.
  it.each([
    ['empty objects', many('{}\n'), 'this is not a Ludoteca archive'],
    ['newlines', many('\n'), 'line 1 is not a JSON object'],
    ['rubbish after a good header', `${header}\n${many('rubbish\n')}`, 'line 2 is not a JSON object'],
    ['objects after a good header', `${header}\n${many('{}\n')}`, 'line 2: field "answer" is missing'],
  ])('is refused at the first invalid line: %s', async (_, text, says) => {
    const pack = gzipSync(sealed(text));
    expect(pack.length).toBeLessThan(100_000);
    for (const refusal of await refusalsOf(pack)) expect(refusal).toContain(says);
  });
});

describe('untrusted text in an error', () => {
  it.each([
    ['game', (text: string) => changed({ game: text.slice(0, 1000) })],
    ['key of the settings', (text: string) => changed({ settings: { [text]: 1 } })],
    ['field', (text: string) => sealed(`${canonicalJson({ ...JSON.parse(header), [text]: 1 })}\n{}\n`)],
    ['answer', (text: string) => changed({ entries: [{ answer: text }] })],
  ])('is short, on one line and without control characters: %s', async (_, bytesOf) => {
    for (const text of [ESCAPES, LONG])
      for (const refusal of await refusalsOf(bytesOf(text))) {
        expect(refusal).not.toMatch(/\p{Cc}/u);
        expect(refusal.length).toBeLessThan(1000);
      }
  });

  it('is escaped in the name of a file', async () => {
    const [verified, replayed] = await refusalsOf(Buffer.from('no archive'), 'a\u001b[2J\nb.ludoteca');
    for (const line of [verified, replayed]) {
      expect(line).toContain('a\\u001b[2J\\nb.ludoteca": ');
      expect(line).not.toMatch(/\p{Cc}/u);
    }
  });

  it('is escaped in the seed of a printed match', async () => {
    const other = startMatch(game, { seats: 2, seed: ESCAPES });
    if (!other.ok) throw new Error(JSON.stringify(other.problem));
    const path = join(await makeTempFolder(), 'match.ludoteca');
    await writeFile(path, makeArchive(recordMatch(other.value)));
    const { exit, out } = await callCli(['replay', path, '--as', 'judge']);
    expect(exit).toBe(0);
    expect(out[0]).toBe('Uno, 2 seats, 0 moves, seed "a\\u001b[2J\\u001b]0;owned\\u0007\\r\\nok\\u009b31m"');
  });

  it.each([
    (text: string) => [text],
    (text: string) => [`--${text}`],
    (text: string) => ['sim', text],
    (text: string) => ['sim', 'uno', text],
    (text: string) => ['sim', 'uno', `--${text}`],
    (text: string) => ['sim', 'uno', '--seats', text],
    (text: string) => ['sim', 'uno', '--games', text],
    (text: string) => ['sim', 'uno', '--players', text],
    (text: string) => ['sim', 'uno', '--set', text],
    (text: string) => ['sim', 'uno', '--set', `${text}=1`],
    (text: string) => ['sim', 'uno', '--set', `${text}=1`, '--set', `${text}=1`],
    (text: string) => ['games', '--lang', text],
    (text: string) => ['play', 'uno', '--out', `/none/${text}`],
    (text: string) => ['rules', text],
    (text: string) => ['uno', text],
    (text: string) => ['verify', text],
    (text: string) => ['replay', text],
  ])('is escaped in arguments: %s', async (argsOf) => {
    for (const text of [ESCAPES, LONG]) {
      const { exit, out, err } = await callCli(argsOf(text));
      expect({ exit, out, lines: err.length }).toEqual({ exit: 2, out: [], lines: 1 });
      expect(err[0]).not.toMatch(/\p{Cc}/u);
      expect(err[0]!.length).toBeLessThan(2500);
    }
  });
});
