/** Settings that make matches of Uno as long and as large as they can be. */
import type { HostileContent } from '@ludoteca/testkit';

const createContent = (
  name: string,
  demands: HostileContent['demands'],
  hand: number,
  decks: number,
): HostileContent => ({ name, demands, settings: { hand, decks, firstCard: 'ace' } });

export const HOSTILE_SETTINGS: readonly HostileContent[] = [
  createContent('hands of all cards', 'memory', 53, 2),
  createContent('hands of all cards of one deck', 'memory', 26, 1),
  createContent('the most decks', 'memory', 52, 2),
  createContent('the smallest hands of two decks', 'time', 1, 2),
  createContent('the smallest hands', 'time', 1, 1),
  createContent('a stock of one card', 'time', 53, 2),
];
