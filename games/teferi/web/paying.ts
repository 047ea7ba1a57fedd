/** What would be tapped for a spell or an ability, before it is. */
import type { WebBoardProps } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import type { PaymentPreview } from '../view-types.ts';
import type { Offers } from './offers.ts';
import type { ZoomTarget } from '@ludoteca/kit/web';
import type { Looked } from './table.ts';

export interface Paying extends PaymentPreview {
  readonly card: string;
  /** It is being cast; else somebody looks at it. */
  readonly isAnnounced: boolean;
}

/** The questions of casting (601.2b to 601.2d), which come before the cost is paid. */
const ANNOUNCING: ReadonlySet<string> = new Set(['mode', 'kicker', 'x', 'target', 'share']);

function announced({ view, asked }: Pick<WebBoardProps<Teferi>, 'view' | 'asked'>): Paying | undefined {
  if (asked === undefined || !('item' in asked.frame) || !ANNOUNCING.has(asked.prompt)) return undefined;
  const { item } = asked.frame;
  const found = view.stack.find(({ id }) => id === item);
  return found?.pays && { ...found.pays, card: found.card, isAnnounced: true };
}

/** What would pay for a card of the own hand, where it can be cast now. */
export function castingOf(
  { view, watcher }: Pick<WebBoardProps<Teferi>, 'view' | 'watcher'>,
  offers: Offers,
  card: string,
): PaymentPreview | undefined {
  const isOffered = offers
    .card(card)
    .some((option) => typeof option === 'object' && 'cast' in option && option.way === undefined);
  return isOffered && typeof watcher === 'number' ? view.sides[watcher]?.pays[card] : undefined;
}

export function payingNow(
  props: Pick<WebBoardProps<Teferi>, 'view' | 'watcher' | 'asked'>,
  offers: Offers,
  look: ZoomTarget<Looked> | undefined,
): Paying | undefined {
  const now = announced(props);
  if (now !== undefined || look === undefined || look.id !== undefined) return now;
  const payment = castingOf(props, offers, look.card);
  return payment && { ...payment, card: look.card, isAnnounced: false };
}
