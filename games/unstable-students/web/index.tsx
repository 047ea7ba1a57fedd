import './students.css';
import type { WebBoardProps } from '@ludoteca/kit';
import { otherSeatsFrom, useMoveAnimations, useFocusRestore, useRefusalHint } from '@ludoteca/kit/web';
import { type CSSProperties, useCallback, useRef, useState } from 'react';
import type { Students } from '../parts.ts';
import { Hand } from './hand.tsx';
import { CardZoom } from './zoom.tsx';
import { planAnimations } from './animations.ts';
import { collectOffers } from './offers.ts';
import { Piles } from './piles.tsx';
import { Room } from './room.tsx';
import { ChainPanel } from './chain.tsx';
import type { ZoomedCard, BoardProps } from './board-props.ts';
import { boardLabels } from './texts/index.ts';

/** The table of Unstable Students: rooms side by side, the piles and the chain beyond them, the own hand at the near side. */
export default function StudentsBoard(props: WebBoardProps<Students>) {
  const { view, watcher, language, isMotionless: still } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, ({ events, view: now }) => planAnimations(events, now));
  // Who has used a card goes on at the card that Tab leads to.
  useFocusRestore(board, '.us-slot [tabindex="0"]');
  const said = boardLabels[language];
  const hint = useRefusalHint(props, (name) => said.waiting(name));
  const [look, setLook] = useState<ZoomedCard>();
  const close = useCallback(() => setLook(undefined), []);
  const { clear: hush } = hint;

  const table: BoardProps = {
    ...props,
    labels: said,
    offers: collectOffers(props),
    hint,
    onZoom: setLook,
    onZoomEnd: () => {
      hush();
      setLook((now) => (now?.choice === undefined ? undefined : now));
    },
  };
  const isSeated = typeof watcher === 'number';
  const others = otherSeatsFrom(watcher, view.rooms.length);
  const seats = isSeated ? [watcher, ...others] : others;
  const hand = isSeated ? view.hands[watcher]?.cards : undefined;
  return (
    <div className="us">
      <div ref={board} className={still ? 'us-board still' : 'us-board'}>
        <div className="us-middle">
          <Piles {...table} />
          <ChainPanel {...table} />
        </div>
        <ul className="us-rooms" aria-label={said.rooms} style={{ '--count': seats.length } as CSSProperties}>
          {seats.map((seat) => (
            <Room key={seat} {...table} seat={seat} />
          ))}
        </ul>
        {isSeated && hand !== undefined && (
          <div
            className={props.outcome === undefined ? 'us-own' : 'us-own over'}
            style={{ '--count': hand.length } as CSSProperties}
          >
            <p className="hint" role="status">
              {hint.text}
            </p>
            <Hand {...table} seat={watcher} cards={hand} />
          </div>
        )}
        {look?.anchor.isConnected && <CardZoom {...table} look={look} onClose={close} />}
      </div>
    </div>
  );
}
