import './desk.css';
import type { ReactNode } from 'react';
import { AttackDesk } from './attack-desk.tsx';
import { ColourDesk } from './colour-desk.tsx';
import type { DeskProps } from './decision.ts';
import { DefendDesk } from './defend-desk.tsx';
import { MoveDesk, NumberDesk } from './number-desk.tsx';
import { PlaceDesk } from './place-desk.tsx';
import { SetDesk } from './set-desk.tsx';

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
