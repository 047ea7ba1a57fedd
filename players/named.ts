import { at, fastDice, type Parts } from '@ludoteca/kernel';
import type { Character, Entry, QuickPlayer } from '@ludoteca/kit';
import { greedy } from './greedy.ts';
import { type PlayerMaker, questionOn } from './player.ts';
import { QuestionDice, questionSeed } from './question-dice.ts';
import { random } from './random.ts';

/** The players of every game, the sensible one first. */
const HOUSE: { readonly [name: string]: PlayerMaker } = { greedy, random };

/** All that can be named for a seat in this game: its own players first. */
export const playersOf = <P extends Parts>(entry: Entry<P>): { readonly [name: string]: Character<P> } => ({
  ...entry.players,
  ...Object.fromEntries(
    Object.entries(HOUSE).map(([name, make]): [string, Character<P>] => [name, (dice) => make(entry, dice)]),
  ),
});

export const playerNames = <P extends Parts>(entry: Entry<P>): readonly string[] =>
  Object.keys(playersOf(entry));

/** Who takes the seats that nobody else does: the first of the game's own players, else the sensible one of the house. */
export const standInOf = <P extends Parts>(entry: Entry<P>): string => at(playerNames(entry), 0);

/**
 * The player of that name for a seat of one match, with dice of the seed. `question`: it is made for that question alone. A player of the
 * game's own then draws what it would have drawn in any case; those of the house draw on from question to question, which is faster.
 */
export function playerFor<P extends Parts>(
  entry: Entry<P>,
  name: string,
  seed: string,
  question?: number,
): QuickPlayer<P> {
  const house = called(HOUSE, name);
  if (house !== undefined)
    return house(entry, fastDice(question === undefined ? seed : questionSeed(seed, question)));
  const character = called(entry.players ?? {}, name);
  if (character === undefined) throw new Error(`no player is called ${name}`);
  return seated(character, seed);
}

const called = <M>(makers: { readonly [name: string]: M }, name: string): M | undefined =>
  Object.hasOwn(makers, name) ? makers[name] : undefined;

/** A player of a game's own, whose dice begin anew with every question it is asked. */
function seated<P extends Parts>(character: Character<P>, seed: string): QuickPlayer<P> {
  const dice = new QuestionDice(seed);
  const player = character(dice);
  return {
    choose: (line) => {
      dice.begin(questionOn(line).number);
      return player.choose(line);
    },
    // Whoever does not listen costs nothing.
    ...(player.hear === undefined ? {} : { hear: (events) => player.hear?.(events) }),
    ...(player.forget === undefined ? {} : { forget: () => player.forget?.() }),
    ...(player.remark === undefined ? {} : { remark: () => player.remark?.() }),
  };
}
