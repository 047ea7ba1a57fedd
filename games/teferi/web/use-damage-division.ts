/** The division of combat damage that is being edited; the rules ask for it recipient by recipient. */
import type { FrameOf } from '@ludoteca/kernel';
import type { WebBoardProps } from '@ludoteca/kit';
import { useEffect, useState } from 'react';
import type { Teferi } from '../parts.ts';
import type { EntityId } from '../state.ts';
import {
  givePoint,
  coversRecipients,
  unassignedDamage,
  type DamageShare,
  takePoint,
  answeredShares,
  defaultShares,
} from './damage-division.ts';
import type { TeferiOffers } from './offers.ts';

export interface DamageDivision {
  readonly frame: FrameOf<Teferi, 'assign'>;
  readonly shares: readonly DamageShare[];
  readonly left: number;
  readonly mayEnd: boolean;
  readonly give: (to: EntityId) => void;
  readonly take: (to: EntityId) => void;
  readonly confirm: () => void;
}

interface DivisionState {
  /** Identifies the source and the combat damage step. */
  readonly key: string;
  readonly shares: readonly DamageShare[];
  /** Set while the shares are being sent: the number of the question minus the number of answered shares. */
  readonly sent?: number;
}

export function useDamageDivision(
  props: WebBoardProps<Teferi>,
  offers: TeferiOffers,
): DamageDivision | undefined {
  const { asked, watcher, view, answer } = props;
  const [edited, setEdited] = useState<DivisionState>();
  const frame = asked?.frame.do === 'assign' && asked.seat === watcher ? asked.frame : undefined;
  const key = frame === undefined ? '' : `${view.turn} ${view.step} ${frame.source}`;
  const state: DivisionState | undefined =
    frame === undefined
      ? undefined
      : edited?.key === key
        ? edited
        : { key, shares: defaultShares(view, frame) };
  const amount = state?.shares.find(({ to }) => to === frame?.to)?.amount ?? -1;
  const isOffered = offers.numbers.includes(amount);
  // The following questions belong to the same division; a later question may start another.
  const number = asked?.number;
  const first = frame === undefined || number === undefined ? -1 : number - answeredShares(frame).length;
  const isSending = state?.sent === first && isOffered;
  useEffect(() => {
    if (isSending && number !== undefined) answer(amount);
  }, [isSending, number, amount, answer]);
  if (frame === undefined || state === undefined || !coversRecipients(state.shares, frame)) return undefined;
  const set = (shares: readonly DamageShare[]): void => setEdited({ key, shares });
  const left = unassignedDamage(frame, state.shares);
  return {
    frame,
    shares: state.shares,
    left,
    mayEnd: left === 0 && isOffered,
    give: (to) => set(givePoint(frame, state.shares, to)),
    take: (to) => set(takePoint(frame, state.shares, to)),
    confirm: () => setEdited({ ...state, sent: first }),
  };
}
