/** The mana that would be spent on a card, and what would be tapped for it. */
import type { PaymentPreview } from '../view-types.ts';
import { formatPayment } from '../text/payment.ts';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';

export function PaymentLine(
  props: Pick<TeferiBoardProps, 'view' | 'labels'> & {
    readonly payment: PaymentPreview;
    readonly card: string;
  },
) {
  const { view, labels, payment, card } = props;
  return (
    <span className="tf-paid" title={labels.pays.otherwise}>
      <SymbolText text={`${card}: ${formatPayment(labels, view, payment)}`} labels={labels} />
    </span>
  );
}
