import type { Parts, AnyParts } from '@ludoteca/kernel';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import { LawBroken, lawOf } from './breach.ts';
import { GAME_LAWS, MATCH_LAWS, MOMENT_LAWS, PLAY_LAW } from './laws/index.ts';
import type { Spec } from './spec.ts';
import { strict } from './strict.ts';
import { type Here, playMatch, type Trial } from './walk.ts';

export interface Scope {
  readonly seats: number;
  /** How many random matches. */
  readonly games: number;
  readonly settings?: unknown;
  /** The laws of moments are checked at every so many steps of the walk. Default: at each. */
  readonly every?: number;
  /** Only these laws. Default: all. */
  readonly laws?: readonly string[];
}

/** Tries the laws of the house on a game. Throws the first that is broken, by name. */
export async function check<P extends Parts>(
  entry: CatalogueEntry<P>,
  spec: Spec<P>,
  scope: Scope,
): Promise<void> {
  const { seats, games, settings = {}, every = 1, laws } = scope;
  const some = eraseGameType(entry);
  // As with entries, the one cast that lets the laws know no game.
  const asked = spec as unknown as Spec<AnyParts>;
  const trial: Trial = { entry: some, game: strict(some.game), spec: asked, seats, settings, games };
  const wanted = ([law]: readonly [string, unknown]): boolean => laws?.includes(law) ?? true;
  const where = `${some.game.id}, ${seats} seats, settings ${JSON.stringify(settings)}`;

  const moments = Object.entries(MOMENT_LAWS).filter(wanted);
  const matches = Object.entries(MATCH_LAWS).filter(wanted);
  const ofGame = Object.entries(GAME_LAWS).filter(wanted);
  let steps = 0;
  const visit = (here: Here): void => {
    if (steps++ % every !== 0) return;
    for (const [law, keeps] of moments)
      uphold(law, `${where}, seed ${here.seed}, step ${here.step}`, () => keeps(here));
  };
  // Laws of a game walk by themselves.
  const walks = laws === undefined || laws.length > ofGame.length ? games : 0;
  for (let index = 0; index < walks; index++) {
    const played = uphold(PLAY_LAW, `${where}, match ${index}`, () => playMatch(trial, index, visit));
    for (const [law, keeps] of matches) uphold(law, `${where}, seed ${played.seed}`, () => keeps(played));
  }
  for (const [law, keeps] of ofGame) await upholdLater(law, where, () => keeps(trial));
}

function uphold<V>(law: string, where: string, deed: () => V): V {
  try {
    return deed();
  } catch (error) {
    throw broken(law, where, error);
  }
}

async function upholdLater(law: string, where: string, deed: () => void | Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    throw broken(law, where, error);
  }
}

const broken = (law: string, where: string, error: unknown): LawBroken =>
  error instanceof LawBroken ? error : new LawBroken(lawOf(error) ?? law, where, error);
