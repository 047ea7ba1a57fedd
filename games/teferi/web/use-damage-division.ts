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
  /** Whose damage it is, and in which step. */
  readonly key: string;
  readonly shares: readonly DamageShare[];
  /** It is being told, recipient by recipient: the number of the question less those that were told. */
  readonly sent?: number;
}

/** Damage is asked for recipient by recipient, and divided here among all of them at once. */
export function useDamageDivision(
  props: WebBoardProps<Teferi>,
  offers: TeferiOffers,
): DamageDivision | undefined {
  const { asked, watcher, view, answer } = props;
  const [kept, setKept] = useState<DivisionState>();
  const frame = asked?.frame.do === 'assign' && asked.seat === watcher ? asked.frame : undefined;
  const key = frame === undefined ? '' : `${view.turn} ${view.step} ${frame.source}`;
  const now: DivisionState | undefined =
    frame === undefined ? undefined : kept?.key === key ? kept : { key, shares: defaultShares(view, frame) };
  const amount = now?.shares.find(({ to }) => to === frame?.to)?.amount ?? -1;
  const isOffered = offers.numbers.includes(amount);
  // What comes right after is about the same damage; later it may be asked anew.
  const number = asked?.number;
  const at = frame === undefined || number === undefined ? -1 : number - answeredShares(frame).length;
  const goesOn = now?.sent === at && isOffered;
  useEffect(() => {
    if (goesOn && number !== undefined) answer(amount);
  }, [goesOn, number, amount, answer]);
  if (frame === undefined || now === undefined || !coversRecipients(now.shares, frame)) return undefined;
  const set = (shares: readonly DamageShare[]): void => setKept({ key, shares });
  const left = unassignedDamage(frame, now.shares);
  return {
    frame,
    shares: now.shares,
    left,
    mayEnd: left === 0 && isOffered,
    give: (to) => set(givePoint(frame, now.shares, to)),
    take: (to) => set(takePoint(frame, now.shares, to)),
    confirm: () => setKept({ ...now, sent: at }),
  };
}
