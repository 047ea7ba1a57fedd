/** The menu of a card or permanent that has several options. */
import { Popover } from '@ludoteca/kit/web';
import type { TeferiBoardProps } from './board-props.ts';
import { CardFace } from './card.tsx';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiOption } from './offers.ts';
import { formatOption } from './option-button.tsx';
import { PaymentLine } from './payment-line.tsx';
import { findCastPayment } from './payment-preview.ts';

export interface OpenMenu {
  readonly card: string;
  readonly anchor: HTMLElement;
  readonly options: readonly TeferiOption[];
}

export function OptionMenu(
  props: TeferiBoardProps & { readonly menu: OpenMenu; readonly onClose: () => void },
) {
  const { menu, view, labels, plan, answer, onClose } = props;
  const printed = view.cards[menu.card];
  const payment = findCastPayment(props, props.offers, menu.card);
  return (
    <Popover anchor={menu.anchor} label={labels.menu(menu.card)} onClose={onClose}>
      <div className="tf-ways">
        {printed !== undefined && <CardFace card={printed} labels={labels} />}
        {payment !== undefined && <PaymentLine {...props} payment={payment} card={menu.card} />}
        {menu.options.map((option) => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="tf-press"
            onClick={() => {
              onClose();
              if (plan.prompt === undefined) answer(option);
              else plan.take(option);
            }}
          >
            <SymbolText text={formatOption(props, option)} labels={labels} />
          </button>
        ))}
      </div>
    </Popover>
  );
}
