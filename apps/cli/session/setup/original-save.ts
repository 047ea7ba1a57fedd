/** Finds and reads saves in a game's original format. */
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Reason, refuse, type Result, type AnyParts } from '@ludoteca/kernel';
import type { OriginalFiles, OpenedSave } from '@ludoteca/kit';
import { disk } from '../../files/disk.ts';
import { type GameFolder, openGameFolder } from '../../files/game-folder.ts';
import { messageOf } from '../../terminal/sanitize.ts';
import { findNameProblem, normalizeName } from '../../saves/save-name.ts';

export interface OriginalSave {
  readonly folder: GameFolder;
  /** Relative to the folder. */
  readonly path: string;
}

/** A message of the system, or the game's reasons. */
export type OriginalSaveProblem = { readonly system: string } | { readonly reasons: readonly Reason[] };

export const originalSavePath = ({ folder, path }: OriginalSave): string => join(folder.path, path);

/** A path if it has the extension, else a name in the game's folder. */
export async function locateOriginalSave(
  word: string,
  files: OriginalFiles<AnyParts>,
  folder: GameFolder,
): Promise<OriginalSave | undefined> {
  if (word.endsWith(files.extension)) {
    const path = resolve(word);
    if (await isFile(path)) return toOriginalSave(path, folder);
  }
  const names = word.endsWith(files.extension) ? [word, files.savePath(word)] : [files.savePath(word)];
  for (const inside of names)
    if (await isFile(join(folder.path, inside))) return toOriginalSave(resolve(folder.path, inside), folder);
  return undefined;
}

const isFile = async (path: string): Promise<boolean> =>
  (await disk.stat(path).catch(() => undefined))?.file === true;

/** The files that belong to a save are expected beside it. */
function toOriginalSave(path: string, folder: GameFolder): OriginalSave {
  const inside = relative(folder.path, path);
  return inside.startsWith('..') || resolve(inside) === inside
    ? { folder: openGameFolder(dirname(path)), path: basename(path) }
    : { folder, path: inside };
}

/** Also reads the sidecar files of the save. */
export async function readOriginalSave(
  files: OriginalFiles<AnyParts>,
  { folder, path }: OriginalSave,
  dialect?: string,
): Promise<Result<OpenedSave, OriginalSaveProblem>> {
  try {
    const bytes = await folder.read(path);
    if (bytes === undefined) return refuse({ system: 'ENOENT' });
    const opened = files.open(bytes, dialect);
    if (!opened.ok) return refuse({ reasons: opened.problem });
    // Sidecar files belong to saves of this program, which need no dialect.
    if (dialect !== undefined) return opened;
    return { ok: true, value: (await files.addSidecar?.(folder, path, opened.value)) ?? opened.value };
  } catch (error) {
    return refuse({ system: messageOf(error) });
  }
}

/** The name of the slot that continues the save, in games that name saves. */
export function slotNameFor(
  { hasNamedSaves, extension }: OriginalFiles<AnyParts>,
  { path }: OriginalSave,
): string | undefined {
  const name = normalizeName(basename(path, extension));
  return hasNamedSaves === true && findNameProblem(name) === undefined ? name : undefined;
}
