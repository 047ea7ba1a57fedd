/** The panel for the open decision: numbers of armies or dice, cards, colours. */
import './decision-panel.css';
import type { ReactNode } from 'react';
import { AttackPanel } from './attack-panel.tsx';
import { ColourPanel } from './colour-panel.tsx';
import type { DecisionPanelProps } from './decision-panel-props.ts';
import { DefenceBox } from './defence-box.tsx';
import { DefendPanel } from './defend-panel.tsx';
import { MovePanel, NumberPanel } from './number-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { SetPanel } from './set-panel.tsx';

export function DecisionPanel(props: DecisionPanelProps): ReactNode {
  const { asked, watcher, selection, runner, host, boardTexts } = props;
  const { action } = runner;
  const attack = host.attack ?? (action?.do === 'attack' ? action : undefined);
  if (attack !== undefined) {
    const { from, to } = attack;
    return <AttackPanel key={`${from} ${to}`} {...props} from={from} to={to} />;
  }
  if (asked === undefined || asked.seat !== watcher || action !== undefined)
    return host.isDefending ? <DefenceBox {...props} /> : null;
  const { from, to } = selection;
  switch (asked.prompt) {
    case 'colour':
      return <ColourPanel {...props} />;
    case 'place':
      return <PlacePanel {...props} max={asked.frame.armies} />;
    case 'set':
      return <SetPanel {...props} asked={asked} />;
    case 'fight':
      if (from === undefined || to === undefined)
        return (
          <p className="risika-tip">{boardTexts.attack[from === undefined ? 'pickOrigin' : 'pickTarget']}</p>
        );
      return <AttackPanel key={`${from} ${to}`} {...props} from={from} to={to} />;
    case 'defend':
      return <DefendPanel {...props} asked={asked} />;
    case 'move':
      if (from === undefined || to === undefined)
        return (
          <p className="risika-tip">{boardTexts.move[from === undefined ? 'pickOrigin' : 'pickTarget']}</p>
        );
      return <MovePanel key={`${from} ${to}`} {...props} from={from} to={to} />;
    case 'round':
      return null;
    default:
      return <NumberPanel key={asked.number} {...props} asked={asked} />;
  }
}
