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
import { collectArrows } from './arrows.ts';
import { CombatTray } from './combat-tray.tsx';
import { sumHealthChanges } from './health-changes.ts';
import { Hand } from './hand.tsx';
import { CardZoom } from './zoom.tsx';
import { Middle } from './middle.tsx';
import { planAnimations } from './animations.ts';
import { collectOffers } from './offers.ts';
import { Side } from './side.tsx';
import { Stack } from './stack.tsx';
import type { LiryaZoom, LiryaBoardProps } from './board-props.ts';
import { Tray } from './tray.tsx';
import { useCombatPlan } from './use-combat-plan.ts';
import { useMulligan } from './use-mulligan.ts';
import { liryaBoardTexts } from './texts/index.ts';

export { LogLine } from './log-line.tsx';

/** The table of Lirya: two halves that face each other, the stack beside them, the own hand at the near side. */
export default function LiryaBoard(given: WebBoardProps<Lirya>) {
  const { passing, seen: props } = useAutoPass(autoPass, given);
  const { view, watcher, language, isMotionless: still, events } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, ({ events: heard, view: now }) => planAnimations(heard, now));
  // Who has played a card goes on at the card that Tab leads to.
  useFocusRestore(board, '.ly-held-card > [tabindex="0"]');
  const said = liryaBoardTexts[language];
  const hint = useRefusalHint(props, (name) => said.waiting(name));
  const { look, onZoom: onLook, onZoomEnd: onLookAway, close } = useZoom<LiryaZoom>(hint.clear);
  const mulligan = useMulligan(props);
  const battle = useCombatPlan(props);
  const changes = useMemo(() => sumHealthChanges(events), [events]);

  const table: LiryaBoardProps = {
    ...props,
    words: said,
    offers: collectOffers(props),
    hint,
    battle,
    changes,
    onZoom: onLook,
    onZoomEnd: onLookAway,
  };
  const isSeated = typeof watcher === 'number';
  const near = isSeated ? watcher : 1;
  const [far = 0] = otherSeatsFrom(near, 2);
  const cards = isSeated ? view.players[watcher]?.hand.cards.filter((card) => card !== null) : undefined;
  return (
    <div className="ly">
      <div
        ref={board}
        className={['ly-board', still && 'still', battle.options.length > 0 && 'gathering']
          .filter(Boolean)
          .join(' ')}
      >
        <Side {...table} seat={far} isNear={false} />
        <Middle {...table} mulligan={mulligan} passing={isSeated ? passing : undefined} />
        <Side {...table} seat={near} isNear />
        <div className="ly-aside">
          <Stack {...table} />
          <CombatTray {...table} />
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
        <Arrows board={board} arrows={collectArrows(view, battle.attacks)} />
        {look?.anchor.isConnected && <CardZoom {...table} look={look} onClose={close} />}
      </div>
    </div>
  );
}
