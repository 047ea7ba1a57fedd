import { Popover } from '@ludoteca/kit/web';
import { CardFace } from './card.tsx';
import type { Option } from './offers.ts';
import { castingOf } from './paying.ts';
import { PaymentLine } from './payment-line.tsx';
import { Written } from './symbol.tsx';
import type { Table } from './table.ts';

/** A thing that stands for several options, and where it is. */
export interface Ways {
  readonly card: string;
  readonly anchor: HTMLElement;
  readonly options: readonly Option[];
  readonly number: number | undefined;
}

/** The choices that a thing stands for, beside it. */
export function WaysSheet(props: Table & { readonly open: Ways; readonly onClose: () => void }) {
  const { open, view, words, plan, asked, texts, names, answer, onClose } = props;
  const printed = view.cards[open.card];
  const payment = castingOf(props, props.offers, open.card);
  return (
    <Popover anchor={open.anchor} label={words.ways(open.card)} onClose={onClose}>
      <div className="tf-ways">
        {printed !== undefined && <CardFace card={printed} words={words} />}
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
            <Written
              text={asked === undefined ? '' : texts.option(option, asked, names, view)}
              words={words}
            />
          </button>
        ))}
      </div>
    </Popover>
  );
}
