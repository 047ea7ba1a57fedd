import { at } from '@ludoteca/kernel';
import { Popover, SeatSymbol, navigateWithin } from '@ludoteca/kit/web';
import type { Name } from '../parts.ts';
import type { Table } from './table.ts';

const steer = navigateWithin('.us-targets');

/** RULES 4.3: before whom a bonus or a malus is put, chosen beside the card. */
export function Targets(
  table: Table & { readonly card: Name; readonly anchor: HTMLElement; readonly onClose: () => void },
) {
  const { card, words, names, watcher, onClose, answer } = table;
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
              onKeyDown={steer}
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
