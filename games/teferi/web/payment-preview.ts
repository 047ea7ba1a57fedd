/** Finds the payment to show: for the spell that is being cast, else for the card in the enlarged view. */
import type { WebBoardProps } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import type { PaymentPreview } from '../view-types.ts';
import type { TeferiOffers } from './offers.ts';
import type { ZoomTarget } from '@ludoteca/kit/web';
import type { TeferiZoom } from './board-props.ts';

export interface ShownPayment extends PaymentPreview {
  readonly card: string;
  /** The card is being cast; otherwise it is only looked at. */
  readonly isAnnounced: boolean;
}

/** The questions of casting (601.2b to 601.2d), which come before the cost is paid. */
const ANNOUNCEMENT_PROMPTS: ReadonlySet<string> = new Set(['mode', 'kicker', 'x', 'target', 'share']);

function findAnnouncedPayment({
  view,
  asked,
}: Pick<WebBoardProps<Teferi>, 'view' | 'asked'>): ShownPayment | undefined {
  if (asked === undefined || !('item' in asked.frame) || !ANNOUNCEMENT_PROMPTS.has(asked.prompt))
    return undefined;
  const { item } = asked.frame;
  const found = view.stack.find(({ id }) => id === item);
  return found?.pays && { ...found.pays, card: found.card, isAnnounced: true };
}

/** The payment for a card of the own hand that can be cast. */
export function findCastPayment(
  { view, watcher }: Pick<WebBoardProps<Teferi>, 'view' | 'watcher'>,
  offers: TeferiOffers,
  card: string,
): PaymentPreview | undefined {
  const isOffered = offers
    .forCard(card)
    .some((option) => typeof option === 'object' && 'cast' in option && option.way === undefined);
  return isOffered && typeof watcher === 'number' ? view.sides[watcher]?.pays[card] : undefined;
}

export function findShownPayment(
  props: Pick<WebBoardProps<Teferi>, 'view' | 'watcher' | 'asked'>,
  offers: TeferiOffers,
  zoomed: ZoomTarget<TeferiZoom> | undefined,
): ShownPayment | undefined {
  const now = findAnnouncedPayment(props);
  if (now !== undefined || zoomed === undefined || zoomed.id !== undefined) return now;
  const payment = findCastPayment(props, offers, zoomed.card);
  return payment && { ...payment, card: zoomed.card, isAnnounced: false };
}
