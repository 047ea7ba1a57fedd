/** Which watchers know the position of a card (RULES 7.3), as bits: one for each seat and one for spectators. */
import { at, type Watcher } from '@ludoteca/kernel';
import type { RisikaCard } from './cards.ts';

const MAX_SEATS = 6;
const SPECTATOR_BIT = 1 << MAX_SEATS;

/** The mask of a card that was played. */
export const KNOWN_TO_ALL = SPECTATOR_BIT * 2 - 1;

export const watcherBit = (watcher: Watcher): number =>
  watcher === 'judge' ? KNOWN_TO_ALL : watcher === 'spectator' ? SPECTATOR_BIT : 1 << watcher;

export const isKnown = (known: readonly number[], card: RisikaCard, watcher: Watcher): boolean =>
  watcher === 'judge' || (at(known, card) & watcherBit(watcher)) !== 0;
