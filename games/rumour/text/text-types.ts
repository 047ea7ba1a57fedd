/** The texts that every language must supply. */
import type { Prompt } from '@ludoteca/kernel';
import type { ReasonTexts } from '@ludoteca/kit';
import type { Card } from '../cards.ts';
import type { Rumour } from '../parts.ts';

export interface RumourTexts {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly cards: { readonly [C in Card]: string };
  readonly zones: {
    readonly stock: string;
    readonly pile: string;
    hand(name: string): string;
    readonly hidden: string;
  };
  readonly events: {
    begin(name: string): string;
    draw(name: string, count: number, cards: string | undefined): string;
    play(name: string, card: string): string;
    'keep quiet'(name: string): string;
    discard(name: string, card: string): string;
    leave(name: string): string;
  };
  readonly questions: { readonly [K in Prompt<Rumour>]: (name: string) => string };
  readonly options: { readonly [O in 'quiet' | 'pass' | 'rumour' | 'alibi']: string };
  readonly reasons: ReasonTexts<'no rumour' | 'no alibi' | 'speak' | 'answer' | 'not in hand'>;
}
