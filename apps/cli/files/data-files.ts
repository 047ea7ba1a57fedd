/** Reads files of any size in chunks, and keeps files of games in the folder of the user's data. */
import { createReadStream } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { EXIT_CODES, inLanguages } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { formatPath, messageOf } from '../terminal/sanitize.ts';
import { saveAtomically } from './atomic-save.ts';
import { hasErrorCode } from './disk.ts';

const toCliError = (path: string, error: unknown): CliError =>
  new CliError(
    inLanguages(
      `non si può leggere ${formatPath(path)}: ${messageOf(error)}`,
      `cannot read ${formatPath(path)}: ${messageOf(error)}`,
      `não é possível ler ${formatPath(path)}: ${messageOf(error)}`,
    ),
    hasErrorCode(error, 'ENOENT') ? EXIT_CODES.misused : EXIT_CODES.failed,
  );

/** The chunks of a file, unpacked if its first bytes are those of gzip. */
export async function* readFileChunks(path: string): AsyncGenerator<Uint8Array> {
  try {
    const isPacked = await beginsAsGzip(path);
    const file = createReadStream(path);
    const chunks = isPacked ? pipeline(file, createGunzip(), () => undefined) : file;
    for await (const chunk of chunks) yield chunk as Uint8Array;
  } catch (error) {
    throw toCliError(path, error);
  }
}

async function beginsAsGzip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: 1 })) {
    const [first, second] = chunk as Uint8Array;
    return first === 0x1f && second === 0x8b;
  }
  return false;
}

const dataPath = (name: string): string => join(resolveDataFolder(undefined), name);

/** Undefined if the file does not exist. */
export async function openDataFile(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const path = dataPath(name);
  try {
    await access(path);
  } catch {
    return undefined;
  }
  return readFileChunks(path);
}

export async function replaceDataFile(name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(resolveDataFolder(undefined), { recursive: true });
  await saveAtomically(dataPath(name), bytes, undefined, 1);
}
