/**
 * A second implementation of RULES.md as a recursive generator, with which oracle.test.ts compares the game.
 * A generator can be neither saved nor copied, which is why the game itself is written with frames.
 */
import type { Card } from './cards.ts';

export interface RecursiveQuestion {
  readonly seat: number;
  readonly prompt: string;
  readonly options: readonly string[];
}

export class RecursiveRulebook {
  readonly hands: Card[][];
  readonly stock: Card[];
  /** The greatest number of nested windows so far. */
  maxDepth = 0;

  constructor(hands: readonly (readonly Card[])[], stock: readonly Card[]) {
    this.hands = hands.map((hand) => [...hand]);
    this.stock = [...stock];
  }

  /** Rules 3 and 6, starting after the first draw. */
  *match(first: number): Generator<RecursiveQuestion, void, string> {
    let player = first;
    for (;;) {
      if ((yield this.createQuestion(player, 'speak', ['rumour'], 'quiet')) === 'rumour') {
        this.removeFromHand(player, 'rumour');
        if (yield* this.stands(player, 1)) yield* this.hearsay(player);
      }
      if (this.stock.length === 0) return;
      player = (player + 1) % this.hands.length;
      this.draw(player);
    }
  }

  /** Rule 4: whether the card just played by this player stands. */
  private *stands(player: number, depth: number): Generator<RecursiveQuestion, boolean, string> {
    this.maxDepth = Math.max(this.maxDepth, depth);
    for (const other of this.seatsAfter(player)) {
      if (this.hand(other).length === 0) continue;
      if ((yield this.createQuestion(other, 'window', ['alibi'], 'pass')) === 'pass') continue;
      this.removeFromHand(other, 'alibi');
      if (yield* this.stands(other, depth + 1)) {
        this.draw(other);
        return false;
      }
    }
    return true;
  }

  /** Rule 5 */
  private *hearsay(player: number): Generator<RecursiveQuestion, void, string> {
    for (const other of this.seatsAfter(player)) {
      if (this.hand(other).length === 0) continue;
      const card = yield this.createQuestion(other, 'discard', ['rumour', 'alibi', 'gossip']);
      this.removeFromHand(other, card as Card);
    }
    this.draw(player);
  }

  private createQuestion(
    seat: number,
    prompt: string,
    cards: readonly Card[],
    passOption?: string,
  ): RecursiveQuestion {
    const options: string[] = cards.filter((card) => this.hand(seat).includes(card));
    return { seat, prompt, options: passOption === undefined ? options : [...options, passOption] };
  }

  private seatsAfter(player: number): number[] {
    const seats = this.hands.map((_, seat) => seat);
    return [...seats.slice(player + 1), ...seats.slice(0, player)];
  }

  private hand(seat: number): Card[] {
    return this.hands[seat] ?? [];
  }

  private draw(seat: number): void {
    const card = this.stock.pop();
    if (card !== undefined) this.hand(seat).push(card);
  }

  private removeFromHand(seat: number, card: Card): void {
    this.hand(seat).splice(this.hand(seat).indexOf(card), 1);
  }
}
