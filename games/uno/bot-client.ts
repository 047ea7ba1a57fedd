/** The program's side of the line protocol: follows the table by its lines and lets a computer player choose. */
import { at, type Choice, createFastDice, type Match, type Seat, startMatch } from '@ludoteca/kernel';
import { type BotClient, shuffleUnknown, type SynchronousPlayer } from '@ludoteca/kit';
import {
  ACE,
  createDecks,
  formatCard,
  isWild,
  JACK,
  JOKER,
  parseCard,
  parseSuit,
  QUEEN,
  type Suit,
  SUITS,
  suitOf,
  toCard,
  type UnoCard,
  type Value,
  valueOf,
} from './cards.ts';
import { game } from './game.ts';
import type { Uno } from './parts.ts';

const MAX_DECKS = 2;

/** Cards that the next seat owes after a discard. */
const debtAfter = (value: Value): number => (value === JACK ? 2 : value === JOKER ? 4 : 0);

export class UnoBotClient implements BotClient {
  private readonly player: SynchronousPlayer<Uno>;
  private names: readonly string[] = [];
  private seat: Seat = 0;
  private asked: Seat = 0;
  private hand: UnoCard[] = [];
  /** Number of cards by seat; that of the own seat is not used. */
  private counts: number[] = [];
  private pile: UnoCard[] = [];
  private firstCard: 'number' | 'ace' = 'number';
  private value: Value = ACE;
  private suit: Suit = 0;
  private direction: 1 | -1 = 1;
  private debt = 0;

  constructor(player: SynchronousPlayer<Uno>) {
    this.player = player;
  }

  receive(line: string): readonly string[] {
    const [verb = '', ...words] = line.split(' ').filter((word) => word !== '');
    const [first = '', second = ''] = words;
    switch (verb) {
      case 'PLAYERS':
        this.names = words;
        return [];
      case 'YOU':
        this.seat = Math.max(0, this.names.indexOf(first));
        return [];
      case 'HAND':
        this.hand = words.flatMap((word) => parseCard(word) ?? []);
        this.counts = this.names.map(() => this.hand.length);
        return [];
      case 'TABLE':
        this.layFirst(first);
        return [];
      case 'DISCARD':
        this.discard(first, second);
        return [];
      case 'BUY':
        this.counts[this.asked] = (this.counts[this.asked] ?? 0) + Number(first);
        this.debt = 0;
        return [];
      case 'INVALID':
        this.debt = 0;
        return [];
      case 'TURN':
        this.asked = this.names.indexOf(first);
        return this.asked === this.seat ? [this.answer()] : [];
      default:
        return this.receiveCard(verb);
    }
  }

  /** A line of one word is a card that was bought. */
  private receiveCard(name: string): readonly string[] {
    const card = parseCard(name);
    if (card !== undefined) this.hand.push(card);
    return [];
  }

  /** An ace lies outside the deck (RULES 2.2). */
  private layFirst(name: string): void {
    const card = parseCard(name);
    if (card === undefined) return;
    this.firstCard = valueOf(card) === ACE ? 'ace' : 'number';
    this.pile = this.firstCard === 'ace' ? [] : [card];
    this.value = valueOf(card);
    this.suit = suitOf(card);
  }

  private discard(name: string, symbol: string): void {
    const card = parseCard(name);
    if (card === undefined) return;
    this.counts[this.asked] = (this.counts[this.asked] ?? 1) - 1;
    this.lay(card, parseSuit(symbol) ?? suitOf(card));
  }

  private lay(card: UnoCard, suit: Suit): void {
    this.pile.push(card);
    this.value = valueOf(card);
    this.suit = suit;
    if (this.value === QUEEN) this.direction = this.direction === 1 ? -1 : 1;
    this.debt = debtAfter(this.value);
  }

  /** Lets the player choose in a match that looks like this table. */
  private answer(): string {
    const match = this.imagineMatch();
    if (match === undefined) return this.buy(Math.max(1, this.debt));
    const choice = this.choose(match);
    if (typeof choice === 'object') {
      this.hand.splice(this.hand.indexOf(choice.discard), 1);
      this.lay(choice.discard, choice.suit);
      const symbol = isWild(choice.discard) ? ` ${at(SUITS, choice.suit)}` : '';
      return `DISCARD ${formatCard(choice.discard)}${symbol}`;
    }
    if (choice !== 'buy') return this.buy(choice);
    match.choose(choice);
    const count = match.question?.prompt === 'buy' ? this.choose(match) : 1;
    return this.buy(typeof count === 'number' ? count : 1);
  }

  private choose(match: Match<Uno>): Choice<Uno> {
    return this.player.choose(match.perspective(this.seat));
  }

  private buy(count: number): string {
    this.debt = 0;
    return `BUY ${count}`;
  }

  /** Undefined if no number of decks explains the cards that were seen. */
  private imagineMatch(): Match<Uno> | undefined {
    for (let decks = 1; decks <= MAX_DECKS; decks++) {
      const match = this.imagineWith(decks);
      if (match !== undefined) return match;
    }
    return undefined;
  }

  /** The players imagine the unknown cards anew, so that it does not matter how they are dealt here. */
  private imagineWith(decks: number): Match<Uno> | undefined {
    const unknown = createDecks(decks);
    for (const card of [...this.hand, ...this.pile]) {
      const place = unknown.indexOf(card);
      if (place < 0) return undefined;
      unknown.splice(place, 1);
    }
    const cards = shuffleUnknown(unknown, createFastDice('table'));
    const hands = this.names.map((_, seat) =>
      seat === this.seat ? this.hand : cards.splice(0, Math.max(1, this.counts[seat] ?? 1)),
    );
    const started = startMatch(game, {
      seats: this.names.length,
      seed: 'table',
      settings: { hand: 1, decks, firstCard: this.firstCard },
      from: {
        hands: hands.map((hand) => hand.map(formatCard)),
        stock: cards.map(formatCard),
        pile: this.pile.map(formatCard),
        table: formatCard(toCard(this.value, this.suit)),
        turn: this.seat,
        direction: this.direction,
        ...(this.debt > 0 ? { owes: this.debt } : {}),
      },
    });
    return started.ok ? started.value : undefined;
  }
}
