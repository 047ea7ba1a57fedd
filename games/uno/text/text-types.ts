/** The texts that every language must supply. Names of cards are the same in all languages. */
import type { FormText, ReasonTexts } from '@ludoteca/kit';
import type { UnoPositionReason } from '../position.ts';
import type { form } from '../settings.ts';

export interface UnoTexts {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly settings: FormText<typeof form>;
  readonly zones: {
    hand(name: string): string;
    readonly table: string;
    readonly stock: string;
    readonly back: string;
    follow(suit: string): string;
  };
  /** The status of a seat. */
  readonly seats: {
    readonly toPlay: string;
    owes(count: number): string;
    readonly out: string;
    place(place: number): string;
  };
  readonly events: {
    deal(name: string, count: number, cards: string | undefined): string;
    table(table: string): string;
    begin(name: string): string;
    discard(name: string, card: string): string;
    name(name: string, card: string, suit: string): string;
    buy(name: string, count: number, cards: string | undefined): string;
    owe(name: string, count: number): string;
    'turn round'(): string;
    skip(name: string): string;
    'lose the turn'(name: string): string;
    leave(name: string): string;
    'run out'(missing: number): string;
    'reach the limit'(turns: number): string;
  };
  readonly questions: {
    turn(name: string): string;
    buy(name: string): string;
    owe(name: string, count: number): string;
  };
  readonly options: {
    discard(card: string): string;
    name(card: string, suit: string): string;
    readonly buy: string;
    count(count: number): string;
    /** The count is one more than the stock holds. */
    tooMany(count: number): string;
  };
  /** The word that draws cards with one answer. */
  readonly drawOrder: {
    readonly word: string;
    readonly takes: string;
    readonly about: string;
    readonly label: string;
    invalid(most: number): string;
  };
  readonly reasons: ReasonTexts<
    | UnoPositionReason
    | 'hand too large'
    | 'discard or buy'
    | 'not in hand'
    | 'no match'
    | 'wrong suit'
    | 'how many'
    | 'owes'
    | 'not a card'
    | 'name a suit'
  >;
}
