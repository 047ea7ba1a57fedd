/** The symbols of the suits. */
import { at } from '@ludoteca/kernel';
import { type Suit, SUITS } from '../cards.ts';

/** SVG paths of the suits on a 24 x 24 grid, in the order of SUITS. */
const SUIT_PATHS: readonly string[] = [
  'M12 21.6C5.2 16.2 1.8 12.4 1.8 8.1c0-3.2 2.4-5.6 5.4-5.6 2 0 3.8 1.1 4.8 3 1-1.9 2.8-3 4.8-3 3 0 5.4 2.4 5.4 5.6 0 4.3-3.4 8.1-10.2 13.5Z',
  'M12 1c2.4 4.2 5.5 7.9 9.4 11-3.9 3.1-7 6.8-9.4 11-2.4-4.2-5.5-7.9-9.4-11C6.5 8.9 9.6 5.2 12 1Z',
  'M12 1.7a4.9 4.9 0 0 1 4.4 7.1 4.9 4.9 0 1 1-3 8.5c.2 2 .9 3.5 2.4 4.9H8.2c1.5-1.4 2.2-2.9 2.4-4.9a4.9 4.9 0 1 1-3-8.5A4.9 4.9 0 0 1 12 1.7Z',
  'M12 1.3c1.8 4 10.1 7.4 10.1 12.9 0 2.8-2.1 4.7-4.5 4.7-1.7 0-3.2-.8-4.2-2.1.2 2.2.9 3.9 2.4 5.4H8.2c1.5-1.5 2.2-3.2 2.4-5.4-1 1.3-2.5 2.1-4.2 2.1-2.4 0-4.5-1.9-4.5-4.7C1.9 8.7 10.2 5.3 12 1.3Z',
];

export const suitPathOf = (suit: Suit): string => at(SUIT_PATHS, suit);

export const suitColorOf = (suit: Suit): 'red' | 'black' => (suit < SUITS.length / 2 ? 'red' : 'black');

/** Hidden from screen readers: its name stands beside it or in the label. */
export function SuitSymbol({ suit }: { readonly suit: Suit }) {
  return (
    <svg className={`uno-suit ${suitColorOf(suit)}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={suitPathOf(suit)} />
    </svg>
  );
}
