import { at } from '@ludoteca/kernel';
import type { ScreenOption } from './ui.ts';

/** Longer runs of bare numbers are told by their ends. */
const MAX_LISTED = 9;

/** Stands for the numbers that are left out. */
export const ELLIPSIS = '…';

/** Many numbers one after another whose labels say nothing else; the first and the last may be worded apart. */
export function isNumberRange(options: readonly ScreenOption[]): boolean {
  if (options.length <= MAX_LISTED) return false;
  const first = Number(at(options, 0).key);
  const middle = options.slice(1, -1);
  const rest = middle.map(({ key, label }) => label.replace(key, ''));
  return (
    options.every(({ key }, i) => key === String(first + i)) &&
    middle.every(({ key, label }) => label.includes(key)) &&
    new Set(rest).size === 1
  );
}

/** The options of a run that are told: the first, the last, and whichever has the light. */
export const rangeEnds = (run: readonly ScreenOption[], isHighlighted?: string): readonly ScreenOption[] =>
  run.filter(({ key }, i) => i === 0 || i === run.length - 1 || key === isHighlighted);
