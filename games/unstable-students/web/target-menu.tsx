import { at } from '@ludoteca/kernel';
import { Popover, SeatSymbol, navigateWithin } from '@ludoteca/kit/web';
import type { CardName } from '../parts.ts';
import type { BoardProps } from './board-props.ts';

const onArrowKeys = navigateWithin('.us-targets');

/** RULES 4.3: before whom a bonus or a malus is put, chosen beside the card. */
export function TargetMenu(
  table: BoardProps & { readonly card: CardName; readonly anchor: HTMLElement; readonly onClose: () => void },
) {
  const { card, labels: words, names, watcher, onClose, answer } = table;
  const title = words.beforeWhom(words.quoted(card));
  return (
    <Popover anchor={table.anchor} label={title} onClose={onClose}>
      <p className="us-targets-title" aria-hidden="true">
        {title}
      </p>
      <div className="us-targets">
        {table.offers.hand(card).map((option) => {
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
              {on === watcher ? words.beforeYou : words.before(at(names, on))}
            </button>
          );
        })}
      </div>
    </Popover>
  );
}
