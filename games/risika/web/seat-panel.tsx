import './seat-panel.css';
import { at, type Outcome, type Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import type { Risika, View } from '../parts.ts';
import { ArmySymbol } from './army-symbol.tsx';
import { WeaponSymbol } from './card.tsx';
import { formatCardName } from './territory-names.ts';
import { type RisikaSeatStatus, getSeatStatus } from './seat-status.ts';
import { formatPlayerName, type RisikaBoardTexts } from './texts/index.ts';

/** Small pictures of what is counted, on a 24 grid. */
const COUNT_ICONS = {
  territories: 'M5 21V4M5 5h12l-2.5 4L17 13H5',
  armies: 'M12 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM9 11h6l2 9.5H7Z',
  cards: 'M4.5 7.5h9v13h-9zM8.5 7V3.5h11v14H14',
  faculties: 'M12 5 2 9.5 12 14l10-4.5ZM6 12v4.5c3 2.5 9 2.5 12 0V12',
} as const;
const COUNT_KINDS = ['territories', 'armies', 'cards', 'faculties'] as const;

/** Everybody at the table: what they hold on the map and in their hands. */
export function SeatPanels(given: {
  readonly view: View;
  readonly asked: VisibleQuestion<Risika> | undefined;
  readonly outcome: Outcome | undefined;
  readonly watcher: Watcher;
  readonly names: PlayerNames;
  readonly words: RisikaBoardTexts;
}) {
  const { view, asked, outcome, watcher, names, words } = given;
  const seats = Array.from({ length: view.hands.length }, (_, seat) => seat);
  return (
    <ul className="risika-players" aria-label={words.players}>
      {seats.map((seat) => (
        <SeatPanel
          key={seat}
          standing={getSeatStatus(view, asked, outcome, seat)}
          name={at(names, seat)}
          words={words}
          isOwn={seat === watcher}
        />
      ))}
    </ul>
  );
}

const classOf = ({ hasTurn, isOut, place }: RisikaSeatStatus): string =>
  ['risika-player', hasTurn && 'turn', isOut && 'out', place === 1 && 'won'].filter(Boolean).join(' ');

function SeatPanel({
  standing,
  name,
  words,
  isOwn,
}: {
  readonly standing: RisikaSeatStatus;
  readonly name: string;
  readonly words: RisikaBoardTexts;
  /** The own hand lies open elsewhere. */
  readonly isOwn: boolean;
}) {
  const { seat, colour, isOut, place, known } = standing;
  return (
    <li className={classOf(standing)} aria-current={standing.hasTurn ? 'true' : undefined}>
      <span className="risika-name" title={formatPlayerName(words, name, colour)}>
        <ArmySymbol seat={seat} colour={colour} size={20} />
        <span className="risika-called">{name}</span>
        {colour >= 0 && <span className="aloud">{at(words.colours, colour)}</span>}
        {place !== undefined && <span className="risika-tag">{isOut ? words.out : words.winner(place)}</span>}
      </span>
      {!isOut &&
        COUNT_KINDS.map((kind) => <Count key={kind} kind={kind} standing={standing} words={words} />)}
      {!isOwn && known.length > 0 && (
        <span className="risika-known">
          {known.map((card) => (
            <span
              key={card}
              role="img"
              aria-label={formatCardName(words, card)}
              title={formatCardName(words, card)}
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
  standing,
  words,
}: {
  readonly kind: (typeof COUNT_KINDS)[number];
  readonly standing: RisikaSeatStatus;
  readonly words: RisikaBoardTexts;
}) {
  const count = kind === 'faculties' ? standing.faculties.length : standing[kind];
  const said = words.counts[kind](count);
  const held = standing.faculties.map((faculty) => at(words.faculties, faculty)).join(', ');
  const title = kind === 'faculties' && held !== '' ? held : said;
  return (
    <span className={`risika-tally${count === 0 ? ' none' : ''}`} role="img" aria-label={said} title={title}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={COUNT_ICONS[kind]} />
      </svg>
      {count}
    </span>
  );
}
