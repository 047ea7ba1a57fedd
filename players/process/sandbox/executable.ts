/** Detection of files that the system can execute as programs. */
import { accessSync, closeSync, constants, openSync, readSync } from 'node:fs';

/** First characters of executable files: ELF, or a line that names an interpreter. */
const EXECUTABLE_PREFIXES = ['\u007fELF', '#!'];
const SHARED_LIBRARY = /\.so(\.\d+)*$/;

/** Reads the first 256 bytes of a file as Latin-1. */
export function readFilePrefix(path: string): string {
  const start = Buffer.alloc(256);
  const file = openSync(path, 'r');
  try {
    return start.toString('latin1', 0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

/** Whether a file is a program. On Windows drives every file is executable, so its first bytes are checked too. */
export function isExecutableProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    const start = readFilePrefix(path);
    return !SHARED_LIBRARY.test(path) && EXECUTABLE_PREFIXES.some((beginning) => start.startsWith(beginning));
  } catch {
    // A file that cannot be read cannot be executed either.
    return false;
  }
}
