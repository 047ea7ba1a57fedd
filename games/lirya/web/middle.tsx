import './middle.css';
import { at } from '@ludoteca/kernel';
import { type AutoPassControls, SeatSymbol } from '@ludoteca/kit/web';
import { PHASES } from '../card-definition/index.ts';
import { Stops } from './stops.tsx';
import type { LiryaBoardProps } from './board-props.ts';
import type { MulliganControls } from './use-mulligan.ts';

/** Between the two halves: whose turn it is and how far, what is being gathered, and when this page passes. */
export function Middle(
  given: LiryaBoardProps & {
    readonly mulligan: MulliganControls | undefined;
    readonly passing: AutoPassControls | undefined;
  },
) {
  const { view, words, names, mulligan, passing, outcome } = given;
  return (
    <div className="ly-middle">
      {outcome === undefined && view.turn > 0 && (
        <p className="ly-turn">
          <SeatSymbol seat={view.active} size={14} />
          <span>{words.turn(view.turn)}</span>
          <strong>{at(names, view.active)}</strong>
        </p>
      )}
      {view.turn > 0 && (
        <ol className="ly-phases" aria-label={words.phase}>
          {PHASES.map((phase) => (
            <li key={phase} aria-current={phase === view.phase ? 'step' : undefined}>
              {words.terms.phases[phase]}
            </li>
          ))}
        </ol>
      )}
      {mulligan && (
        <button type="button" className="ly-deed" onClick={mulligan.send}>
          {mulligan.pressed.length === 0
            ? words.mulligan.keep
            : words.mulligan.putBack(mulligan.pressed.length)}
        </button>
      )}
      {passing && (
        <span className={passing.isPassing ? 'ly-passing on' : 'ly-passing'}>{words.passing.now}</span>
      )}
      {passing && <Stops passing={passing} words={words} />}
    </div>
  );
}
