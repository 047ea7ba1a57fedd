import type { PaymentPreview } from '../view-types.ts';
import { formatPayment } from '../text/payment.ts';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';

/** What would be tapped and taken for a card, in a line. */
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
