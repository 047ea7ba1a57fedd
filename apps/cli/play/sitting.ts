import type { Match, SomeParts } from '@ludoteca/kernel';
import type { Language, SomeEntry } from '@ludoteca/kit';
import type { Slot } from '../saves/slot.ts';

/** What the archive calls whoever decides for oneself; every other kind is the name of a computer player. */
export const PERSON = 'person';

/** Who sits at a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: string;
}

/** A match at one's own terminal: begun or gone on with. */
export interface Sitting {
  readonly entry: SomeEntry;
  readonly match: Match<SomeParts>;
  /** What the opening told; nothing when the match goes on from later. */
  readonly opening: readonly SomeParts['event'][];
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** Where it is kept after every answer. */
  readonly slot: Slot;
}

/** How long computers seem to think, in milliseconds a decision. */
export const PACES = { none: 0, fast: 250, normal: 800, slow: 2000 } as const;
export type Pace = keyof typeof PACES;

/** How whoever sits here likes it. */
export interface Manner {
  readonly language: Language;
  readonly pace: Pace;
  /** Whether an answer that cannot be taken back is asked for twice. */
  readonly confirm: boolean;
}

/** How a sitting ended. */
export type Ended = 'over' | 'left' | 'input ended' | 'stopped';
