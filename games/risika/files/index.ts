/** The files of the world that the game comes from: docs/risika-files.md says what stands in them. */
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
  readWins,
  STATISTICS_FILE,
} from './file-names.ts';
import { fileTexts } from './file-texts.ts';
import { toMatch, toSave, findRoundStarter } from './convert-save.ts';
import { parseSave } from './parse-save.ts';
import { encodeSave } from './encode-save.ts';

function open(bytes: Uint8Array): Result<OpenedSave, readonly Reason[]> {
  const { save: read, problems, warnings } = parseSave(bytes);
  return read === undefined ? refuse(problems) : ok({ ...toMatch(read), warnings });
}

function save(moment: HostSnapshot<Risika>, sat: SaveContext): Uint8Array | undefined {
  const starter = findRoundStarter(moment);
  return starter === undefined ? undefined : encodeSave(toSave(moment.state, starter, sat.names));
}

/** What the file beside the saves tells of one of them. */
async function findSidecarEntry(folder: FileFolder, bytes: Uint8Array): Promise<SidecarEntry | undefined> {
  const extras = await folder.read(SIDECAR_FILE);
  const sum = saveChecksum(bytes);
  return extras && parseSidecar(extras).find((extra) => extra.sum === sum);
}

async function addSidecar(folder: FileFolder, path: string, opened: OpenedSave): Promise<OpenedSave> {
  const bytes = await folder.read(path);
  const read = bytes && parseSave(bytes).save;
  if (bytes === undefined || read === undefined) return opened;
  const extra = await findSidecarEntry(folder, bytes);
  return { ...opened, ...toMatch(read, extra) };
}

const PREFERRED_FILES: readonly string[] = [SAVE_FILE, CAPITALIZED_SAVE_FILE, AUTOSAVE_FILE];

async function listSaves(folder: FileFolder, language: Language): Promise<readonly SaveListing[]> {
  const names = (await folder.list()).filter((name) => name.endsWith(SAVE_EXTENSION));
  const likely = PREFERRED_FILES.filter((name) => names.includes(name));
  const others = names.filter((name) => !PREFERRED_FILES.includes(name));
  const saves: SaveListing[] = [];
  for (const path of [...likely, ...others])
    saves.push({ path, label: await describeSave(folder, path, language) });
  return saves;
}

/** Who plays, and the round where it is known. */
async function describeSave(folder: FileFolder, path: string, language: Language): Promise<string> {
  const phrases = fileTexts[language];
  const bytes = await folder.read(path);
  const read = bytes && parseSave(bytes).save;
  if (bytes === undefined || read === undefined) return `${path}: ${phrases.unreadable}`;
  const extra = await findSidecarEntry(folder, bytes);
  const names = read.players.map(({ name }) => name).join(', ');
  return `${path}: ${names}${extra === undefined ? '' : ` · ${phrases.round(extra.round)}`}`;
}

async function renderStatistics(folder: FileFolder, language: Language): Promise<readonly TextRow[]> {
  const { wins, apart } = await readWins(folder);
  const phrases = fileTexts[language];
  const { colours } = risikaTexts[language];
  const shown = COLOURS.map((colour, i) => `${colours[colour]} ${wins[i] ?? 0}`).join(' · ');
  const automatic = apart.automatic.reduce((sum, count) => sum + count, 0);
  const rest = automatic === 0 ? '' : ` ${phrases.automatic(automatic)}`;
  return [[{ text: `${phrases.wins}: ${shown}${rest}` }]];
}

export const files: OriginalFiles<Risika> = {
  extension: SAVE_EXTENSION,
  markerFiles: [SAVE_FILE, CAPITALIZED_SAVE_FILE, STATISTICS_FILE],
  open,
  save,
  manualSavePath: () => SAVE_FILE,
  listSaves: listSaves,
  addSidecar: addSidecar,
  savePath: (name) => (name.endsWith(SAVE_EXTENSION) ? name : `${name}${SAVE_EXTENSION}`),
  renderStatistics: renderStatistics,
  openWriter: (folder, sat) => new MatchFileWriter(folder, sat),
};
