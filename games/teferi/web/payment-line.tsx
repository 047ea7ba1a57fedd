import type { Payment } from '../sight.ts';
import { paymentWords } from '../text/payments.ts';
import { Written } from './symbol.tsx';
import type { Table } from './table.ts';

/** What would be tapped and taken for a card, in a line. */
export function PaymentLine(
  props: Pick<Table, 'view' | 'words'> & { readonly payment: Payment; readonly card: string },
) {
  const { view, words, payment, card } = props;
  return (
    <span className="tf-paid" title={words.pays.otherwise}>
      <Written text={`${card}: ${paymentWords(words, view, payment)}`} words={words} />
    </span>
  );
}
