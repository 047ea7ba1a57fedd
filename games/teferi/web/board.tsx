import './teferi.css';
import type { WebBoardProps } from '@ludoteca/kit';
import {
  Arrows,
  type AutoPassControls,
  useMoveAnimations,
  useFocusRestore,
  useRefusalHint,
  useZoom,
} from '@ludoteca/kit/web';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Teferi } from '../parts.ts';
import { arrowsOf } from './arrows.ts';
import { Hand } from './hand.tsx';
import { Looking } from './looking.tsx';
import { Middle } from './middle.tsx';
import { planOf } from './motion.ts';
import { offersOf, type Option } from './offers.ts';
import { payingNow } from './paying.ts';
import { Side } from './side.tsx';
import { keepSeen, spotlight } from './spotlight.ts';
import { Stack } from './stack.tsx';
import type { Looked, Table } from './table.ts';
import { Tray } from './tray.tsx';
import { type Drop, useDrag } from './use-drag.ts';
import { useDivision } from './use-division.ts';
import { useKeys } from './use-keys.ts';
import { usePlan } from './use-plan.ts';
import { type Ways, WaysSheet } from './ways.tsx';
import { words } from './words.ts';

/** The table of Teferi: two battlefields that face each other, the stack beside them, the own hand at the near side. */
export function Board(props: WebBoardProps<Teferi> & { readonly passing?: AutoPassControls | undefined }) {
  const { view, watcher, language, isMotionless, asked, isBusy, passing } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, ({ events }) => planOf(events));
  // Whoever has played a card goes on at the card that Tab leads to.
  useFocusRestore(board, '.tf-held button[tabindex="0"]');
  useEffect(() => keepSeen(view.cards), [view.cards]);
  const said = words[language];
  const hint = useRefusalHint(props, (name) => said.waiting(name));
  const { look, onZoom, onZoomEnd, close } = useZoom<Looked>(hint.clear);
  const offers = offersOf(props);
  const plan = usePlan(props, offers);
  const division = useDivision(props, offers);
  const spot = useSyncExternalStore(spotlight.subscribe, spotlight.now, spotlight.now);
  const [ways, setWays] = useState<Ways>();
  const closeWays = useCallback(() => setWays(undefined), []);
  const number = asked?.number;
  const onWays = (card: string, anchor: HTMLElement, options: readonly Option[]): void => {
    close();
    setWays({ card, anchor, options, number });
  };
  useKeys(board, {
    f: passing && (() => passing.setControl(!passing.control)),
    a: plan.gathers === 'attack' && !isBusy ? () => plan.takeAll() : undefined,
    d: isBusy
      ? undefined
      : plan.gathers !== undefined && plan.mayEnd
        ? () => plan.confirm()
        : division?.mayEnd === true
          ? division.confirm
          : undefined,
    Escape: plan.blocker === undefined ? undefined : () => plan.hold(undefined),
  });
  const paying = payingNow(props, offers, look);
  const table: Table = {
    ...props,
    words: said,
    offers,
    hint,
    plan,
    division,
    spot,
    paying,
    onZoom,
    onZoomEnd,
    onWays,
  };
  useDrag(board, (drop) => dropped(table, drop));
  const isSeated = typeof watcher === 'number';
  const near = isSeated ? watcher : 0;
  const open = ways !== undefined && ways.number === number && !isBusy ? ways : undefined;
  return (
    <div className="tf">
      <div ref={board} className={isMotionless ? 'tf-board still' : 'tf-board'}>
        <div className="tf-halves">
          <Side {...table} seat={1 - near} isNear={false} />
          <Middle {...table} passing={passing} />
          <Side {...table} seat={near} isNear />
        </div>
        <Stack {...table} />
        {isSeated && (
          <div className={props.outcome === undefined ? 'tf-own' : 'tf-own over'}>
            <p className="tf-hint" role="status">
              {hint.text}
            </p>
            <Tray {...table} />
            <Hand {...table} seat={watcher} cards={view.sides[watcher]?.cards ?? []} />
          </div>
        )}
        <Arrows board={board} arrows={arrowsOf(view, plan.chosen)} />
        {look?.anchor.isConnected && open === undefined && <Looking {...table} look={look} onClose={close} />}
        {open?.anchor.isConnected && <WaysSheet {...table} open={open} onClose={closeWays} />}
      </div>
    </div>
  );
}

/** A creature led to whom it attacks or blocks, a card of the hand led to the table. */
function dropped({ plan, offers, answer, isBusy }: Table, { from, to }: Drop): void {
  if (isBusy) return;
  if (plan.gathers !== undefined) {
    const option = to === undefined ? undefined : plan.between(Number(from), Number(to));
    if (option !== undefined) plan.take(option);
    return;
  }
  const [only, ...more] = offers.card(from);
  if (only !== undefined && more.length === 0) answer(only);
}
