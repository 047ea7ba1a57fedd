/** RULES 4.3: a menu to choose the player who gets a bonus or a malus. */
import { at } from '@ludoteca/kernel';
import { Popover, SeatSymbol, navigateWithin } from '@ludoteca/kit/web';
import type { CardName } from '../parts.ts';
import type { BoardProps } from './board-props.ts';

const onArrowKeys = navigateWithin('.us-targets');

export function TargetMenu(
  props: BoardProps & { readonly card: CardName; readonly anchor: HTMLElement; readonly onClose: () => void },
) {
  const { card, labels, names, watcher, onClose, answer } = props;
  const title = labels.beforeWhom(labels.quoted(card));
  return (
    <Popover anchor={props.anchor} label={title} onClose={onClose}>
      <p className="us-targets-title" aria-hidden="true">
        {title}
      </p>
      <div className="us-targets">
        {props.offers.hand(card).map((option) => {
          if (!('play' in option) || option.on === undefined) return null;
          const { on } = option;
          return (
            <button
              key={on}
              type="button"
              onKeyDown={onArrowKeys}
              onClick={() => {
                onClose();
                answer(option);
              }}
            >
              <SeatSymbol seat={on} />
              {on === watcher ? labels.beforeYou : labels.before(at(names, on))}
            </button>
          );
        })}
      </div>
    </Popover>
  );
}
