/** The named dialects of saves: the layouts and card numbers that different programs use (docs/risika-files.md). */
import { at } from '@ludoteca/kernel';
import { isJoker, type RisikaCard } from '../cards.ts';

/** The order of detection. A file does not show how its author numbered the cards: `slide-order` is never detected. */
export const DIALECTS = ['original', 'fixed-slots', 'slide-order'] as const;
export type Dialect = (typeof DIALECTS)[number];
export const DETECTED_DIALECTS = ['original', 'fixed-slots'] as const satisfies readonly Dialect[];

export const findDialect = (name: string | undefined): Dialect | undefined =>
  DIALECTS.find((dialect) => dialect === name);

/** By number: the territory of the card that stands there on the slide of the assignment, row by row. */
const SLIDE_ORDER: readonly RisikaCard[] = [
  4, 7, 9, 10, 13, 15, 17, 19, 23, 1, 3, 6, 11, 14, 18, 21, 24, 25, 0, 2, 5, 8, 12, 16, 22, 20,
];

/** The card with this number. Numbers that no card has stay what they are. */
export const cardOf = (dialect: Dialect, number: number): RisikaCard =>
  dialect === 'slide-order' && number >= 0 && number < SLIDE_ORDER.length ? at(SLIDE_ORDER, number) : number;

export const cardNumber = (dialect: Dialect, card: RisikaCard): number =>
  dialect === 'slide-order' && !isJoker(card) ? SLIDE_ORDER.indexOf(card) : card;
