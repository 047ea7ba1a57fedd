import type { Reason, AnyParts } from '@ludoteca/kernel';
import { type OriginalFiles, type TextRow, type AnyCatalogueEntry, wrapRow } from '@ludoteca/kit';
import type { GameFolder } from '../files/game-folder.ts';
import { messageOf, oneLine, shown } from '../foreign.ts';
import { guestsAgain } from '../play/guests.ts';
import { guestsIn } from '../play/opened.ts';
import { findSave, nameOfSave, openSave, type WorldSave } from '../play/world-save.ts';
import { type NameProblem, nameSentence, problemWith, tidyName } from '../saves/names.ts';
import { PERSON } from '../sitter.ts';
import type { Draft } from './draft.ts';
import type { Lobby } from './lobby.ts';
import { type Item, offer, type Page, type } from './page.ts';

/** A game with files of its own, and where they lie. */
interface Shelf {
  readonly entry: AnyCatalogueEntry;
  readonly files: OriginalFiles<AnyParts>;
  readonly folder: GameFolder;
}

async function shelfOf(entry: AnyCatalogueEntry, { folderOf }: Lobby): Promise<Shelf | undefined> {
  const { files } = entry;
  const folder = await folderOf(entry);
  return files && folder && { entry, files, folder };
}

/** What a game shows before a match: nothing where it has no files, and a word where they cannot be read. */
export async function welcomeRows(
  entry: AnyCatalogueEntry,
  lobby: Lobby,
): Promise<(width: number) => readonly TextRow[]> {
  const shelf = await shelfOf(entry, lobby);
  const rows = shelf === undefined ? [] : await welcome(shelf, lobby);
  return (width) => rows.flatMap((row) => (row.length === 0 ? [row] : wrapRow(row, width)));
}

async function welcome({ files, folder }: Shelf, { language, words }: Lobby): Promise<readonly TextRow[]> {
  try {
    return await files.renderStatistics(folder, language);
  } catch (error) {
    return [[{ text: words.files.unread(messageOf(error)), role: 'warn' }]];
  }
}

/** Where one comes from, and where a match that can be played leads to. */
interface Paths {
  readonly back: Page;
  readonly draft: (draft: Draft) => Page;
}

/** The way to the saves of the game's own world, where it has any. */
export const openItems = (entry: AnyCatalogueEntry, lobby: Lobby, paths: Paths): readonly Item[] =>
  entry.files === undefined
    ? []
    : [{ label: lobby.words.files.open(entry.files.extension), page: opening(entry, paths) }];

/** The saves that lie there, or any other by its path. */
const opening =
  (entry: AnyCatalogueEntry, paths: Paths): Page =>
  async (lobby) => {
    const { files: words } = lobby.words;
    const shelf = await shelfOf(entry, lobby);
    if (shelf === undefined) return paths.back;
    const again = { ...paths, back: opening(entry, paths) };
    const another: Page = () =>
      type(lobby, { question: words.path, usual: '', back: again.back }, (text) =>
        typed(text.trim(), shelf, lobby, again),
      );
    return offer(lobby, {
      title: entry.texts[lobby.language].name,
      about: [words.folder(shown(shelf.folder.path, 200))],
      question: words.which,
      items: [...(await foundItems(shelf, lobby, again)), { label: words.another, page: another }],
      usual: 0,
      back: paths.back,
    });
  };

async function foundItems(shelf: Shelf, lobby: Lobby, paths: Paths): Promise<readonly Item[]> {
  const { files, folder } = shelf;
  try {
    const found = await files.listSaves(folder, lobby.language);
    return found.map(({ label, path }) => ({
      label: oneLine(label, 100),
      page: opened(shelf, { folder, path }, paths),
    }));
  } catch (error) {
    lobby.complaint = lobby.words.files.unread(messageOf(error));
    return [];
  }
}

async function typed(word: string, shelf: Shelf, lobby: Lobby, paths: Paths): Promise<Page> {
  if (word === '') return paths.back;
  const save = await findSave(word, shelf.files, shelf.folder);
  if (save !== undefined) return opened(shelf, save, paths);
  lobby.complaint = lobby.words.files.missing(shown(word));
  return paths.back;
}

/** A save as a match that can be played: who plays can still be changed. */
const opened =
  ({ entry, files }: Shelf, save: WorldSave, { back, draft }: Paths): Page =>
  async (lobby) => {
    const read = await openSave(files, save);
    if (!read.ok) {
      const why = 'system' in read.problem ? read.problem.system : said(entry, lobby, read.problem.reasons);
      lobby.complaint = lobby.words.files.refused(shown(save.path), oneLine(why));
      return back;
    }
    const { from, settings, names, warnings } = read.value;
    const guests = guestsIn(read.value);
    // Computer players that are not known here leave their seats to people.
    const known = guestsAgain(entry, guests, names.length).ok;
    const name = nameOfSave(files, save);
    return draft({
      entry,
      guests: known ? guests : guests.map(({ name: called }) => ({ name: called, kind: PERSON })),
      settings,
      opened: { from, path: save.path, warnings },
      ...(name === undefined ? {} : { name }),
    });
  };

const said = ({ texts }: AnyCatalogueEntry, { language }: Lobby, reasons: readonly Reason[]): string =>
  reasons.map((reason) => texts[language].reason(reason, [])).join(' ');

/** What is odd with the save that a match is opened from, a paragraph each. */
export const openedAbout = ({ entry, opened: save }: Draft, lobby: Lobby): readonly string[] =>
  save === undefined
    ? []
    : [
        lobby.words.files.from(shown(save.path)),
        ...save.warnings.map((reason) => oneLine(said(entry, lobby, [reason]))),
      ];

/** What the saves of a new match are called, where people name them. */
export function nameItems(draft: Draft, lobby: Lobby, change: (name: string) => Page): readonly Item[] {
  const { entry, name } = draft;
  const { files: words } = lobby.words;
  if (entry.files?.hasNamedSaves !== true || draft.opened !== undefined) return [];
  const page: Page = () =>
    type(lobby, { question: words.newName, usual: name ?? '', back: change(name ?? '') }, async (text) => {
      const wanted = tidyName(text);
      const wrong = wanted === '' ? undefined : await wrongWith(wanted, entry, lobby);
      if (wrong !== undefined) lobby.complaint = nameSentence(wrong, lobby.language);
      return change(wrong === undefined ? wanted : (name ?? ''));
    });
  return [{ label: words.name(name === undefined ? words.dated : shown(name)), page }];
}

/** A new match must not write over the saves of another. */
async function wrongWith(
  name: string,
  entry: AnyCatalogueEntry,
  lobby: Lobby,
): Promise<NameProblem | undefined> {
  const problem = problemWith(name);
  const shelf = await shelfOf(entry, lobby);
  if (problem !== undefined || shelf === undefined) return problem;
  return (await findSave(name, shelf.files, shelf.folder)) === undefined ? undefined : 'taken';
}
