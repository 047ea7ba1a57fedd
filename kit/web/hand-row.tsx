/** The own hand as a row of cards: Tab reaches one of them, and the arrow keys lead to the others. */
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { CardSlot } from './card-slots.ts';
import { classNames } from './class-names.ts';
import { navigateWithin, useRovingFocus } from './roving-focus.ts';

/** The part of keyboard navigation that belongs to the button of one card. */
export interface HandCardFocus {
  readonly tabIndex: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /** To be called when the button gets the focus. */
  readonly onReach: () => void;
}

const navigate = navigateWithin('.held-row');

interface HandRowProps<C extends string> {
  readonly slots: readonly CardSlot<C>[];
  /** Before any focus, Tab reaches the first card that can be used. */
  readonly isUsable: (card: C) => boolean;
  readonly renderCard: (slot: CardSlot<C>, focus: HandCardFocus) => ReactNode;
  readonly label: string;
  /** The `data-place` from which animations start. */
  readonly place: string;
  readonly className?: string;
  readonly rowClassName: string;
  readonly row?: RefObject<HTMLUListElement | null>;
  /** Beside the cards. */
  readonly children?: ReactNode;
}

export function HandRow<C extends string>({
  slots,
  isUsable,
  renderCard,
  label,
  place,
  className,
  rowClassName,
  row,
  children,
}: HandRowProps<C>) {
  const { current, reach } = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => isUsable(card))?.key,
  );
  return (
    <div className={classNames('held-hand', className)}>
      <ul ref={row} className={classNames('held-row', rowClassName)} aria-label={label} data-place={place}>
        {slots.map((slot, i) => (
          <li key={slot.key}>
            {renderCard(slot, {
              tabIndex: slot.key === current ? 0 : -1,
              onKeyDown: navigate,
              onReach: () => reach(i),
            })}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
