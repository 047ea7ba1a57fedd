import type { FrameOf } from '@ludoteca/kernel';
import type { WebBoardProps } from '@ludoteca/kit';
import { useEffect, useState } from 'react';
import type { Teferi } from '../parts.ts';
import type { EntityId } from '../state.ts';
import { given, isWhole, leftOf, type Share, takenFrom, toldOf, usualShares } from './dividing.ts';
import type { Offers } from './offers.ts';

export interface Dividing {
  readonly frame: FrameOf<Teferi, 'assign'>;
  readonly shares: readonly Share[];
  readonly left: number;
  readonly mayEnd: boolean;
  readonly give: (to: EntityId) => void;
  readonly take: (to: EntityId) => void;
  readonly confirm: () => void;
}

interface Kept {
  /** Whose damage it is, and in which step. */
  readonly key: string;
  readonly shares: readonly Share[];
  /** It is being told, recipient by recipient: the number of the question less those that were told. */
  readonly sent?: number;
}

/** Damage is asked for recipient by recipient, and divided here among all of them at once. */
export function useDivision(props: WebBoardProps<Teferi>, offers: Offers): Dividing | undefined {
  const { asked, watcher, view, answer } = props;
  const [kept, setKept] = useState<Kept>();
  const frame = asked?.frame.do === 'assign' && asked.seat === watcher ? asked.frame : undefined;
  const key = frame === undefined ? '' : `${view.turn} ${view.step} ${frame.source}`;
  const now: Kept | undefined =
    frame === undefined ? undefined : kept?.key === key ? kept : { key, shares: usualShares(view, frame) };
  const amount = now?.shares.find(({ to }) => to === frame?.to)?.amount ?? -1;
  const isOffered = offers.numbers.includes(amount);
  // What comes right after is about the same damage; later it may be asked anew.
  const number = asked?.number;
  const at = frame === undefined || number === undefined ? -1 : number - toldOf(frame).length;
  const goesOn = now?.sent === at && isOffered;
  useEffect(() => {
    if (goesOn && number !== undefined) answer(amount);
  }, [goesOn, number, amount, answer]);
  if (frame === undefined || now === undefined || !isWhole(now.shares, frame)) return undefined;
  const set = (shares: readonly Share[]): void => setKept({ key, shares });
  const left = leftOf(frame, now.shares);
  return {
    frame,
    shares: now.shares,
    left,
    mayEnd: left === 0 && isOffered,
    give: (to) => set(given(frame, now.shares, to)),
    take: (to) => set(takenFrom(frame, now.shares, to)),
    confirm: () => setKept({ ...now, sent: at }),
  };
}
