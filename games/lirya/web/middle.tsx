/** The row between the two halves: the turn, the button of the mulligan, and the state of auto-pass. */
import './middle.css';
import type { AutoPassControls } from '@ludoteca/kit/web';
import type { LiryaBoardProps } from './board-props.ts';
import { Phases, Stops } from './phases.tsx';
import type { MulliganControls } from './use-mulligan.ts';

export function Middle(
  props: LiryaBoardProps & {
    readonly mulligan: MulliganControls | undefined;
    readonly autoPass: AutoPassControls | undefined;
  },
) {
  const { labels, mulligan, autoPass } = props;
  return (
    <div className="ly-middle">
      <Phases {...props} />
      {mulligan && (
        <button type="button" className="ly-deed" onClick={mulligan.send}>
          {mulligan.pressed.length === 0
            ? labels.mulligan.keep
            : labels.mulligan.putBack(mulligan.pressed.length)}
        </button>
      )}
      {autoPass && (
        <>
          <span className={autoPass.isPassing ? 'ly-passing on' : 'ly-passing'}>{labels.autoPass.now}</span>
          <Stops autoPass={autoPass} labels={labels} />
        </>
      )}
    </div>
  );
}
