/** The original files of the game; docs/risika-files.md describes the formats. */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type {
  OriginalFiles,
  FileFolder,
  SaveListing,
  Language,
  HostSnapshot,
  OpenedSave,
  TextRow,
  SaveContext,
} from '@ludoteca/kit';
import { COLOURS, type Risika } from '../parts.ts';
import { risikaTexts } from '../text/index.ts';
import { type SidecarEntry, parseSidecar, saveChecksum } from './sidecar.ts';
import { MatchFileWriter } from './match-file-writer.ts';
import {
  AUTOSAVE_FILE,
  CAPITALIZED_SAVE_FILE,
  SAVE_EXTENSION,
  SIDECAR_FILE,
  SAVE_FILE,
  STATISTICS_FILE,
} from './file-names.ts';
import { fileTexts } from './file-texts.ts';
import { toMatch, toSave, findRoundStarter } from './convert-save.ts';
import { DIALECTS, findDialect } from './dialects.ts';
import { parseSave } from './parse-save.ts';
import { readWins } from './statistics.ts';
import { encodeSave } from './encode-save.ts';

function open(bytes: Uint8Array, dialect?: string): Result<OpenedSave, readonly Reason[]> {
  const { save: read, problems, warnings } = parseSave(bytes, findDialect(dialect));
  return read === undefined ? refuse([...problems, ...warnings]) : ok({ ...toMatch(read), warnings });
}

function save(snapshot: HostSnapshot<Risika>, context: SaveContext): Uint8Array | undefined {
  const starter = findRoundStarter(snapshot);
  return starter === undefined ? undefined : encodeSave(toSave(snapshot.state, starter, context.names));
}

async function findSidecarEntry(folder: FileFolder, bytes: Uint8Array): Promise<SidecarEntry | undefined> {
  const sidecar = await folder.read(SIDECAR_FILE);
  const sum = saveChecksum(bytes);
  return sidecar && parseSidecar(sidecar).find((entry) => entry.sum === sum);
}

async function addSidecar(folder: FileFolder, path: string, opened: OpenedSave): Promise<OpenedSave> {
  const bytes = await folder.read(path);
  const read = bytes && parseSave(bytes).save;
  if (bytes === undefined || read === undefined) return opened;
  const entry = await findSidecarEntry(folder, bytes);
  return entry === undefined ? opened : { ...opened, ...toMatch(read, entry) };
}

const PREFERRED_FILES: readonly string[] = [SAVE_FILE, CAPITALIZED_SAVE_FILE, AUTOSAVE_FILE];

async function listSaves(folder: FileFolder, language: Language): Promise<readonly SaveListing[]> {
  const names = (await folder.list()).filter((name) => name.endsWith(SAVE_EXTENSION));
  const preferred = PREFERRED_FILES.filter((name) => names.includes(name));
  const others = names.filter((name) => !PREFERRED_FILES.includes(name));
  const saves: SaveListing[] = [];
  for (const path of [...preferred, ...others])
    saves.push({ path, label: await describeSave(folder, path, language) });
  return saves;
}

/** The names of the players, and the round if it is known. */
async function describeSave(folder: FileFolder, path: string, language: Language): Promise<string> {
  const texts = fileTexts[language];
  const bytes = await folder.read(path);
  const read = bytes && parseSave(bytes).save;
  if (bytes === undefined || read === undefined) return `${path}: ${texts.unreadable}`;
  const entry = await findSidecarEntry(folder, bytes);
  const names = read.players.map(({ name }) => name).join(', ');
  return `${path}: ${names}${entry === undefined ? '' : ` · ${texts.round(entry.round)}`}`;
}

async function renderStatistics(folder: FileFolder, language: Language): Promise<readonly TextRow[]> {
  const { wins, sidecar } = await readWins(folder);
  const texts = fileTexts[language];
  const { colours } = risikaTexts[language];
  const winsByColour = COLOURS.map((colour, i) => `${colours[colour]} ${wins[i] ?? 0}`).join(' · ');
  const automatic = sidecar.automatic.reduce((sum, count) => sum + count, 0);
  const rest = automatic === 0 ? '' : ` ${texts.automatic(automatic)}`;
  return [[{ text: `${texts.wins}: ${winsByColour}${rest}` }]];
}

export const files: OriginalFiles<Risika> = {
  extension: SAVE_EXTENSION,
  markerFiles: [SAVE_FILE, CAPITALIZED_SAVE_FILE, STATISTICS_FILE],
  dialects: DIALECTS,
  open,
  save,
  manualSavePath: () => SAVE_FILE,
  listSaves,
  addSidecar: addSidecar,
  savePath: (name) => (name.endsWith(SAVE_EXTENSION) ? name : `${name}${SAVE_EXTENSION}`),
  renderStatistics: renderStatistics,
  openWriter: (folder, context) => new MatchFileWriter(folder, context),
};
