/** The files of the original program (docs/unstable-students-files.md): saves, log and statistics. */
import { ok } from '@ludoteca/kernel';
import type { FileFolder, Language, OriginalFiles, SaveListing } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { DIALECTS, findDialect } from './dialects.ts';
import { parseSave } from './parse-save.ts';
import { toMatch, toSave } from './convert-save.ts';
import { decodeSaveNames, toSaveName } from './save-names.ts';
import { STATISTICS_FILES } from './statistics-counter.ts';
import { statisticsRows } from './statistics-rows.ts';
import { decodeStatistics, type PlayerStatistics } from './statistics.ts';
import { fileTexts } from './texts/index.ts';
import { SAVE_NAMES_FILE, savePath, MatchFileWriter } from './match-file-writer.ts';
import { encodeSave } from './encode-save.ts';

const EXTENSION = '.sav';
const SAVE_FOLDER = 'saves';
const DECK_FILE = 'mazzo.txt';

/** A name without a folder means a save in the folder of saves. */
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
  const read = bytes && parseSave(bytes);
  if (!read?.ok) return undefined;
  const { round, players } = read.value.save;
  const name = path.slice(SAVE_FOLDER.length + 1, -EXTENSION.length);
  return {
    path,
    label: fileTexts[language].save(name, round, players.map((player) => player.name).join(', ')),
  };
}

/** The most recently used names first, then the other saves of the folder. */
async function listSaves(folder: FileFolder, language: Language): Promise<readonly SaveListing[]> {
  const names = decodeSaveNames((await folder.read(SAVE_NAMES_FILE)) ?? new Uint8Array()).toReversed();
  const present = (await folder.list(SAVE_FOLDER)).filter((file) => file.endsWith(EXTENSION));
  const files = new Set([
    ...names.map((name) => `${name}${EXTENSION}`).filter((file) => present.includes(file)),
    ...present,
  ]);
  const listings = await Promise.all(
    [...files].map((file) => readListing(folder, `${SAVE_FOLDER}/${file}`, language)),
  );
  return listings.filter((listing) => listing !== undefined);
}

const readStatistics = async (folder: FileFolder, file: string): Promise<readonly PlayerStatistics[]> =>
  decodeStatistics((await folder.read(file)) ?? new Uint8Array());

export const files: OriginalFiles<Students> = {
  extension: EXTENSION,
  hasNamedSaves: true,
  markerFiles: [DECK_FILE, SAVE_NAMES_FILE, STATISTICS_FILES.person],
  adjustableSettings: ['rules'],
  settingFiles: { deck: DECK_FILE },
  dialects: DIALECTS,
  open: (bytes, dialect) => {
    const read = parseSave(bytes, { dialect: findDialect(dialect) });
    return read.ok ? ok(toMatch(read.value)) : read;
  },
  save: (snapshot, context) =>
    snapshot.outcome === undefined ? encodeSave(toSave(snapshot, context)) : undefined,
  listSaves,
  savePath: toSavePath,
  renderStatistics: async (folder, language) =>
    statisticsRows(
      await readStatistics(folder, STATISTICS_FILES.person),
      await readStatistics(folder, STATISTICS_FILES.computer),
      language,
    ),
  openWriter: (folder, context) =>
    new MatchFileWriter(folder, { ...context, name: toSaveName(context.name) }),
};
