/**
 * The rules of RULES.md once more, as one would tell them to a friend: a generator that stops to ask and calls itself for answers to answers.
 * It can be neither saved nor copied, which is why the game is not written so; it shares nothing with the game but the names of the cards.
 */
import type { Card } from './parts.ts';

export interface Asking {
  readonly seat: number;
  readonly prompt: string;
  readonly options: readonly string[];
}

export class Rulebook {
  readonly hands: Card[][];
  readonly stock: Card[];
  /** How many answers to answers were open at once, at most. */
  deepest = 0;

  constructor(hands: readonly (readonly Card[])[], stock: readonly Card[]) {
    this.hands = hands.map((hand) => [...hand]);
    this.stock = [...stock];
  }

  /** Rules 3 and 6, from the moment the first player has drawn. */
  *match(first: number): Generator<Asking, void, string> {
    let player = first;
    for (;;) {
      if ((yield this.question(player, 'speak', ['rumour'], 'quiet')) === 'rumour') {
        this.lay(player, 'rumour');
        if (yield* this.stands(player, 1)) yield* this.hearsay(player);
      }
      if (this.stock.length === 0) return;
      player = (player + 1) % this.hands.length;
      this.draw(player);
    }
  }

  /** Rule 4: whether what this player has just laid stands. */
  private *stands(player: number, depth: number): Generator<Asking, boolean, string> {
    this.deepest = Math.max(this.deepest, depth);
    for (const other of this.around(player)) {
      if (this.hand(other).length === 0) continue;
      if ((yield this.question(other, 'window', ['alibi'], 'pass')) === 'pass') continue;
      this.lay(other, 'alibi');
      if (yield* this.stands(other, depth + 1)) {
        this.draw(other);
        return false;
      }
    }
    return true;
  }

  /** Rule 5 */
  private *hearsay(player: number): Generator<Asking, void, string> {
    for (const other of this.around(player)) {
      if (this.hand(other).length === 0) continue;
      const card = yield this.question(other, 'discard', ['rumour', 'alibi', 'gossip']);
      this.lay(other, card as Card);
    }
    this.draw(player);
  }

  private question(seat: number, prompt: string, cards: readonly Card[], otherwise?: string): Asking {
    const options: string[] = cards.filter((card) => this.hand(seat).includes(card));
    return { seat, prompt, options: otherwise === undefined ? options : [...options, otherwise] };
  }

  private around(player: number): number[] {
    const everyone = this.hands.map((_, seat) => seat);
    return [...everyone.slice(player + 1), ...everyone.slice(0, player)];
  }

  private hand(seat: number): Card[] {
    return this.hands[seat] ?? [];
  }

  private draw(seat: number): void {
    const card = this.stock.pop();
    if (card !== undefined) this.hand(seat).push(card);
  }

  private lay(seat: number, card: Card): void {
    this.hand(seat).splice(this.hand(seat).indexOf(card), 1);
  }
}
