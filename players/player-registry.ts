/** Computer players by name: the built-in ones and those of a game. */
import { at, createFastDice, type Parts } from '@ludoteca/kernel';
import type { Character, CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import {
  createGreedyPlayer,
  createRandomPlayer,
  type PlayerFactory,
  requireQuestion,
} from './built-in-players.ts';
import { QuestionDice, deriveQuestionSeed } from './question-dice.ts';

/** Players that work for every game, the strongest first. */
const BUILT_IN_PLAYERS: { readonly [name: string]: PlayerFactory } = {
  greedy: createGreedyPlayer,
  random: createRandomPlayer,
};

export const BUILT_IN_PLAYER_NAMES: readonly string[] = Object.keys(BUILT_IN_PLAYERS);

/** Lists all players of a game, its own characters first. */
export const listPlayers = <P extends Parts>(
  entry: CatalogueEntry<P>,
): { readonly [name: string]: Character<P> } => ({
  ...entry.players,
  ...Object.fromEntries(
    Object.entries(BUILT_IN_PLAYERS).map(([name, make]): [string, Character<P>] => [
      name,
      (dice) => make(entry, dice),
    ]),
  ),
});

export const playerNames = <P extends Parts>(entry: CatalogueEntry<P>): readonly string[] =>
  Object.keys(listPlayers(entry));

/** The player for seats without a choice: the first character of the game, or else the strongest built-in player. */
export const defaultPlayerName = <P extends Parts>(entry: CatalogueEntry<P>): string =>
  at(playerNames(entry), 0);

/**
 * Creates the named player for a seat. If `question` is given, the player is used for that question only: a character draws the same numbers
 * as ever, because its dice restart with every question; built-in players use one stream for the match, which is faster.
 */
export function createPlayer<P extends Parts>(
  entry: CatalogueEntry<P>,
  name: string,
  seed: string,
  question?: number,
): SynchronousPlayer<P> {
  const builtIn = findByName(BUILT_IN_PLAYERS, name);
  if (builtIn !== undefined)
    return builtIn(entry, createFastDice(question === undefined ? seed : deriveQuestionSeed(seed, question)));
  const character = findByName(entry.players ?? {}, name);
  if (character === undefined) throw new Error(`no player is called ${name}`);
  return withQuestionDice(character, seed);
}

const findByName = <M>(makers: { readonly [name: string]: M }, name: string): M | undefined =>
  Object.hasOwn(makers, name) ? makers[name] : undefined;

/** Creates a character whose dice restart with every question. */
function withQuestionDice<P extends Parts>(character: Character<P>, seed: string): SynchronousPlayer<P> {
  const dice = new QuestionDice(seed);
  const player = character(dice);
  return {
    choose: (perspective) => {
      dice.begin(requireQuestion(perspective).number);
      return player.choose(perspective);
    },
    // Absent methods stay absent, because collecting events costs time.
    ...(player.observe === undefined ? {} : { observe: (events) => player.observe?.(events) }),
    ...(player.cancel === undefined ? {} : { cancel: () => player.cancel?.() }),
    ...(player.explain === undefined ? {} : { explain: () => player.explain?.() }),
  };
}
