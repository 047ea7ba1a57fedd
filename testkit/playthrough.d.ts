import { type Json } from '@ludoteca/kernel';
import { type SomeEntry } from '@ludoteca/kit';
/** What a playthrough is made from; its file begins with it. */
export interface Occasion {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly settings: Json;
}
/** The occasion that stands at the head of a playthrough's file. */
export declare function occasionOf(text: string): Occasion;
/** One random match as people would tell it: what is asked, what may be answered and is, what everybody learns of it. */
export declare function playthrough(entry: SomeEntry, occasion: Occasion): string;
