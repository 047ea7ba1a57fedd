import type { PaymentPreview } from '../view-types.ts';
import { formatPayment } from '../text/payment.ts';
import { Written } from './symbol.tsx';
import type { Table } from './table.ts';

/** What would be tapped and taken for a card, in a line. */
export function PaymentLine(
  props: Pick<Table, 'view' | 'words'> & { readonly payment: PaymentPreview; readonly card: string },
) {
  const { view, words, payment, card } = props;
  return (
    <span className="tf-paid" title={words.pays.otherwise}>
      <Written text={`${card}: ${formatPayment(words, view, payment)}`} words={words} />
    </span>
  );
}
