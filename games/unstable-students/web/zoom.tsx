/** The enlarged view of a card, with a button to choose it where the card was touched. */
import { Popover } from '@ludoteca/kit/web';
import type { BoardProps, ZoomedCard } from './board-props.ts';
import { FullCard } from './card.tsx';
import { printCard } from './printed-card.ts';

export function CardZoom(props: BoardProps & { readonly zoomed: ZoomedCard; readonly onClose: () => void }) {
  const { zoomed, asked, texts, names, onClose } = props;
  const { card, anchor, choice } = zoomed;
  return (
    <Popover anchor={anchor} label={card} onClose={onClose}>
      <div className="us-looking">
        <FullCard card={printCard(props.labels, props.language, props.view, card)} />
        {choice !== undefined && asked !== undefined && (
          <button
            type="button"
            className="us-choose"
            onClick={() => {
              onClose();
              props.answer(choice);
            }}
          >
            {texts.option(choice, asked, names)}
          </button>
        )}
      </div>
    </Popover>
  );
}
