import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint } from '@ludoteca/kit/web';
import type { CardName, Students } from '../parts.ts';
import type { InPlayOption, StudentsOffers } from './offers.ts';
import type { BoardLabels } from './texts/index.ts';

/** A card that somebody looks at, and where it is. */
export interface ZoomedCard {
  readonly card: CardName;
  readonly anchor: HTMLElement;
  /** A finger has touched a card that can be chosen: it is read before it is. */
  readonly choice?: InPlayOption;
}

/** What all parts of the table know. */
export interface BoardProps extends WebBoardProps<Students> {
  readonly labels: BoardLabels;
  readonly offers: StudentsOffers;
  readonly hint: RefusalHint;
  readonly onZoom: (look: ZoomedCard) => void;
  /** Nobody points at that card any more. */
  readonly onZoomEnd: () => void;
}
