import { Popover, navigateWithin } from '@ludoteca/kit/web';
import type { Discard } from '../parts.ts';
import { SuitSymbol } from './suit-symbol.tsx';
import { formatCardName, type UnoBoardTexts } from './texts/index.ts';

const onArrowKey = navigateWithin('.uno-choice');

/** RULES 3.3: an ace or a joker is discarded with a suit, chosen beside the card. */
export function SuitChoice(given: {
  readonly anchor: HTMLElement;
  readonly ways: readonly Discard[];
  readonly words: UnoBoardTexts;
  readonly onChoose: (way: Discard) => void;
  readonly onClose: () => void;
}) {
  const { anchor, ways, words, onChoose, onClose } = given;
  const [first] = ways;
  if (first === undefined) return null;
  const label = words.nameSuit(formatCardName(words, first.discard));
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <p className="uno-choice-title">{label}</p>
      <div className="uno-choice">
        {ways.map((way) => (
          <button
            key={way.suit}
            type="button"
            className="uno-choice-suit"
            onKeyDown={onArrowKey}
            onClick={() => onChoose(way)}
          >
            <SuitSymbol suit={way.suit} />
            {words.suits[way.suit]}
          </button>
        ))}
      </div>
    </Popover>
  );
}
