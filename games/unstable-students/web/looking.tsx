import { Popover } from '@ludoteca/kit/web';
import { FullCard } from './card.tsx';
import { printed } from './printed.ts';
import type { Look, Table } from './table.ts';

/** A card that somebody looks at, with all that is printed on it. */
export function Looking(table: Table & { readonly look: Look; readonly onClose: () => void }) {
  const { look, asked, texts, names, onClose } = table;
  const { card, anchor, choice } = look;
  return (
    <Popover anchor={anchor} label={card} onClose={onClose}>
      <div className="us-looking">
        <FullCard card={printed(table.words, table.language, table.view, card)} />
        {choice !== undefined && asked !== undefined && (
          <button
            type="button"
            className="us-choose"
            onClick={() => {
              onClose();
              table.answer(choice);
            }}
          >
            {texts.option(choice, asked, names)}
          </button>
        )}
      </div>
    </Popover>
  );
}
