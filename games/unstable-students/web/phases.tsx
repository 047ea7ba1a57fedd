/** Shows the round, whose it is, and its current phase. */
import './phases.css';
import { at } from '@ludoteca/kernel';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { BoardProps } from './board-props.ts';
import { currentPhase } from './chain-state.ts';
import { PHASES } from './texts/text-types.ts';

export function Phases({ view, asked, labels, names }: BoardProps) {
  const current = currentPhase(view, asked);
  return (
    <div className="us-round">
      <p className="us-whose">
        <SeatSymbol seat={view.turn} size={18} />
        <span>{labels.round(view.round)}</span> <strong>{at(names, view.turn)}</strong>
      </p>
      <ol className="us-phases" aria-label={labels.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === current ? 'step' : undefined}>
            {labels.phases[phase]}
          </li>
        ))}
      </ol>
    </div>
  );
}
