/** The dialog for the suit that an ace or a joker names (RULES 3.3). */
import { Popover, navigateWithin } from '@ludoteca/kit/web';
import type { Discard } from '../parts.ts';
import { SuitSymbol } from './suit-symbol.tsx';
import { formatCardName, type UnoBoardTexts } from './texts/index.ts';

const onArrowKey = navigateWithin('.uno-choice');

export function SuitChoice(props: {
  readonly anchor: HTMLElement;
  readonly choices: readonly Discard[];
  readonly boardTexts: UnoBoardTexts;
  readonly onChoose: (choice: Discard) => void;
  readonly onClose: () => void;
}) {
  const { anchor, choices, boardTexts, onChoose, onClose } = props;
  const [first] = choices;
  if (first === undefined) return null;
  const label = boardTexts.nameSuit(formatCardName(boardTexts, first.discard));
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <p className="uno-choice-title">{label}</p>
      <div className="uno-choice">
        {choices.map((choice) => (
          <button
            key={choice.suit}
            type="button"
            className="uno-choice-suit"
            onKeyDown={onArrowKey}
            onClick={() => onChoose(choice)}
          >
            <SuitSymbol suit={choice.suit} />
            {boardTexts.suits[choice.suit]}
          </button>
        ))}
      </div>
    </Popover>
  );
}
