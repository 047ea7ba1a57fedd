/** RULES 7.3: who knows where a card lies, as bits: one for each seat, the last for whoever has none. */
import { at, type Watcher } from '@ludoteca/kernel';
import type { Card } from './cards.ts';

const SEATED = 6;
const SPECTATORS = 1 << SEATED;

/** A card that was played: since then all know where it lies. */
export const EVERYBODY = SPECTATORS * 2 - 1;

export const bitOf = (watcher: Watcher): number =>
  watcher === 'judge' ? EVERYBODY : watcher === 'spectator' ? SPECTATORS : 1 << watcher;

/** Judges know every card. */
export const isKnown = (known: readonly number[], card: Card, watcher: Watcher): boolean =>
  watcher === 'judge' || (at(known, card) & bitOf(watcher)) !== 0;
