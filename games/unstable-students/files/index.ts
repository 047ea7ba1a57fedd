/** The files of the world that the game comes from; docs/unstable-students-files.md describes them. */
import { ok } from '@ludoteca/kernel';
import type { OriginalFiles, FileFolder, SaveListing, Language, SaveContext } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { truncateToBytes } from './bytes.ts';
import { isSaveName, decodeCache } from './save-names.ts';
import { STATISTICS_FILES } from './statistics-counter.ts';
import { SAVE_NAMES_FILE, savePath, StudentsFileWriter } from './writer.ts';
import { encodeSave } from './codec.ts';
import { decodeStatistics, type PlayerStatistics } from './statistics.ts';
import { hasBegun, toOpenedSave, readSave, createSave } from './reader.ts';
import { statisticsRows } from './statistics-rows.ts';
import { fileTexts } from './texts/index.ts';

const EXTENSION = '.sav';
const SAVE_FOLDER = 'saves';

/** A name that a save may have there, as near as possible to the one it was given. */
const toSaveName = (name: string): string => {
  const tame = truncateToBytes(name.replace(/[./\\\p{Cc}]/gu, '-').trimStart(), 255);
  return isSaveName(tame) ? tame : 'savegame';
};

/** Bare names are looked for among the saves; whatever has a folder in it is a path. */
function toSavePath(name: string): string {
  if (/[/\\]/.test(name)) return name;
  return savePath(name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : name);
}

async function readListing(
  folder: FileFolder,
  path: string,
  language: Language,
): Promise<SaveListing | undefined> {
  const bytes = await folder.read(path);
  const read = bytes && readSave(bytes);
  if (!read?.ok) return undefined;
  const { round, players } = read.value.save;
  const name = path.slice(SAVE_FOLDER.length + 1, -EXTENSION.length);
  return {
    path,
    label: fileTexts[language].save(name, round, players.map((player) => player.name).join(', ')),
  };
}

/** The names that were used latest first, then whatever else lies there. */
async function listSaves(folder: FileFolder, language: Language): Promise<readonly SaveListing[]> {
  const known = decodeCache((await folder.read(SAVE_NAMES_FILE)) ?? new Uint8Array()).toReversed();
  const lying = (await folder.list(SAVE_FOLDER)).filter((file) => file.endsWith(EXTENSION));
  const files = new Set([
    ...known.map((name) => `${name}${EXTENSION}`).filter((file) => lying.includes(file)),
    ...lying,
  ]);
  const labels = await Promise.all(
    [...files].map((file) => readListing(folder, `${SAVE_FOLDER}/${file}`, language)),
  );
  return labels.filter((label) => label !== undefined);
}

const readStatistics = async (folder: FileFolder, file: string): Promise<readonly PlayerStatistics[]> =>
  decodeStatistics((await folder.read(file)) ?? new Uint8Array());

const withSaveName = (sat: SaveContext): SaveContext => ({ ...sat, name: toSaveName(sat.name) });

export const files: OriginalFiles<Students> = {
  extension: EXTENSION,
  hasNamedSaves: true,
  markerFiles: ['mazzo.txt', SAVE_NAMES_FILE, STATISTICS_FILES.person],
  open: (bytes) => {
    const read = readSave(bytes);
    return read.ok ? ok(toOpenedSave(read.value)) : read;
  },
  save: (moment, sat) =>
    moment.outcome === undefined && hasBegun(moment.state) ? encodeSave(createSave(moment, sat)) : undefined,
  listSaves: listSaves,
  savePath: toSavePath,
  renderStatistics: async (folder, language) =>
    statisticsRows(
      await readStatistics(folder, STATISTICS_FILES.person),
      await readStatistics(folder, STATISTICS_FILES.computer),
      language,
    ),
  openWriter: (folder, sat) => {
    const kept = withSaveName(sat);
    return new StudentsFileWriter(folder, kept, savePath(kept.name));
  },
};
