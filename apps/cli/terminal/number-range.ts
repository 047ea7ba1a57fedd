/** Detects options that are a range of numbers, which are shown by their ends. */
import { at } from '@ludoteca/kernel';
import type { ScreenOption } from './ui.ts';

const MAX_LISTED = 9;

/** Stands for the omitted numbers. */
export const ELLIPSIS = '…';

/** Consecutive numbers with otherwise equal labels; the first and the last label may differ. */
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

/** The first, the last and the highlighted option. */
export const rangeEnds = (options: readonly ScreenOption[], highlight?: string): readonly ScreenOption[] =>
  options.filter(({ key }, i) => i === 0 || i === options.length - 1 || key === highlight);
