import './players.css';
import { at, type Outcome, type Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import type { Risika, View } from '../parts.ts';
import { Army } from './army.tsx';
import { WeaponSign } from './card.tsx';
import { cardName } from './names.ts';
import { type Standing, standingOf } from './standing.ts';
import { nameIn, type Words } from './words.ts';

/** Small pictures of what is counted, on a 24 grid. */
const COUNTED = {
  territories: 'M5 21V4M5 5h12l-2.5 4L17 13H5',
  armies: 'M12 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM9 11h6l2 9.5H7Z',
  cards: 'M4.5 7.5h9v13h-9zM8.5 7V3.5h11v14H14',
  faculties: 'M12 5 2 9.5 12 14l10-4.5ZM6 12v4.5c3 2.5 9 2.5 12 0V12',
} as const;
const KINDS = ['territories', 'armies', 'cards', 'faculties'] as const;

/** Everybody at the table: what they hold on the map and in their hands. */
export function Players(given: {
  readonly view: View;
  readonly asked: VisibleQuestion<Risika> | undefined;
  readonly outcome: Outcome | undefined;
  readonly watcher: Watcher;
  readonly names: PlayerNames;
  readonly words: Words;
}) {
  const { view, asked, outcome, watcher, names, words } = given;
  const seats = Array.from({ length: view.hands.length }, (_, seat) => seat);
  return (
    <ul className="risika-players" aria-label={words.players}>
      {seats.map((seat) => (
        <Player
          key={seat}
          standing={standingOf(view, asked, outcome, seat)}
          name={at(names, seat)}
          words={words}
          isOwn={seat === watcher}
        />
      ))}
    </ul>
  );
}

const classOf = ({ hasTurn, isOut, place }: Standing): string =>
  ['risika-player', hasTurn && 'turn', isOut && 'out', place === 1 && 'won'].filter(Boolean).join(' ');

function Player({
  standing,
  name,
  words,
  isOwn,
}: {
  readonly standing: Standing;
  readonly name: string;
  readonly words: Words;
  /** The own hand lies open elsewhere. */
  readonly isOwn: boolean;
}) {
  const { seat, colour, isOut, place, known } = standing;
  return (
    <li className={classOf(standing)} aria-current={standing.hasTurn ? 'true' : undefined}>
      <span className="risika-name" title={nameIn(words, name, colour)}>
        <Army seat={seat} colour={colour} size={20} />
        <span className="risika-called">{name}</span>
        {colour >= 0 && <span className="aloud">{at(words.colours, colour)}</span>}
        {place !== undefined && <span className="risika-tag">{isOut ? words.out : words.winner(place)}</span>}
      </span>
      {!isOut && KINDS.map((kind) => <Count key={kind} kind={kind} standing={standing} words={words} />)}
      {!isOwn && known.length > 0 && (
        <span className="risika-known">
          {known.map((card) => (
            <span key={card} role="img" aria-label={cardName(words, card)} title={cardName(words, card)}>
              <WeaponSign card={card} />
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
  readonly kind: (typeof KINDS)[number];
  readonly standing: Standing;
  readonly words: Words;
}) {
  const count = kind === 'faculties' ? standing.faculties.length : standing[kind];
  const said = words.counts[kind](count);
  const held = standing.faculties.map((faculty) => at(words.faculties, faculty)).join(', ');
  const title = kind === 'faculties' && held !== '' ? held : said;
  return (
    <span className={`risika-tally${count === 0 ? ' none' : ''}`} role="img" aria-label={said} title={title}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={COUNTED[kind]} />
      </svg>
      {count}
    </span>
  );
}
