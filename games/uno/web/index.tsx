/** The web board: opponents around the table, stock and discards in the middle, the own hand below. */
import './uno.css';
import type { WebBoardProps } from '@ludoteca/kit';
import { otherSeatsFrom, placeAroundTable, useFocusRestore } from '@ludoteca/kit/web';
import { type CSSProperties, useRef } from 'react';
import type { Discard, Uno } from '../parts.ts';
import { usePlayAnimations } from './use-play-animations.ts';
import { Hand } from './hand.tsx';
import { GlyphDefinitions } from './card-glyphs.tsx';
import { Piles } from './piles.tsx';
import { OwnSeatPanel, SeatPanel } from './seat-panel.tsx';
import { getSeatStatus } from './seat-status.ts';
import { unoBoardTexts } from './texts/index.ts';

export default function UnoBoard(props: WebBoardProps<Uno>) {
  const { view, watcher, asked, names, texts, language, answer, isMotionless } = props;
  const board = useRef<HTMLDivElement>(null);
  /** The position of the card that this player discarded last. */
  const discardOrigin = useRef<DOMRect>(undefined);
  usePlayAnimations(board, props, discardOrigin);
  // After a discard the focus moves to the card that Tab leads to.
  useFocusRestore(board, '.uno-slot[tabindex="0"]');

  const boardTexts = unoBoardTexts[language];
  const zones = texts.zones(view, watcher, names, asked);
  const zoneName = (id: string): string => zones.find((zone) => zone.id === id)?.name ?? '';
  const others = otherSeatsFrom(watcher, view.hands.length);
  const positions = placeAroundTable(others.length);
  const own = typeof watcher === 'number' ? view.hands[watcher]?.cards : undefined;

  const discard = (choice: Discard, from: HTMLElement): void => {
    discardOrigin.current = from.getBoundingClientRect();
    answer(choice);
  };

  return (
    <div className="uno">
      <GlyphDefinitions />
      <div ref={board} className={isMotionless ? 'uno-board still' : 'uno-board'}>
        <div className={`uno-round others-${others.length}`}>
          <ul className="uno-others" aria-label={boardTexts.players}>
            {others.map((seat, i) => (
              <SeatPanel
                key={seat}
                status={getSeatStatus(props, seat)}
                name={names[seat] ?? ''}
                cards={view.hands[seat]?.cards}
                boardTexts={boardTexts}
                style={{ '--x': positions[i]?.x, '--y': positions[i]?.y } as CSSProperties}
              />
            ))}
          </ul>
          <Piles
            {...props}
            boardTexts={boardTexts}
            tableName={zoneName('table')}
            stockName={zoneName('stock')}
          />
        </div>
        {typeof watcher === 'number' && own !== undefined && (
          <div className="uno-own">
            <OwnSeatPanel
              status={getSeatStatus(props, watcher)}
              name={names[watcher] ?? ''}
              boardTexts={boardTexts}
            />
            <Hand
              {...props}
              seat={watcher}
              cards={own}
              label={zoneName(`hand ${watcher}`)}
              boardTexts={boardTexts}
              onDiscard={discard}
            />
          </div>
        )}
      </div>
    </div>
  );
}
