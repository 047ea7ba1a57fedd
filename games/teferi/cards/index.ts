/** The cards and decks that ship with the game. */
import type { Card } from '../abilities/index.ts';
import { BASICS } from './lands.ts';
import { ROWS } from './set/index.ts';
import { cardOf } from './set/row.ts';

export { DECKS } from './starters.ts';

let read: readonly Card[] | undefined;

/** All cards that ship. They are read from their words when somebody first wants them: that takes a moment, and most pages and commands never do. */
export const shippedCards = (): readonly Card[] => (read ??= [...BASICS, ...ROWS.map(cardOf)]);
