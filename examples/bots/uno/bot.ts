/** An Uno bot in TypeScript: it plays the first card that fits or draws one. README.md says how to run it. */
import process from 'node:process';
import { createInterface } from 'node:readline';

type Card = string;

const valueOf = (card: Card): string => card.slice(0, -1);
const suitOf = (card: Card): string => card.slice(-1);
const isWild = (card: Card): boolean => card.startsWith('A') || card.startsWith('C');

class Bot {
  private me = '';
  private hand: Card[] = [];
  private value = '';
  private suit = '';
  private owed = 0;

  /** What to answer to a line, if anything. */
  hear(line: string): string | undefined {
    const [verb = '', first, second] = line.split(' ');
    if (verb === 'YOU') this.me = first ?? '';
    else if (verb === 'HAND') this.hand = line.split(' ').slice(2, -1);
    else if (verb === 'TABLE' || verb === 'DISCARD') this.lay(first ?? '', second);
    else if (verb === 'BUY' || verb === 'INVALID') this.owed = 0;
    else if (verb === 'TURN') return first === this.me ? this.play() : undefined;
    // A card that was bought stands on a line of its own.
    else if (first === undefined) this.hand.push(verb);
    return undefined;
  }

  /** The top card of the pile; the next player may have to draw two or four cards. */
  private lay(card: Card, named = suitOf(card)): void {
    this.value = valueOf(card);
    this.suit = named;
    this.owed = this.value === 'V' ? 2 : this.value === 'C' ? 4 : 0;
  }

  private play(): string {
    const { owed, value, suit } = this;
    this.owed = 0;
    if (owed > 0) return `BUY ${owed}`;
    const card = this.hand.find((held) => isWild(held) || valueOf(held) === value || suitOf(held) === suit);
    if (card === undefined) return 'BUY 1';
    this.hand.splice(this.hand.indexOf(card), 1);
    this.lay(card);
    this.owed = 0;
    return isWild(card) ? `DISCARD ${card} ${suitOf(card)}` : `DISCARD ${card}`;
  }
}

const bot = new Bot();
for await (const line of createInterface({ input: process.stdin })) {
  const answer = bot.hear(line);
  if (answer !== undefined) process.stdout.write(`${answer}\n`);
}
