/** Copying of private files so that another user can read them. */
import {
  chmodSync,
  copyFileSync,
  type Dirent,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** Limits of a copy. */
const COPY_LIMITS = { bytes: 2 ** 28, files: 10_000 };

/** Copies a file or a folder with world-readable permissions. Throws if it is too large. */
export function copyReadable(from: string, to: string): void {
  const left = { ...COPY_LIMITS };
  if (statSync(from).isDirectory()) copyFolder(from, to, left);
  else copyFile(from, to, left);
}

function copyFolder(from: string, to: string, left: typeof COPY_LIMITS): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true }))
    copyEntry(entry, join(from, entry.name), join(to, entry.name), left);
}

function copyEntry(entry: Dirent, from: string, to: string, left: typeof COPY_LIMITS): void {
  if (entry.isDirectory()) copyFolder(from, to, left);
  else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (entry.isFile()) copyFile(from, to, left);
}

function copyFile(from: string, to: string, left: typeof COPY_LIMITS): void {
  const { size, mode } = statSync(from);
  left.bytes -= size;
  left.files -= 1;
  if (left.bytes < 0 || left.files < 0) throw new Error('private, and too large to be copied');
  copyFileSync(from, to);
  chmodSync(to, (mode & 0o100) === 0 ? 0o644 : 0o755);
}
