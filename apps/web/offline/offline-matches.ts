/** The matches that this browser plays without a server: one in progress for each game, and the latest finished ones. */
import {
  type AnyParts,
  type Archive,
  decodeUtf8,
  encodeUtf8,
  findUndoPoint,
  type Match,
  parseArchive,
  replay,
  startMatch,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createSeed } from '../local/create-seed.ts';
import { loadValue, saveValue } from '../state/local-storage.ts';

/** The person sits here. */
export const OWN_SEAT = 0;
const MAX_FINISHED = 10;

export interface FinishedOfflineMatch {
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly finished: number;
  /** The place of the person. */
  readonly place: number;
  /** The text of the archive. */
  readonly archive: string;
  /** Whether a server has it too. */
  readonly uploaded?: boolean;
}

/** A match with the events of its opening, which are empty if it goes on. */
export interface OpenedMatch {
  readonly match: Match<AnyParts>;
  readonly opening: readonly AnyParts['event'][];
}

const keyOf = (game: string): string => `offline ${game}`;

export function hasOfflineMatch(game: string): boolean {
  return typeof loadValue(keyOf(game)) === 'string';
}

function loadArchive(game: string): Archive | undefined {
  const stored = loadValue(keyOf(game));
  const parsed = typeof stored === 'string' ? parseArchive(encodeUtf8(stored)) : undefined;
  return parsed?.ok === true ? parsed.value.archive : undefined;
}

const replayUpTo = (entry: AnyCatalogueEntry, archive: Archive, upTo?: number): OpenedMatch | undefined => {
  const replayed = replay(entry.game, archive, upTo);
  return replayed.ok ? { match: replayed.value, opening: [] } : undefined;
};

function startOfflineMatch({ game }: AnyCatalogueEntry, seats: number): OpenedMatch {
  const opening: AnyParts['event'][] = [];
  const started = startMatch(game, { seats, seed: createSeed() }, opening);
  if (!started.ok) throw new Error(`${game.id}: ${JSON.stringify(started.problem)}`);
  return { match: started.value, opening };
}

/** The match of the game as it was left, or a new one. */
export function openOfflineMatch(entry: AnyCatalogueEntry, seats: number): OpenedMatch {
  const archive = loadArchive(entry.game.id);
  const left = archive && replayUpTo(entry, archive);
  return left === undefined || left.match.outcome !== undefined ? startOfflineMatch(entry, seats) : left;
}

/** Stores the match after every entry; a finished one joins the list. */
export function saveOfflineMatch(match: Match<AnyParts>, archive: Uint8Array): void {
  const { game } = match.header;
  const text = decodeUtf8(archive);
  const place = match.outcome?.places[OWN_SEAT];
  saveValue(keyOf(game), place === undefined ? text : null);
  if (place === undefined) return;
  const finished = { game, finished: Date.now(), place, archive: text };
  saveValue('offline finished', [finished, ...loadFinishedMatches()].slice(0, MAX_FINISHED));
}

export function discardOfflineMatch(game: string): void {
  saveValue(keyOf(game), null);
}

const isFinishedMatch = (value: unknown): value is FinishedOfflineMatch =>
  typeof value === 'object' &&
  value !== null &&
  'archive' in value &&
  typeof value.archive === 'string' &&
  'game' in value &&
  typeof value.game === 'string' &&
  'place' in value &&
  typeof value.place === 'number' &&
  'finished' in value &&
  typeof value.finished === 'number';

export function loadFinishedMatches(): readonly FinishedOfflineMatch[] {
  const stored = loadValue('offline finished');
  return Array.isArray(stored) ? stored.filter(isFinishedMatch) : [];
}

/** A server has the match too. */
export function markUploaded({ finished }: FinishedOfflineMatch): void {
  const mark = (match: FinishedOfflineMatch): FinishedOfflineMatch =>
    match.finished === finished ? { ...match, uploaded: true } : match;
  saveValue('offline finished', loadFinishedMatches().map(mark));
}

/** Takes the last decision of the person back. Undefined if something was revealed since. */
export function undoOfflineMatch(entry: AnyCatalogueEntry): OpenedMatch | undefined {
  const archive = loadArchive(entry.game.id);
  const point = archive && findUndoPoint(entry.game, archive, OWN_SEAT, [OWN_SEAT]);
  return archive === undefined || point === undefined ? undefined : replayUpTo(entry, archive, point);
}
