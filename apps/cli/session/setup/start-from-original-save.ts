import type { AnyParts } from '@ludoteca/kernel';
import type { OriginalFiles, OpenedSave, AnyCatalogueEntry } from '@ludoteca/kit';
import { CliError, EXIT } from '../../args/cli-error.ts';
import { createReasonsError, formatReasons } from '../../args/game-args.ts';
import { disk } from '../../files/disk.ts';
import type { GameFolder } from '../../files/game-folder.ts';
import { quote, formatPath } from '../../terminal/sanitize.ts';
import { formatSuggestion } from '../../args/suggestion.ts';
import { findSlots } from '../../saves/find-slots.ts';
import { validateName } from '../../saves/save-name.ts';
import { PERSON } from '../seated-player.ts';
import { startSession } from './start-session.ts';
import { restorePlayers, parsePlayerList } from './player-list.ts';
import { createKindNamer, type PlayerSpec, seatPlayers } from './player-names.ts';
import type { PlayArgs, PlayContext } from './play-args.ts';
import type { LocalSession } from '../local-session.ts';
import {
  locateOriginalSave,
  slotNameFor,
  readOriginalSave,
  originalSavePath,
  type OriginalSave,
} from './original-save.ts';

const texts = {
  refused: (file: string, why: string) => `the save ${formatPath(file)} cannot be opened: ${why}`,
  missing: (word: string, folder: string) =>
    `there is no save called ${quote(word)}, neither here nor in ${formatPath(folder)}`,
  own: (option: string) => `--${option} does not go with a save, which has its own`,
  noEntries: '--at is for archives: a save has no entries',
  stranger: (seat: number, kind: string) =>
    `seat ${seat + 1} was played by ${quote(kind)}, who is not known here; say who plays with --players`,
  crowd: (given: number, seats: number) => `--players names ${given} players; the save has ${seats}`,
  noNames: (game: string) => `--save: the saves of ${game} have no names`,
  taken: (name: string) =>
    `--save: there is a save called ${quote(name)} already; open it, or give another name`,
};

/** A save of the world that a game comes from. */
export interface FoundOriginalSave {
  readonly entry: AnyCatalogueEntry;
  readonly files: OriginalFiles<AnyParts>;
  readonly save: OriginalSave;
}

/** The save of a game's own world that is meant, if it is one of these and not one of ours. */
export async function findOriginalSave(
  word: string,
  named: AnyCatalogueEntry | undefined,
  args: PlayArgs,
  { entries, saves, findFolder }: PlayContext,
): Promise<FoundOriginalSave | undefined> {
  for (const entry of named === undefined ? entries : [named]) {
    const { files, game } = entry;
    const folder = await findFolder(entry);
    if (files === undefined || folder === undefined) continue;
    const isOurs = (await findSlots(word, [game.id], saves)).length > 0;
    // A name means ours by --from, which is what we tell people to type, and theirs without it.
    const isMeant =
      word.endsWith(files.extension) || (args.open === undefined ? !isOurs : named !== undefined);
    const save = isMeant ? await locateOriginalSave(word, files, folder) : undefined;
    if (save !== undefined) return { entry, files, save };
    if (args.open !== undefined && !isOurs) await checkSaveExists(word, entry, folder);
  }
  return undefined;
}

/** Whoever calls a game like its original has mistyped a save or a command. */
async function checkSaveExists(
  word: string,
  { commands = [] }: AnyCatalogueEntry,
  { path }: GameFolder,
): Promise<void> {
  if ((await disk.stat(word).catch(() => undefined)) !== undefined) return;
  const hint = formatSuggestion(
    word,
    commands.map(({ name }) => name),
  );
  throw new CliError(texts.missing(word, path) + hint, EXIT.failed);
}

/** Begins a match where a save left off, among those who sat there or those who are named. */
export async function startFromOriginalSave(
  found: FoundOriginalSave,
  args: PlayArgs,
  context: PlayContext,
): Promise<LocalSession> {
  const { entry, files, save } = found;
  const given = (['seats', 'save'] as const).find((option) => args[option] !== undefined);
  const wrong = (['set', 'deck'] as const).find((option) => args[option].length > 0) ?? given;
  if (wrong !== undefined) throw new CliError(texts.own(wrong));
  if (args.at !== undefined) throw new CliError(texts.noEntries);
  const opened = await readOriginalSave(files, save);
  if (!opened.ok) {
    const { problem } = opened;
    const why = 'system' in problem ? problem.system : formatReasons(entry.texts.en, problem.reasons);
    throw new CliError(texts.refused(originalSavePath(save), why), EXIT.failed);
  }
  const { from, settings, warnings } = opened.value;
  const players = seatPlayers(
    choosePlayers(entry, opened.value, args.players),
    context.ownName,
    createKindNamer(entry, context.language),
  );
  const seed = args.seed === undefined ? {} : { seed: args.seed };
  const folder = await context.findFolder(entry);
  const begun = await startSession({ entry, players, settings, from, folder, ...seed }, () =>
    context.saves.createSlot(entry.game.id, slotNameFor(files, save)),
  );
  if (begun.ok) return { ...begun.value, warnings };
  throw createReasonsError(entry, begun.problem, context.language);
}

/** Those whom a save names: people, unless the files say otherwise. */
export const playersOf = ({ names, kinds }: OpenedSave): readonly Required<PlayerSpec>[] =>
  names.map((name, seat) => ({ name, kind: kinds?.[seat] ?? PERSON }));

/** Whoever is named on the command line plays under the name in the save, unless another is given. */
function choosePlayers(
  entry: AnyCatalogueEntry,
  opened: OpenedSave,
  players: string | undefined,
): readonly PlayerSpec[] {
  const before = playersOf(opened);
  if (players !== undefined) {
    const wanted = parsePlayerList(entry, players);
    if (wanted.length > before.length) throw new CliError(texts.crowd(wanted.length, before.length));
    return before.map((spec, seat) => ({ ...spec, ...wanted[seat] }));
  }
  const again = restorePlayers(entry, before, before.length);
  if (again.ok) return again.value;
  throw new CliError(texts.stranger(again.problem.seat, again.problem.kind));
}

/** A new match must not write over the saves of another. */
export async function checkNameIsFree(
  { game, files }: AnyCatalogueEntry,
  name: string,
  folder: GameFolder | undefined,
): Promise<void> {
  if (files?.hasNamedSaves !== true || folder === undefined) throw new CliError(texts.noNames(game.id));
  if ((await locateOriginalSave(validateName(name), files, folder)) !== undefined)
    throw new CliError(texts.taken(name));
}
