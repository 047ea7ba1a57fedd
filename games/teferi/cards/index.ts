/** The cards and decks that ship with the game. */
import type { CardDefinition } from '../abilities/index.ts';
import { BASIC_LAND_CARDS } from './basic-lands.ts';
import { CARD_ROWS } from './set/index.ts';
import { parseCardRow } from './set/card-row.ts';

export { DECKS } from './starter-decks.ts';

let read: readonly CardDefinition[] | undefined;

/** All cards that ship. They are read from their words when somebody first wants them: that takes a moment, and most pages and commands never do. */
export const shippedCards = (): readonly CardDefinition[] =>
  (read ??= [...BASIC_LAND_CARDS, ...CARD_ROWS.map(parseCardRow)]);
