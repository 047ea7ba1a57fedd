import './arrows.css';
import './lirya.css';
import type { WebBoardProps } from '@ludoteca/kit';
import {
  Arrows,
  otherSeatsFrom,
  useMoveAnimations,
  useFocusRestore,
  useRefusalHint,
  useZoom,
  useAutoPass,
} from '@ludoteca/kit/web';
import { useMemo, useRef } from 'react';
import type { Lirya } from '../parts.ts';
import { autoPass } from '../auto-pass.ts';
import { arrowsOf } from './arrows.ts';
import { BattleBar } from './battle-bar.tsx';
import { changesOf } from './changes.ts';
import { Hand } from './hand.tsx';
import { Looking } from './looking.tsx';
import { Middle } from './middle.tsx';
import { planOf } from './motion.ts';
import { offersOf } from './offers.ts';
import { Side } from './side.tsx';
import { Stack } from './stack.tsx';
import type { Looked, Table } from './table.ts';
import { Tray } from './tray.tsx';
import { useBattle } from './use-battle.ts';
import { useMulligan } from './use-mulligan.ts';
import { words } from './words.ts';

export { Line } from './line.tsx';

/** The table of Lirya: two halves that face each other, the stack beside them, the own hand at the near side. */
export default function LiryaFace(given: WebBoardProps<Lirya>) {
  const { passing, seen: props } = useAutoPass(autoPass, given);
  const { view, watcher, language, isMotionless, events } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, ({ events: heard, view: now }) => planOf(heard, now));
  // Who has played a card goes on at the card that Tab leads to.
  useFocusRestore(board, '.ly-held-card > [tabindex="0"]');
  const said = words[language];
  const hint = useRefusalHint(props, (name) => said.waiting(name));
  const { look, onZoom, onZoomEnd, close } = useZoom<Looked>(hint.clear);
  const mulligan = useMulligan(props);
  const battle = useBattle(props);
  const changes = useMemo(() => changesOf(events), [events]);

  const table: Table = {
    ...props,
    words: said,
    offers: offersOf(props),
    hint,
    battle,
    changes,
    onZoom,
    onZoomEnd,
  };
  const isSeated = typeof watcher === 'number';
  const near = isSeated ? watcher : 1;
  const [far = 0] = otherSeatsFrom(near, 2);
  const cards = isSeated ? view.players[watcher]?.hand.cards.filter((card) => card !== null) : undefined;
  return (
    <div className="ly">
      <div
        ref={board}
        className={['ly-board', isMotionless && 'still', battle.options.length > 0 && 'gathering']
          .filter(Boolean)
          .join(' ')}
      >
        <Side {...table} seat={far} isNear={false} />
        <Middle {...table} mulligan={mulligan} passing={isSeated ? passing : undefined} />
        <Side {...table} seat={near} isNear />
        <div className="ly-aside">
          <Stack {...table} />
          <BattleBar {...table} />
        </div>
        {isSeated && cards !== undefined && (
          <div className="ly-own">
            <p className="ly-hint" role="status">
              {hint.text}
            </p>
            <Tray {...table} />
            <Hand {...table} seat={watcher} cards={cards} mulligan={mulligan} />
          </div>
        )}
        <Arrows board={board} arrows={arrowsOf(view, battle.shots)} />
        {look?.anchor.isConnected && <Looking {...table} look={look} onClose={close} />}
      </div>
    </div>
  );
}
