import './desk.css';
import { at } from '@ludoteca/kernel';
import { type Asked, optionsIn, type WebFaceProps } from '@ludoteca/kit';
import type { ReactNode } from 'react';
import type { Risika } from '../parts.ts';
import type { Acting } from './acting.ts';
import type { Chosen } from './aims.ts';
import { AttackDesk } from './attack-desk.tsx';
import { ColourDesk } from './colour-desk.tsx';
import { DefendDesk } from './defend-desk.tsx';
import { MoveDesk, NumberDesk } from './number-desk.tsx';
import { PlaceDesk } from './place-desk.tsx';
import { SetDesk } from './set-desk.tsx';
import type { Words } from './words.ts';

export interface DeskProps extends WebFaceProps<Risika> {
  readonly words: Words;
  readonly chosen: Chosen;
  readonly acting: Acting;
  /** How many armies a press on the map places. */
  readonly lot: number;
  readonly onLot: (lot: number) => void;
  readonly defence: { readonly always: boolean; readonly set: (always: boolean) => void };
  readonly onRaise: (cards: readonly number[]) => void;
}

export type AskedOf<Q extends Asked<Risika>['prompt']> = Extract<Asked<Risika>, { readonly prompt: Q }>;

/** What is to be decided beside the map: how many, with how many dice, which cards. */
export function Desk(props: DeskProps): ReactNode {
  const { asked, watcher, chosen, acting, words } = props;
  const { gesture } = acting;
  if (gesture?.do === 'attack') {
    const { from, to } = gesture;
    return <AttackDesk key={`${from} ${to}`} {...props} from={from} to={to} />;
  }
  if (asked === undefined || asked.seat !== watcher || gesture !== undefined) return null;
  const { from, to } = chosen;
  switch (asked.prompt) {
    case 'colour':
      return <ColourDesk {...props} />;
    case 'place':
      return <PlaceDesk {...props} most={asked.frame.armies} />;
    case 'set':
      return <SetDesk {...props} asked={asked} />;
    case 'fight':
      if (from === undefined || to === undefined)
        return <p className="risika-tip">{words.attack[from === undefined ? 'pickOrigin' : 'pickTarget']}</p>;
      return <AttackDesk key={`${from} ${to}`} {...props} from={from} to={to} />;
    case 'defend':
      return <DefendDesk {...props} asked={asked} />;
    case 'move':
      if (from === undefined || to === undefined)
        return <p className="risika-tip">{words.move[from === undefined ? 'pickOrigin' : 'pickTarget']}</p>;
      return <MoveDesk key={`${from} ${to}`} {...props} from={from} to={to} />;
    case 'round':
      return null;
    default:
      return <NumberDesk key={asked.number} {...props} asked={asked} />;
  }
}

/** The ends of a range of options that are numbers. */
export function rangeIn(asked: Asked<Risika>): { readonly least: number; readonly most: number } {
  const numbers = optionsIn<Risika>(asked).filter((option) => typeof option === 'number');
  return { least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 };
}

/** A way between two territories, by name. */
export const wayIn = ({ territories }: Words, from: number, to: number): string =>
  `${at(territories, from)} → ${at(territories, to)}`;
