/**
 * The baseline of the speed comparison: the rules of games/uno for one deck as a plain loop over typed arrays, with random play.
 * It creates no options, events or views, and its matches cannot be saved, watched or explained. It uses the dice in the same
 * order as the game, so both play the same matches (uno-loop.test.ts). This folder imports nothing of the project and never changes, so
 * that figures relative to the loop can be compared between versions.
 */
import type { LoopDice } from './loop-dice.ts';

const JACK = 10;
const QUEEN = 11;
const KING = 12;
const JOKER = 13;
const CARDS = 54;
const HAND = 7;
const TURN_LIMIT = 2000;

const DECK = new Uint8Array(CARDS);
for (let card = 0; card < 53; card++) DECK[card] = card;
DECK[53] = 54;
/** The number cards, 2 to 10, in the order of the deck. */
const NUMBERS = Uint8Array.from(DECK.filter((card) => card >> 2 >= 1 && card >> 2 <= 9));

export class UnoLoop {
  decisions = 0;
  private readonly seats: number;
  private readonly stock = new Uint8Array(CARDS);
  private readonly hands: Uint8Array;
  readonly counts: Uint8Array;
  private left = 0;
  private value = 0;
  private suit = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.hands = new Uint8Array(seats * 64);
    this.counts = new Uint8Array(seats);
  }

  /** Plays one match to its end; `counts` then holds the cards left in each hand. */
  play(dice: LoopDice, choice: LoopDice): void {
    let seat = this.deal(dice);
    let direction = 1;
    let owed = 0;
    for (let turns = 1; turns <= TURN_LIMIT; turns++) {
      if (owed > 0) {
        this.decisions++;
        if (!this.buy(seat, owed)) return;
        owed = 0;
      } else {
        const card = this.discard(seat, choice);
        this.decisions += card === -1 ? 2 : 1;
        if (card === -1) {
          if (!this.buy(seat, 1)) return;
        } else {
          if (this.counts[seat] === 0) return;
          const value = card >> 2;
          if (value === JACK) owed = 2;
          else if (value === JOKER) owed = 4;
          else if (value === QUEEN) direction = -direction;
          else if (value === KING) seat = (seat + direction + this.seats) % this.seats;
        }
      }
      seat = (seat + direction + this.seats) % this.seats;
    }
  }

  private deal(dice: LoopDice): number {
    const first = NUMBERS[dice.int(NUMBERS.length)] ?? 0;
    const { stock } = this;
    let size = 0;
    for (const card of DECK) if (card !== first) stock[size++] = card;
    for (let i = size - 1; i > 0; i--) {
      const j = dice.int(i + 1);
      const kept = stock[i] ?? 0;
      stock[i] = stock[j] ?? 0;
      stock[j] = kept;
    }
    this.left = size;
    this.value = first >> 2;
    this.suit = first & 3;
    for (let seat = 0; seat < this.seats; seat++) {
      this.counts[seat] = 0;
      this.buy(seat, HAND);
    }
    return dice.int(this.seats);
  }

  private buy(seat: number, count: number): boolean {
    const { stock, hands, counts } = this;
    let held = counts[seat] ?? 0;
    for (let i = 0; i < count; i++) {
      if (this.left === 0) {
        counts[seat] = held;
        return false;
      }
      hands[seat * 64 + held++] = stock[--this.left] ?? 0;
    }
    counts[seat] = held;
    return true;
  }

  /** Discards one of the legal ways at random, an ace or a joker being four; -1 when there is none. */
  private discard(seat: number, choice: LoopDice): number {
    const { hands, counts, value, suit } = this;
    const from = seat * 64;
    const to = from + (counts[seat] ?? 0);
    let ways = 0;
    for (let i = from; i < to; i++) {
      const card = hands[i] ?? 0;
      const its = card >> 2;
      if (its === 0 || its === JOKER) ways += 4;
      else if (its === value || (card & 3) === suit) ways++;
    }
    if (ways === 0) return -1;
    let pick = choice.int(ways);
    for (let i = from; i < to; i++) {
      const card = hands[i] ?? 0;
      const its = card >> 2;
      const wild = its === 0 || its === JOKER;
      const here = wild ? 4 : its === value || (card & 3) === suit ? 1 : 0;
      if (pick < here) {
        this.value = its;
        this.suit = wild ? pick : card & 3;
        for (let k = i + 1; k < to; k++) hands[k - 1] = hands[k] ?? 0;
        counts[seat] = to - from - 1;
        return card;
      }
      pick -= here;
    }
    return -1;
  }
}
