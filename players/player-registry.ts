/** Computer players by name: the built-in ones and those of a game. */
import { at, createFastDice, type Parts, type Perspective } from '@ludoteca/kernel';
import { type Character, type CatalogueEntry, LEVELS, type SynchronousPlayer } from '@ludoteca/kit';
import {
  createGreedyPlayer,
  createRandomPlayer,
  type PlayerFactory,
  requireQuestion,
} from './built-in-players.ts';
import { QuestionDice, deriveQuestionSeed } from './question-dice.ts';
import { createSearchPlayer, strengthOf } from './search/search-player.ts';

/** Players without search that work for every game. */
const SIMPLE_PLAYERS: { readonly [name: string]: PlayerFactory } = {
  greedy: createGreedyPlayer,
  random: createRandomPlayer,
};

/** The levels of the searching player, as factories. */
const LEVEL_PLAYERS: { readonly [name: string]: PlayerFactory } = Object.fromEntries(
  LEVELS.map((level): [string, PlayerFactory] => [
    level,
    (entry, dice) => createSearchPlayer(entry, dice, strengthOf(entry, level)),
  ]),
);

export const BUILT_IN_PLAYER_NAMES: readonly string[] = [
  ...Object.keys(SIMPLE_PLAYERS),
  ...Object.keys(LEVEL_PLAYERS),
];

/** Lists all players of a game, its own characters first. */
export const listPlayers = <P extends Parts>(
  entry: CatalogueEntry<P>,
): { readonly [name: string]: Character<P> } => ({
  ...entry.players,
  ...Object.fromEntries(
    Object.entries({ ...SIMPLE_PLAYERS, ...LEVEL_PLAYERS }).map(([name, make]): [string, Character<P>] => [
      name,
      (dice) => make(entry, dice),
    ]),
  ),
});

export const playerNames = <P extends Parts>(entry: CatalogueEntry<P>): readonly string[] =>
  Object.keys(listPlayers(entry));

/** The greatest number of iterations that a name such as `search:2000` may ask for. */
export const MAX_ITERATIONS = 100_000;

/** Returns the number in a name such as `search:2000`, which is a searching player with that many iterations. */
function parseIterations(name: string): number | undefined {
  const iterations = Number(/^search:([1-9]\d{0,5})$/.exec(name)?.[1]);
  return iterations <= MAX_ITERATIONS ? iterations : undefined;
}

/** Whether `createPlayer` accepts the name: one of `playerNames`, or `search:` with a number of iterations. */
export const isPlayerName = <P extends Parts>(entry: CatalogueEntry<P>, name: string): boolean =>
  playerNames(entry).includes(name) || parseIterations(name) !== undefined;

/** The player for seats without a choice: the first character of the game, or else the greedy player. */
export const defaultPlayerName = <P extends Parts>(entry: CatalogueEntry<P>): string =>
  at(playerNames(entry), 0);

/**
 * Creates the named player for a seat. If `question` is given, the player is used for that question only: characters and searching players
 * draw the same numbers as ever, because their dice restart with every question; the others use one stream for the match, which is faster.
 */
export function createPlayer<P extends Parts>(
  entry: CatalogueEntry<P>,
  name: string,
  seed: string,
  question?: number,
): SynchronousPlayer<P> {
  const simple = findByName(SIMPLE_PLAYERS, name);
  if (simple !== undefined)
    return simple(entry, createFastDice(question === undefined ? seed : deriveQuestionSeed(seed, question)));
  const iterations = parseIterations(name);
  const character: Character<P> | undefined =
    iterations === undefined
      ? findByName(listPlayers(entry), name)
      : (dice) => createSearchPlayer(entry, dice, { iterations });
  if (character === undefined) throw new Error(`no player is called ${name}`);
  return withQuestionDice(character, seed);
}

const findByName = <M>(makers: { readonly [name: string]: M }, name: string): M | undefined =>
  Object.hasOwn(makers, name) ? makers[name] : undefined;

/** Creates a character whose dice restart with every question. */
function withQuestionDice<P extends Parts>(character: Character<P>, seed: string): SynchronousPlayer<P> {
  const dice = new QuestionDice(seed);
  const player = character(dice);
  const deliberate = player.deliberate?.bind(player);
  const begin = (perspective: Perspective<P>): void => dice.begin(requireQuestion(perspective).number);
  return {
    choose: (perspective) => {
      begin(perspective);
      return player.choose(perspective);
    },
    // Absent methods stay absent, because collecting events costs time.
    ...(deliberate === undefined
      ? {}
      : {
          deliberate: (perspective) => {
            begin(perspective);
            return deliberate(perspective);
          },
        }),
    ...(player.observe === undefined ? {} : { observe: (events) => player.observe?.(events) }),
    ...(player.cancel === undefined ? {} : { cancel: () => player.cancel?.() }),
    ...(player.explain === undefined ? {} : { explain: () => player.explain?.() }),
  };
}
