/** The named dialects of saves: the layouts that different programs write (docs/unstable-students-files.md). */

/** The order of detection: the first one that fits the whole file. */
export const DIALECTS = ['original', 'nursery-first', 'draft'] as const;
export type Dialect = (typeof DIALECTS)[number];

export const findDialect = (name: string | undefined): Dialect | undefined =>
  DIALECTS.find((dialect) => dialect === name);

export type SavedPile = 'draw' | 'discards' | 'nursery';

export interface DialectLayout {
  /** Bytes of a player's block: the name, possibly followed by pointers. */
  readonly playerBytes: number;
  /** `block`: a C structure with its padding and pointers. `fields`: one field after the other. */
  readonly card: 'block' | 'fields';
  /** Whether room and area are two lists, or cards without a number of cards. */
  readonly inPlay: 'lists' | 'uncounted';
  readonly piles: readonly SavedPile[];
  readonly hasRound: boolean;
}

export const DIALECT_LAYOUTS: { readonly [D in Dialect]: DialectLayout } = {
  original: {
    playerBytes: 64,
    card: 'block',
    inPlay: 'lists',
    piles: ['draw', 'discards', 'nursery'],
    hasRound: true,
  },
  'nursery-first': {
    playerBytes: 32,
    card: 'block',
    inPlay: 'lists',
    piles: ['nursery', 'draw', 'discards'],
    hasRound: false,
  },
  draft: {
    playerBytes: 32,
    card: 'fields',
    inPlay: 'uncounted',
    piles: ['draw', 'discards', 'nursery'],
    hasRound: false,
  },
};

/** Cards written field by field begin with name, description, type and number of effects. */
export const FIELDS_HEAD_BYTES = 296;
/** Their effects are followed by the moment and by one byte that says whether they are optional. */
export const MOMENT_BYTES = 5;
