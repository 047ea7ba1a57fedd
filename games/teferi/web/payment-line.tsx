import type { PaymentPreview } from '../view-types.ts';
import { formatPayment } from '../text/payment.ts';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';

/** What would be tapped and taken for a card, in a line. */
export function PaymentLine(
  props: Pick<TeferiBoardProps, 'view' | 'words'> & {
    readonly payment: PaymentPreview;
    readonly card: string;
  },
) {
  const { view, words, payment, card } = props;
  return (
    <span className="tf-paid" title={words.pays.otherwise}>
      <SymbolText text={`${card}: ${formatPayment(words, view, payment)}`} words={words} />
    </span>
  );
}
