/** RULES 7.3: who knows where a card lies, as bits: one for each seat, the last for whoever has none. */
import { at, type Watcher } from '@ludoteca/kernel';
import type { Card } from './cards.ts';

const MAX_SEATS = 6;
const SPECTATOR_BIT = 1 << MAX_SEATS;

/** A card that was played: since then all know where it lies. */
export const KNOWN_TO_ALL = SPECTATOR_BIT * 2 - 1;

export const watcherBit = (watcher: Watcher): number =>
  watcher === 'judge' ? KNOWN_TO_ALL : watcher === 'spectator' ? SPECTATOR_BIT : 1 << watcher;

/** Judges know every card. */
export const isKnown = (known: readonly number[], card: Card, watcher: Watcher): boolean =>
  watcher === 'judge' || (at(known, card) & watcherBit(watcher)) !== 0;
