/** The cards of a run of jobs: a worker must know the same ones as the program that submitted it. */
import { type AnyParts, type Json, schema, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createReasonsError } from '../args/game-args.ts';

const { list, text } = schema;

/** As archives name them. */
export const cardNames = list(text(500, 1), 10_000);

export interface MatchStart {
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
}

/** Undefined in games to which no cards can be added. */
export function listMatchCards(entry: AnyCatalogueEntry, start: MatchStart): readonly string[] | undefined {
  const started = startMatch<AnyParts>(entry.game, start);
  if (!started.ok) throw createReasonsError(entry, started.problem, 'en');
  return started.value.archive().cards;
}

/** Throws if a match with these cards would be another one here. */
export function requireCards({ game }: AnyCatalogueEntry, cards: readonly string[] | undefined = []): void {
  const missing = cards.length === 0 ? [] : (game.cards?.findMissing(cards) ?? []);
  if (missing.length > 0) throw new Error(`this machine lacks cards of ${game.id}`);
}
