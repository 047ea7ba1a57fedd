/** Translates the questions of the game into the prompts of the original program: numbered lists of cards, and yes or no. */
import { at, type Choice, type Question, type Seat } from '@ludoteca/kernel';
import type { CardFilter } from '../cards/codes.ts';
import type { Event, State, Students } from '../parts.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import type { HostedMatch } from '../files/saves.testing.ts';
import { STUDENT_TYPES, hasType, typesMatching } from '../cards/type-sets.ts';
import { isPresent, opponentsAfter } from '../rules/zones.ts';

/** A prompt: its kind, the typed answer, and the numbered items; for a defence the seat that was asked. */
export type RecordedPrompt = readonly [kind: string, typed: string, listed?: readonly number[] | Seat];

/** Answers a match with the recorded input and collects the prompts that the original program would show. */
export class OriginalProgram {
  readonly #table: HostedMatch;
  readonly #typed: string[];
  readonly prompts: RecordedPrompt[] = [];
  readonly events: Event[];
  /** A random choice was made or a player has left: from here on the two games differ. */
  over = false;

  /** The hands, the newest card first: in the original program it matters which of two equal cards leaves. */
  readonly #hands: number[][];

  constructor(table: HostedMatch, asked: readonly RecordedPrompt[]) {
    this.#table = table;
    this.#typed = asked.map(([, typed]) => typed);
    this.events = [...table.opening];
    this.#hands = this.#state.hands.map((hand) => hand.toReversed());
  }

  /** Answers one question with as many prompts as the original program needs for it. */
  answer(): void {
    const { question } = this.#table.match;
    if (question === undefined || this.#typed.length === 0) {
      this.over = true;
      return;
    }
    const choice = this.#choice(question);
    if (choice === undefined) return;
    const played = this.#table.match.play(question.seat, question.number, choice);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify([choice, played.problem, question.options])}`);
    this.events.push(...played.value);
    if (played.value.some(endsSession)) this.over = true;
    for (const event of played.value) if (event.did === 'swap') this.#swap(event.seat, event.with);
    this.#state.hands.forEach((hand, seat) => this.#updateHand(seat, hand));
  }

  #swap(seat: Seat, other: Seat): void {
    [this.#hands[seat], this.#hands[other]] = [at(this.#hands, other), at(this.#hands, seat)];
  }

  /** New cards come first; of equal cards that were not chosen explicitly the oldest leaves. */
  #updateHand(seat: Seat, hand: readonly number[]): void {
    const order = at(this.#hands, seat);
    for (const card of hand) if (count(hand, card) > count(order, card)) order.unshift(card);
    for (const card of order.toReversed())
      if (count(order, card) > count(hand, card)) order.splice(order.lastIndexOf(card), 1);
  }

  /** Removes the card of a hand that was chosen by its number in the prompt. */
  #fromHand(kind: string, seat: Seat, filter: CardFilter, among?: readonly string[]): string {
    const { definitions } = indexDeck(this.#state.deck);
    const hand = at(this.#hands, seat);
    const listed = hand
      .map((card, place) => ({ card, place }))
      .filter(({ card }) => hasType(typesMatching(filter), at(definitions, card).type))
      .filter(({ card }) => among === undefined || among.includes(at(definitions, card).name));
    const typed = Number(
      this.#prompt(
        kind,
        listed.map(({ card }) => card),
      ),
    );
    const { card, place } = at(listed, typed - 1);
    hand.splice(place, 1);
    return at(definitions, card).name;
  }

  get #state(): State {
    return this.#table.match.position().state;
  }

  /** The choice for the recorded input; undefined if the same question is asked again. */
  #choice(question: Question<Students>): unknown {
    const { seat } = question;
    switch (question.prompt) {
      case 'action':
        return this.#action(question);
      case 'play':
        return this.#play(question, question.frame.filter);
      case 'duplicate':
        return this.#confirm('duplicate') ? 'anyway' : 'back';
      case 'offer':
        return this.#confirm('offer') ? 'yes' : 'no';
      case 'aim':
        return { aim: this.#pick('aim', opponentsAfter(this.#state, seat)) };
      case 'limit':
        return { discard: this.#fromHand('discard', seat, 'ALL') };
      case 'discard':
        return { discard: this.#fromHand('discard', seat, question.frame.filter) };
      case 'window':
        return this.#defence(question);
      case 'eliminate':
        return {
          eliminate: this.#card('eliminate', this.#cardsInPlay(question.frame.from, question.frame.filter)),
        };
      case 'steal':
        return {
          steal: this.#card('steal', this.#cardsInPlay(question.frame.from, question.frame.filter, seat)),
        };
    }
  }

  #action(question: Question<Students>): unknown {
    const typed = this.#prompt('action');
    if (typed === '1') return this.#play(question, 'ALL');
    if (typed === '2') return 'draw';
    if (typed === '0') this.over = this.#confirm('quit');
    return undefined;
  }

  #play({ seat, options }: Question<Students>, filter: CardFilter): unknown {
    const play = this.#fromHand('play', seat, filter);
    const placed = objectOptions(options).some((option) => 'on' in option && option.play === play);
    return placed
      ? { play, on: this.#pick('place', [seat, ...opponentsAfter(this.#state, seat)]) }
      : { play };
  }

  /** The original program asks only players who can defend. */
  #defence({ seat, options }: Question<Students>): unknown {
    const blocks = objectOptions(options).flatMap((option) => ('block' in option ? [option.block] : []));
    if (blocks.length === 0 || !this.#confirm('defend', seat)) return 'pass';
    return { block: this.#fromHand('instant', seat, 'ISTANTANEA', blocks) };
  }

  /** The matching cards that a player has in play, without those that the thief already has. */
  #cardsInPlay(seat: Seat, filter: CardFilter, thief?: Seat): readonly number[] {
    const state = this.#state;
    if (!isPresent(state, seat)) return [];
    const { definitions } = indexDeck(state.deck);
    const cards = [state.rooms, state.areas].map((places) =>
      at(places, seat)
        .toReversed()
        .filter((card) => hasType(typesMatching(filter), at(definitions, card).type))
        .filter(
          (card) =>
            thief === undefined ||
            !at(
              hasType(STUDENT_TYPES, at(definitions, card).type) ? state.rooms : state.areas,
              thief,
            ).includes(card),
        ),
    );
    const [room, area] = cards as [number[], number[]];
    if (room.length === 0 || area.length === 0) return [...room, ...area];
    return this.#prompt('area') === '1' ? room : area;
  }

  #card(kind: string, cards: readonly number[]): string {
    const { definitions } = indexDeck(this.#state.deck);
    return at(definitions, this.#pick(kind, cards)).name;
  }

  #pick(kind: string, list: readonly number[]): number {
    return at(list, Number(this.#prompt(kind, list)) - 1);
  }

  #confirm(kind: string, seat?: Seat): boolean {
    return this.#prompt(kind, seat) === 'y';
  }

  #prompt(kind: string, listed?: readonly number[] | Seat): string {
    const typed = this.#typed.shift() ?? '';
    this.prompts.push(listed === undefined ? [kind, typed] : [kind, typed, listed]);
    return typed;
  }
}

const count = (cards: readonly number[], card: number): number =>
  cards.filter((other) => other === card).length;

const objectOptions = (options: readonly Choice<Students>[]): readonly Exclude<Choice<Students>, string>[] =>
  options.filter((option) => typeof option !== 'string');

/** A random choice or a win ends a session. */
const endsSession = ({ did }: Event): boolean =>
  did === 'take' || did === 'lose' || did === 'reshuffle' || did === 'win';
