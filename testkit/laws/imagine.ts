/** Laws of imagined worlds: hidden cards move and reach every possible place. */
import { createFastDice, deepCopy, type Seat } from '@ludoteca/kernel';
import { toJsonText, assert } from '../assertions.ts';
import type { CardPiles } from '../conformance-spec.ts';
import { type MatchMoment, playRandomMatch, seatsOf, type ConformanceTrial } from '../random-match.ts';

/** Attempts per position; two cards in two places stay in place half of the time. */
const TRIES = 10;
/** Required share of positions, since positions with few hidden cards may stay equal. */
const MIN_SHARE = 0.95;

interface HiddenCards {
  readonly piles: readonly string[];
  readonly cards: readonly string[];
}

function listHidden({ trial: { spec }, match }: MatchMoment, seat: Seat): HiddenCards {
  const { state } = match.position();
  const all = spec.cards(state);
  const piles = spec.hidden(state, seat).filter((pile) => (all[pile]?.length ?? 0) > 0);
  return { piles, cards: piles.flatMap((pile) => all[pile]?.map(toJsonText) ?? []) };
}

function imaginedCards({ trial: { game, spec }, match, dice }: MatchMoment, seat: Seat): CardPiles {
  const state = deepCopy(match.position().state);
  game.imagine(state, seat, dice);
  return spec.cards(state);
}

/** Imagining changes the cards in nearly every position with two different hidden ones. */
export function imagineChangesHiddenCards(trial: ConformanceTrial): void {
  let [positions, moved] = [0, 0];
  for (let index = 0; index < trial.games; index++)
    playRandomMatch(trial, index, (here) => {
      const truth = toJsonText(trial.spec.cards(here.match.position().state));
      for (const seat of seatsOf(trial)) {
        if (new Set(listHidden(here, seat).cards).size < 2) continue;
        positions++;
        for (let i = 0; i < TRIES; i++)
          if (toJsonText(imaginedCards(here, seat)) !== truth) {
            moved++;
            break;
          }
      }
    });
  assert(moved >= MIN_SHARE * positions, `hidden cards moved in ${moved} of ${positions} positions`);
}

/** Only every so many steps are checked, since each needs many worlds. */
const STEP_INTERVAL = 23;

/** In enough imagined worlds every hidden card appears in every hidden pile. */
export function imagineReachesEveryPlace(trial: ConformanceTrial): void {
  for (let index = 0; index < trial.games; index++)
    playRandomMatch(trial, index, (here) => {
      if (here.step % STEP_INTERVAL !== 0) return;
      const seat = here.dice.int(trial.seats);
      const { piles, cards } = listHidden(here, seat);
      const missing = listPlaces(here, seat, piles, cards);
      // Each place has a chance of at least 1 / cards, so a false failure has a probability of 1e-6.
      const enough = Math.ceil(cards.length * Math.log(missing.size * 1e6));
      for (let i = 0; i < enough && missing.size > 0; i++) {
        const world = imaginedCards(here, seat);
        for (const pile of piles)
          for (const card of world[pile] ?? []) missing.delete(formatPlace(pile, toJsonText(card)));
      }
      const first = missing.values().next().value;
      assert(
        first === undefined,
        `seed ${here.seed}, step ${here.step}: seat ${seat} never imagines ${first}`,
      );
    });
}

const formatPlace = (pile: string, card: string): string => `${card} in ${pile}`;

function listPlaces(
  { trial: { spec }, match }: MatchMoment,
  seat: Seat,
  piles: readonly string[],
  cards: readonly string[],
): Set<string> {
  const { state } = match.position();
  const could = (card: string, pile: string): boolean =>
    spec.canContain?.(state, seat, JSON.parse(card), pile) ?? true;
  return new Set(
    piles.flatMap((pile) => cards.filter((card) => could(card, pile)).map((card) => formatPlace(pile, card))),
  );
}

/** Two positions that a seat cannot distinguish lead to the same imagined world with the same dice, so no player can learn more. */
export function imagineDependsOnKnowledgeAlone(trial: ConformanceTrial): void {
  const { game } = trial;
  for (let index = 0; index < trial.games; index++)
    playRandomMatch(trial, index, (here) => {
      if (here.step % KNOWLEDGE_INTERVAL !== 0) return;
      const seat = here.dice.int(trial.seats);
      const { state } = here.match.position();
      const [seen, other] = [deepCopy(state), deepCopy(state)];
      game.imagine(other, seat, here.dice);
      for (const world of [seen, other]) game.imagine(world, seat, createFastDice(here.seed));
      assert(
        toJsonText(seen) === toJsonText(other),
        `seed ${here.seed}, step ${here.step}: what seat ${seat} imagines depends on what it does not know`,
      );
    });
}

const KNOWLEDGE_INTERVAL = 7;
