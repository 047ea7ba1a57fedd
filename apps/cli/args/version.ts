/** Reads the version of the program. */
import { readFileSync } from 'node:fs';

export function readVersion(): string {
  const read = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return read.version;
}
