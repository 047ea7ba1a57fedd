/** The game's own set of cards, by colour. */
import { ARTIFACTS } from './artifacts.ts';
import { BLACK } from './black.ts';
import { BLUE } from './blue.ts';
import { GREEN } from './green.ts';
import { RED } from './red.ts';
import type { CardRow } from './card-row.ts';
import { WHITE } from './white.ts';

export const CARD_ROWS: readonly CardRow[] = [...WHITE, ...BLUE, ...BLACK, ...RED, ...GREEN, ...ARTIFACTS];
