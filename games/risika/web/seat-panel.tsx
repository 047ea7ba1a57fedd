/** The panels of the seats: name, territories, armies, cards, faculties. */
import './seat-panel.css';
import { at, type Outcome, type Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import type { View } from '../view-types.ts';
import { ArmySymbol } from './army-symbol.tsx';
import { WeaponSymbol } from './card.tsx';
import { formatCardName } from './territory-names.ts';
import { type RisikaSeatStatus, getSeatStatus } from './seat-status.ts';
import { formatPlayerName, type RisikaBoardTexts } from './texts/index.ts';

/** Icons on a 24 x 24 grid. */
const COUNT_ICONS = {
  territories: 'M5 21V4M5 5h12l-2.5 4L17 13H5',
  armies: 'M12 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM9 11h6l2 9.5H7Z',
  cards: 'M4.5 7.5h9v13h-9zM8.5 7V3.5h11v14H14',
  faculties: 'M12 5 2 9.5 12 14l10-4.5ZM6 12v4.5c3 2.5 9 2.5 12 0V12',
} as const;
const COUNT_KINDS = ['territories', 'armies', 'cards', 'faculties'] as const;

export function SeatPanels(props: {
  readonly view: View;
  readonly asked: VisibleQuestion<Risika> | undefined;
  readonly outcome: Outcome | undefined;
  readonly watcher: Watcher;
  readonly names: PlayerNames;
  readonly boardTexts: RisikaBoardTexts;
}) {
  const { view, asked, outcome, watcher, names, boardTexts } = props;
  const seats = Array.from({ length: view.hands.length }, (_, seat) => seat);
  return (
    <ul className="risika-players" aria-label={boardTexts.players}>
      {seats.map((seat) => (
        <SeatPanel
          key={seat}
          status={getSeatStatus(view, asked, outcome, seat)}
          name={at(names, seat)}
          boardTexts={boardTexts}
          isOwn={seat === watcher}
        />
      ))}
    </ul>
  );
}

const classOf = ({ hasTurn, isOut, place }: RisikaSeatStatus): string =>
  ['risika-player', hasTurn && 'turn', isOut && 'out', place === 1 && 'won'].filter(Boolean).join(' ');

function SeatPanel({
  status,
  name,
  boardTexts,
  isOwn,
}: {
  readonly status: RisikaSeatStatus;
  readonly name: string;
  readonly boardTexts: RisikaBoardTexts;
  /** The own hand is shown elsewhere. */
  readonly isOwn: boolean;
}) {
  const { seat, colour, isOut, place, known } = status;
  return (
    <li className={classOf(status)} aria-current={status.hasTurn ? 'true' : undefined}>
      <span className="risika-name" title={formatPlayerName(boardTexts, name, colour)}>
        <ArmySymbol seat={seat} colour={colour} size={20} />
        <span className="risika-called">{name}</span>
        {colour >= 0 && <span className="aloud">{at(boardTexts.colours, colour)}</span>}
        {place !== undefined && (
          <span className="risika-tag">{isOut ? boardTexts.out : boardTexts.winner(place)}</span>
        )}
      </span>
      {!isOut &&
        COUNT_KINDS.map((kind) => <Count key={kind} kind={kind} status={status} boardTexts={boardTexts} />)}
      {!isOwn && known.length > 0 && (
        <span className="risika-known">
          {known.map((card) => (
            <span
              key={card}
              role="img"
              aria-label={formatCardName(boardTexts, card)}
              title={formatCardName(boardTexts, card)}
            >
              <WeaponSymbol card={card} />
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function Count({
  kind,
  status,
  boardTexts,
}: {
  readonly kind: (typeof COUNT_KINDS)[number];
  readonly status: RisikaSeatStatus;
  readonly boardTexts: RisikaBoardTexts;
}) {
  const count = kind === 'faculties' ? status.faculties.length : status[kind];
  const text = boardTexts.counts[kind](count);
  const held = status.faculties.map((faculty) => at(boardTexts.faculties, faculty)).join(', ');
  const title = kind === 'faculties' && held !== '' ? held : text;
  return (
    <span className={`risika-tally${count === 0 ? ' none' : ''}`} role="img" aria-label={text} title={title}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={COUNT_ICONS[kind]} />
      </svg>
      {count}
    </span>
  );
}
