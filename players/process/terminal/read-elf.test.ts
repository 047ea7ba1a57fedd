import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { classifyBinary } from './read-elf.ts';

/** An executable of 64 bits with these types of segments, and nothing else. */
function elf(...segments: readonly number[]): Buffer {
  const bytes = Buffer.alloc(64 + 56 * segments.length);
  bytes.write('\u007fELF', 'latin1');
  bytes[4] = 2;
  bytes.writeBigUInt64LE(64n, 32);
  bytes.writeUInt16LE(56, 54);
  bytes.writeUInt16LE(segments.length, 56);
  segments.forEach((type, i) => bytes.writeUInt32LE(type, 64 + 56 * i));
  return bytes;
}

test.each([
  ['dynamic', elf(6, 3, 1)],
  ['static', elf(1, 2)],
  ['static', elf()],
  [
    'no binary',
    Buffer.from('#!/bin/sh\necho a script that is longer than the header of a binary, to be sure\n'),
  ],
  ['no binary', Buffer.alloc(3)],
])('%s', (kind, bytes) => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-elf-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program'), bytes);
  expect(classifyBinary(join(folder, 'program'))).toBe(kind);
});
