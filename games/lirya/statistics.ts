/** How statistics read the matches of Lirya: decks from the settings, cards from the events. */
import { isRecord, type Json } from '@ludoteca/kernel';
import type { CardUse, StatisticsReader } from '@ludoteca/kit';
import { encodeDeck, resolveDeck } from './deck/index.ts';
import { formatCardName } from './deck/card-names.ts';
import type { Event } from './events.ts';
import type { Lirya } from './parts.ts';

/** A starter deck by its id, another by its name, else by its code. */
function nameDeck(deck: Json): string {
  if (typeof deck === 'string') return deck;
  const resolved = resolveDeck(deck);
  return resolved === undefined ? '?' : (resolved.name ?? encodeDeck(resolved));
}

const toUses = (use: CardUse['use'], seat: number, cards: readonly string[]): readonly CardUse[] =>
  cards.map((card) => ({ seat, card, use }));

function readCardUses(event: Event): readonly CardUse[] {
  if (event.did === 'draw') return toUses('drawn', event.seat, event.cards ?? []);
  return event.did === 'play' ? toUses('played', event.seat, [event.card]) : [];
}

export const statistics: StatisticsReader<Lirya> = {
  readDecks: (settings) =>
    isRecord(settings) ? [settings['deck1'] ?? null, settings['deck2'] ?? null].map(nameDeck) : [],
  readCardUses,
  formatCard: formatCardName,
};
