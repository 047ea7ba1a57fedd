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
  const some = eraseGameType(entry);
  // Erases the game's types, as `eraseGameType` does.
  const asked = spec as unknown as ConformanceSpec<AnyParts>;
  const trial: ConformanceTrial = {
    entry: some,
    game: superviseGame(some.game),
    spec: asked,
    seats,
    settings,
    games,
  };
  const wanted = ([law]: readonly [string, unknown]): boolean => laws?.includes(law) ?? true;
  const where = `${some.game.id}, ${seats} seats, settings ${JSON.stringify(settings)}`;

  const moments = Object.entries(MOMENT_LAWS).filter(wanted);
  const matches = Object.entries(MATCH_LAWS).filter(wanted);
  const ofGame = Object.entries(GAME_LAWS).filter(wanted);
  let steps = 0;
  const visit = (here: MatchMoment): void => {
    if (steps++ % every !== 0) return;
    for (const [law, keeps] of moments)
      checkLaw(law, `${where}, seed ${here.seed}, step ${here.step}`, () => keeps(here));
  };
  // Laws of games play their own matches.
  const walks = laws === undefined || laws.length > ofGame.length ? games : 0;
  for (let index = 0; index < walks; index++) {
    const played = checkLaw(PLAY_LAW, `${where}, match ${index}`, () => playRandomMatch(trial, index, visit));
    for (const [law, keeps] of matches) checkLaw(law, `${where}, seed ${played.seed}`, () => keeps(played));
  }
  for (const [law, keeps] of ofGame) await checkAsyncLaw(law, where, () => keeps(trial));
}

function checkLaw<V>(law: string, where: string, deed: () => V): V {
  try {
    return deed();
  } catch (error) {
    throw toLawError(law, where, error);
  }
}

async function checkAsyncLaw(law: string, where: string, deed: () => void | Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    throw toLawError(law, where, error);
  }
}

const toLawError = (law: string, where: string, error: unknown): LawError =>
  error instanceof LawError ? error : new LawError(findViolatedLaw(error) ?? law, where, error);
