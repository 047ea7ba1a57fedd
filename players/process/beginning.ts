import { accessSync, closeSync, constants, openSync, readSync } from 'node:fs';

/** What a file that the system can start begins with: a compiled program, or a line that names its interpreter. */
const BEGINNINGS = ['\u007fELF', '#!'];
const LIBRARY = /\.so(\.\d+)*$/;

/** How a file begins, byte for character. */
export function beginningOf(path: string): string {
  const start = Buffer.alloc(256);
  const file = openSync(path, 'r');
  try {
    return start.toString('latin1', 0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

/** Whether a file can be started. On a drive of Windows every file may be, so what it begins with is looked at too. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    const start = beginningOf(path);
    return !LIBRARY.test(path) && BEGINNINGS.some((beginning) => start.startsWith(beginning));
  } catch {
    // What may not be looked at may not be started either.
    return false;
  }
}
