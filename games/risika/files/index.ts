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
import { words } from '../text/index.ts';
import { type Extra, parseExtras, sumOf } from './extras.ts';
import { MatchKeeping } from './keeping.ts';
import { AUTOMATIC, CAPITAL, ENDING, EXTRAS, OFFICIAL, readWins, STATISTICS } from './names.ts';
import { filePhrases } from './phrases.ts';
import { matchOf, saveOf, starterAt } from './position.ts';
import { readSave } from './reading.ts';
import { makeSave } from './writing.ts';

function open(bytes: Uint8Array): Result<OpenedSave, readonly Reason[]> {
  const { save: read, problems, warnings } = readSave(bytes);
  return read === undefined ? refuse(problems) : ok({ ...matchOf(read), warnings });
}

function save(moment: HostSnapshot<Risika>, sat: SaveContext): Uint8Array | undefined {
  const starter = starterAt(moment);
  return starter === undefined ? undefined : makeSave(saveOf(moment.state, starter, sat.names));
}

/** What the file beside the saves tells of one of them. */
async function extraOf(folder: FileFolder, bytes: Uint8Array): Promise<Extra | undefined> {
  const extras = await folder.read(EXTRAS);
  const sum = sumOf(bytes);
  return extras && parseExtras(extras).find((extra) => extra.sum === sum);
}

async function beside(folder: FileFolder, path: string, opened: OpenedSave): Promise<OpenedSave> {
  const bytes = await folder.read(path);
  const read = bytes && readSave(bytes).save;
  if (bytes === undefined || read === undefined) return opened;
  const extra = await extraOf(folder, bytes);
  return { ...opened, ...matchOf(read, extra) };
}

const FIRST: readonly string[] = [OFFICIAL, CAPITAL, AUTOMATIC];

async function found(folder: FileFolder, language: Language): Promise<readonly SaveListing[]> {
  const names = (await folder.list()).filter((name) => name.endsWith(ENDING));
  const likely = FIRST.filter((name) => names.includes(name));
  const others = names.filter((name) => !FIRST.includes(name));
  const saves: SaveListing[] = [];
  for (const path of [...likely, ...others])
    saves.push({ path, label: await labelOf(folder, path, language) });
  return saves;
}

/** Who plays, and the round where it is known. */
async function labelOf(folder: FileFolder, path: string, language: Language): Promise<string> {
  const phrases = filePhrases[language];
  const bytes = await folder.read(path);
  const read = bytes && readSave(bytes).save;
  if (bytes === undefined || read === undefined) return `${path}: ${phrases.unreadable}`;
  const extra = await extraOf(folder, bytes);
  const names = read.players.map(({ name }) => name).join(', ');
  return `${path}: ${names}${extra === undefined ? '' : ` · ${phrases.round(extra.round)}`}`;
}

async function welcome(folder: FileFolder, language: Language): Promise<readonly TextRow[]> {
  const { wins, apart } = await readWins(folder);
  const phrases = filePhrases[language];
  const { colours } = words[language];
  const shown = COLOURS.map((colour, i) => `${colours[colour]} ${wins[i] ?? 0}`).join(' · ');
  const automatic = apart.automatic.reduce((sum, count) => sum + count, 0);
  const rest = automatic === 0 ? '' : ` ${phrases.automatic(automatic)}`;
  return [[{ text: `${phrases.wins}: ${shown}${rest}` }]];
}

export const files: OriginalFiles<Risika> = {
  extension: ENDING,
  markerFiles: [OFFICIAL, CAPITAL, STATISTICS],
  open,
  save,
  manualSavePath: () => OFFICIAL,
  listSaves: found,
  addSidecar: beside,
  savePath: (name) => (name.endsWith(ENDING) ? name : `${name}${ENDING}`),
  renderStatistics: welcome,
  openWriter: (folder, sat) => new MatchKeeping(folder, sat),
};
