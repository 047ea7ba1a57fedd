/** Checks the laws of the conformance suite on a game. */
import type { Parts, AnyParts } from '@ludoteca/kernel';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import { LawError, findViolatedLaw } from './assertions.ts';
import { GAME_LAWS, MATCH_LAWS, MOMENT_LAWS, PLAY_LAW } from './laws/index.ts';
import type { ConformanceSpec } from './conformance-spec.ts';
import { superviseGame } from './supervise-game.ts';
import { type MatchMoment, playRandomMatch, type ConformanceTrial } from './random-match.ts';

export interface CheckScope {
  readonly seats: number;
  /** Number of random matches. */
  readonly games: number;
  readonly settings?: unknown;
  /** Laws of positions are checked every so many steps. Default: 1. */
  readonly every?: number;
  /** Names of the laws to check. Default: all. */
  readonly laws?: readonly string[];
}

/** Throws a `LawError` for the first law that fails. */
export async function checkLaws<P extends Parts>(
  entry: CatalogueEntry<P>,
  spec: ConformanceSpec<P>,
  scope: CheckScope,
): Promise<void> {
  const { seats, games, settings = {}, every = 1, laws } = scope;
  const erased = eraseGameType(entry);
  const trial: ConformanceTrial = {
    entry: erased,
    game: superviseGame(erased.game),
    // Erases the game's types, as `eraseGameType` does.
    spec: spec as unknown as ConformanceSpec<AnyParts>,
    seats,
    settings,
    games,
  };
  const isWanted = ([law]: readonly [string, unknown]): boolean => laws?.includes(law) ?? true;
  const where = `${erased.game.id}, ${seats} seats, settings ${JSON.stringify(settings)}`;

  const momentLaws = Object.entries(MOMENT_LAWS).filter(isWanted);
  const matchLaws = Object.entries(MATCH_LAWS).filter(isWanted);
  const gameLaws = Object.entries(GAME_LAWS).filter(isWanted);
  let steps = 0;
  const visit = (moment: MatchMoment): void => {
    if (steps++ % every !== 0) return;
    for (const [law, check] of momentLaws)
      checkLaw(law, `${where}, seed ${moment.seed}, step ${moment.step}`, () => check(moment));
  };
  // Laws of games play their own matches.
  const matches = laws === undefined || laws.length > gameLaws.length ? games : 0;
  for (let index = 0; index < matches; index++) {
    const played = checkLaw(PLAY_LAW, `${where}, match ${index}`, () => playRandomMatch(trial, index, visit));
    for (const [law, check] of matchLaws) checkLaw(law, `${where}, seed ${played.seed}`, () => check(played));
  }
  for (const [law, check] of gameLaws)
    try {
      await check(trial);
    } catch (error) {
      throw toLawError(law, where, error);
    }
}

function checkLaw<V>(law: string, where: string, check: () => V): V {
  try {
    return check();
  } catch (error) {
    throw toLawError(law, where, error);
  }
}

const toLawError = (law: string, where: string, error: unknown): LawError =>
  error instanceof LawError ? error : new LawError(findViolatedLaw(error) ?? law, where, error);
