import './decision-panel.css';
import type { ReactNode } from 'react';
import { AttackPanel } from './attack-panel.tsx';
import { ColourPanel } from './colour-panel.tsx';
import type { DecisionPanelProps } from './decision-panel-props.ts';
import { DefendPanel } from './defend-panel.tsx';
import { MovePanel, NumberPanel } from './number-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { SetPanel } from './set-panel.tsx';

/** What is to be decided beside the map: how many, with how many dice, which cards. */
export function DecisionPanel(props: DecisionPanelProps): ReactNode {
  const { asked, watcher, selection: chosen, runner: acting, words } = props;
  const { action: gesture } = acting;
  if (gesture?.do === 'attack') {
    const { from, to } = gesture;
    return <AttackPanel key={`${from} ${to}`} {...props} from={from} to={to} />;
  }
  if (asked === undefined || asked.seat !== watcher || gesture !== undefined) return null;
  const { from, to } = chosen;
  switch (asked.prompt) {
    case 'colour':
      return <ColourPanel {...props} />;
    case 'place':
      return <PlacePanel {...props} most={asked.frame.armies} />;
    case 'set':
      return <SetPanel {...props} asked={asked} />;
    case 'fight':
      if (from === undefined || to === undefined)
        return <p className="risika-tip">{words.attack[from === undefined ? 'pickOrigin' : 'pickTarget']}</p>;
      return <AttackPanel key={`${from} ${to}`} {...props} from={from} to={to} />;
    case 'defend':
      return <DefendPanel {...props} asked={asked} />;
    case 'move':
      if (from === undefined || to === undefined)
        return <p className="risika-tip">{words.move[from === undefined ? 'pickOrigin' : 'pickTarget']}</p>;
      return <MovePanel key={`${from} ${to}`} {...props} from={from} to={to} />;
    case 'round':
      return null;
    default:
      return <NumberPanel key={asked.number} {...props} asked={asked} />;
  }
}
