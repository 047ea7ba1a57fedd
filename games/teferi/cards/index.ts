/** The cards and decks that ship with the game. */
import { memoizeOnce } from '@ludoteca/kit';
import type { CardDefinition } from '../abilities/index.ts';
import { BASIC_LAND_CARDS } from './basic-lands.ts';
import { CARD_ROWS } from './set/index.ts';
import { parseCardRow } from './set/card-row.ts';

export { DECKS } from './starter-decks.ts';

/** All shipped cards. They are parsed on first use because parsing takes a moment and most commands and pages do not need them. */
export const shippedCards = memoizeOnce((): readonly CardDefinition[] => [
  ...BASIC_LAND_CARDS,
  ...CARD_ROWS.map(parseCardRow),
]);
