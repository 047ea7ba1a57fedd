import type { Asking } from '@ludoteca/kernel';
import type { ReasonWords } from '@ludoteca/kit';
import type { form, Uno } from '../parts.ts';

/** Every word of the game, in one language. Cards and suits are signs and stay as they are. */
export interface Words {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly settings: { readonly [K in keyof typeof form | 'number' | 'ace']: string };
  readonly zones: {
    hand(name: string): string;
    readonly table: string;
    readonly stock: string;
    readonly back: string;
    follow(suit: string): string;
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
    'run out'(): string;
    'reach the limit'(turns: number): string;
  };
  readonly questions: { readonly [K in Asking<Uno>]: (name: string) => string };
  readonly options: {
    discard(card: string): string;
    name(card: string, suit: string): string;
    readonly buy: string;
    count(count: number): string;
  };
  readonly reasons: ReasonWords<
    'discard or buy' | 'not in hand' | 'no match' | 'wrong suit' | 'how many' | 'owes'
  >;
}
