/** The layout engine: distributes the rows of a screen among its parts by priority. */
import { at } from '@ludoteca/kernel';
import { stackBlocks, truncateRow } from './row-layout.ts';
import type { TextRow } from './text-row.ts';

/** Parts with a lower number get rows first. */
export const LAYOUT_PRIORITIES = {
  own: 0,
  options: 1,
  events: 2,
  turn: 3,
  others: 4,
  detail: 5,
  gap: 6,
} as const;

/** A part of a screen that can be drawn in different heights. Parts are listed from top to bottom. */
export interface LayoutPart {
  readonly priority: number;
  /** Rows that the part gets before any part gets more than its minimum. */
  readonly min: number;
  /** Rows that the part gets before any part gets more than this; absent: all it can use. */
  readonly usual?: number;
  /** Draws at most so many rows. */
  draw(rows: number): readonly TextRow[];
}

/** Draws the parts in `height` rows: first all minimums, then the usual heights, then all that fits, each in order of priority. */
export function distributeRows(
  parts: readonly LayoutPart[],
  height: number,
): readonly (readonly TextRow[])[] {
  const drawn = parts.map((): readonly TextRow[] => []);
  const order = parts
    .map((_, index) => index)
    .toSorted((a, b) => at(parts, a).priority - at(parts, b).priority);
  let free = Math.max(0, height);
  for (const limit of [
    ({ min }: LayoutPart) => min,
    ({ usual = Infinity }: LayoutPart) => usual,
    () => Infinity,
  ])
    for (const index of order) {
      const part = at(parts, index);
      const before = at(drawn, index).length;
      const room = Math.min(limit(part), before + free);
      if (room <= before) continue;
      drawn[index] = part.draw(room);
      free -= at(drawn, index).length - before;
    }
  return drawn;
}

/**
 * A part of a game's table. `own`: the watcher's status and choices; `turn`: whose turn it is and what is being decided;
 * `others`: the other players and the board; `detail`: the rest.
 */
export interface TablePart {
  readonly priority: 'own' | 'turn' | 'others' | 'detail';
  /** From the whole part to its shortest form. The shortest form of a detail may be left out. */
  readonly forms: readonly (readonly TextRow[])[];
  /** Rows of the shortest form that are shown before other parts get more than their minimum; absent: all of them. */
  readonly min?: number;
}

/** Draws all parts whole, with blank rows between them. */
export const stackParts = (parts: readonly TablePart[]): readonly TextRow[] =>
  stackBlocks(parts.map(({ forms }) => forms[0] ?? []));

/** Truncates all rows that are too wide. */
export const truncateParts = (parts: readonly TablePart[], width: number): readonly TablePart[] =>
  parts.map((part) => ({
    ...part,
    forms: part.forms.map((rows) => rows.map((row) => truncateRow(row, width))),
  }));

/** Draws the longest form that fits; the shortest one is cut with a marker if it does not fit. */
export const toLayoutPart = ({ priority, forms, min = Infinity }: TablePart): LayoutPart => {
  const shortest = forms.at(-1) ?? [];
  const isDetail = priority === 'detail';
  return {
    priority: LAYOUT_PRIORITIES[priority],
    min: isDetail ? 0 : Math.min(min, shortest.length),
    draw: (rows) => forms.find((form) => form.length <= rows) ?? (isDetail ? [] : cutRows(shortest, rows)),
  };
};

const cutRows = (rows: readonly TextRow[], room: number): readonly TextRow[] =>
  room < 1 ? [] : [...rows.slice(0, room - 1), [...(rows[room - 1] ?? []), { text: ' …', role: 'quiet' }]];
