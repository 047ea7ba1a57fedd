import { deepCopy, type Seat } from '@ludoteca/kernel';
import { bytes, must } from '../breach.ts';
import type { Piles } from '../spec.ts';
import { type Here, playMatch, seatsOf, type Trial } from '../walk.ts';

/** Two cards in two places stay where they are half of the time: enough tries that this never happens by chance alone. */
const TRIES = 10;
/** Positions with hardly anything hidden may fail to move. */
const NEARLY = 0.95;

interface Hidden {
  readonly piles: readonly string[];
  readonly cards: readonly string[];
}

function hiddenFrom({ trial: { spec }, match }: Here, seat: Seat): Hidden {
  const { state } = match.position();
  const all = spec.cards(state);
  const piles = spec.hidden(state, seat).filter((pile) => (all[pile]?.length ?? 0) > 0);
  return { piles, cards: piles.flatMap((pile) => all[pile]?.map(bytes) ?? []) };
}

/** The cards as that seat may imagine them. */
function imaginedCards({ trial: { game, spec }, match, dice }: Here, seat: Seat): Piles {
  const state = deepCopy(match.position().state);
  game.imagine(state, seat, dice);
  return spec.cards(state);
}

/** Imagining moves cards in nearly every position where two different ones are hidden. */
export function imaginationMoves(trial: Trial): void {
  let [positions, moved] = [0, 0];
  for (let index = 0; index < trial.games; index++)
    playMatch(trial, index, (here) => {
      const truth = bytes(trial.spec.cards(here.match.position().state));
      for (const seat of seatsOf(trial)) {
        if (new Set(hiddenFrom(here, seat).cards).size < 2) continue;
        positions++;
        for (let i = 0; i < TRIES; i++)
          if (bytes(imaginedCards(here, seat)) !== truth) {
            moved++;
            break;
          }
      }
    });
  must(moved >= NEARLY * positions, `hidden cards moved in ${moved} of ${positions} positions`);
}

/** Looking everywhere takes many worlds: some moments of each match are enough. */
const EVERY = 23;

/** In enough imagined worlds every hidden card lies once in every hidden pile. */
export function imaginationReaches(trial: Trial): void {
  for (let index = 0; index < trial.games; index++)
    playMatch(trial, index, (here) => {
      if (here.step % EVERY !== 0) return;
      const seat = here.dice.int(trial.seats);
      const { piles, cards } = hiddenFrom(here, seat);
      const missing = placesFor(here, seat, piles, cards);
      // Each place has a chance of at least one in so many cards: a miss by bad luck is one in a million.
      const enough = Math.ceil(cards.length * Math.log(missing.size * 1e6));
      for (let i = 0; i < enough && missing.size > 0; i++) {
        const world = imaginedCards(here, seat);
        for (const pile of piles)
          for (const card of world[pile] ?? []) missing.delete(placeOf(pile, bytes(card)));
      }
      const first = missing.values().next().value;
      must(first === undefined, `seed ${here.seed}, step ${here.step}: seat ${seat} never imagines ${first}`);
    });
}

const placeOf = (pile: string, card: string): string => `${card} in ${pile}`;

function placesFor(
  { trial: { spec }, match }: Here,
  seat: Seat,
  piles: readonly string[],
  cards: readonly string[],
): Set<string> {
  const { state } = match.position();
  const could = (card: string, pile: string): boolean =>
    spec.could?.(state, seat, JSON.parse(card), pile) ?? true;
  return new Set(
    piles.flatMap((pile) => cards.filter((card) => could(card, pile)).map((card) => placeOf(pile, card))),
  );
}
