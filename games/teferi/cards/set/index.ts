import type { Card } from '../../abilities/index.ts';
import { ARTIFACTS } from './artifacts.ts';
import { BLACK } from './black.ts';
import { BLUE } from './blue.ts';
import { GREEN } from './green.ts';
import { RED } from './red.ts';
import { cardOf } from './row.ts';
import { WHITE } from './white.ts';

/** Our own cards, colour by colour. */
export const SET: readonly Card[] = [...WHITE, ...BLUE, ...BLACK, ...RED, ...GREEN, ...ARTIFACTS].map(cardOf);
