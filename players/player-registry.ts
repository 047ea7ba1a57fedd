import { at, createFastDice, type Parts } from '@ludoteca/kernel';
import type { Character, CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import { createGreedyPlayer } from './greedy.ts';
import { type PlayerFactory, requireQuestion } from './player-factory.ts';
import { QuestionDice, deriveQuestionSeed } from './question-dice.ts';
import { createRandomPlayer } from './random.ts';

/** The players of every game, the sensible one first. */
const BUILT_IN_PLAYERS: { readonly [name: string]: PlayerFactory } = {
  greedy: createGreedyPlayer,
  random: createRandomPlayer,
};

export const BUILT_IN_PLAYER_NAMES: readonly string[] = Object.keys(BUILT_IN_PLAYERS);

/** All that can be named for a seat in this game: its own players first. */
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

/** Who takes the seats that nobody else does: the first of the game's own players, else the sensible one of the house. */
export const defaultPlayerName = <P extends Parts>(entry: CatalogueEntry<P>): string =>
  at(playerNames(entry), 0);

/**
 * The player of that name for a seat of one match, with dice of the seed. `question`: it is made for that question alone. A player of the
 * game's own then draws what it would have drawn in any case; those of the house draw on from question to question, which is faster.
 */
export function createPlayer<P extends Parts>(
  entry: CatalogueEntry<P>,
  name: string,
  seed: string,
  question?: number,
): SynchronousPlayer<P> {
  const house = findByName(BUILT_IN_PLAYERS, name);
  if (house !== undefined)
    return house(entry, createFastDice(question === undefined ? seed : deriveQuestionSeed(seed, question)));
  const character = findByName(entry.players ?? {}, name);
  if (character === undefined) throw new Error(`no player is called ${name}`);
  return withQuestionDice(character, seed);
}

const findByName = <M>(makers: { readonly [name: string]: M }, name: string): M | undefined =>
  Object.hasOwn(makers, name) ? makers[name] : undefined;

/** A player of a game's own, whose dice begin anew with every question it is asked. */
function withQuestionDice<P extends Parts>(character: Character<P>, seed: string): SynchronousPlayer<P> {
  const dice = new QuestionDice(seed);
  const player = character(dice);
  return {
    choose: (line) => {
      dice.begin(requireQuestion(line).number);
      return player.choose(line);
    },
    // Whoever does not listen costs nothing.
    ...(player.observe === undefined ? {} : { observe: (events) => player.observe?.(events) }),
    ...(player.cancel === undefined ? {} : { cancel: () => player.cancel?.() }),
    ...(player.explain === undefined ? {} : { explain: () => player.explain?.() }),
  };
}
