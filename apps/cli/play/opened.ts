import type { AnyParts } from '@ludoteca/kernel';
import type { OriginalFiles, OpenedSave, AnyCatalogueEntry } from '@ludoteca/kit';
import { Complaint, EXIT } from '../complaint.ts';
import { faultyAs, reasonsText } from '../entries.ts';
import { disk } from '../files/disk.ts';
import type { GameFolder } from '../files/game-folder.ts';
import { quoted, shownPath } from '../foreign.ts';
import { meant } from '../near.ts';
import { slotsCalled } from '../saved-as.ts';
import { goodName } from '../saves/names.ts';
import { PERSON } from '../sitter.ts';
import { begin } from './begin.ts';
import { guestsAgain, guestsFrom } from './guests.ts';
import { calledIn, type Guest, seated } from './names.ts';
import type { Order, Place } from './order.ts';
import type { Sitting } from './sitting.ts';
import { findSave, nameOfSave, openSave, pathOf, type WorldSave } from './world-save.ts';

const words = {
  refused: (file: string, why: string) => `the save ${shownPath(file)} cannot be opened: ${why}`,
  missing: (word: string, folder: string) =>
    `there is no save called ${quoted(word)}, neither here nor in ${shownPath(folder)}`,
  own: (option: string) => `--${option} does not go with a save, which has its own`,
  noEntries: '--at is for archives: a save has no entries',
  stranger: (seat: number, kind: string) =>
    `seat ${seat + 1} was played by ${quoted(kind)}, who is not known here; say who plays with --players`,
  crowd: (given: number, seats: number) => `--players names ${given} players; the save has ${seats}`,
  noNames: (game: string) => `--save: the saves of ${game} have no names`,
  taken: (name: string) =>
    `--save: there is a save called ${quoted(name)} already; open it, or give another name`,
};

/** A save of the world that a game comes from. */
export interface Found {
  readonly entry: AnyCatalogueEntry;
  readonly files: OriginalFiles<AnyParts>;
  readonly save: WorldSave;
}

/** The save of a game's own world that is meant, if it is one of these and not one of ours. */
export async function worldSaveOf(
  word: string,
  named: AnyCatalogueEntry | undefined,
  order: Order,
  { entries, saves, folderOf }: Place,
): Promise<Found | undefined> {
  for (const entry of named === undefined ? entries : [named]) {
    const { files, game } = entry;
    const folder = await folderOf(entry);
    if (files === undefined || folder === undefined) continue;
    const isOurs = (await slotsCalled(word, [game.id], saves)).length > 0;
    // A name means ours by --from, which is what we tell people to type, and theirs without it.
    const isMeant =
      word.endsWith(files.extension) || (order.open === undefined ? !isOurs : named !== undefined);
    const save = isMeant ? await findSave(word, files, folder) : undefined;
    if (save !== undefined) return { entry, files, save };
    if (order.open !== undefined && !isOurs) await mustBeThere(word, entry, folder);
  }
  return undefined;
}

/** Whoever calls a game like its original has mistyped a save or a command. */
async function mustBeThere(
  word: string,
  { commands = [] }: AnyCatalogueEntry,
  { path }: GameFolder,
): Promise<void> {
  if ((await disk.look(word).catch(() => undefined)) !== undefined) return;
  const hint = meant(
    word,
    commands.map(({ name }) => name),
  );
  throw new Complaint(words.missing(word, path) + hint, EXIT.failed);
}

/** Begins a match where a save left off, among those who sat there or those who are named. */
export async function beginOpened(found: Found, order: Order, place: Place): Promise<Sitting> {
  const { entry, files, save } = found;
  const given = (['seats', 'save'] as const).find((option) => order[option] !== undefined);
  const wrong = (['set', 'deck'] as const).find((option) => order[option].length > 0) ?? given;
  if (wrong !== undefined) throw new Complaint(words.own(wrong));
  if (order.at !== undefined) throw new Complaint(words.noEntries);
  const opened = await openSave(files, save);
  if (!opened.ok) {
    const { problem } = opened;
    const why = 'system' in problem ? problem.system : reasonsText(entry.texts.en, problem.reasons);
    throw new Complaint(words.refused(pathOf(save), why), EXIT.failed);
  }
  const { from, settings, warnings } = opened.value;
  const sitters = seated(
    guestsOf(entry, opened.value, order.players),
    place.own,
    calledIn(entry, place.language),
  );
  const seed = order.seed === undefined ? {} : { seed: order.seed };
  const folder = await place.folderOf(entry);
  const begun = await begin({ entry, sitters, settings, from, folder, ...seed }, () =>
    place.saves.fresh(entry.game.id, nameOfSave(files, save)),
  );
  if (begun.ok) return { ...begun.value, warnings };
  throw faultyAs(entry, begun.problem, place.language);
}

/** Those whom a save names: people, unless the files say otherwise. */
export const guestsIn = ({ names, kinds }: OpenedSave): readonly Required<Guest>[] =>
  names.map((name, seat) => ({ name, kind: kinds?.[seat] ?? PERSON }));

/** Whoever is named on the command line plays under the name in the save, unless another is given. */
function guestsOf(
  entry: AnyCatalogueEntry,
  opened: OpenedSave,
  players: string | undefined,
): readonly Guest[] {
  const before = guestsIn(opened);
  if (players !== undefined) {
    const wanted = guestsFrom(entry, players);
    if (wanted.length > before.length) throw new Complaint(words.crowd(wanted.length, before.length));
    return before.map((guest, seat) => ({ ...guest, ...wanted[seat] }));
  }
  const again = guestsAgain(entry, before, before.length);
  if (again.ok) return again.value;
  throw new Complaint(words.stranger(again.problem.seat, again.problem.kind));
}

/** A new match must not write over the saves of another. */
export async function checkFree(
  { game, files }: AnyCatalogueEntry,
  name: string,
  folder: GameFolder | undefined,
): Promise<void> {
  if (files?.hasNamedSaves !== true || folder === undefined) throw new Complaint(words.noNames(game.id));
  if ((await findSave(goodName(name), files, folder)) !== undefined) throw new Complaint(words.taken(name));
}
