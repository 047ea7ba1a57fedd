/** Plays random matches under random rules and reduces everything that happens to a hash: a change of the rules changes it. */
import { createHash, type Hash } from 'node:crypto';
import { at, type Choice, createFastDice, type Dice, type Match, startMatch } from '@ludoteca/kernel';
import { presets } from './config.ts';
import { randomDeck } from './fuzz.testing.ts';
import { game } from './game.ts';
import type { Lirya } from './parts.ts';

const { canon } = presets;
const FLAGS = Object.keys(canon).filter((field) => typeof canon[field as keyof typeof canon] === 'boolean');
const WORDS = {
  energy: ['refill', 'bank'],
  costFloor: ['between', 'end'],
  retaliation: ['none', 'survivor', 'simultaneous'],
  firstResponse: ['other', 'active'],
  returnWithoutRoom: ['destroyed', 'stays'],
  bothLose: ['draw', 'active'],
};
/** Much energy and little life, so that everything happens early, and no match is long. */
const NUMBERS = { startingEnergy: 4, firstHand: 6, secondHand: 6, lastTurn: 30, minimumDamage: 1 };

/** The rules `canon` with a quarter of the flags and most words changed. */
const randomVariant = (dice: Dice): object => ({
  ...NUMBERS,
  ...Object.fromEntries(
    FLAGS.filter(() => dice.int(4) === 0).map((field) => [field, !canon[field as keyof typeof canon]]),
  ),
  ...Object.fromEntries(
    Object.entries(WORDS).map(([field, words]) => [field, at(words, dice.int(words.length))]),
  ),
});

const POSITION_INTERVAL = 4;
const MAX_ANSWERS = 2000;

function playMatch(match: Match<Lirya>, dice: Dice, hash: Hash): void {
  const add = (part: unknown): void => void hash.update(JSON.stringify(part));
  for (let step = 0; match.question !== undefined && step < MAX_ANSWERS; step++) {
    const { seat } = match.question;
    const options: readonly Choice<Lirya>[] = match.question.options;
    add(options);
    if (step % POSITION_INTERVAL === 0) {
      add(match.position());
      for (const choice of match.barred()) add([choice, match.why(choice)]);
    }
    const played = match.play(seat, match.number, at(options, dice.int(options.length)));
    add(played.ok ? played.value : played.problem);
  }
  add(match.outcome);
}

export function traceMatches(count: number): string {
  const hash = createHash('sha256');
  for (let number = 0; number < count; number++) {
    const dice = createFastDice(`trace ${number}`);
    const settings = {
      preset: 'canon',
      variant: randomVariant(dice),
      deck1: randomDeck(dice),
      deck2: randomDeck(dice),
    };
    const started = startMatch(game, { seats: 2, seed: `trace ${number}`, dice: 'fast', settings });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    playMatch(started.value, dice, hash);
  }
  return hash.digest('hex');
}
