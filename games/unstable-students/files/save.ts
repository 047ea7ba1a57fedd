/** The content of a save and its byte layout (docs/unstable-students-files.md). */
import type { CardKind } from '../cards/codes.ts';
import { MAX_DESCRIPTION_BYTES, MAX_NAME_BYTES } from '../deck/deck.ts';
import type { SaveExtras } from './extras.ts';

/** Sizes in bytes. */
export const SIZES = {
  player: 64,
  card: 320,
  effect: 12,
  name: MAX_NAME_BYTES + 1,
  description: MAX_DESCRIPTION_BYTES + 1,
} as const;
/** Offsets of the numbers in the block of a card. */
export const CARD_OFFSETS = { type: 288, effects: 292, when: 304, optional: 308 } as const;

/** Cards are indices of kinds, the top of each list first. */
export interface SavedPlayer {
  readonly name: string;
  readonly hand: readonly number[];
  readonly room: readonly number[];
  readonly area: readonly number[];
}

export interface Save {
  readonly kinds: readonly CardKind[];
  /** The player to move comes first. */
  readonly players: readonly SavedPlayer[];
  readonly draw: readonly number[];
  readonly discards: readonly number[];
  readonly nursery: readonly number[];
  /** The round that begins. */
  readonly round: number;
  readonly extras?: SaveExtras;
}
