/** Opens episodes by the name of a game, and lists games. */
import { catalogue } from '@ludoteca/games';
import { type AnyParts, type DiceKind, type Parts, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, CatalogueEntry } from '@ludoteca/kit';
import { encoderOf } from './encoder.ts';
import { Episode } from './episode.ts';
import { EpisodeError } from './errors.ts';

export interface OpenOptions {
  /** Default: the fewest that the game allows. */
  readonly seats?: number;
  /** Settings that differ from the game's defaults. */
  readonly settings?: { readonly [key: string]: unknown };
  /** The same seed gives the same random numbers. Default: 0. */
  readonly seed?: number | string;
  /** `chacha` gives secret random numbers and is slower. Default: fast. */
  readonly dice?: DiceKind;
}

/** A game by its name, or the catalogue entry of a game of your own. */
export type GameReference<P extends Parts> = string | CatalogueEntry<P>;

export function findEntry<P extends Parts>(game: GameReference<P>): CatalogueEntry<P> {
  if (typeof game !== 'string') return game;
  const found = catalogue.find((entry) => entry.game.id === game);
  if (found !== undefined) return found as unknown as CatalogueEntry<P>;
  const known = catalogue.map((entry) => entry.game.id).join(', ');
  throw new EpisodeError(`no game is called ${JSON.stringify(game)}; there are ${known}`);
}

/** Starts an episode and runs it to its first question. Throws for settings or seats that the game refuses. */
export function open<P extends Parts = AnyParts>(
  game: GameReference<P>,
  options: OpenOptions = {},
): Episode<P> {
  const entry = findEntry(game);
  const { seats = entry.game.seats.min, settings = {}, seed = 0, dice = 'fast' } = options;
  const started = startMatch(entry.game, { seats, settings, seed: String(seed), dice });
  if (started.ok) return new Episode(entry, seats, started.value, started.value);
  const why = started.problem.map((reason) => entry.texts.en.reason(reason, [])).join(' ');
  throw new EpisodeError(`${entry.game.id} does not start: ${why}`);
}

/** What a program needs to know of a game before it plays. */
export interface GameInfo {
  readonly id: string;
  /** Increased when the rules change. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Increased when the numbers change; 0 if the game declares none. */
  readonly encodingVersion: number;
  /** Names of the numbers of `observationTensor`. */
  readonly observationFields: readonly string[];
  /** Names of the action numbers; empty if choices cannot be enumerated. */
  readonly actions: readonly string[];
  /** Names of the numbers of an option; empty if the game has action numbers. */
  readonly optionFields: readonly string[];
}

export function describeGame<P extends Parts = AnyParts>(reference: GameReference<P>): GameInfo {
  const entry = findEntry(reference);
  const { game } = entry;
  const encoding = entry.encoding === undefined ? undefined : encoderOf(entry).encoding;
  return {
    id: game.id,
    version: game.version,
    seats: { min: game.seats.min, max: game.seats.max },
    encodingVersion: encoding?.version ?? 0,
    observationFields: encoding?.observation.names ?? [],
    actions: encoding?.actions?.names ?? [],
    optionFields: encoding?.option?.names ?? [],
  };
}

/** All games of this installation. */
export const games = (): readonly GameInfo[] =>
  catalogue.map((entry: AnyCatalogueEntry) => describeGame(entry));
