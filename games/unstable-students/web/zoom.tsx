import { Popover } from '@ludoteca/kit/web';
import { FullCard } from './card.tsx';
import { printCard } from './printed-card.ts';
import type { ZoomedCard, BoardProps } from './board-props.ts';

/** A card that somebody looks at, with all that is printed on it. */
export function CardZoom(table: BoardProps & { readonly look: ZoomedCard; readonly onClose: () => void }) {
  const { look, asked, texts, names, onClose } = table;
  const { card, anchor, choice } = look;
  return (
    <Popover anchor={anchor} label={card} onClose={onClose}>
      <div className="us-looking">
        <FullCard card={printCard(table.labels, table.language, table.view, card)} />
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
