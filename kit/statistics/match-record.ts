/** Reads from a recorded match what statistics count. */
import {
  type AnyParts,
  type Divergence,
  type Json,
  ok,
  type Parts,
  type RecordedPlayer,
  type Recording,
  refuse,
  replay,
  type Result,
  type Seat,
} from '@ludoteca/kernel';
import type { Language } from '../text/game-texts.ts';

/** A card that a seat drew or played. */
export interface CardUse {
  readonly seat: Seat;
  readonly card: string;
  readonly use: 'drawn' | 'played';
}

/** How statistics read the matches of a game with decks or cards. */
export interface StatisticsReader<P extends Parts> {
  /** The names of the decks by seat, from the settings of a match. */
  readDecks?(settings: Json): readonly string[];
  readCardUses?(event: P['event']): readonly CardUse[];
  formatCard?(card: string, language: Language): string;
}

export interface MatchRecord {
  readonly game: string;
  /** By seat; empty if the archive names no players. */
  readonly players: readonly RecordedPlayer[];
  /** By seat, counted from 1; undefined for a match that was not finished. */
  readonly places: readonly number[] | undefined;
  readonly entries: number;
  /** Undefined if the game does not count turns. */
  readonly turns: number | undefined;
  readonly first: Seat | undefined;
  /** By seat; empty if the game has no decks. */
  readonly decks: readonly string[];
  /** By seat. */
  readonly drawn: readonly ReadonlySet<string>[];
  readonly played: readonly ReadonlySet<string>[];
}

interface CountedGame {
  readonly game: Parameters<typeof replay<AnyParts>>[0];
  readonly statistics?: StatisticsReader<AnyParts>;
}

/** Replays a recording. Fails if it diverges. */
export function readMatchRecord(
  { game, statistics }: CountedGame,
  { archive, players = [] }: Pick<Recording, 'archive' | 'players'>,
): Result<MatchRecord, Divergence> {
  const { seats, settings, entries } = archive;
  const uses = { drawn: createSets(seats), played: createSets(seats) };
  let [turns, first]: [number, Seat | undefined] = [0, undefined];
  let asked: Seat | undefined;
  const replayed = replay(game, archive, undefined, (match, events) => {
    asked ??= match.question?.seat;
    for (const event of events) {
      if (event.did === 'turn') {
        turns++;
        first ??= readSeat(event);
      }
      for (const { seat, card, use } of statistics?.readCardUses?.(event) ?? []) uses[use][seat]?.add(card);
    }
  });
  if (!replayed.ok) return refuse(replayed.problem);
  return ok({
    game: archive.game,
    players,
    places: replayed.value.outcome?.places,
    entries: entries.length,
    turns: turns === 0 ? undefined : turns,
    first: first ?? asked,
    decks: statistics?.readDecks?.(settings) ?? [],
    ...uses,
  });
}

const createSets = (seats: number): Set<string>[] => Array.from({ length: seats }, () => new Set());

const readSeat = (event: object): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
