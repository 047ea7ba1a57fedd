/** Scenarios under a variant, and measurements of them. */
import { startMatch } from '@ludoteca/kernel';
import { presets, type RulesConfig } from './config.ts';
import { checkDeck } from './deck/index.ts';
import { game } from './game.ts';
import type { ScenePlayer } from './position.ts';
import { passAll } from './scene.testing.ts';
import { createScenario, type Scenario } from './scenarios/scenario.testing.ts';

/** An empty variant is not allowed. */
const settingsOf = (variant: object): object => ({
  preset: 'canon',
  ...(Object.keys(variant).length > 0 && { variant }),
});
export const scenarioWith = (variant: object, you: ScenePlayer, opponent: ScenePlayer = {}): Scenario =>
  createScenario(you, opponent, {}, settingsOf(variant));
/** From the first slot of the front line on. */
export const inFrontLine = (...cards: readonly string[]) => cards.map((card, slot) => ({ card, slot }));
export const pieces = (...cards: readonly string[]) => cards.map((card) => ({ card }));

/** A match from its beginning. */
export const startWith = (variant: object) => {
  const started = startMatch(game, { seats: 2, seed: 'config', settings: settingsOf(variant) });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const { value: match } = started;
  const both = () => match.view('judge').players;
  const { first } = match.view('judge');
  return { match, first: () => both()[first]!, second: () => both()[1 - first]! };
};
/** Plays without mulligans until so many turns are over. */
export const playTurns = (variant: object, turns: number) => {
  const table = startWith(variant);
  const { match } = table;
  while (
    match.question !== undefined &&
    (match.question.prompt === 'mulligan' || match.view('judge').turn <= turns)
  ) {
    const { seat, prompt } = match.question;
    match.play(seat, match.number, prompt === 'mulligan' ? 'done' : 'end turn');
  }
  return table;
};
/** Whether a character can attack in the turn it is played in, on turn 1. */
export function canAttackOnFirstTurn(variant: object): boolean {
  const { match } = startWith({ mulligan: false, summoningSickness: false, startingEnergy: 9, ...variant });
  for (const option of match.question!.options) {
    const trial = match.fork();
    trial.play(trial.question!.seat, trial.number, option);
    if (trial.question?.prompt !== 'place') continue;
    const [place] = trial.question.options;
    trial.play(trial.question.seat, trial.number, place);
    passAll(trial);
    const open: readonly unknown[] = trial.question?.options ?? [];
    if (open.includes('combat')) return true;
  }
  return false;
}
/** The number of copies of an item that one character can carry. */
export const countCarried = (variant: object, card: string): number => {
  const scenario = scenarioWith(variant, {
    hand: Array.from({ length: 4 }, () => card),
    pieces: pieces('post'),
  });
  let count = 0;
  for (; scenario.offers({ play: card }); count++) scenario.plays(card, 'post');
  return count;
};
const deckOf = (cards: { readonly [card: string]: number }) => ({ cards });
export const findDeckReasons = (config: Partial<RulesConfig>, cards: { readonly [card: string]: number }) =>
  checkDeck(deckOf(cards), { ...presets.canon, ...config }).map(({ why }) => why);
