/** The keys that people type to choose a card or the stock. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { UnoCard } from '../cards.ts';
import type { Uno } from '../parts.ts';

/** The number to type for a card (options are numbered from 1), with `…` if the card has several options; undefined if it has none. */
export type CardKeys = (card: UnoCard) => string | undefined;

export function findCardKeys({ asked }: RenderContext<Uno>, seat: Seat): CardKeys {
  const keys = new Map<UnoCard, string>();
  const options = asked?.seat === seat ? optionsOf<Uno>(asked) : [];
  options.forEach((option, i) => {
    if (typeof option !== 'object') return;
    const first = keys.get(option.discard);
    keys.set(option.discard, first === undefined ? String(i + 1) : `${first.replace('…', '')}…`);
  });
  return (card) => keys.get(card);
}

/** The key of the stock if the seat can buy; empty while a number is asked for, which is typed directly. */
export function findStockKey({ asked }: RenderContext<Uno>): string | undefined {
  const options = optionsOf<Uno>(asked);
  const buying = options.findIndex((option) => typeof option !== 'object');
  if (buying === -1) return undefined;
  return at<Choice<Uno>>(options, buying) === 'buy' ? String(buying + 1) : '';
}
