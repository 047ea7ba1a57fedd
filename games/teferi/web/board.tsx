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
import { collectArrows } from './arrows.ts';
import { Hand } from './hand.tsx';
import { CardZoom } from './zoom.tsx';
import { Middle } from './middle.tsx';
import { planAnimations } from './animations.ts';
import { collectOffers, type TeferiOption } from './offers.ts';
import { findShownPayment } from './payment-preview.ts';
import { Side } from './side.tsx';
import { rememberCards, highlightedMention } from './highlight.ts';
import { Stack } from './stack.tsx';
import type { TeferiZoom, TeferiBoardProps } from './board-props.ts';
import { Tray } from './tray.tsx';
import { type Drop, useDrag } from './use-drag.ts';
import { useDamageDivision } from './use-damage-division.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useCombatPlan } from './use-combat-plan.ts';
import { type OpenMenu, OptionMenu } from './option-menu.tsx';
import { teferiBoardTexts } from './texts/index.ts';

/** The table of Teferi: two battlefields that face each other, the stack beside them, the own hand at the near side. */
export function TeferiBoard(
  props: WebBoardProps<Teferi> & { readonly passing?: AutoPassControls | undefined },
) {
  const { view, watcher, language, isMotionless, asked, isBusy, passing } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, ({ events }) => planAnimations(events));
  // Whoever has played a card goes on at the card that Tab leads to.
  useFocusRestore(board, '.tf-held button[tabindex="0"]');
  useEffect(() => rememberCards(view.cards), [view.cards]);
  const labels = teferiBoardTexts[language];
  const hint = useRefusalHint(props, (name) => labels.waiting(name));
  const { zoomed, onZoom, onZoomEnd, close } = useZoom<TeferiZoom>(hint.clear);
  const offers = collectOffers(props);
  const plan = useCombatPlan(props, offers);
  const division = useDamageDivision(props, offers);
  const spot = useSyncExternalStore(
    highlightedMention.subscribe,
    highlightedMention.now,
    highlightedMention.now,
  );
  const [ways, setWays] = useState<OpenMenu>();
  const closeWays = useCallback(() => setWays(undefined), []);
  const number = asked?.number;
  const onWays = (card: string, anchor: HTMLElement, options: readonly TeferiOption[]): void => {
    close();
    setWays({ card, anchor, options, number });
  };
  useShortcuts(board, {
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
  const paying = findShownPayment(props, offers, zoomed);
  const table: TeferiBoardProps = {
    ...props,
    labels: labels,
    offers,
    hint,
    plan,
    division,
    highlighted: spot,
    payment: paying,
    onZoom,
    onZoomEnd,
    onOpenMenu: onWays,
  };
  useDrag(board, (drop) => applyDrop(table, drop));
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
        <Arrows board={board} arrows={collectArrows(view, plan.chosen)} />
        {zoomed?.anchor.isConnected && open === undefined && (
          <CardZoom {...table} zoomed={zoomed} onClose={close} />
        )}
        {open?.anchor.isConnected && <OptionMenu {...table} open={open} onClose={closeWays} />}
      </div>
    </div>
  );
}

/** A creature led to whom it attacks or blocks, a card of the hand led to the table. */
function applyDrop({ plan, offers, answer, isBusy }: TeferiBoardProps, { from, to }: Drop): void {
  if (isBusy) return;
  if (plan.gathers !== undefined) {
    const option = to === undefined ? undefined : plan.between(Number(from), Number(to));
    if (option !== undefined) plan.take(option);
    return;
  }
  const [only, ...more] = offers.forCard(from);
  if (only !== undefined && more.length === 0) answer(only);
}
