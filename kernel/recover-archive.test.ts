import { describe, expect, test } from 'vitest';
import { makeArchive } from './archive.ts';
import { recordLots, toFile, toLines } from './archive.testing.ts';
import { lots } from './lots.testing.ts';
import { parseArchive, recoverArchive } from './parse-archive.ts';
import { expectOk, expectRefused } from './result.testing.ts';
import { verify } from './verify-archive.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each([1, undefined] as const)('a file of format %s', (format) => {
  const recording = recordLots([1, 0, 14, 0, 1], format === undefined ? {} : { format });
  const { entries } = recording.archive;
  const bytes = makeArchive(recording);
  const lines = new TextDecoder().decode(bytes).split('\n');

  const headerLength = bytes.indexOf(0x0a) + 1;
  const cuts = Array.from({ length: bytes.length - 1 }, (_, i) => bytes.subarray(0, i + 1));

  test('that is cut off in its header is refused', () => {
    for (const cut of cuts.slice(0, headerLength - 1))
      expect(expectRefused(recoverArchive(cut)).what).toMatch(/^(foreign|cut off)$/);
  });

  test('that is cut off anywhere else is recovered up to its last complete entry', () => {
    for (const cut of cuts.slice(headerLength - 1)) {
      expect(parseArchive(cut).ok).toBe(false);
      const complete = cut.filter((byte) => byte === 0x0a).length - 1;
      const { archive, digest } = expectOk(recoverArchive(cut));
      expect(archive.entries).toEqual(entries.slice(0, complete));
      expect(digest).toBe(complete > entries.length ? recording.digest : undefined);
    }
  });

  test('that is cut off after a line is verified that far', () => {
    for (const cut of cuts.slice(headerLength - 1).filter((bytesBefore) => bytesBefore.at(-1) === 0x0a))
      expect(verify(lots, expectOk(recoverArchive(cut))).ok).toBe(true);
  });

  test('that is whole is read as a whole', () => {
    expect(recoverArchive(bytes)).toEqual(parseArchive(bytes));
  });

  test('that is damaged before the cut is refused: a complete line is never skipped', () => {
    const cut = lines.slice(0, 5);
    const damaged = (index: number, line: string): Uint8Array =>
      bytesOf(`${cut.with(index, line).join('\n')}\n`);
    expect(expectRefused(recoverArchive(damaged(3, 'x')))).toEqual({ what: 'syntax', line: 4 });
    expect(expectRefused(recoverArchive(damaged(4, 'x')))).toEqual({ what: 'syntax', line: 5 });
    expect(expectRefused(recoverArchive(damaged(2, cut[1]!)))).toMatchObject({ what: 'chain', entry: 2 });
    expect(expectRefused(recoverArchive(damaged(2, lines.at(-3)!)))).toMatchObject({
      what: 'field',
      line: 3,
    });
    const forged = cut[0]!.replace('"seed":"lots"', '"seed":"lats"');
    expect(expectRefused(recoverArchive(damaged(0, forged)))).toMatchObject({ what: 'chain', entry: 0 });
    const odd = damaged(2, cut[2]!);
    odd[odd.indexOf(0x0a) + 3] = 0xff;
    expect(recoverArchive(odd).ok).toBe(false);
  });

  test('that has a wrong checksum, or lines after it, is refused', () => {
    const changed = lines.join('\n').replace('"seed":"lots"', '"seed":"lats"');
    expect(expectRefused(recoverArchive(bytesOf(changed)))).toMatchObject({ what: 'checksum' });
    expect(recoverArchive(bytesOf(`${lines.join('\n')}more\n`)).ok).toBe(false);
    expect(expectRefused(recoverArchive(toFile(toLines(recording).slice(0, 4))))).toMatchObject({
      what: 'field',
    });
  });

  test('that lost its checksum line still counts its entries', () => {
    const body = lines.slice(0, -2);
    const fewer = `${body.toSpliced(-2, 1).join('\n')}\n`;
    expect(expectRefused(recoverArchive(bytesOf(fewer)))).toMatchObject({ what: 'field', field: 'end' });
  });
});
