import { Popover } from '@ludoteca/kit/web';
import { CardFace } from './card.tsx';
import type { TeferiOption } from './offers.ts';
import { findCastPayment } from './payment-preview.ts';
import { PaymentLine } from './payment-line.tsx';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';

/** A thing that stands for several options, and where it is. */
export interface OpenMenu {
  readonly card: string;
  readonly anchor: HTMLElement;
  readonly options: readonly TeferiOption[];
  readonly number: number | undefined;
}

/** The choices that a thing stands for, beside it. */
export function OptionMenu(
  props: TeferiBoardProps & { readonly open: OpenMenu; readonly onClose: () => void },
) {
  const { open, view, labels, plan, asked, texts, names, answer, onClose } = props;
  const printed = view.cards[open.card];
  const payment = findCastPayment(props, props.offers, open.card);
  return (
    <Popover anchor={open.anchor} label={labels.ways(open.card)} onClose={onClose}>
      <div className="tf-ways">
        {printed !== undefined && <CardFace card={printed} labels={labels} />}
        {payment !== undefined && <PaymentLine {...props} payment={payment} card={open.card} />}
        {open.options.map((option) => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="tf-press"
            onClick={() => {
              onClose();
              if (plan.gathers === undefined) answer(option);
              else plan.take(option);
            }}
          >
            <SymbolText
              text={asked === undefined ? '' : texts.option(option, asked, names, view)}
              labels={labels}
            />
          </button>
        ))}
      </div>
    </Popover>
  );
}
