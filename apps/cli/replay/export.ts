import { basename, dirname, join } from 'node:path';
import { ok, refuse, type Result, type Watcher } from '@ludoteca/kernel';
import { ARCHIVE_ENDING } from '../archives.ts';
import { disk as realDisk, type Disk } from '../files/disk.ts';
import { LIMIT } from '../files/load.ts';
import { save } from '../files/save.ts';
import { messageOf, shownPath } from '../foreign.ts';
import { LOG_MARK } from './telling.ts';
import type { Words } from './words/words.ts';

/** Why a log was not written. A foreign file is one that somebody else's log would be lost with. */
export type Unwritten = 'foreign' | 'no folder' | 'no file' | { readonly why: string };

/** Where the log of these eyes goes unless told otherwise: beside the archive, or here. */
export function logPath(game: string, watcher: Watcher, archive: string | undefined): string {
  const eyes = typeof watcher === 'number' ? `seat-${watcher}` : watcher;
  const folder = archive === undefined ? '' : dirname(archive);
  const name = archive === undefined ? game : basename(archive, ARCHIVE_ENDING);
  return join(folder, `${name}.${eyes}.txt`);
}

/** Writes a log so that a crash harms nothing. What lies there and is no log of ours is left alone unless told to replace it. */
export async function exportLog(
  path: string,
  lines: readonly string[],
  { replace = false, disk = realDisk }: { readonly replace?: boolean; readonly disk?: Disk } = {},
): Promise<Result<undefined, Unwritten>> {
  try {
    const found = await disk.look(path);
    if (found !== undefined && !found.file) return refuse('no file');
    if (found === undefined && (await disk.look(dirname(path)))?.folder !== true) return refuse('no folder');
    if (found !== undefined && !replace && !(found.size <= LIMIT && isLog(await disk.read(path))))
      return refuse('foreign');
    await save(path, Buffer.from(`${lines.join('\n')}\n`), disk);
    return ok(undefined);
  } catch (error) {
    return refuse({ why: messageOf(error) });
  }
}

const isLog = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, LOG_MARK.length)).toString() === LOG_MARK;

/** Why a log was not written, in one line. */
export function unwrittenLine({ complaints }: Words, path: string, problem: Unwritten): string {
  const file = shownPath(path);
  if (problem === 'no folder') return complaints.noFolder(file);
  if (problem === 'no file') return complaints.noFile(file);
  return problem === 'foreign' ? complaints.foreign(file) : complaints.notWritten(file, problem.why);
}
