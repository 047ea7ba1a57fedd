import { type Json, type Match, type RecordedPlayer, replay, type AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { checkArchive } from '../archives.ts';
import { Complaint } from '../complaint.ts';
import { readBytes } from '../files/load.ts';
import { quoted, shownPath } from '../foreign.ts';
import { sentenceOf, troubleSentence } from '../problem.ts';
import { slotsCalled } from '../saved-as.ts';
import type { Saves } from '../saves/saves.ts';
import type { Slot } from '../saves/slot.ts';

const words = {
  several: (name: string, games: readonly string[]) =>
    `--from: ${games.join(' and ')} each have a save called ${quoted(name)}; name the GAME too`,
  refused: (file: string, why: string, older: string | undefined) =>
    `--from: ${shownPath(file)}: ${why}${older === undefined ? '' : `; an older version is good: ${shownPath(older)}`}`,
  missing: (file: string) => `--from: there is no file and no save called ${quoted(file)}`,
  another: (file: string, game: string) => `--from: ${shownPath(file)} is a match of ${game}`,
  tooFar: (entries: number, at: number) => `--at must be a whole number from 0 to ${entries}, not "${at}"`,
  broken: (file: string, at: number) => `--from: ${shownPath(file)} cannot be played up to entry ${at}`,
  over: (file: string) =>
    `--from: the match in ${shownPath(file)} is over; --at N goes on from an entry before its end`,
  noEntries: '--at is for archives: a start position has no entries',
  noGame: 'GAME is missing: a start position does not say of which game it is',
};

/** A match that can be taken up. */
export interface TakenUp {
  readonly entry: AnyCatalogueEntry;
  readonly match: Match<AnyParts>;
  readonly players: readonly RecordedPlayer[] | undefined;
  /** Where it goes on being kept; absent: it gets a place of its own. */
  readonly slot: Slot | undefined;
}

/** A position to start from. */
export interface Position {
  readonly entry: AnyCatalogueEntry;
  readonly position: Json;
}

/** What is asked for: a file or a save, an entry of it, and of which game it must be. */
export interface From {
  readonly file: string;
  readonly at?: number | undefined;
  readonly entry?: AnyCatalogueEntry | undefined;
}

/** What a match can be taken up from: an archive, by its path or its name among the saves, or a start position. */
export async function openFrom(
  from: From,
  saves: Saves,
  entries: readonly AnyCatalogueEntry[],
): Promise<TakenUp | Position> {
  const slot = await slotOf(from, saves, entries);
  const path = slot?.path ?? from.file;
  const position = await positionIn(path, from.file);
  if (position === undefined) return takeUp(from, path, slot, entries);
  if (from.entry === undefined) throw new Complaint(words.noGame);
  if (from.at !== undefined) throw new Complaint(words.noEntries);
  return { entry: from.entry, position };
}

/** The slot that a name or a path means, if it means one. */
async function slotOf(
  { file, entry }: From,
  saves: Saves,
  entries: readonly AnyCatalogueEntry[],
): Promise<Slot | undefined> {
  const games = (entry === undefined ? entries : [entry]).map(({ game }) => game.id);
  const [slot, ...others] = await slotsCalled(file, games, saves);
  if (slot === undefined || others.length === 0) return slot;
  const all = [slot, ...others].map(({ game }) => game);
  throw new Complaint(words.several(file, all));
}

/** The JSON that a file holds, where it is no archive: archives are many lines of it. */
async function positionIn(path: string, file: string): Promise<Json | undefined> {
  const read = await readBytes(path);
  if (!read.ok)
    throw new Complaint(
      read.problem.what === 'missing'
        ? words.missing(file)
        : words.refused(path, troubleSentence(read.problem), undefined),
    );
  try {
    const held = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read.value)) as Json;
    // The first line of an archive, cut off there.
    return typeof held === 'object' && held !== null && 'archive' in held ? undefined : held;
  } catch {
    return undefined;
  }
}

async function takeUp(
  { at, entry: wanted }: From,
  path: string,
  slot: Slot | undefined,
  entries: readonly AnyCatalogueEntry[],
): Promise<TakenUp> {
  const checked = await checkArchive(path, entries);
  if (!checked.ok)
    throw new Complaint(words.refused(path, sentenceOf(checked.problem.problem), checked.problem.older));
  const { entry, recording, match } = checked.value;
  const { archive, players } = recording;
  if (wanted !== undefined && wanted.game.id !== archive.game)
    throw new Complaint(words.another(path, archive.game));
  if (at === undefined) {
    if (match.outcome !== undefined) throw new Complaint(words.over(path));
    await slot?.goOn(recording);
    return { entry, match, players, slot };
  }
  if (at > archive.entries.length) throw new Complaint(words.tooFar(archive.entries.length, at));
  const earlier = replay(entry.game, archive, at);
  if (!earlier.ok) throw new Complaint(words.broken(path, at));
  if (earlier.value.outcome !== undefined) throw new Complaint(words.over(path));
  return { entry, match: earlier.value, players, slot: undefined };
}
