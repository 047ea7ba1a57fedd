import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Reason, refuse, type Result, type AnyParts } from '@ludoteca/kernel';
import type { OriginalFiles, OpenedSave } from '@ludoteca/kit';
import { disk } from '../../files/disk.ts';
import { type GameFolder, openGameFolder } from '../../files/game-folder.ts';
import { messageOf } from '../../terminal/sanitize.ts';
import { findNameProblem, normalizeName } from '../../saves/save-name.ts';

/** Where a save of the world that a game comes from lies. */
export interface OriginalSave {
  readonly folder: GameFolder;
  /** In that folder. */
  readonly path: string;
}

/** Why a save cannot be opened: what the system says, or what is wrong with it. */
export type OriginalSaveProblem = { readonly system: string } | { readonly reasons: readonly Reason[] };

export const originalSavePath = ({ folder, path }: OriginalSave): string => join(folder.path, path);

/** The save that a word means: a path by its ending, else what people call it in the game's folder. */
export async function locateOriginalSave(
  word: string,
  files: OriginalFiles<AnyParts>,
  folder: GameFolder,
): Promise<OriginalSave | undefined> {
  if (word.endsWith(files.extension)) {
    const path = resolve(word);
    if (await isFile(path)) return toOriginalSave(path, folder);
  }
  const inside = word.endsWith(files.extension) ? word : files.savePath(word);
  return (await isFile(join(folder.path, inside)))
    ? toOriginalSave(resolve(folder.path, inside), folder)
    : undefined;
}

const isFile = async (path: string): Promise<boolean> =>
  (await disk.stat(path).catch(() => undefined))?.file === true;

/** What lies beside a save is looked for where the save is. */
function toOriginalSave(path: string, folder: GameFolder): OriginalSave {
  const inside = relative(folder.path, path);
  return inside.startsWith('..') || resolve(inside) === inside
    ? { folder: openGameFolder(dirname(path)), path: basename(path) }
    : { folder, path: inside };
}

/** Reads a save, with what its folder knows besides. */
export async function readOriginalSave(
  files: OriginalFiles<AnyParts>,
  { folder, path }: OriginalSave,
): Promise<Result<OpenedSave, OriginalSaveProblem>> {
  try {
    const bytes = await folder.read(path);
    if (bytes === undefined) return refuse({ system: 'ENOENT' });
    const opened = files.open(bytes);
    if (!opened.ok) return refuse({ reasons: opened.problem });
    return { ok: true, value: (await files.addSidecar?.(folder, path, opened.value)) ?? opened.value };
  } catch (error) {
    return refuse({ system: messageOf(error) });
  }
}

/** The name under which a match that was opened goes on being saved, where people name saves. */
export function slotNameFor(
  { hasNamedSaves: named, extension }: OriginalFiles<AnyParts>,
  { path }: OriginalSave,
): string | undefined {
  const name = normalizeName(basename(path, extension));
  return named === true && findNameProblem(name) === undefined ? name : undefined;
}
