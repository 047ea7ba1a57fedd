/** The files of the world that the game comes from; docs/unstable-students-files.md describes them. */
import { ok } from '@ludoteca/kernel';
import type { OriginalFiles, FileFolder, SaveListing, Language, SaveContext } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { cut } from './bytes.ts';
import { isSaveName, parseCache } from './cache.ts';
import { STATS } from './counting.ts';
import { CACHE, savePath, StudentsKeeping } from './keeping.ts';
import { makeSave } from './save.ts';
import { parseStats, type Tally } from './stats.ts';
import { hasBegun, openedOf, readSave, saveOf } from './table.ts';
import { statsRows } from './welcome.ts';
import { fileWords } from './words/index.ts';

const ENDING = '.sav';
const SAVES = 'saves';

/** A name that a save may have there, as near as possible to the one it was given. */
const saveName = (name: string): string => {
  const tame = cut(name.replace(/[./\\\p{Cc}]/gu, '-').trimStart(), 255);
  return isSaveName(tame) ? tame : 'savegame';
};

/** Bare names are looked for among the saves; whatever has a folder in it is a path. */
function called(name: string): string {
  if (/[/\\]/.test(name)) return name;
  return savePath(name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : name);
}

async function labelOf(
  folder: FileFolder,
  path: string,
  language: Language,
): Promise<SaveListing | undefined> {
  const bytes = await folder.read(path);
  const read = bytes && readSave(bytes);
  if (!read?.ok) return undefined;
  const { round, players } = read.value.save;
  const name = path.slice(SAVES.length + 1, -ENDING.length);
  return {
    path,
    label: fileWords[language].save(name, round, players.map((player) => player.name).join(', ')),
  };
}

/** The names that were used latest first, then whatever else lies there. */
async function found(folder: FileFolder, language: Language): Promise<readonly SaveListing[]> {
  const known = parseCache((await folder.read(CACHE)) ?? new Uint8Array()).toReversed();
  const lying = (await folder.list(SAVES)).filter((file) => file.endsWith(ENDING));
  const files = new Set([
    ...known.map((name) => `${name}${ENDING}`).filter((file) => lying.includes(file)),
    ...lying,
  ]);
  const labels = await Promise.all([...files].map((file) => labelOf(folder, `${SAVES}/${file}`, language)));
  return labels.filter((label) => label !== undefined);
}

const talliesIn = async (folder: FileFolder, file: string): Promise<readonly Tally[]> =>
  parseStats((await folder.read(file)) ?? new Uint8Array());

const named = (sat: SaveContext): SaveContext => ({ ...sat, name: saveName(sat.name) });

export const files: OriginalFiles<Students> = {
  extension: ENDING,
  hasNamedSaves: true,
  markerFiles: ['mazzo.txt', CACHE, STATS.person],
  open: (bytes) => {
    const read = readSave(bytes);
    return read.ok ? ok(openedOf(read.value)) : read;
  },
  save: (moment, sat) =>
    moment.outcome === undefined && hasBegun(moment.state) ? makeSave(saveOf(moment, sat)) : undefined,
  listSaves: found,
  savePath: called,
  renderStatistics: async (folder, language) =>
    statsRows(await talliesIn(folder, STATS.person), await talliesIn(folder, STATS.computer), language),
  openWriter: (folder, sat) => {
    const kept = named(sat);
    return new StudentsKeeping(folder, kept, savePath(kept.name));
  },
};
