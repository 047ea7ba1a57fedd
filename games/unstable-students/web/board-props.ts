/** The properties that all parts of the board share. */
import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint } from '@ludoteca/kit/web';
import type { InPlayChoice } from '../choices.ts';
import type { CardName, Students } from '../parts.ts';
import type { StudentsOffers } from './offers.ts';
import type { StudentsBoardTexts } from './texts/index.ts';

export interface ZoomedCard {
  readonly card: CardName;
  readonly anchor: HTMLElement;
  /** Set if the card was touched and can be chosen: a touch shows the card first. */
  readonly choice?: InPlayChoice;
}

export interface BoardProps extends WebBoardProps<Students> {
  readonly labels: StudentsBoardTexts;
  readonly offers: StudentsOffers;
  readonly hint: RefusalHint;
  readonly onZoom: (zoomed: ZoomedCard) => void;
  /** The pointer or the focus has left the card. */
  readonly onZoomEnd: () => void;
}
