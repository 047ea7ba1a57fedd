import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { Card } from '../cards.ts';
import type { Uno } from '../parts.ts';

/** What is typed for a card, where it can be played at all: options are numbered from 1; of several the first, and a sign that there are more. */
export type CardKeys = (card: Card) => string | undefined;

/** The keys for the cards of a seat, as far as the watcher knows its options. */
export function findCardKeys({ asked }: RenderContext<Uno>, seat: Seat): CardKeys {
  const keys = new Map<Card, string>();
  const options = asked?.seat === seat ? optionsOf<Uno>(asked) : [];
  options.forEach((option, i) => {
    if (typeof option !== 'object') return;
    const first = keys.get(option.discard);
    keys.set(option.discard, first === undefined ? String(i + 1) : `${first.replace('…', '')}…`);
  });
  return (card) => keys.get(card);
}

/** The key for the stock, where buying is possible; empty where a number of cards is asked for, which is typed as it is. */
export function findStockKey({ asked }: RenderContext<Uno>): string | undefined {
  const options = optionsOf<Uno>(asked);
  const buying = options.findIndex((option) => typeof option !== 'object');
  if (buying === -1) return undefined;
  return at<Choice<Uno>>(options, buying) === 'buy' ? String(buying + 1) : '';
}
