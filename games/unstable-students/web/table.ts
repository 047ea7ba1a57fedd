import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint } from '@ludoteca/kit/web';
import type { Name, Students } from '../parts.ts';
import type { LaidOption, Offers } from './offers.ts';
import type { Words } from './words.ts';

/** A card that somebody looks at, and where it is. */
export interface Look {
  readonly card: Name;
  readonly anchor: HTMLElement;
  /** A finger has touched a card that can be chosen: it is read before it is. */
  readonly choice?: LaidOption;
}

/** What all parts of the table know. */
export interface Table extends WebBoardProps<Students> {
  readonly words: Words;
  readonly offers: Offers;
  readonly hint: RefusalHint;
  readonly onLook: (look: Look) => void;
  /** Nobody points at that card any more. */
  readonly onLookAway: () => void;
}
