/** The pages that open and name a game's original saves. */
import type { Reason, AnyParts } from '@ludoteca/kernel';
import { type OriginalFiles, type TextRow, type AnyCatalogueEntry, wrapRow } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import type { GameFolder } from '../files/game-folder.ts';
import { messageOf, toSingleLine, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { restorePlayers } from '../session/setup/player-list.ts';
import { playersOf } from '../session/setup/start-from-original-save.ts';
import {
  locateOriginalSave,
  slotNameFor,
  readOriginalSave,
  type OriginalSave,
} from '../session/setup/original-save.ts';
import { type NameProblem, formatNameProblem, findNameProblem, normalizeName } from '../saves/save-name.ts';
import type { MatchSetup } from './match-setup.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuItem, showMenu, type MenuPage, askText } from './page.ts';

interface GameFiles {
  readonly entry: AnyCatalogueEntry;
  readonly files: OriginalFiles<AnyParts>;
  readonly folder: GameFolder;
}

async function findGameFiles(
  entry: AnyCatalogueEntry,
  { findFolder }: MenuContext,
): Promise<GameFiles | undefined> {
  const { files } = entry;
  const folder = await findFolder(entry);
  return files && folder && { entry, files, folder };
}

/** The statistics in the original files; empty for a game without them, a warning if they cannot be read. */
export async function createWelcomeRows(
  entry: AnyCatalogueEntry,
  menu: MenuContext,
): Promise<(width: number) => readonly TextRow[]> {
  const gameFiles = await findGameFiles(entry, menu);
  const rows = gameFiles === undefined ? [] : await readWelcomeRows(gameFiles, menu);
  return (width) => rows.flatMap((row) => (row.length === 0 ? [row] : wrapRow(row, width)));
}

async function readWelcomeRows(
  { files, folder }: GameFiles,
  { language, texts }: MenuContext,
): Promise<readonly TextRow[]> {
  try {
    return await files.renderStatistics(folder, language);
  } catch (error) {
    return [[{ text: texts.files.unread(messageOf(error)), role: 'warn' }]];
  }
}

/** The previous page, and the setup page for an opened save. */
interface SavePaths {
  readonly back: MenuPage;
  readonly setupPage: (setup: MatchSetup) => MenuPage;
}

/** The item that leads to the original saves, in games that have them. */
export const createOpenItems = (
  entry: AnyCatalogueEntry,
  menu: MenuContext,
  paths: SavePaths,
): readonly MenuItem[] =>
  entry.files === undefined
    ? []
    : [{ label: menu.texts.files.open(entry.files.extension), page: originalSavesPage(entry, paths) }];

/** Lists the saves in the folder; any other can be named by its path. */
const originalSavesPage =
  (entry: AnyCatalogueEntry, paths: SavePaths): MenuPage =>
  async (menu) => {
    const { files: texts } = menu.texts;
    const gameFiles = await findGameFiles(entry, menu);
    if (gameFiles === undefined) return paths.back;
    const again = { ...paths, back: originalSavesPage(entry, paths) };
    const another: MenuPage = () =>
      askText(menu, { question: texts.path, defaultText: '', back: again.back }, (text) =>
        openTypedPath(text.trim(), gameFiles, menu, again),
      );
    return showMenu(menu, {
      title: entry.texts[menu.language].name,
      about: [texts.folder(quoteIfUnsafe(gameFiles.folder.path, 200))],
      question: texts.which,
      items: [...(await listSaves(gameFiles, menu, again)), { label: texts.another, page: another }],
      defaultIndex: 0,
      back: paths.back,
    });
  };

async function listSaves(
  gameFiles: GameFiles,
  menu: MenuContext,
  paths: SavePaths,
): Promise<readonly MenuItem[]> {
  const { files, folder } = gameFiles;
  try {
    const found = await files.listSaves(folder, menu.language);
    return found.map(({ label, path }) => ({
      label: toSingleLine(label, 100),
      page: openSavePage(gameFiles, { folder, path }, paths),
    }));
  } catch (error) {
    menu.error = menu.texts.files.unread(messageOf(error));
    return [];
  }
}

async function openTypedPath(
  word: string,
  gameFiles: GameFiles,
  menu: MenuContext,
  paths: SavePaths,
): Promise<MenuPage> {
  if (word === '') return paths.back;
  const save = await locateOriginalSave(word, gameFiles.files, gameFiles.folder);
  if (save !== undefined) return openSavePage(gameFiles, save, paths);
  menu.error = menu.texts.files.missing(quoteIfUnsafe(word));
  return paths.back;
}

/** Continues to the setup page, where the players can still be changed. */
const openSavePage =
  ({ entry, files }: GameFiles, save: OriginalSave, { back, setupPage }: SavePaths): MenuPage =>
  async (menu) => {
    const read = await readOriginalSave(files, save);
    if (!read.ok) {
      const why =
        'system' in read.problem ? read.problem.system : formatSaveReasons(entry, menu, read.problem.reasons);
      menu.error = menu.texts.files.refused(quoteIfUnsafe(save.path), toSingleLine(why));
      return back;
    }
    const { from, settings, names, warnings } = read.value;
    const specs = playersOf(read.value);
    // Seats of unknown computer players are given to people.
    const known = restorePlayers(entry, specs, names.length).ok;
    const slotName = slotNameFor(files, save);
    return setupPage({
      entry,
      players: known ? specs : specs.map(({ name }) => ({ name, kind: PERSON })),
      settings,
      opened: { from, path: save.path, warnings },
      ...(slotName === undefined ? {} : { name: slotName }),
    });
  };

const formatSaveReasons = (
  { texts }: AnyCatalogueEntry,
  { language }: MenuContext,
  reasons: readonly Reason[],
): string => reasons.map((reason) => texts[language].reason(reason, [])).join(' ');

/** The path of the opened save and its warnings, one paragraph each. */
export const describeOpenedSave = ({ entry, opened }: MatchSetup, menu: MenuContext): readonly string[] =>
  opened === undefined
    ? []
    : [
        menu.texts.files.from(quoteIfUnsafe(opened.path)),
        ...opened.warnings.map((reason) => toSingleLine(formatSaveReasons(entry, menu, [reason]))),
      ];

/** The item for the name of the saves, in games that name them. */
export function createNameItems(
  setup: MatchSetup,
  menu: MenuContext,
  change: (name: string) => MenuPage,
): readonly MenuItem[] {
  const { entry, name } = setup;
  const { files: texts } = menu.texts;
  if (entry.files?.hasNamedSaves !== true || setup.opened !== undefined) return [];
  const page: MenuPage = () =>
    askText(
      menu,
      { question: texts.newName, defaultText: name ?? '', back: change(name ?? '') },
      async (text) => {
        const wanted = normalizeName(text);
        const problem = wanted === '' ? undefined : await findSaveNameProblem(wanted, entry, menu);
        if (problem !== undefined) menu.error = formatNameProblem(problem, menu.language);
        return change(problem === undefined ? wanted : (name ?? ''));
      },
    );
  return [{ label: texts.name(name === undefined ? texts.dated : quoteIfUnsafe(name)), page }];
}

/** A new match must not overwrite the saves of another. */
async function findSaveNameProblem(
  name: string,
  entry: AnyCatalogueEntry,
  menu: MenuContext,
): Promise<NameProblem | undefined> {
  const problem = findNameProblem(name);
  const gameFiles = await findGameFiles(entry, menu);
  if (problem !== undefined || gameFiles === undefined) return problem;
  return (await locateOriginalSave(name, gameFiles.files, gameFiles.folder)) === undefined
    ? undefined
    : 'taken';
}
