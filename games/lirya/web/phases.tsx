/** The turn with its phases, and the stops at which the person is asked for a response. */
import { at } from '@ludoteca/kernel';
import { type AutoPassControls, PopoverButton, SeatSymbol } from '@ludoteca/kit/web';
import { STOPS } from '../auto-pass.ts';
import { PHASES } from '../card-definition/index.ts';
import type { LiryaBoardProps } from './board-props.ts';
import type { LiryaBoardTexts } from './texts/index.ts';

export function Phases({ view, labels, names, outcome }: LiryaBoardProps) {
  if (view.turn === 0) return null;
  return (
    <>
      {outcome === undefined && (
        <p className="ly-turn">
          <SeatSymbol seat={view.active} size={14} />
          <span>{labels.turn(view.turn)}</span>
          <strong>{at(names, view.active)}</strong>
        </p>
      )}
      <ol className="ly-phases" aria-label={labels.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? 'step' : undefined}>
            {labels.terms.phases[phase]}
          </li>
        ))}
      </ol>
    </>
  );
}

export function Stops(props: { readonly autoPass: AutoPassControls; readonly labels: LiryaBoardTexts }) {
  const { autoPass } = props;
  const { title, about, control, stops } = props.labels.autoPass;
  return (
    <PopoverButton className="ly-stops-button" label={title}>
      <p className="ly-sheet-title">{about}</p>
      <div className="ly-stops">
        {STOPS.map((stop) => (
          <label key={stop}>
            <input
              type="checkbox"
              checked={autoPass.stops.has(stop)}
              onChange={() => autoPass.toggle(stop)}
            />
            {stops[stop]}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={autoPass.control}
            onChange={({ target }) => autoPass.setControl(target.checked)}
          />
          {control}
        </label>
      </div>
    </PopoverButton>
  );
}
