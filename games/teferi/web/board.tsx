/** The board of Teferi: two battlefields that face each other, the stack beside them, and the own hand below. */
import './teferi.css';
import type { WebBoardProps } from '@ludoteca/kit';
import {
  Arrows,
  type AutoPassControls,
  useMoveAnimations,
  useFocusRestore,
  useQuestionState,
  useRefusalHint,
  useZoom,
  WithRuleLinks,
} from '@ludoteca/kit/web';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Teferi } from '../parts.ts';
import { collectArrows } from './arrows.ts';
import { Hand } from './hand.tsx';
import { CardZoom } from './zoom.tsx';
import { Middle } from './middle.tsx';
import { planAnimations } from './animations.ts';
import { collectOffers } from './offers.ts';
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

export function TeferiBoard(
  props: WebBoardProps<Teferi> & { readonly autoPass?: AutoPassControls | undefined },
) {
  const { view, watcher, language, isMotionless, asked, isBusy, autoPass } = props;
  const board = useRef<HTMLDivElement>(null);
  useMoveAnimations(board, props, ({ events }) => planAnimations(events));
  // After a card was played, the focus returns to the card of the hand that Tab reaches.
  useFocusRestore(board, '.tf-held button[tabindex="0"]');
  useEffect(() => rememberCards(view.cards), [view.cards]);
  const labels = teferiBoardTexts[language];
  const hint = useRefusalHint(props, (name) => labels.waiting(name));
  const { zoomed, onZoom, onZoomEnd, close } = useZoom<TeferiZoom>(hint.clear);
  const offers = collectOffers(props);
  const plan = useCombatPlan(props, offers);
  const division = useDamageDivision(props, offers);
  const highlighted = useSyncExternalStore(
    highlightedMention.subscribe,
    highlightedMention.now,
    highlightedMention.now,
  );
  const [openMenu, setOpenMenu] = useQuestionState<OpenMenu | undefined>(asked?.number, undefined);
  const closeMenu = useCallback(() => setOpenMenu(undefined), [setOpenMenu]);
  const menu = isBusy ? undefined : openMenu;
  useShortcuts(board, {
    f: autoPass && (() => autoPass.setControl(!autoPass.control)),
    a: plan.prompt === 'attack' && !isBusy ? () => plan.takeAll() : undefined,
    d: isBusy
      ? undefined
      : plan.prompt !== undefined && plan.mayEnd
        ? () => plan.confirm()
        : division?.mayEnd === true
          ? division.confirm
          : undefined,
    Escape: plan.blocker === undefined ? undefined : () => plan.hold(undefined),
  });
  const boardProps: TeferiBoardProps = {
    ...props,
    labels,
    offers,
    hint,
    plan,
    division,
    highlighted,
    payment: findShownPayment(props, offers, zoomed),
    onZoom,
    onZoomEnd,
    onOpenMenu: (card, anchor, options) => {
      close();
      setOpenMenu({ card, anchor, options });
    },
  };
  useDrag(board, (drop) => applyDrop(boardProps, drop));
  const isSeated = typeof watcher === 'number';
  const near = isSeated ? watcher : 0;
  return (
    <div className="tf">
      <div ref={board} className={isMotionless ? 'tf-board still' : 'tf-board'}>
        <div className="tf-halves">
          <Side {...boardProps} seat={1 - near} isNear={false} />
          <Middle {...boardProps} autoPass={autoPass} />
          <Side {...boardProps} seat={near} isNear />
        </div>
        <Stack {...boardProps} />
        {isSeated && (
          <div className={props.outcome === undefined ? 'tf-own' : 'tf-own over'}>
            <p className="tf-hint" role="status">
              <WithRuleLinks game="teferi" text={hint.text} />
            </p>
            <Tray {...boardProps} />
            <Hand {...boardProps} seat={watcher} cards={view.sides[watcher]?.cards ?? []} />
          </div>
        )}
        <Arrows board={board} arrows={collectArrows(view, plan.chosen)} />
        {zoomed?.anchor.isConnected && menu === undefined && (
          <CardZoom {...boardProps} zoomed={zoomed} onClose={close} />
        )}
        {menu?.anchor.isConnected && <OptionMenu {...boardProps} menu={menu} onClose={closeMenu} />}
      </div>
    </div>
  );
}

/** A creature was dropped on what it attacks or blocks, or a card of the hand on the battlefield. */
function applyDrop({ plan, offers, answer, isBusy }: TeferiBoardProps, { from, to }: Drop): void {
  if (isBusy) return;
  if (plan.prompt !== undefined) {
    const option = to === undefined ? undefined : plan.between(Number(from), Number(to));
    if (option !== undefined) plan.take(option);
    return;
  }
  const [only, ...more] = offers.forCard(from);
  if (only !== undefined && more.length === 0) answer(only);
}
