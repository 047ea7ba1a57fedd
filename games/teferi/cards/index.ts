/** The cards and decks that ship with the game. */
import type { Card } from '../abilities/index.ts';
import { BASICS } from './lands.ts';
import { SET } from './set/index.ts';

export { DECKS } from './starters.ts';

export const CARDS: readonly Card[] = [...BASICS, ...SET];
