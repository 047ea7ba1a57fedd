/** The board of Unstable Students: piles and chain, below them the rooms side by side, and the own hand. */
import './students.css';
import type { WebBoardProps } from '@ludoteca/kit';
import {
  otherSeatsFrom,
  useFocusRestore,
  useMoveAnimations,
  useRefusalHint,
  WithRuleLinks,
} from '@ludoteca/kit/web';
import { type CSSProperties, useCallback, useRef, useState } from 'react';
import type { Students } from '../parts.ts';
import { planAnimations } from './animations.ts';
import type { BoardProps, ZoomedCard } from './board-props.ts';
import { ChainPanel } from './chain.tsx';
import { Hand } from './hand.tsx';
import { collectOffers } from './offers.ts';
import { Piles } from './piles.tsx';
import { Room } from './room.tsx';
import { studentsBoardTexts } from './texts/index.ts';
import { CardZoom } from './zoom.tsx';
// Last, because it changes the rules of the others.
import './low-board.css';

export default function StudentsBoard(props: WebBoardProps<Students>) {
  const { view, watcher, language, isMotionless } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, (update) => planAnimations(update.events, update.view));
  // After a card was used, the focus returns to the card of the hand that Tab reaches.
  useFocusRestore(board, '.us-slot [tabindex="0"]');
  const labels = studentsBoardTexts[language];
  const hint = useRefusalHint(props, (name) => labels.waiting(name));
  const [zoomed, setZoomed] = useState<ZoomedCard>();
  const closeZoom = useCallback(() => setZoomed(undefined), []);

  const boardProps: BoardProps = {
    ...props,
    labels,
    offers: collectOffers(props),
    hint,
    onZoom: setZoomed,
    onZoomEnd: () => {
      hint.clear();
      setZoomed((current) => (current?.choice === undefined ? undefined : current));
    },
  };
  const isSeated = typeof watcher === 'number';
  const others = otherSeatsFrom(watcher, view.rooms.length);
  const seats = isSeated ? [watcher, ...others] : others;
  const hand = isSeated ? view.hands[watcher]?.cards : undefined;
  return (
    <div className="us">
      <div ref={board} className={isMotionless ? 'us-board still' : 'us-board'}>
        <div className="us-middle">
          <Piles {...boardProps} />
          <ChainPanel {...boardProps} />
        </div>
        <ul
          className="us-rooms"
          aria-label={labels.rooms}
          style={{ '--count': seats.length } as CSSProperties}
        >
          {seats.map((seat) => (
            <Room key={seat} {...boardProps} seat={seat} />
          ))}
        </ul>
        {isSeated && hand !== undefined && (
          <div
            className={props.outcome === undefined ? 'us-own' : 'us-own over'}
            style={{ '--count': hand.length } as CSSProperties}
          >
            <p className="hint" role="status">
              <WithRuleLinks game="unstable-students" text={hint.text} />
            </p>
            <Hand {...boardProps} seat={watcher} cards={hand} />
          </div>
        )}
        {zoomed?.anchor.isConnected && <CardZoom {...boardProps} zoomed={zoomed} onClose={closeZoom} />}
      </div>
    </div>
  );
}
