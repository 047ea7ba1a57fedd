import './seat-panel.css';
import { MAX_CARD_BACKS, SeatSymbol } from '@ludoteca/kit/web';
import type { CSSProperties, ReactNode } from 'react';
import type { Card } from '../cards.ts';
import { CardBack, CardFace } from './card.tsx';
import { arrangeHand } from './fan-layout.ts';
import { backElement, handElement, markElement, seatPlace } from './animations.ts';
import type { SeatStatus } from './seat-status.ts';
import { formatCardName, type UnoBoardTexts } from './texts/index.ts';

interface SeatPanelProps {
  readonly status: SeatStatus;
  readonly name: string;
  readonly texts: UnoBoardTexts;
}

const classOf = (base: string, { hasTurn, isOut, place }: SeatStatus): string =>
  [base, hasTurn && 'turn', isOut && 'out', place === 1 && 'won'].filter((part) => part !== false).join(' ');

/** Another player at the table: who it is, how many cards, and what goes on there. */
export function SeatPanel({
  status: standing,
  name,
  cards,
  texts: words,
  style,
}: SeatPanelProps & { readonly cards: readonly Card[] | undefined; readonly style: CSSProperties }) {
  const { seat, count, hasTurn } = standing;
  return (
    <li className={classOf('uno-seat', standing)} style={style} aria-current={hasTurn ? 'true' : undefined}>
      <NamePlate status={standing} name={name} texts={words} />
      <div className="uno-held">
        {cards === undefined ? (
          <Backs seat={seat} count={count} />
        ) : (
          <OpenHand seat={seat} cards={cards} words={words} />
        )}
        <Count count={count} words={words} />
      </div>
    </li>
  );
}

/** One's own place, above the hand. */
export function OwnSeatPanel(props: SeatPanelProps) {
  return (
    <div className={classOf('uno-own-seat', props.status)}>
      <NamePlate {...props}>
        <Count count={props.status.count} words={props.texts} />
      </NamePlate>
    </div>
  );
}

function NamePlate({
  status: standing,
  name,
  texts: words,
  children,
}: SeatPanelProps & { readonly children?: ReactNode }) {
  const { seat, hasTurn } = standing;
  return (
    <div className="uno-plate">
      <p className="uno-who">
        {hasTurn && <TurnMarker label={words.seats.toPlay} />}
        <SeatSymbol seat={seat} size={16} />
        <span className="uno-name">{name}</span>
        {children}
      </p>
      <Tag status={standing} texts={words} />
    </div>
  );
}

function Count({ count, words }: { readonly count: number; readonly words: UnoBoardTexts }) {
  return (
    <span className="uno-badge" role="img" aria-label={words.cards(count)} title={words.cards(count)}>
      {count}
    </span>
  );
}

/** Whose turn it is: an arrowhead that points at the name. */
function TurnMarker({ label }: { readonly label: string }) {
  return (
    <svg className="uno-turn" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d="M20 12 7 20.5v-17Z" />
    </svg>
  );
}

/** What matters most about a seat besides its cards: its place, that it is out, what it owes, what befell it. */
function Tag({ status: standing, texts: words }: Omit<SeatPanelProps, 'name'>) {
  const { seat, debt, isOut, place, turnLoss: mishap } = standing;
  const tag = (kind: string, word: string, sign: string) => (
    <span className={`uno-tag ${kind}`} data-thing={markElement(seat)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      {word}
    </span>
  );
  if (isOut)
    return tag(
      'out',
      place === undefined ? words.seats.out : `${words.seats.out}, ${words.seats.place(place)}`,
      CROSS,
    );
  if (place !== undefined)
    return place === 1
      ? tag('first', words.seats.place(place), STAR)
      : tag('placed', words.seats.place(place), PODIUM);
  if (debt !== undefined) return tag('debt', words.mustBuy(debt), CARDS);
  if (mishap !== undefined) return tag('mishap', words.turnLosses[mishap], LEAP);
  return null;
}

const CROSS = 'm6 6 12 12M18 6 6 18';
const STAR = 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8Z';
const PODIUM = 'M3.5 20v-5H9v5M9 20V6h6v14M15 20v-9h5.5v9Z';
const CARDS = 'M4.5 7.5h9v13h-9zM8.5 7V3.5h11v14H14';
const LEAP = 'M3.5 15c1-6.5 4.5-9.5 8.5-9.5 3.8 0 6.8 2.7 8 8M15.8 11.5l4.4 2.3 2.3-4.4M12 17.5v.01';

/** A hand of hidden cards. The number stands beside it: nobody counts backs. */
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

/** A hand that may be seen: judges look on in replays. */
function OpenHand({
  seat,
  cards,
  words,
}: {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly words: UnoBoardTexts;
}) {
  return (
    <ul
      className="uno-open"
      data-place={seatPlace(seat)}
      style={{ '--count': cards.length } as CSSProperties}
    >
      {arrangeHand(cards).map(({ key, card }) => (
        <li key={key} data-thing={handElement(seat, key)}>
          <CardFace card={card} name={formatCardName(words, card)} />
        </li>
      ))}
    </ul>
  );
}
