/** The middle of the table: direction of play, stock, discard pile. */
import './piles.css';
import { toCard, isWild } from '../cards.ts';
import type { View } from '../view-types.ts';
import { CardFace } from './card.tsx';
import { FOLLOW, pileElement, RING } from './animations.ts';
import { Stock, type StockProps } from './stock.tsx';
import { SuitSymbol } from './suit-symbol.tsx';
import { formatCardName, type UnoBoardTexts } from './texts/index.ts';

interface PilesProps extends StockProps {
  readonly tableName: string;
}

export function Piles(props: PilesProps) {
  return (
    <div className="uno-middle">
      <DirectionRing direction={props.view.direction} boardTexts={props.boardTexts} />
      <Stock {...props} />
      <DiscardPile {...props} />
    </div>
  );
}

/** Positions of the arrowheads on the ring, in degrees clockwise from the right. */
const ARROW_DEGREES = [-50, 50, 130, -130];
const RADIUS = { x: 178, y: 122 };

/** Seat numbers rise clockwise; in the other direction of play the ring is mirrored. */
function DirectionRing({
  direction,
  boardTexts,
}: {
  readonly direction: View['direction'];
  readonly boardTexts: UnoBoardTexts;
}) {
  return (
    <div className="uno-ring-box" data-thing={RING}>
      <svg
        className={direction === 1 ? 'uno-ring' : 'uno-ring turned'}
        viewBox="-190 -134 380 268"
        role="img"
        aria-label={direction === 1 ? boardTexts.clockwise : boardTexts.counterclockwise}
      >
        <ellipse rx={RADIUS.x} ry={RADIUS.y} />
        {ARROW_DEGREES.map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          const [x, y] = [RADIUS.x * Math.cos(angle), RADIUS.y * Math.sin(angle)];
          const tangent =
            (Math.atan2(RADIUS.y * Math.cos(angle), -RADIUS.x * Math.sin(angle)) * 180) / Math.PI;
          return (
            <path key={degrees} d="M-6-11 7 0-6 11" transform={`translate(${x} ${y}) rotate(${tangent})`} />
          );
        })}
      </svg>
    </div>
  );
}

/** The number of visible cards of the pile and their rotations in degrees. */
const VISIBLE_CARDS = 4;
const ROTATIONS = [2, -7, 5, -3, 8, -5, 3];

/** The latest discards; after an ace or a joker with the suit to follow. */
function DiscardPile({ view, boardTexts, tableName }: PilesProps) {
  const { pile, value, suit } = view;
  // At the start the table may show an ace that is not in the deck (RULES 2.2).
  const shown = pile.length === 0 ? [toCard(value, suit)] : pile;
  const first = Math.max(0, shown.length - VISIBLE_CARDS);
  const top = shown.at(-1) ?? toCard(value, suit);
  const suitName = boardTexts.suits[suit] ?? '';
  const label = [
    `${tableName}: ${formatCardName(boardTexts, top)}`,
    isWild(top) && boardTexts.zones.follow(suitName),
  ];
  return (
    <div className="uno-table" role="img" aria-label={label.filter(Boolean).join(', ')}>
      {shown.slice(first).map((card, i) => {
        const index = first + i;
        return (
          <span
            key={index}
            className="uno-lying"
            data-thing={pileElement(index)}
            style={{ rotate: `${ROTATIONS[index % ROTATIONS.length]}deg` }}
          >
            <CardFace card={card} />
          </span>
        );
      })}
      {isWild(top) && (
        <span className="uno-follow" data-thing={FOLLOW}>
          <SuitSymbol suit={suit} />
          <span>{suitName}</span>
        </span>
      )}
    </div>
  );
}
