/** Translates the questions of the game into the prompts of the original program: numbered lists of cards, and yes or no. */
import { at, type Choice, type Match, type Question, type Seat } from '@ludoteca/kernel';
import type { CardFilter } from '../cards/codes.ts';
import type { Event, State, Students } from '../parts.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { STUDENT_TYPES, hasType, typesMatching } from '../cards/type-sets.ts';
import { isPresent, opponentsAfter } from '../rules/zones.ts';

/** A prompt: its kind, the typed answer, and the numbered items; for a defence the seat that was asked. */
export type OriginalPrompt = readonly [kind: string, typed: string, listed?: readonly number[] | Seat];

/**
 * Types an answer to a prompt: a number, `y` or `n`. `numbers` are those that the program accepts. Undefined at the end of
 * the input.
 */
export type Typist = (kind: string, numbers: readonly number[]) => string | undefined;

/** Answers a match with what is typed, and collects the prompts that the original program would show. */
export class OriginalProgram {
  readonly #match: Match<Students>;
  readonly #typist: Typist;
  readonly #endsSession: (event: Event) => boolean;
  readonly prompts: OriginalPrompt[] = [];
  readonly events: Event[] = [];
  /** The input or the match has ended, or a player has left. */
  over = false;

  /** The hands, the newest card first: in the original program it matters which of two equal cards leaves. */
  readonly #hands: number[][];
  /** Returns the card that was chosen last to its place. */
  #putBack: () => void = () => undefined;
  /** The same at the start of the round. */
  handsAtStart: readonly (readonly number[])[];

  /** After an event that ends the session nothing more is typed. */
  constructor(match: Match<Students>, typist: Typist, endsSession: (event: Event) => boolean = () => false) {
    this.#match = match;
    this.#typist = typist;
    this.#endsSession = endsSession;
    const { hands, start } = this.#state;
    this.#hands = hands.map((hand) => hand.toReversed());
    this.handsAtStart = start.hands.map((hand) => hand.toReversed());
  }

  /** The hands, the newest card first. */
  get hands(): readonly (readonly number[])[] {
    return this.#hands;
  }

  /** Answers one question with as many prompts as the original program needs for it. */
  answer(): readonly Event[] {
    const { question } = this.#match;
    if (question === undefined) {
      this.over = true;
      return [];
    }
    const choice = this.#choice(question);
    if (choice === undefined || this.over) return [];
    const played = this.#match.play(question.seat, question.number, choice);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify([choice, played.problem, question.options])}`);
    this.events.push(...played.value);
    if (played.value.some(this.#endsSession)) this.over = true;
    for (const event of played.value) if (event.did === 'swap') this.#swap(event.seat, event.with);
    const { hands, start } = this.#state;
    if (played.value.some(({ did }) => did === 'round')) {
      start.hands.forEach((hand, seat) => this.#updateHand(seat, hand));
      this.handsAtStart = this.#hands.map((hand) => hand.slice());
    }
    // Until a duplicate is confirmed its card is still in the hand, and is not here.
    if (this.#match.question?.prompt !== 'duplicate')
      hands.forEach((hand, seat) => this.#updateHand(seat, hand));
    return played.value;
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
  #fromHand(
    kind: string,
    seat: Seat,
    filter: CardFilter,
    { among, legal }: { readonly among?: readonly string[]; readonly legal?: readonly string[] } = {},
  ): string {
    const { definitions } = indexDeck(this.#state.deck);
    const hand = at(this.#hands, seat);
    const listed = hand
      .map((card, place) => ({ card, place }))
      .filter(({ card }) => hasType(typesMatching(filter), at(definitions, card).type))
      .filter(({ card }) => among === undefined || among.includes(at(definitions, card).name));
    const typed = this.#prompt(
      kind,
      listed.map(({ card }) => card),
      listed.flatMap(({ card }, i) => (legal?.includes(at(definitions, card).name) === false ? [] : [i + 1])),
    );
    const chosen = listed[Number(typed) - 1];
    if (chosen === undefined) return '';
    hand.splice(chosen.place, 1);
    this.#putBack = () => void hand.splice(chosen.place, 0, chosen.card);
    return at(definitions, chosen.card).name;
  }

  get #state(): State {
    return this.#match.position().state;
  }

  /** The choice for the recorded input; undefined if the same question is asked again. */
  #choice(question: Question<Students>): unknown {
    const { seat, options } = question;
    // The original program does not ask where only this is left.
    if ((options as readonly unknown[]).includes('none')) return 'none';
    switch (question.prompt) {
      case 'action':
        return this.#action(question);
      case 'play':
        return this.#play(question, question.frame.filter);
      case 'duplicate':
        if (this.#confirm('duplicate')) return 'anyway';
        this.#putBack();
        return 'back';
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
    const canPlay = objectOptions(question.options).length > 0;
    const typed = this.#prompt('action', undefined, canPlay ? [1, 2] : [2]);
    if (typed === '1') return this.#play(question, 'ALL');
    if (typed === '2') return 'draw';
    if (typed === '0') this.over = this.#confirm('quit');
    return undefined;
  }

  #play({ seat, options }: Question<Students>, filter: CardFilter): unknown {
    const legal = objectOptions(options).flatMap((option) => ('play' in option ? [option.play] : []));
    const play = this.#fromHand('play', seat, filter, { legal });
    const placed = objectOptions(options).some((option) => 'on' in option && option.play === play);
    return placed
      ? { play, on: this.#pick('place', [seat, ...opponentsAfter(this.#state, seat)]) }
      : { play };
  }

  /** The original program asks only players who can defend. */
  #defence({ seat, options }: Question<Students>): unknown {
    const blocks = objectOptions(options).flatMap((option) => ('block' in option ? [option.block] : []));
    if (blocks.length === 0 || !this.#confirm('defend', seat)) return 'pass';
    return { block: this.#fromHand('instant', seat, 'ISTANTANEA', { among: blocks }) };
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
    return this.#prompt('area', undefined, [1, 2]) === '1' ? room : area;
  }

  #card(kind: string, cards: readonly number[]): string {
    const { definitions } = indexDeck(this.#state.deck);
    return at(definitions, this.#pick(kind, cards)).name;
  }

  #pick(kind: string, list: readonly number[]): number {
    const numbers = list.map((_, i) => i + 1);
    return list[Number(this.#prompt(kind, list, numbers)) - 1] ?? at(list, 0);
  }

  #confirm(kind: string, seat?: Seat): boolean {
    return this.#prompt(kind, seat) === 'y';
  }

  #prompt(kind: string, listed?: readonly number[] | Seat, numbers: readonly number[] = []): string {
    const typed = this.#typist(kind, numbers);
    if (typed === undefined) this.over = true;
    else this.prompts.push(listed === undefined ? [kind, typed] : [kind, typed, listed]);
    return typed ?? '';
  }
}

const count = (cards: readonly number[], card: number): number =>
  cards.filter((other) => other === card).length;

const objectOptions = (options: readonly Choice<Students>[]): readonly Exclude<Choice<Students>, string>[] =>
  options.filter((option) => typeof option !== 'string');
