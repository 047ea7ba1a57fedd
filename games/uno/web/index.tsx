import './uno.css';
import type { WebBoardProps } from '@ludoteca/kit';
import { otherSeatsFrom, placeAroundTable, useFocusRestore } from '@ludoteca/kit/web';
import { type CSSProperties, useRef } from 'react';
import type { Discard, Uno } from '../parts.ts';
import { useFlights } from './flights.ts';
import { Hand } from './hand.tsx';
import { LetterCase } from './letters.tsx';
import { Middle } from './middle.tsx';
import { OwnSeat, SeatPlace } from './seat.tsx';
import { standingOf } from './standing.ts';
import { words } from './words.ts';

/** The table of Uno: others around it, stock and discards in the middle, the own hand at the near side. */
export default function UnoFace(props: WebBoardProps<Uno>) {
  const { view, watcher, asked, names, texts, language, answer, isMotionless: still } = props;
  const board = useRef<HTMLDivElement>(null);
  /** Where the card was that this person discarded last. */
  const leftFrom = useRef<DOMRect>(undefined);
  useFlights(board, props, leftFrom);
  // Who has discarded a card goes on at the card that Tab leads to.
  useFocusRestore(board, '.uno-slot[tabindex="0"]');

  const said = words[language];
  const zones = texts.zones(view, watcher, names, asked);
  const zoneName = (id: string): string => zones.find((zone) => zone.id === id)?.name ?? '';
  const others = otherSeatsFrom(watcher, view.hands.length);
  const spots = placeAroundTable(others.length);
  const own = typeof watcher === 'number' ? view.hands[watcher]?.cards : undefined;

  const discard = (choice: Discard, from: HTMLElement): void => {
    leftFrom.current = from.getBoundingClientRect();
    answer(choice);
  };

  return (
    <div className="uno">
      <LetterCase />
      <div ref={board} className={still ? 'uno-board still' : 'uno-board'}>
        <div className={`uno-round others-${others.length}`}>
          <ul className="uno-others" aria-label={said.players}>
            {others.map((seat, i) => (
              <SeatPlace
                key={seat}
                standing={standingOf(props, seat)}
                name={names[seat] ?? ''}
                cards={view.hands[seat]?.cards}
                words={said}
                style={{ '--x': spots[i]?.x, '--y': spots[i]?.y } as CSSProperties}
              />
            ))}
          </ul>
          <Middle {...props} words={said} tableName={zoneName('table')} stockName={zoneName('stock')} />
        </div>
        {typeof watcher === 'number' && own !== undefined && (
          <div className="uno-own">
            <OwnSeat standing={standingOf(props, watcher)} name={names[watcher] ?? ''} words={said} />
            <Hand
              {...props}
              seat={watcher}
              cards={own}
              label={zoneName(`hand ${watcher}`)}
              words={said}
              onDiscard={discard}
            />
          </div>
        )}
      </div>
    </div>
  );
}
