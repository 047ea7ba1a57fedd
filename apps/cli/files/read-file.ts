/** Reads files with a size limit, unpacked, and looks for an older version of a damaged one. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { readMember } from './archive-collection.ts';
import { MAX_FILE_BYTES } from './file-limit.ts';
import { disk as realDisk, type Disk, hasErrorCode } from './disk.ts';
import { olderVersionPath, MAX_OLDER_VERSIONS } from './atomic-save.ts';

export { MAX_FILE_BYTES } from './file-limit.ts';

export type ReadProblem =
  | { readonly what: 'missing' | 'no file' | 'gzip' }
  | { readonly what: 'too large'; readonly size: number }
  | { readonly what: 'unpacks too large' }
  | { readonly what: 'unreadable'; readonly why: string };

/** Why a file cannot be used, and its newest older version that can. */
export interface UnusableFile<D> {
  readonly problem: { readonly readProblem: ReadProblem } | D;
  readonly older?: string;
}

/** Reads and parses a file. It changes nothing: a damaged file stays as it is. */
export async function loadFile<V, D>(
  path: string,
  parse: (bytes: Uint8Array) => Result<V, D>,
  disk: Disk = realDisk,
): Promise<Result<V, UnusableFile<D>>> {
  const present = await loadVersion(path, parse, disk);
  if (present.ok) return present;
  for (let version = 1; version <= MAX_OLDER_VERSIONS; version++) {
    const older = olderVersionPath(path, version);
    if ((await loadVersion(older, parse, disk)).ok) return refuse({ problem: present.problem, older });
  }
  return refuse({ problem: present.problem });
}

async function loadVersion<V, D>(
  path: string,
  parse: (bytes: Uint8Array) => Result<V, D>,
  disk: Disk,
): Promise<Result<V, UnusableFile<D>['problem']>> {
  const bytes = await readFileBytes(path, disk);
  if (!bytes.ok) return refuse({ readProblem: bytes.problem });
  return parse(bytes.value);
}

/** The bytes of a file, unpacked if it is gzip. */
export async function readFileBytes(
  path: string,
  disk: Disk = realDisk,
): Promise<Result<Uint8Array, ReadProblem>> {
  try {
    const found = await disk.stat(path);
    if (found === undefined) return await readMemberBytes(path);
    if (!found.file) return refuse({ what: 'no file' });
    if (found.size > MAX_FILE_BYTES) return refuse({ what: 'too large', size: found.size });
    const bytes = await disk.read(path);
    return await unpack(bytes);
  } catch (error) {
    return refuse({ what: 'unreadable', why: error instanceof Error ? error.message : String(error) });
  }
}

/** An archive of a collection, named after the file and its number. */
async function readMemberBytes(path: string): Promise<Result<Uint8Array, ReadProblem>> {
  const bytes = await readMember(path);
  return bytes === undefined ? refuse({ what: 'missing' }) : unpack(bytes);
}

/** The bytes, unpacked if they are gzip. */
export const unpack = async (bytes: Uint8Array): Promise<Result<Uint8Array, ReadProblem>> =>
  isGzip(bytes) ? gunzipBytes(bytes) : ok(bytes);

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

const gunzipped = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(gunzip);

async function gunzipBytes(bytes: Uint8Array): Promise<Result<Uint8Array, ReadProblem>> {
  try {
    return ok(await gunzipped(bytes, { maxOutputLength: MAX_FILE_BYTES }));
  } catch (error) {
    return refuse({ what: hasErrorCode(error, 'ERR_BUFFER_TOO_LARGE') ? 'unpacks too large' : 'gzip' });
  }
}
