/** Exports the log of a match as a text file. */
import { basename, dirname, join } from 'node:path';
import { ok, refuse, type Result, type Watcher } from '@ludoteca/kernel';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { disk as defaultDisk, type Disk, privateDisk } from '../files/disk.ts';
import { MAX_FILE_BYTES } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf, formatPath } from '../terminal/sanitize.ts';
import { LOG_MARK } from './transcript.ts';
import type { ReplayTexts } from './texts/replay-texts.ts';

/** `foreign`: the existing file is not a log of this program and would be lost. */
export type ExportProblem = 'foreign' | 'no folder' | 'no file' | { readonly why: string };

/** Beside the archive, else in the working directory. */
export function defaultLogPath(game: string, watcher: Watcher, archive: string | undefined): string {
  const watchers = typeof watcher === 'number' ? `seat-${watcher}` : watcher;
  const folder = archive === undefined ? '' : dirname(archive);
  const name = archive === undefined ? game : basename(archive, ARCHIVE_EXTENSION);
  return join(folder, `${name}.${watchers}.txt`);
}

export interface ExportedLog {
  readonly watcher: Watcher;
  readonly lines: readonly string[];
}

/** A log with private information is readable by its owner only. */
const diskFor = ({ watcher }: ExportedLog): Disk => (watcher === 'spectator' ? defaultDisk : privateDisk);

/** Saves atomically. An existing file that is not a log of this program is only overwritten with `replace`. */
export async function exportLog(
  path: string,
  log: ExportedLog,
  { replace = false, disk = diskFor(log) }: { readonly replace?: boolean; readonly disk?: Disk } = {},
): Promise<Result<undefined, ExportProblem>> {
  try {
    const found = await disk.stat(path);
    if (found !== undefined && !found.file) return refuse('no file');
    if (found === undefined && (await disk.stat(dirname(path)))?.folder !== true) return refuse('no folder');
    if (found !== undefined && !replace && !(found.size <= MAX_FILE_BYTES && isLog(await disk.read(path))))
      return refuse('foreign');
    await saveAtomically(path, Buffer.from(`${log.lines.join('\n')}\n`), disk);
    return ok(undefined);
  } catch (error) {
    return refuse({ why: messageOf(error) });
  }
}

const isLog = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, LOG_MARK.length)).toString() === LOG_MARK;

export function formatExportProblem({ errors }: ReplayTexts, path: string, problem: ExportProblem): string {
  const file = formatPath(path);
  if (problem === 'no folder') return errors.noFolder(file);
  if (problem === 'no file') return errors.noFile(file);
  return problem === 'foreign' ? errors.foreign(file) : errors.notWritten(file, problem.why);
}
