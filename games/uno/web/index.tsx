import './uno.css';
import type { WebBoardProps } from '@ludoteca/kit';
import { otherSeatsFrom, placeAroundTable, useFocusRestore } from '@ludoteca/kit/web';
import { type CSSProperties, useRef } from 'react';
import type { Discard, Uno } from '../parts.ts';
import { usePlayAnimations } from './play-animations.ts';
import { Hand } from './hand.tsx';
import { GlyphDefinitions } from './card-glyphs.tsx';
import { Piles } from './piles.tsx';
import { OwnSeatPanel, SeatPanel } from './seat-panel.tsx';
import { getSeatStatus } from './seat-status.ts';
import { boardTexts } from './texts/index.ts';

/** The table of Uno: others around it, stock and discards in the middle, the own hand at the near side. */
export default function UnoBoard(props: WebBoardProps<Uno>) {
  const { view, watcher, asked, names, texts, language, answer, isMotionless: still } = props;
  const board = useRef<HTMLDivElement>(null);
  /** Where the card was that this person discarded last. */
  const leftFrom = useRef<DOMRect>(undefined);
  usePlayAnimations(board, props, leftFrom);
  // Who has discarded a card goes on at the card that Tab leads to.
  useFocusRestore(board, '.uno-slot[tabindex="0"]');

  const said = boardTexts[language];
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
      <GlyphDefinitions />
      <div ref={board} className={still ? 'uno-board still' : 'uno-board'}>
        <div className={`uno-round others-${others.length}`}>
          <ul className="uno-others" aria-label={said.players}>
            {others.map((seat, i) => (
              <SeatPanel
                key={seat}
                status={getSeatStatus(props, seat)}
                name={names[seat] ?? ''}
                cards={view.hands[seat]?.cards}
                texts={said}
                style={{ '--x': spots[i]?.x, '--y': spots[i]?.y } as CSSProperties}
              />
            ))}
          </ul>
          <Piles {...props} words={said} tableName={zoneName('table')} stockName={zoneName('stock')} />
        </div>
        {typeof watcher === 'number' && own !== undefined && (
          <div className="uno-own">
            <OwnSeatPanel status={getSeatStatus(props, watcher)} name={names[watcher] ?? ''} texts={said} />
            <Hand
              {...props}
              seat={watcher}
              cards={own}
              label={zoneName(`hand ${watcher}`)}
              texts={said}
              onDiscard={discard}
            />
          </div>
        )}
      </div>
    </div>
  );
}
