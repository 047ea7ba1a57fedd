/** The panels of the seats: name, number of cards, status. */
import './seat-panel.css';
import { MAX_CARD_BACKS, SeatSymbol } from '@ludoteca/kit/web';
import type { CSSProperties, ReactNode } from 'react';
import type { UnoCard } from '../cards.ts';
import { CardBack, CardFace } from './card.tsx';
import { arrangeHand } from './fan-layout.ts';
import { backElement, handElement, markElement, seatPlace } from './animations.ts';
import type { UnoSeatStatus } from './seat-status.ts';
import { formatCardName, type UnoBoardTexts } from './texts/index.ts';

interface SeatPanelProps {
  readonly status: UnoSeatStatus;
  readonly name: string;
  readonly boardTexts: UnoBoardTexts;
}

const classOf = (base: string, { hasTurn, isOut, place }: UnoSeatStatus): string =>
  [base, hasTurn && 'turn', isOut && 'out', place === 1 && 'won'].filter((part) => part !== false).join(' ');

/** The panel of another seat. */
export function SeatPanel({
  status,
  name,
  cards,
  boardTexts,
  style,
}: SeatPanelProps & { readonly cards: readonly UnoCard[] | undefined; readonly style: CSSProperties }) {
  const { seat, count, hasTurn } = status;
  return (
    <li className={classOf('uno-seat', status)} style={style} aria-current={hasTurn ? 'true' : undefined}>
      <NamePlate status={status} name={name} boardTexts={boardTexts} />
      <div className="uno-held">
        {cards === undefined ? (
          <Backs seat={seat} count={count} />
        ) : (
          <OpenHand seat={seat} cards={cards} boardTexts={boardTexts} />
        )}
        <Count count={count} boardTexts={boardTexts} />
      </div>
    </li>
  );
}

/** The panel above the own hand. */
export function OwnSeatPanel(props: SeatPanelProps) {
  return (
    <div className={classOf('uno-own-seat', props.status)}>
      <NamePlate {...props}>
        <Count count={props.status.count} boardTexts={props.boardTexts} />
      </NamePlate>
    </div>
  );
}

function NamePlate({
  status,
  name,
  boardTexts,
  children,
}: SeatPanelProps & { readonly children?: ReactNode }) {
  const { seat, hasTurn } = status;
  return (
    <div className="uno-plate">
      <p className="uno-who">
        {hasTurn && <TurnMarker label={boardTexts.seats.toPlay} />}
        <SeatSymbol seat={seat} size={16} />
        <span className="uno-name">{name}</span>
        {children}
      </p>
      <Tag status={status} boardTexts={boardTexts} />
    </div>
  );
}

function Count({ count, boardTexts }: { readonly count: number; readonly boardTexts: UnoBoardTexts }) {
  return (
    <span
      className="uno-badge"
      role="img"
      aria-label={boardTexts.cards(count)}
      title={boardTexts.cards(count)}
    >
      {count}
    </span>
  );
}

/** An arrowhead that points at the name of the seat to play. */
function TurnMarker({ label }: { readonly label: string }) {
  return (
    <svg className="uno-turn" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d="M20 12 7 20.5v-17Z" />
    </svg>
  );
}

/** The most important status of a seat: its place, out, its debt, or a lost turn. */
function Tag({ status, boardTexts }: Omit<SeatPanelProps, 'name'>) {
  const { seat, debt, isOut, place, turnLoss } = status;
  const tag = (kind: string, text: string, iconPath: string) => (
    <span className={`uno-tag ${kind}`} data-thing={markElement(seat)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconPath} />
      </svg>
      {text}
    </span>
  );
  if (isOut)
    return tag(
      'out',
      place === undefined
        ? boardTexts.seats.out
        : `${boardTexts.seats.out}, ${boardTexts.seats.place(place)}`,
      CROSS,
    );
  if (place !== undefined)
    return place === 1
      ? tag('first', boardTexts.seats.place(place), STAR)
      : tag('placed', boardTexts.seats.place(place), PODIUM);
  if (debt !== undefined) return tag('debt', boardTexts.mustBuy(debt), CARDS);
  if (turnLoss !== undefined) return tag('mishap', boardTexts.turnLosses[turnLoss], LEAP);
  return null;
}

const CROSS = 'm6 6 12 12M18 6 6 18';
const STAR = 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8Z';
const PODIUM = 'M3.5 20v-5H9v5M9 20V6h6v14M15 20v-9h5.5v9Z';
const CARDS = 'M4.5 7.5h9v13h-9zM8.5 7V3.5h11v14H14';
const LEAP = 'M3.5 15c1-6.5 4.5-9.5 8.5-9.5 3.8 0 6.8 2.7 8 8M15.8 11.5l4.4 2.3 2.3-4.4M12 17.5v.01';

/** A hidden hand, with a limited number of backs: the count is shown beside it. */
function Backs({ seat, count }: { readonly seat: number; readonly count: number }) {
  return (
    <div className="uno-backs" aria-hidden="true" data-place={seatPlace(seat)}>
      {Array.from({ length: Math.min(count, MAX_CARD_BACKS) }, (_, i) => (
        <span key={i} data-thing={backElement(seat, i)}>
          <CardBack />
        </span>
      ))}
    </div>
  );
}

/** A visible hand, as judges see it in replays. */
function OpenHand({
  seat,
  cards,
  boardTexts,
}: {
  readonly seat: number;
  readonly cards: readonly UnoCard[];
  readonly boardTexts: UnoBoardTexts;
}) {
  return (
    <ul
      className="uno-open"
      data-place={seatPlace(seat)}
      style={{ '--count': cards.length } as CSSProperties}
    >
      {arrangeHand(cards).map(({ key, card }) => (
        <li key={key} data-thing={handElement(seat, key)}>
          <CardFace card={card} name={formatCardName(boardTexts, card)} />
        </li>
      ))}
    </ul>
  );
}
