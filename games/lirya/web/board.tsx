/** The board of Lirya: two halves that face each other, the stack beside them, and the own hand below. */
import './arrows.css';
import './lirya.css';
import type { WebBoardProps } from '@ludoteca/kit';
import {
  Arrows,
  type AutoPassControls,
  classNames,
  otherSeatsFrom,
  useFocusRestore,
  useMoveAnimations,
  useRefusalHint,
  useZoom,
  WithRuleLinks,
} from '@ludoteca/kit/web';
import { useMemo, useRef } from 'react';
import type { Lirya } from '../parts.ts';
import { planAnimations } from './animations.ts';
import { collectArrows } from './arrows.ts';
import type { LiryaBoardProps, LiryaZoom } from './board-props.ts';
import { CombatTray } from './combat-tray.tsx';
import { Hand } from './hand.tsx';
import { sumHealthChanges } from './health-changes.ts';
import { Middle } from './middle.tsx';
import { collectOffers } from './offers.ts';
import { Side } from './side.tsx';
import { Stack } from './stack.tsx';
import { liryaBoardTexts } from './texts/index.ts';
import { Tray } from './tray.tsx';
import { useCombatPlan } from './use-combat-plan.ts';
import { useMulligan } from './use-mulligan.ts';
import { CardZoom } from './zoom.tsx';

export function LiryaBoard(
  props: WebBoardProps<Lirya> & { readonly autoPass: AutoPassControls | undefined },
) {
  const { view, watcher, language, isMotionless, events, autoPass } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, (update) => planAnimations(update.events, update.view));
  // After a card was played, the focus returns to the card of the hand that Tab reaches.
  useFocusRestore(board, '.ly-held-card > [tabindex="0"]');
  const labels = liryaBoardTexts[language];
  const hint = useRefusalHint(props, (name) => labels.waiting(name));
  const { zoomed, onZoom, onZoomEnd, close } = useZoom<LiryaZoom>(hint.clear);
  const mulligan = useMulligan(props);
  const combat = useCombatPlan(props);
  const healthChanges = useMemo(() => sumHealthChanges(events), [events]);

  const boardProps: LiryaBoardProps = {
    ...props,
    labels,
    offers: collectOffers(props),
    hint,
    combat,
    healthChanges,
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
        className={classNames('ly-board', isMotionless && 'still', combat.options.length > 0 && 'gathering')}
      >
        <Side {...boardProps} seat={far} isNear={false} />
        <Middle {...boardProps} mulligan={mulligan} autoPass={autoPass} />
        <Side {...boardProps} seat={near} isNear />
        <div className="ly-aside">
          <Stack {...boardProps} />
          <CombatTray {...boardProps} />
        </div>
        {isSeated && cards !== undefined && (
          <div className="ly-own">
            <p className="ly-hint" role="status">
              <WithRuleLinks game="lirya" text={hint.text} />
            </p>
            <Tray {...boardProps} />
            <Hand {...boardProps} seat={watcher} cards={cards} mulligan={mulligan} />
          </div>
        )}
        <Arrows board={board} arrows={collectArrows(view, combat.attacks)} />
        {zoomed?.anchor.isConnected && <CardZoom {...boardProps} zoomed={zoomed} onClose={close} />}
      </div>
    </div>
  );
}
